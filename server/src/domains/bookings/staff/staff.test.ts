import { beforeAll, describe, expect, test } from 'vitest'
import { appealNoShow, getBooking, listConsultantAppointments } from '#contract/bookings/endpoints.ts'
import * as api from '#contract/bookings/staff.ts'
import { listEarnings } from '#contract/orders/earnings.ts'
import { completeOrderLine, getOrderStory } from '#contract/orders/staff.ts'
import { balancesOf, checkBooks } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { aBookable, aBooking, aMissedBooking, aTime, hold, PAID_PAISE } from '#test/bookings.ts'
import { aCoupon, buy } from '#test/shop.ts'
import { type World, world } from '#test/world.ts'

let the: World
beforeAll(async () => {
  the = await world()
})

const actionsOf = async (bookingId: number) =>
  (
    await the.db
      .selectFrom('audit_entries')
      .select(['action', 'reason'])
      .where('subject_kind', '=', 'booking')
      .where('subject_id', '=', String(bookingId))
      .orderBy('id')
      .execute()
  ).map(({ action, reason }) => [action, reason])
const walletOf = async (id: number) => (await balancesOf(the.db, id)).wallet
const booksHold = async () => expect(await checkBooks(the.db)).toEqual([])

describe('the list of bookings', () => {
  test('finds a booking by number, either side, mode, state and day, and exports it as CSV', async () => {
    const staff = await the.aStaff()
    const { id, customer, consultant, startsAt } = await aBooking(the)
    const held = (await hold(await the.aCustomer(), consultant, new Date(startsAt.getTime() + 7_200_000))).body.data
    const list = async (input: object) => (await staff.send(api.listAllBookings, { limit: 100, ...input })).body.data
    const found = async (input: object) => (await list(input)).data.map((row) => row.id)
    const { data, grossPaise } = await list({ search: customer.mobile })
    expect(data).toMatchObject([
      { id, state: 'confirmed', amountPaise: PAID_PAISE, paidBy: 'wallet', refundedPaise: 0 },
    ])
    expect(grossPaise).toBe(100_000)
    expect(await found({ search: data[0]!.number.toLowerCase() })).toEqual([id])
    expect((await found({ search: consultant.mobile })).toSorted()).toEqual([id, held.booking.id].toSorted())
    expect(await found({ search: consultant.mobile, state: 'confirmed' })).toEqual([id])
    expect(await found({ search: consultant.mobile, state: 'held' })).toEqual([held.booking.id])
    expect(await found({ search: consultant.mobile, mode: 'audio' })).toEqual([])
    expect(await found({ search: customer.mobile, to: '2026-01-01' })).toEqual([])
    const { url } = (await staff.send(api.exportBookings, { search: customer.mobile })).body.data
    expect((await the.call('GET', url)).text).toContain(data[0]!.number)
    the.clock.advance({ minutes: 11 })
    expect(await found({ search: consultant.mobile, state: 'expired' })).toEqual([held.booking.id])
  })

  test('is for staff only', async () => {
    const customer = await the.aCustomer()
    expect((await customer.send(api.listAllBookings, {})).status).toBe(403)
  })
})

describe('the history of a booking', () => {
  test('shows states, balanced money, and allowed actions', async () => {
    const [staff, { id, consultant }] = [await the.aStaff(), await aBooking(the)]
    const story = (await staff.send(api.getBookingStory, { id })).body.data
    expect(story.events.map(({ kind, to, byRole }) => [kind, to, byRole])).toEqual([
      ['held', 'held', 'customer'],
      ['confirmed', 'confirmed', 'customer'],
    ])
    expect(story.money).toMatchObject({ paidPaise: PAID_PAISE, refundablePaise: PAID_PAISE, balanced: true })
    const sum = (key: 'debitPaise' | 'creditPaise') => story.money.accounts.reduce((all, row) => all + row[key], 0)
    expect([sum('debitPaise'), sum('creditPaise')]).toEqual([PAID_PAISE, PAID_PAISE])
    expect(story.notifications.some(({ to }) => to === 'customer')).toBe(true)
    expect(story).toMatchObject({
      booking: { consultant: { id: consultant.id }, missed: 0, sessions: 0 },
      ...{ visits: [], appeal: null, staffActions: [] },
      may: { cancel: true, refund: true, reassign: true, decide: false },
    })
    expect((await staff.send(api.getBookingStory, { id: 999_999_999 })).status).toBe(404)
  })
})

describe('staff', () => {
  test('cancel for the platform: full refund, once per key, with a reason only in the audit log', async () => {
    const [staff, { id, customer, consultant }] = [await the.aStaff(), await aBooking(the)]
    const input = { id, to: 'wallet' as const, reason: 'The consultant is ill' }
    const once = { headers: { 'idempotency-key': `cancel-${id}` } }
    const answers = await Promise.all([1, 2, 3].map(() => staff.send(api.cancelBookingByStaff, input, once)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const { booking, money, may } = answers[0]!.body.data
    expect(booking).toMatchObject({ state: 'cancelled', cancelledBy: 'platform', refundedPaise: PAID_PAISE })
    expect([money.balanced, may.cancel, may.refund]).toEqual([true, false, false])
    expect(await walletOf(customer.id)).toBe(PAID_PAISE)
    expect(await actionsOf(id)).toEqual([['booking.cancelled', 'The consultant is ill']])
    expect((await customer.send(getBooking, { id })).text).not.toContain('is ill')
    expect((await consultant.send(getBooking, { id })).body.data.booking.state).toBe('cancelled')
    expect((await staff.send(api.cancelBookingByStaff, input)).body.code).toBe('stale')
    await booksHold()
  })

  test('refund a part and the session stays; refund the rest and it is cancelled', async () => {
    const [staff, { id, customer }] = [await the.aStaff(), await aBooking(the)]
    const input = { id, to: 'wallet' as const, reason: 'A late start' }
    const part = (await staff.send(api.refundBooking, { ...input, paise: 18_000 })).body.data
    expect(part.booking).toMatchObject({ state: 'confirmed', refundedPaise: 18_000 })
    expect(part.money).toMatchObject({ refundablePaise: PAID_PAISE - 18_000, balanced: true })
    expect((await staff.send(api.refundBooking, { ...input, paise: PAID_PAISE })).body.code).toBe('nothing_to_refund')
    const rest = (await staff.send(api.refundBooking, input)).body.data
    expect(rest.booking).toMatchObject({ state: 'cancelled', refundedPaise: PAID_PAISE })
    expect(await walletOf(customer.id)).toBe(PAID_PAISE)
    expect((await actionsOf(id)).map(([action]) => action)).toEqual(['booking.refunded', 'booking.refunded'])
    expect((await staff.send(api.refundBooking, input)).body.code).toBe('nothing_to_refund')
    await booksHold()
  })

  test('take back the earning of a session fully paid by a coupon: nothing is refunded to the customer, once', async () => {
    const [staff, customer, consultant] = [await the.aStaff(), await the.aCustomer(), await aBookable(the)]
    await aCoupon(the, { code: 'ALLOFIT', percentBp: 10_000 })
    const { id } = (await hold(customer, consultant, aTime(the))).body.data.booking
    expect((await buy(customer, [{ id, type: 'booking' }], { couponCode: 'ALLOFIT' })).body.data.order.totalPaise).toBe(
      0,
    )
    const { order_id: orderId, line_id: lineId } = await the.db
      .selectFrom('bookings')
      .select(['order_id', 'line_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const done = { id: orderId!, lineId: lineId!, reason: 'Held' }
    expect((await staff.send(completeOrderLine, done)).body.code).toBe('session_not_over')
    const completable = async () => (await staff.send(getOrderStory, { id: orderId! })).body.data.completableLineIds
    expect(await completable()).toEqual([])
    await the.pool.query(`update bookings set state = 'in_call', during = tstzrange($2, $3) where id = $1`, [
      ...[id, new Date(the.clock.now().getTime() - 1_800_000), the.clock.now()],
    ])
    expect(await completable()).toEqual([lineId])
    expect((await staff.send(completeOrderLine, done)).status).toBe(201)
    const before = (await staff.send(api.getBookingStory, { id })).body.data
    expect([before.may.refund, before.money.refundablePaise]).toEqual([true, 0])
    expect((await balancesOf(the.db, consultant.id)).earnings_pending).toBeGreaterThan(0)
    const input = { id, to: 'wallet' as const, reason: 'Nobody was advised' }
    expect((await staff.send(api.refundBooking, { ...input, paise: 100 })).body.code).toBe('nothing_to_refund')
    const after = (await staff.send(api.refundBooking, input)).body.data
    expect([after.may.refund, after.money.earned?.netPaise, after.money.balanced]).toEqual([false, 0, true])
    expect((await balancesOf(the.db, consultant.id)).earnings_pending).toBe(0)
    expect((await staff.send(api.refundBooking, input)).body.code).toBe('nothing_to_refund')
    expect(await actionsOf(id)).toEqual([['booking.refunded', 'Nobody was advised']])
    expect((await consultant.send(listEarnings, {})).body.data.data).toMatchObject([
      { entry: 'refunded', state: 'taken_back' },
      { entry: 'earned', state: 'taken_back' },
    ])
    expect(await audit(the)).toEqual([])
  })

  test('reassign a session to a free consultant at the price already paid, and the earning follows', async () => {
    const [staff, { id, customer, consultant, startsAt }] = [await the.aStaff(), await aBooking(the)]
    const [free, taken] = [await aBookable(the), await aBookable(the)]
    await aBooking(the, { consultant: taken, startsAt })
    const { substitutes } = (await staff.send(api.listSubstitutes, { id, search: free.name })).body.data
    const ids = substitutes.map((one) => one.id)
    expect([ids.includes(free.id), ids.includes(taken.id), ids.includes(consultant.id)]).toEqual([true, false, false])
    const input = { id, reason: 'The first one is ill' }
    expect((await staff.send(api.reassignBooking, { ...input, consultantId: taken.id })).body.code).toBe('slot_taken')
    expect((await staff.send(api.reassignBooking, { ...input, consultantId: consultant.id })).status).toBe(422)
    const given = await staff.send(api.reassignBooking, { ...input, consultantId: free.id })
    expect([given.status, given.body.data.booking.consultant.id]).toEqual([201, free.id])
    const upcoming = async (who: typeof free) =>
      (await who.send(listConsultantAppointments, {})).body.data.appointments.map((row) => row.id)
    expect([await upcoming(consultant), await upcoming(free)]).toEqual([[], [id]])
    expect((await consultant.send(getBooking, { id })).status).toBe(404)
    const { booking, money } = (await customer.send(getBooking, { id })).body.data
    expect([booking.consultantId, booking.pricePaise, booking.may.decline]).toEqual([free.id, 100_000, true])
    expect(money?.totalPaise).toBe(PAID_PAISE)
    const { rows } = await the.pool.query('select consultant_id from order_lines where item_id = $1', [id])
    expect(rows).toEqual([{ consultant_id: free.id }])
    const notified = async (mobile: string) => (await the.call('GET', `/demo/inbox.json?to=${mobile}`)).text
    expect(await notified(consultant.mobile)).toContain('has been given to another consultant')
    expect(await notified(customer.mobile)).toContain('decline it for a full refund')
    // The previous consultant is free again.
    expect((await hold(await the.aCustomer(), consultant, startsAt)).status).toBe(201)
    expect(await actionsOf(id)).toEqual([['booking.reassigned', 'The first one is ill']])
    await booksHold()
  })

  test('reassign it once, even if two of them try', async () => {
    const [staff, { id }] = [await the.aStaff(), await aBooking(the)]
    const others = [await aBookable(the), await aBookable(the)]
    const answers = await Promise.all(
      others.map(({ id: consultantId }) => staff.send(api.reassignBooking, { id, consultantId, reason: 'Ill' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('decide an appeal: the session counts as completed and is earned', async () => {
    const staff = await the.aStaff()
    const { id, consultant } = await aMissedBooking(the, await the.aCustomer(), 'consultant')
    await consultant.send(appealNoShow, { id, reason: 'I was there; the log is wrong' })
    const story = (await staff.send(api.getBookingStory, { id })).body.data
    expect(story.appeal).toMatchObject({ byRole: 'consultant', state: 'open', reason: 'I was there; the log is wrong' })
    expect([story.may.decide, story.booking.appealed]).toEqual([true, true])
    const waiting = (await staff.send(api.listAllBookings, { appeal: 'open', limit: 100 })).body.data
    expect([waiting.data.map((row) => row.id).includes(id), waiting.appealsWaiting >= 1]).toEqual([true, true])
    const input = { id, outcome: 'completed' as const, note: 'The camera log shows it' }
    const decided = (await staff.send(api.decideAppeal, input)).body.data
    expect(decided).toMatchObject({
      booking: { state: 'completed' },
      appeal: { state: 'upheld' },
      may: { decide: false },
    })
    expect((await balancesOf(the.db, consultant.id)).earnings_pending).toBeGreaterThan(0)
    expect((await staff.send(api.decideAppeal, input)).body.code).toBe('already_decided')
    expect(await actionsOf(id)).toEqual([['booking.appeal_decided', 'The camera log shows it']])
    await booksHold()
  })

  test('decline the appeal of the side at fault: full refund, with the credit', async () => {
    const staff = await the.aStaff()
    const { id, customer, consultant } = await aMissedBooking(the, await the.aCustomer(), 'consultant')
    await consultant.send(appealNoShow, { id, reason: 'My train was late' })
    const decided = (await staff.send(api.decideAppeal, { id, outcome: 'refund', note: 'The log is right' })).body.data
    expect(decided).toMatchObject({ appeal: { state: 'declined' }, money: { refundablePaise: 0, balanced: true } })
    expect(await balancesOf(the.db, customer.id)).toMatchObject({ wallet: PAID_PAISE, promo: PAID_PAISE / 10 })
    await booksHold()
  })

  test('verify their second factor again before money moves', async () => {
    const [staff, { id, consultant }] = [await the.aStaff(), await aBooking(the)]
    the.clock.advance({ minutes: 16 })
    const reason = 'Too late'
    const acts = [
      staff.send(api.cancelBookingByStaff, { id, to: 'wallet', reason }),
      staff.send(api.refundBooking, { id, to: 'wallet', reason }),
      staff.send(api.reassignBooking, { id, consultantId: consultant.id, reason }),
      staff.send(api.decideAppeal, { id, outcome: 'refund', note: reason }),
    ]
    const codes = (await Promise.all(acts)).map(({ body }) => body.code)
    expect(new Set(codes)).toEqual(new Set(['second_factor_needed']))
  })
})
