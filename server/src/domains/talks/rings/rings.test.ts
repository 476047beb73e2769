import { describe, expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { answerTalk, cancelTalk, declineTalk, getCurrentTalk, getTalk, ringExpert } from '#contract/talks/endpoints.ts'
import { getTalkReceipt } from '#contract/talks/receipts.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { aBooking } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { dial } from '#test/rooms.ts'
import { fill } from '#test/shop.ts'
import { anExpert, aRing, busyFrom, goAway, inputFor, joinSession, LEAST_PAISE, look, stateOf } from '#test/talks.ts'
import { world } from '#test/world.ts'

const there = await world()
const { db, clock, aCustomer, pool } = there

const heldOf = async ({ id }: Person) => (await fundsOf(db, id, clock.now())).heldPaise
const notified = async (person: Person) =>
  (await person.send(listNotifications, { limit: 100 })).body.data.data.map(({ message }) => message)

describe('a call', () => {
  test('holds five minutes, reaches the expert’s open page immediately, and is found again after a reload', async () => {
    const [expert, customer] = [await anExpert(there), await aCustomer()]
    await fill(there, customer, 50_000)
    const socket = await dial(await there.url(), expert.token)
    const received: unknown[] = []
    socket.on('talkring', (data) => received.push(data))
    const { status, body } = await customer.send(ringExpert, inputFor(expert))
    const { talk } = body.data
    expect([status, talk.state, talk.role, talk.other.name]).toEqual([201, 'ringing', 'customer', 'Ravi Menon'])
    expect(talk.number).toMatch(/^CALL-26-\d{5,}$/)
    expect(+new Date(talk.ringUntil) - +new Date(talk.rangAt)).toBe(45_000)
    expect(await heldOf(customer)).toBe(LEAST_PAISE)
    await expect.poll(() => received).toEqual([{ talkId: talk.id }])
    for (const who of [expert, customer])
      expect((await who.send(getCurrentTalk, {})).body.data.talk).toMatchObject({ id: talk.id, state: 'ringing' })
    const seen = (await expert.send(getTalk, { id: talk.id })).body.data.talk
    // Of ₹30: commission 6, GST on it 1.08, TCS 0.15, TDS without PAN 1.50. ₹500 covers 14 minutes.
    expect(seen).toMatchObject({ role: 'consultant', earnsPaise: 2_127, mostMinutes: 14, subject: 'Fuel' })
  })

  test('that is declined, cancelled or not answered costs nothing', async () => {
    for (const end of ['declined', 'cancelled', 'missed'] as const) {
      const ring = await aRing(there)
      if (end === 'declined') await ring.expert.send(declineTalk, { id: ring.id })
      if (end === 'cancelled') await ring.customer.send(cancelTalk, { id: ring.id })
      if (end === 'missed') {
        clock.advance({ seconds: 45 })
        expect(await stateOf(ring.customer, ring.id)).toBe('missed')
        await look(there)
      }
      expect([await stateOf(ring.expert, ring.id), await heldOf(ring.customer)]).toEqual([end, 0])
      expect((await ring.expert.send(answerTalk, { id: ring.id })).body.code).toBe('talk_over')
      expect((await notified(ring.expert)).includes('talk_missed')).toBe(end !== 'declined')
      const { receipt } = (await ring.customer.send(getTalkReceipt, { id: ring.id })).body.data
      expect([receipt.parts, receipt.totalPaise, receipt.paid]).toEqual([[], 0, null])
    }
  })

  test('by two customers concurrently reaches the expert once; a customer calls one expert at a time', async () => {
    const [expert, other] = [await anExpert(there), await anExpert(there)]
    const people = await Promise.all(Array.from({ length: 4 }, () => aCustomer()))
    for (const one of people) await fill(there, one, 50_000)
    const answers = await Promise.all(people.map((one) => one.send(ringExpert, inputFor(expert))))
    const codes = answers.map(({ status, body }) => (status === 201 ? 'rings' : body.code))
    expect(codes.toSorted()).toEqual(['expert_busy', 'expert_busy', 'expert_busy', 'rings'])
    const lucky = people[codes.indexOf('rings')]!
    expect((await lucky.send(ringExpert, inputFor(other))).body.code).toBe('in_a_talk')
    const held = await Promise.all(people.map(heldOf))
    expect(held.toSorted((a, b) => a - b)).toEqual([0, 0, 0, LEAST_PAISE])
  })

  test('needs balance for five minutes, and reports the missing amount', async () => {
    const [expert, customer] = [await anExpert(there), await aCustomer()]
    await fill(there, customer, 10_000)
    const { status, body } = await customer.send(ringExpert, inputFor(expert))
    expect([status, body.code, body.missingPaise]).toEqual([409, 'low_balance', LEAST_PAISE - 10_000])
  })

  test('is refused if the expert is offline, takes no calls, has no rate or has a session', async () => {
    const customer = await aCustomer()
    await fill(there, customer, 50_000)
    const refused = async (expert: Person) => (await customer.send(ringExpert, inputFor(expert))).body.code
    const away = await anExpert(there)
    await goAway(there, away)
    expect(await refused(away)).toBe('expert_unavailable')
    const shy = await anExpert(there)
    await pool.query('update consultants set taking_calls = false where id = $1', [shy.id])
    expect(await refused(shy)).toBe('expert_unavailable')
    const ratesNone = await anExpert(there)
    await pool.query('update consultants set talk_rate_paise = null where id = $1', [ratesNone.id])
    expect(await refused(ratesNone)).toBe('not_found')
    const booked = await anExpert(there)
    await busyFrom(there, booked, 4)
    expect(await refused(booked)).toBe('expert_unavailable')
  })

  test('is refused for someone in the room of a booked call, early or late, and cannot be made from one', async () => {
    const booking = await aBooking(there)
    const { customer, consultant } = booking
    await anExpert(there, { person: consultant })
    // The room is open before its start, and calls are not refused yet this long before. The test clock stands still
    // meanwhile: a sweep by its old time would find the new seats in the future.
    const soon = [booking.id, new Date(clock.now().getTime() + 9 * 60_000)]
    const during = `tstzrange($2::timestamptz, $2::timestamptz + interval '30 minutes')`
    await pool.query(`update busy_times set during = ${during}, blocked = ${during} where booking_id = $1`, soon)
    const { rows } = await pool.query<{ room: string }>(
      `update bookings set during = ${during} where id = $1 returning room`,
      soon,
    )
    const stranger = await aCustomer()
    for (const one of [customer, stranger]) await fill(there, one, 50_000)
    await joinSession(there, rows[0]!.room, 'consultant', consultant)
    expect((await stranger.send(ringExpert, inputFor(consultant))).body.code).toBe('expert_busy')
    await joinSession(there, rows[0]!.room, 'customer', customer)
    expect((await customer.send(ringExpert, inputFor(await anExpert(there)))).body.code).toBe('customer_busy')
    clock.advance({ seconds: 7 })
    expect((await stranger.send(ringExpert, inputFor(consultant))).status).toBe(201)
  })

  test('cannot be made by experts to themselves through a customer account with the same number', async () => {
    const expert = await anExpert(there)
    const alsoCustomer = await aCustomer({ mobile: expert.mobile })
    await fill(there, alsoCustomer, 50_000, 'promo')
    const { status, body } = await alsoCustomer.send(ringExpert, inputFor(expert))
    expect([status, body.code]).toEqual([403, 'own_account'])
  })

  test('without a known state of the buyer asks for it', async () => {
    const [expert, customer] = [await anExpert(there), await aCustomer()]
    await fill(there, customer, 50_000)
    await pool.query('update accounts set state = null where id = $1', [customer.id])
    expect((await customer.send(ringExpert, inputFor(expert))).body.errors).toHaveProperty('state')
    expect((await customer.send(ringExpert, inputFor(expert, { state: '27' }))).status).toBe(201)
  })

  test('that was cancelled cannot be answered, and one that was answered cannot be cancelled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ring = await aRing(there)
      const [answered, cancelled] = await Promise.all([
        ring.expert.send(answerTalk, { id: ring.id }),
        ring.customer.send(cancelTalk, { id: ring.id }),
      ])
      expect([answered.status, cancelled.status].toSorted()).toEqual([200, 409])
      expect(await stateOf(ring.customer, ring.id)).toBe(answered.status === 200 ? 'live' : 'cancelled')
    }
  })

  test('answered twice is answered once; answered with audio it stays audio', async () => {
    const ring = await aRing(there)
    expect((await ring.expert.send(answerTalk, { id: ring.id, mode: 'audio' })).body.data.talk.mode).toBe('audio')
    const again = await ring.expert.send(answerTalk, { id: ring.id })
    expect([again.status, again.body.data.talk.mode, again.body.data.talk.state]).toEqual([200, 'audio', 'live'])
  })
})

test('an expired hold that was not cleaned up does not prevent an expert from answering', async () => {
  const ring = await aRing(there)
  const from = await busyFrom(there, ring.expert, 2)
  await pool.query(`update busy_times set kind = 'hold', lapses_at = $2 where consultant_id = $1`, [
    ring.expert.id,
    clock.now(),
  ])
  const { status, body } = await ring.expert.send(answerTalk, { id: ring.id })
  expect([status, body.data.talk.state]).toEqual([200, 'live'])
  const { rows } = await pool.query('select upper(during) as to from busy_times where talk_id = $1', [ring.id])
  expect(rows).toEqual([{ to: from }])
})
