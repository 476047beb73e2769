import { expect, test } from 'vitest'
import { balancesOf, checkBooks, fundsOf, spend, trialBalance } from '#server/domains/ledger/public.ts'
import { createDb, createPool, type Db } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { fileDatabase } from '#test/file-database.ts'
import { figure, isFull, note } from './figures.ts'
import { type Chance, chanceOf } from './harness/chance.ts'
import { startTalkApp, type TalkApp } from './harness/talk-app.ts'
import { type Bill, billOf } from './harness/talk-bills.ts'
import { boundsOf, isKnown } from './harness/talk-bounds.ts'
import { whileSomethingIsDue } from './harness/talk-midway.ts'
import { priceBy, withTax } from './harness/talk-model.ts'
import { aSignedInPair, topUp } from './harness/talk-people.ts'
import { lengthOf, overlap } from './harness/talk-spans.ts'
import { type GoingOn, type HeldTalk, holdTalk } from './talk-kills.ts'

const SEED = 20_261_115
const atOnce = figure(4, 40)
const kills = figure(1, 12)
const IDLE_SECONDS = 25
const ENDERS = ['customer', 'consultant', 'customer', 'consultant', 'nobody'] as const
const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

/** Talks in sequence on several lines in parallel, as long as there are kills to come. */
function talkOn(db: Db, url: string) {
  const goingOn = new Set<GoingOn>()
  const held: HeldTalk[] = []
  const put = new Map<number, number>()
  let enough = false

  async function oneTalk(chance: Chance) {
    const ratePaise = chance.in(500, 12_000)
    const pair = await aSignedInPair(db, ratePaise)
    const minute = withTax(ratePaise) + 1
    const { id } = pair.customer
    // Half of them cannot pay for much more than the first minute.
    const paise = minute + chance.in(0, chance.one(2) ? Math.ceil(minute / 2) : 20 * minute)
    await topUp(db, id, paise, new Date())
    put.set(id, paise)
    // Long enough that what a kill leaves unseen is not the whole talk.
    const afterMs = isFull ? chance.in(5_000, 110_000) : chance.in(5_000, 7_000)
    // A talk that nobody ends is ended by the server, but not soon.
    const by = ENDERS[chance.in(0, figure(3, 4))]!
    const going = holdTalk(url, pair, { afterMs, by }, chance)
    goingOn.add(going)
    const over = going.over.finally(() => goingOn.delete(going))
    const [one] = await Promise.all([over, moveMoneyWhile(going, id, minute, chance)])
    held.push(one)
  }
  async function moveMoneyWhile(going: GoingOn, of: number, minute: number, chance: Chance) {
    for (; goingOn.has(going); await Promise.race([pause(2_000), going.over]))
      if (going.isLive()) await moveMoney(of, minute, chance)
  }
  /** Money is added and spent elsewhere at any moment of the talk. */
  async function moveMoney(of: number, minute: number, chance: Chance) {
    const paise = chance.in(1, Math.ceil(minute / 3))
    if (chance.one(4)) {
      await topUp(db, of, paise, new Date())
      put.set(of, put.get(of)! + paise)
    } else if (chance.one(3) && (await spendElsewhere(db, of, paise))) put.set(of, put.get(of)! - paise)
  }

  const lines = Array.from({ length: atOnce }, async (_, line) => {
    for (let n = 0; !enough; n += 1) await oneTalk(chanceOf(SEED + 1_000 * line + n))
  })
  return {
    held,
    /** The expected wallet of each customer without the talk. */
    put,
    live: () => [...goingOn].filter((one) => one.isLive()),
    async end() {
      enough = true
      await Promise.all(lines)
    },
  }
}

let spent = 0
async function spendElsewhere(db: Db, of: number, paise: number) {
  spent += 1
  const operation = { key: `kills ${spent} of ${of}`, kind: 'order_paid', at: new Date(), of, paise } as const
  try {
    await db.transaction().execute((tx) => spend(tx, { ...operation, to: [{ place: 'adjustments', paise }] }))
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'insufficient_funds') return false
    throw error
  }
}

/** In the middle of ticks and endings, one process or both are killed or suspended; then they run again. */
async function killOften(app: TalkApp, databaseUrl: string, live: () => GoingOn[]) {
  const chance = chanceOf(SEED)
  const counted = { kills: 0, midway: 0, freezes: 0 }
  async function killMidway(places: readonly number[], endings: number) {
    for (const one of live().slice(0, endings)) one.endNow()
    if (await whileSomethingIsDue(databaseUrl)) counted.midway += 1
    await app.kill(places)
    counted.kills += places.length
  }
  const ways = [
    async () => {
      await killMidway([0, 1], 4)
      await pause(chance.in(0, 9_000))
      await Promise.all([app.start(0), app.start(1)])
    },
    async () => {
      const place = chance.in(0, 1)
      await killMidway([place], 3)
      await pause(chance.in(0, 3_000))
      await app.start(place)
    },
    async () => {
      counted.freezes += 1
      await app.freeze(chance.in(6_200, 9_000))
    },
    async () => {
      await killMidway([0], 0)
      await killMidway([1], 2)
      await app.start(1)
      await app.start(0)
    },
  ]
  while (counted.kills < kills) {
    await expect.poll(() => live().length, { timeout: 5 * 60_000 }).toBeGreaterThanOrEqual(Math.ceil(atOnce / 3))
    if (isFull) await pause(chance.in(2_000, 9_000))
    if (isFull) await ways[(counted.kills + counted.freezes) % ways.length]!()
    else await killMidway([0], 2)
  }
  return counted
}

test(`talks on real sockets, ${atOnce} in parallel, and ${kills} kills of their servers: every bill is what a server saw, and time without one is free`, {
  timeout: 30 * 60_000,
}, async () => {
  const url = await fileDatabase()
  // A suspended or killed process may hold a balance lock for a while, so there is no timeout.
  const timeout = { statementTimeoutMs: 0, lockTimeoutMs: 0 }
  const db = createDb(createPool({ url: `${url}?application_name=stress`, size: 20, ...timeout }))
  const began = Date.now()
  const settings = { talkLeastMinutes: 1, talkIdleSeconds: IDLE_SECONDS }
  for (const [key, value] of Object.entries(settings))
    await db
      .insertInto('settings')
      .values({ key, value: JSON.stringify(value), changed_at: new Date() })
      .execute()
  const app = await startTalkApp(url)
  try {
    const talking = talkOn(db, app.url)
    const counted = await killOften(app, url, talking.live)
    // A kill may leave every talk it met without a whole billed second, so talks go on until one was billed.
    const billed = () => db.selectFrom('talks').select('id').where('billed_seconds', '>', 0).limit(1).execute()
    await expect.poll(billed, { timeout: 5 * 60_000, interval: 200 }).toHaveLength(1)
    await talking.end()
    const open = () => db.selectFrom('talks').select('id').where('state', 'in', ['ringing', 'live']).execute()
    await expect.poll(open, { timeout: 90_000, interval: 200 }).toEqual([])
    await app.stop()
    const bills = await Promise.all(talking.held.map(async (held) => ({ held, bill: await billOf(db, held.id) })))
    for (const { held, bill } of bills) {
      expectWhatWasSeen(held, bill, app)
      await expectPaid(db, held, bill, talking.put.get(held.customerId)!)
    }
    await expectBooksClosed(db)
    const sum = (of: (one: (typeof bills)[number]) => number) => bills.reduce((total, one) => total + of(one), 0)
    const ends = Object.entries(Object.groupBy(bills, ({ bill }) => bill.why!)).map(
      ([why, all]) => `${all!.length} ${why}`,
    )
    const happened = (what: keyof HeldTalk['counted']) => sum(({ held }) => held.counted[what])
    const asked = (what: 'unanswered' | 'lapsed') => sum(({ held }) => held.customer[what] + held.consultant[what])
    note(
      `${bills.length} talks on real sockets, ${atOnce} at once, in ${Math.round((Date.now() - began) / 1000)} s: ${sum(({ bill }) => bill.billedSeconds!)} seconds billed in ` +
        `${sum(({ bill }) => bill.flows.length)} stretches, each as a server saw it; ${ends.join(', ')}; ${counted.kills} processes killed, ${counted.midway} times amid a talk's transaction, ` +
        `${counted.freezes} times all were suspended, ${Math.round(lengthOf(app.without()) / 1000)} s without a server, none of it billed; ${happened('drops')} drops, ` +
        `${happened('silences')} silences, ${happened('rejoins')} rejoins, ${happened('leaves')} leaves, ${asked('lapsed')} seats lost, ${asked('unanswered')} words and ${happened('goodbyesRepeated')} goodbyes without an answer`,
    )
  } finally {
    await app.stop()
    await db.destroy()
  }
})

/** To the second as recorded by the server, and within the bounds of what the two pages know. */
function expectWhatWasSeen({ customer, consultant }: HeldTalk, bill: Bill, app: TalkApp) {
  const { flows, answeredMs, endedMs, paidSeconds } = bill
  const ms = flows.reduce((sum, { from, to }) => sum + to - from, 0)
  const seconds = Math.min(Math.floor(ms / 1000), paidSeconds)
  const price = priceBy(bill.ratePaise, seconds)
  expect([bill.state, bill.billedSeconds, bill.pricePaise]).toEqual(['ended', seconds, price])
  expect(bill.totalPaise ?? 0).toBe(withTax(price))
  expect(lengthOf(flows)).toBe(ms)
  expect(overlap(flows, [{ from: answeredMs, to: endedMs }])).toBe(ms)
  expect(overlap(flows, app.without())).toBe(0)
  const strange = flows
    .flatMap(({ from, to }) => [from, to])
    .filter((at) => at !== endedMs && !isKnown(at, customer, consultant))
  expect(strange).toEqual([])
  const { least, most } = boundsOf(customer, consultant, endedMs)
  expect(ms).toBeLessThanOrEqual(most)
  expect(ms).toBeGreaterThanOrEqual(Math.min(least, paidSeconds * 1000))
}

/** The amount taken equals the bill, and no talk was stopped for lack of money while there was some. */
async function expectPaid(db: Db, { customerId }: HeldTalk, bill: Bill, putPaise: number) {
  const { wallet } = await balancesOf(db, customerId)
  const { heldPaise, walletPaise } = await fundsOf(db, customerId, new Date())
  expect([wallet, heldPaise, walletPaise]).toEqual([putPaise - (bill.totalPaise ?? 0), 0, wallet])
  expect(wallet).toBeGreaterThanOrEqual(0)
}

async function expectBooksClosed(db: Db) {
  const holds = await db.selectFrom('ledger_holds').select('id').where('state', '=', 'open').execute()
  const flowing = await db.selectFrom('room_flows').select('id').where('to_at', 'is', null).execute()
  const seats = await db.selectFrom('room_seats').select('seat').execute()
  const taken = await db.selectFrom('busy_times').select('id').where('talk_id', 'is not', null).execute()
  expect([holds, flowing, seats, taken]).toEqual([[], [], [], []])
  expect(await checkBooks(db)).toEqual([])
  expect((await trialBalance(db)).totalPaise).toBe(0)
}
