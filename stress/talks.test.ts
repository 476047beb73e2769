import { expect, test } from 'vitest'
import { registerRoomKind } from '#server/domains/calls/public.ts'
import { balancesOf, checkBooks, fundsOf, trialBalance } from '#server/domains/ledger/public.ts'
import { registerSeller } from '#server/domains/orders/public.ts'
import { talkRooms, talkSeller, talkTexts } from '#server/domains/talks/public.ts'
import { createDb, createPool, type Db } from '#server/platform/db/db.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { fileDatabase } from '#test/file-database.ts'
import { figure, note } from './figures.ts'
import { priceBy, withTax } from './harness/talk-model.ts'
import { type Played, playTalk } from './talks.ts'

const talks = figure(12, 1_000)
const AT_ONCE = 8
const START = new Date('2026-03-02T04:30:00Z')

test(`${talks} talks with drops, reconnects, clock jumps and kills: every bill is the overlap as the server saw it`, {
  timeout: 60 * 60_000,
}, async () => {
  // Without a running app, so that only their own clocks process these talks.
  const url = await fileDatabase()
  // In-memory caches belong to one clock: every player has its own clock and pool.
  const players = Array.from({ length: AT_ONCE }, () => createDb(createPool({ url, size: 2 })))
  const [db] = players as [Db]
  registerRoomKind('talk', talkRooms)
  registerSeller('talk', talkSeller)
  registerMessages(talkTexts)
  const played: Played[] = []
  let next = 0
  const play = async (own: Db) => {
    while (next < talks) {
      next += 1
      const seed = next
      const one = await playTalk(own, seed, START)
      expectRight(one, seed)
      await expectSolvent(own, one)
      played.push(one)
    }
  }

  /** To the second; a stopped talk is paid to the second it was stopped at. */
  function expectRight({ talk, modelMs }: Played, seed: number) {
    const seconds = Math.floor(modelMs / 1000)
    const bill = { seed, why: talk.why, seconds: talk.billedSeconds, price: talk.pricePaise }
    const right = Math.min(seconds, talk.paidSeconds)
    expect(bill).toEqual({ seed, why: talk.why, seconds: right, price: priceBy(talk.ratePaise, right) })
    expect(talk.state).toBe('ended')
    if (talk.limitSeconds !== null) expect(talk.billedSeconds).toBeLessThanOrEqual(talk.limitSeconds)
  }

  /** Nobody owes, and no talk was stopped for lack of money while there was some. */
  async function expectSolvent(own: Db, { talk }: Played) {
    const { wallet } = await balancesOf(own, talk.customerId)
    const { heldPaise, spendablePaise } = await fundsOf(own, talk.customerId, talk.endedAt!)
    expect(wallet).toBeGreaterThanOrEqual(0)
    expect(heldPaise).toBe(0)
    if (talk.why !== 'no_money') return
    const total = withTax(talk.pricePaise!)
    expect(withTax(priceBy(talk.ratePaise, talk.billedSeconds! + 1))).toBeGreaterThan(total + talk.balanceAfterPaise!)
    expect(spendablePaise).toBe(talk.balanceAfterPaise)
  }

  try {
    await Promise.all(players.map(play))
    const open = await db.selectFrom('talks').select('id').where('state', 'in', ['ringing', 'live']).execute()
    const holds = await db.selectFrom('ledger_holds').select('id').where('state', '=', 'open').execute()
    const flowing = await db.selectFrom('room_flows').select('id').where('to_at', 'is', null).execute()
    expect([open, holds, flowing]).toEqual([[], [], []])
    expect(await checkBooks(db)).toEqual([])
    expect((await trialBalance(db)).totalPaise).toBe(0)
    const sum = (of: (one: Played) => number) => played.reduce((total, one) => total + of(one), 0)
    const ends = Object.entries(Object.groupBy(played, ({ talk }) => talk.why!)).map(
      ([why, all]) => `${all!.length} ${why}`,
    )
    expect(sum(({ talk }) => talk.billedSeconds!)).toBeGreaterThan(0)
    note(
      `${talks} talks: ${sum(({ talk }) => talk.billedSeconds!)} seconds billed, each as the model says; ${ends.join(', ')}; ` +
        `${sum(({ counted }) => counted.drops)} drops, ${sum(({ counted }) => counted.rejoins)} rejoins, ${sum(({ counted }) => counted.jumps)} clock jumps, ` +
        `${sum(({ counted }) => counted.kills)} times without a server, ${sum(({ counted }) => counted.rollbacks)} endings cut off`,
    )
  } finally {
    for (const one of players) await one.destroy()
  }
})
