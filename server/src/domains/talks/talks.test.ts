import { describe, expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { getTalk, hangUpTalk } from '#contract/talks/endpoints.ts'
import { getTalkReceipt, listCallHistory } from '#contract/talks/receipts.ts'
import { balancesOf, checkBooks, fundsOf } from '#server/domains/ledger/public.ts'
import { aBooking } from '#test/bookings.ts'
import { beginWith } from '#test/locks.ts'
import type { Person } from '#test/people.ts'
import { aCall } from '#test/rooms.ts'
import { fill } from '#test/shop.ts'
import { anAnsweredTalk, anExpert, busyFrom, inRoom, LEAST_PAISE, look, stateOf, talkFor } from '#test/talks.ts'
import { world } from '#test/world.ts'
import { sweepTalks } from './billing/sweep.ts'

const there = await world()
const { db, clock, pool } = there

const heldOf = async ({ id }: Person) => (await fundsOf(db, id, clock.now())).heldPaise
const received = async (person: Person) =>
  (await person.send(listNotifications, { limit: 100 })).body.data.data.map(({ message }) => message)

describe('a talk', () => {
  test('over real sockets: both connected for five seconds pay for five, and the receipt says so', async () => {
    const talk = await anAnsweredTalk(there)
    const sides = await aCall(there, { customer: talk.customer, consultant: talk.expert, slug: talk.room })
    clock.advance({ seconds: 5 })
    const { body } = await talk.customer.send(hangUpTalk, { id: talk.id })
    expect(body.data.talk).toMatchObject({ state: 'ended', endedBy: 'customer', why: 'hung_up' })
    await expect.poll(() => sides.consultant.received('roomended')).toMatchObject([{ room: talk.room, why: 'left' }])
    const { receipt } = (await talk.customer.send(getTalkReceipt, { id: talk.id })).body.data
    // 5/60 of ₹30 is ₹2.50, and 45 paise of tax, named as on the invoice.
    expect(receipt).toMatchObject({ connectedSeconds: 5, pricePaise: 250, totalPaise: 295 })
    const line = await there.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', receipt.paid!.orderId)
      .executeTakeFirstOrThrow()
    const { cgstPaise, sgstPaise, igstPaise } = receipt
    expect([cgstPaise, sgstPaise, igstPaise]).toEqual([line.cgst_paise, line.sgst_paise, line.igst_paise])
    expect(cgstPaise + sgstPaise + igstPaise).toBe(45)
    expect(receipt.paid).toMatchObject({ walletPaise: 295, balanceAfterPaise: 100_000 - 295 })
    expect(receipt.paid?.invoice?.number).toBeTruthy()
    expect(await heldOf(talk.customer)).toBe(0)
    const { earning } = (await talk.expert.send(getTalkReceipt, { id: talk.id })).body.data.receipt
    expect(earning).toMatchObject({ grossPaise: 250, commissionPaise: 50 })
    expect(await received(talk.customer)).toEqual(['talk_receipt'])
  })

  test('is billed for connected time only: gaps are free, itemised, and attributed', async () => {
    const talk = await anAnsweredTalk(there)
    clock.advance({ seconds: 7 })
    const sides = await inRoom(there, talk)
    await talkFor(there, sides, 60)
    await sides.consultant.say(false)
    await talkFor(there, sides, 20)
    await sides.consultant.say(true)
    await talkFor(there, sides, 40)
    await talk.expert.send(hangUpTalk, { id: talk.id })
    const { receipt } = (await talk.customer.send(getTalkReceipt, { id: talk.id })).body.data
    expect(receipt.parts.map(({ kind, seconds, whose, paise }) => [kind, seconds, whose, paise])).toEqual([
      ['connected', 60, null, 3_000],
      ['gap', 20, 'consultant', 0],
      ['connected', 40, null, 2_000],
    ])
    expect(receipt).toMatchObject({ connectedSeconds: 100, wholeSeconds: 120, pricePaise: 5_000, totalPaise: 5_900 })
  })

  test('in which both were never connected ends automatically after a minute and costs nothing', async () => {
    const talk = await anAnsweredTalk(there)
    clock.advance({ seconds: 59 })
    await look(there)
    expect(await stateOf(talk.customer, talk.id)).toBe('live')
    clock.advance({ seconds: 1 })
    await look(there)
    const seen = (await talk.customer.send(getTalk, { id: talk.id })).body.data.talk
    expect(seen).toMatchObject({ state: 'ended', why: 'nobody_connected', endedBy: 'system' })
    expect(await heldOf(talk.customer)).toBe(0)
    expect((await balancesOf(db, talk.customer.id)).wallet).toBe(100_000)
  })

  test('continues as long as the wallet covers it: held ahead, warned at three minutes and one, stopped at zero to the second', async () => {
    // ₹354 covers exactly ten minutes.
    const talk = await anAnsweredTalk(there, { paise: 35_400 })
    const sides = await inRoom(there, talk)
    const meter = async () => (await talk.customer.send(getTalk, { id: talk.id })).body.data.talk.meter!
    expect(await meter()).toMatchObject({ paidSeconds: 300, secondsLeft: 600, walletPaise: 35_400, endsBy: 'balance' })
    await talkFor(there, sides, 64)
    expect(await meter()).toMatchObject({ paidSeconds: 600, connectedSeconds: 64, spentPaise: 3_776, warning: null })
    expect(await heldOf(talk.customer)).toBe(35_400)
    await talkFor(there, sides, 416)
    expect(await meter()).toMatchObject({ secondsLeft: 120, warning: 3 })
    await talkFor(there, sides, 60)
    expect(await meter()).toMatchObject({ secondsLeft: 60, warning: 1 })
    await talkFor(there, sides, 80)
    const seen = (await talk.customer.send(getTalk, { id: talk.id })).body.data.talk
    expect(seen).toMatchObject({ state: 'ended', why: 'no_money', meter: null })
    const { receipt } = (await talk.customer.send(getTalkReceipt, { id: talk.id })).body.data
    expect(receipt).toMatchObject({ connectedSeconds: 600, totalPaise: 35_400, paid: { balanceAfterPaise: 0 } })
    expect(+new Date(seen.endedAt!) - +new Date(seen.answeredAt!)).toBe(600_000)
  })

  test('is prolonged by a top-up, even in the last second', async () => {
    const talk = await anAnsweredTalk(there, { paise: LEAST_PAISE })
    const sides = await inRoom(there, talk)
    await talkFor(there, sides, 299)
    await fill(there, talk.customer, LEAST_PAISE)
    await talkFor(there, sides, 60)
    expect(await stateOf(talk.customer, talk.id)).toBe('live')
    await talkFor(there, sides, 260)
    const { receipt } = (await talk.customer.send(getTalkReceipt, { id: talk.id })).body.data
    expect(receipt).toMatchObject({ connectedSeconds: 600, totalPaise: 2 * LEAST_PAISE })
  })

  test('protects the held amount from being spent elsewhere, and never overdraws a wallet', async () => {
    const talk = await anAnsweredTalk(there, { paise: 20_000 })
    const sides = await inRoom(there, talk)
    await talkFor(there, sides, 100)
    const funds = await fundsOf(db, talk.customer.id, clock.now())
    expect(funds.spendablePaise).toBeLessThan(2_300)
    await talkFor(there, sides, 400)
    expect(await stateOf(talk.customer, talk.id)).toBe('ended')
    const { wallet } = await balancesOf(db, talk.customer.id)
    expect(wallet).toBeGreaterThanOrEqual(0)
    expect(wallet).toBeLessThan(60)
  })

  test('stops at its limit, and at the next session of the expert', async () => {
    const limited = await anAnsweredTalk(there, { limitMinutes: 6 })
    await talkFor(there, await inRoom(there, limited), 400)
    const seen = (await limited.customer.send(getTalk, { id: limited.id })).body.data.talk
    expect(seen).toMatchObject({ state: 'ended', why: 'limit', limitMinutes: 6 })
    const short = await anAnsweredTalk(there)
    const from = await busyFrom(there, short.expert, 10)
    const ends = (await short.expert.send(getTalk, { id: short.id })).body.data.talk
    expect(ends).toMatchObject({ mayLastUntil: from.toISOString(), mostMinutes: 10 })
    await talkFor(there, await inRoom(there, short), 620)
    const over = (await short.customer.send(getTalk, { id: short.id })).body.data.talk
    expect(over).toMatchObject({ state: 'ended', why: 'next_session', endedAt: from.toISOString() })
    const { receipt } = (await short.customer.send(getTalkReceipt, { id: short.id })).body.data
    expect(receipt.connectedSeconds).toBe(600)
  })

  test('keeps the rate it began with', async () => {
    const talk = await anAnsweredTalk(there)
    await pool.query('update consultants set talk_rate_paise = 9900 where id = $1', [talk.expert.id])
    await talkFor(there, await inRoom(there, talk), 60)
    await talk.customer.send(hangUpTalk, { id: talk.id })
    expect((await talk.customer.send(getTalkReceipt, { id: talk.id })).body.data.receipt.pricePaise).toBe(3_000)
  })

  test('ended by both concurrently ends once', async () => {
    const talk = await anAnsweredTalk(there)
    await talkFor(there, await inRoom(there, talk), 30)
    const answers = await Promise.all(
      [talk.customer, talk.expert, talk.customer].map((who) => who.send(hangUpTalk, { id: talk.id })),
    )
    expect(answers.map(({ status, body }) => [status, body.data.talk.state])).toEqual(
      Array.from({ length: 3 }, () => [200, 'ended']),
    )
    expect((await balancesOf(db, talk.customer.id)).wallet).toBe(100_000 - 1_770)
  })

  test('after an outage is billed until both were last seen: time without a server is free', async () => {
    const talk = await anAnsweredTalk(there)
    const sides = await inRoom(there, talk)
    await talkFor(there, sides, 40)
    clock.advance({ minutes: 25 })
    // The first request after the restart, before any sweep.
    await talk.customer.send(hangUpTalk, { id: talk.id })
    const { receipt } = (await talk.customer.send(getTalkReceipt, { id: talk.id })).body.data
    expect(receipt).toMatchObject({ connectedSeconds: 40, pricePaise: 2_000 })
    expect(await checkBooks(db)).toEqual([])
  })

  test('is billed until the lost side was last seen, also if the other side sends something before any sweep', async () => {
    for (const act of ['says', 'leaves'] as const) {
      const talk = await anAnsweredTalk(there)
      const sides = await inRoom(there, talk)
      await talkFor(there, sides, 20)
      clock.advance({ seconds: 10 })
      await (act === 'says' ? sides.customer.say(false) : sides.customer.leave())
      await talk.customer.send(hangUpTalk, { id: talk.id })
      const { receipt } = (await talk.customer.send(getTalkReceipt, { id: talk.id })).body.data
      expect(receipt.connectedSeconds).toBe(20)
    }
  })

  test('continues after an outage, although the paid time would have been used up meanwhile', async () => {
    const talk = await anAnsweredTalk(there, { paise: LEAST_PAISE })
    const sides = await inRoom(there, talk)
    await talkFor(there, sides, 280)
    clock.advance({ seconds: 50 })
    await sweepTalks(there.app.services, clock.now())
    expect(await stateOf(talk.customer, talk.id)).toBe('live')
    await talkFor(there, await inRoom(there, talk), 12)
    await talk.customer.send(hangUpTalk, { id: talk.id })
    const { receipt } = (await talk.customer.send(getTalkReceipt, { id: talk.id })).body.data
    expect(receipt.parts.map(({ kind, seconds }) => [kind, seconds])).toEqual([
      ['connected', 280],
      ['gap', 50],
      ['connected', 12],
    ])
  })

  test('reads the fee rates of the expert once; the customer’s side does not need them', async () => {
    const talk = await anAnsweredTalk(there)
    await inRoom(there, talk)
    const shown = async (who: Person) => {
      const { status, body } = await who.send(getTalk, { id: talk.id })
      return [status, body.data?.talk.meter?.earnedPaise]
    }
    expect(await shown(talk.expert)).toEqual([200, 0])
    const blocker = await beginWith(there, 'lock table tax_identities in access exclusive mode', [])
    expect([await shown(talk.customer), await shown(talk.expert)]).toEqual([
      [200, null],
      [200, 0],
    ])
    await blocker.end()
  })

  test('blocks the expert’s time for bookings, and frees it afterwards', async () => {
    const talk = await anAnsweredTalk(there)
    const busy = () => pool.query('select kind from busy_times where talk_id = $1', [talk.id])
    expect((await busy()).rows).toEqual([{ kind: 'call' }])
    await talk.customer.send(hangUpTalk, { id: talk.id })
    expect((await busy()).rows).toEqual([])
  })
})

test('the call history lists talks and booked calls of both sides, newest first, with search', async () => {
  const booking = await aBooking(there)
  await pool.query(`update bookings set state = 'completed', judged_at = $2, settled_at = $2 where id = $1`, [
    booking.id,
    clock.now(),
  ])
  await pool.query('update consultants set talk_rate_paise = 3000 where id = $1', [booking.consultant.id])
  const expert = await anExpert(there)
  const talk = await anAnsweredTalk(there, { customer: booking.customer, expert })
  await talkFor(there, await inRoom(there, talk), 60)
  await talk.customer.send(hangUpTalk, { id: talk.id })
  const { data } = (await booking.customer.send(listCallHistory, {})).body
  expect(data.callCount).toBe(2)
  const rows = data.callHistory.map(({ kind, id, state, seconds, amountPaise }) => [
    kind,
    id,
    state,
    seconds,
    amountPaise,
  ])
  expect(rows).toContainEqual(['talk', talk.id, 'ended', 60, 3_540])
  expect(rows).toContainEqual(['booking', booking.id, 'completed', 0, 118_000])
  const found = (await booking.customer.send(listCallHistory, { search: 'CALL-' })).body.data
  expect(found.callHistory.map(({ id }) => id)).toEqual([talk.id])
  const own = (await expert.send(listCallHistory, {})).body.data.callHistory
  expect(own).toMatchObject([{ kind: 'talk', id: talk.id, amountPaise: 3_000, other: { name: 'Asha Verma' } }])
})
