import { beforeEach, describe, expect, test } from 'vitest'
import { cancelBooking, declineMove, getBooking, previewCancellation } from '#contract/bookings/endpoints.ts'
import { ReasonCode } from '#contract/fields.ts'
import { listEarnings } from '#contract/orders/earnings.ts'
import { getOrder } from '#contract/orders/endpoints.ts'
import { changeSetting } from '#contract/settings/endpoints.ts'
import { balancesOf, checkBooks, fundsOf, trialBalance } from '#server/domains/ledger/public.ts'
import { completeLine } from '#server/domains/orders/public.ts'
import { audit } from '#test/auditor.ts'
import { aBookable, aBooking, aMovedBooking, hold, PAID_PAISE } from '#test/bookings.ts'
import { afterTheHold, earnedLine } from '#test/earned.ts'
import { checkoutPage, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { cancelAsPlatform } from './cancellations.ts'

const there = await world()
let booking: Awaited<ReturnType<typeof aBooking>>
beforeEach(async () => {
  booking = await aBooking(there)
})

const hoursBefore = (hours: number, seconds = 0) =>
  there.clock.set(new Date(booking.startsAt.getTime() - hours * 3_600_000 + seconds * 1000))
const preview = async (who: Person = booking.customer) =>
  (await who.send(previewCancellation, { id: booking.id })).body.data
const cancel = (who: Person, expectedRefundPaise: number, more: object = {}) =>
  who.send(cancelBooking, { id: booking.id, expectedRefundPaise, ...more })
const walletOf = async ({ id }: Person) => (await fundsOf(there.db, id, there.clock.now())).walletPaise
/** Total promotional credit granted by the platform. */
const promotions = async () =>
  (await trialBalance(there.db)).rows.find(({ kind }) => kind === 'promotions')?.balancePaise ?? 0
const promoOf = async ({ id }: Person) => (await fundsOf(there.db, id, there.clock.now())).promoPaise

describe('a customer who cancels', () => {
  test('24 hours before gets a full refund immediately, and the slot is free', async () => {
    hoursBefore(24)
    expect(await preview()).toMatchObject({ percent: 100, refundPaise: PAID_PAISE, keptPaise: 0, creditPaise: 0 })
    const { status, body } = await cancel(booking.customer, PAID_PAISE, { reason: 'The machine came late' })
    expect([status, body.data.booking.state, body.data.booking.cancelledBy]).toEqual([200, 'cancelled', 'customer'])
    expect(body.data.timeline.at(-1)).toMatchObject({
      kind: 'cancelled',
      byRole: 'customer',
      reason: 'The machine came late',
    })
    expect(body.data.money).toMatchObject({ refundedPaise: PAID_PAISE })
    expect(body.data.money?.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
    expect(await walletOf(booking.customer)).toBe(PAID_PAISE)
    expect((await hold(await there.aCustomer(), booking.consultant, booking.startsAt)).status).toBe(201)
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('chooses a reason that is stored as a code, so that everyone reads it in their own language', async () => {
    hoursBefore(24)
    const { body } = await cancel(booking.customer, PAID_PAISE, { reasonCode: 'time_unsuitable' })
    expect(body.data.timeline.at(-1)).toMatchObject({ reason: '', reasonCode: 'time_unsuitable' })
    const { order } = (await booking.customer.send(getOrder, { id: booking.orderId })).body.data
    expect(order.refunds).toMatchObject([{ reason: '', reasonCode: 'time_unsuitable' }])
    const { rows } = await there.pool.query(
      `select params from notices where message = 'booking_cancelled' and account_id = $1`,
      [booking.consultant.id],
    )
    expect(rows.at(-1).params).toMatchObject({ reason: '', reasonCode: 'time_unsuitable' })
    expect((await cancel(booking.customer, PAID_PAISE, { reasonCode: 'nonsense' })).status).toBe(422)
  })

  test('has a reason stored only if the database knows its code, and it knows all of them', async () => {
    const { rows } = await there.pool.query(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'refunds_reason_code_known'`,
    )
    for (const code of ReasonCode.options) expect(rows[0].text).toContain(`'${code}'`)
  })

  test('between 24 and 2 hours before gets half, and the other half goes to the consultant', async () => {
    hoursBefore(24, 1)
    const { until, ...shown } = await preview()
    expect(shown).toMatchObject({ percent: 50, refundPaise: 59_000, keptPaise: 59_000, walletPaise: 59_000 })
    expect(until).toBe(new Date(booking.startsAt.getTime() - 2 * 3_600_000).toISOString())
    expect((await cancel(booking.customer, 59_000)).status).toBe(200)
    expect(await walletOf(booking.customer)).toBe(59_000)
    const { money } = (await booking.customer.send(getBooking, { id: booking.id })).body.data
    expect(money?.refundedTo).toEqual({ sourcePaise: 0, walletPaise: 59_000 })
    const { earning } = (await booking.consultant.send(getBooking, { id: booking.id })).body.data
    expect(earning?.grossPaise).toBe(50_000)
    expect((await balancesOf(there.db, booking.consultant.id)).earnings_pending).toBe(earning?.netPaise)
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('after staff marked it as delivered gets the same refund, taken from the earning', async () => {
    const { lines } = (await booking.customer.send(getOrder, { id: booking.orderId })).body.data.order
    // As staff could before a session had to be over to be marked as delivered.
    const at = there.clock.now()
    await there.db.transaction().execute((tx) => completeLine(tx, { lineId: lines[0]!.id, at }))
    hoursBefore(24, 1)
    expect((await cancel(booking.customer, 59_000)).status).toBe(200)
    const { earnings_pending: stored } = await balancesOf(there.db, booking.consultant.id)
    const { earning } = (await booking.consultant.send(getBooking, { id: booking.id })).body.data
    expect([await walletOf(booking.customer), stored]).toEqual([59_000, earning!.netPaise / 2])
    expect(await audit(there)).toEqual([])
  })

  test('later gets no refund, and everything is earned', async () => {
    hoursBefore(2, 1)
    expect(await preview()).toMatchObject({ percent: 0, refundPaise: 0, keptPaise: PAID_PAISE, until: null })
    expect((await cancel(booking.customer, 0)).status).toBe(200)
    expect(await walletOf(booking.customer)).toBe(0)
    const { earning } = (await booking.consultant.send(getBooking, { id: booking.id })).body.data
    expect(earning?.grossPaise).toBe(100_000)
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('is refused if the refund shown is no longer current, and nothing happens', async () => {
    hoursBefore(24)
    const { refundPaise } = await preview()
    hoursBefore(24, 1)
    const { status, body } = await cancel(booking.customer, refundPaise)
    expect([status, body.code]).toEqual([409, 'refund_changed'])
    expect((await booking.customer.send(getBooking, { id: booking.id })).body.data.booking.state).toBe('confirmed')
  })

  test('twice is stale, twice with one key is one cancellation, and after the start it is too late', async () => {
    const headers = { 'idempotency-key': `cancel-${booking.id}` }
    const input = { id: booking.id, expectedRefundPaise: PAID_PAISE }
    const answers = [
      await booking.customer.send(cancelBooking, input, { headers }),
      await booking.customer.send(cancelBooking, input, { headers }),
      await booking.customer.send(cancelBooking, input),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409])
    expect(await walletOf(booking.customer)).toBe(PAID_PAISE)
    const other = await aBooking(there)
    there.clock.set(other.startsAt)
    const late = await other.customer.send(cancelBooking, { id: other.id, expectedRefundPaise: 0 })
    expect(late.body.code).toBe('too_late')
  })

  test('when both cancel concurrently, one succeeds and the other gets a conflict', async () => {
    const answers = await Promise.all([cancel(booking.customer, PAID_PAISE), cancel(booking.consultant, PAID_PAISE)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await walletOf(booking.customer)).toBe(PAID_PAISE)
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('chooses where the gateway part goes, and sees its composition beforehand', async () => {
    const consultant = await aBookable(there)
    const customer = await there.aCustomer()
    const { id } = (await hold(customer, consultant, booking.startsAt)).body.data.booking
    await fill(there, customer, 18_000)
    const { body } = await buy(customer, [{ id, type: 'booking' }])
    await press(there, await checkoutPage(customer, body.data.paymentId!), { outcome: 'pay' })
    const shown = (await customer.send(previewCancellation, { id })).body.data
    expect(shown).toMatchObject({ gatewayPaise: 100_000, walletPaise: 18_000, promoPaise: 0 })
    await customer.send(cancelBooking, { id, expectedRefundPaise: PAID_PAISE, to: 'source' })
    const { order } = (await customer.send(getOrder, { id: body.data.order.id })).body.data
    expect(order.refunds).toMatchObject([{ toSourcePaise: 100_000, toWalletPaise: 18_000 }])
    expect(await walletOf(customer)).toBe(18_000)
    expect(await checkBooks(there.db)).toEqual([])
  })
})

describe('a cancellation by the consultant or the platform', () => {
  test('is refunded in full; 24 hours or more before, nothing is added', async () => {
    hoursBefore(24)
    expect(await preview(booking.consultant)).toMatchObject({ percent: 100, creditPaise: 0 })
    const { body } = await cancel(booking.consultant, PAID_PAISE, { to: 'source', reason: 'I am ill' })
    expect(body.data.booking.cancelledBy).toBe('consultant')
    expect([await walletOf(booking.customer), await promoOf(booking.customer)]).toEqual([PAID_PAISE, 0])
    expect((await booking.customer.send(getBooking, { id: booking.id })).body.data.money?.creditPaise).toBe(0)
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('later than that, the customer gets a credit of ten percent in addition', async () => {
    hoursBefore(1)
    expect(await preview(booking.consultant)).toMatchObject({ refundPaise: PAID_PAISE, creditPaise: 11_800 })
    await cancel(booking.consultant, PAID_PAISE)
    expect([await walletOf(booking.customer), await promoOf(booking.customer)]).toEqual([PAID_PAISE, 11_800])
    expect((await booking.customer.send(getBooking, { id: booking.id })).body.data.money?.creditPaise).toBe(11_800)
    expect((await balancesOf(there.db, booking.consultant.id)).earnings_pending).toBe(0)
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('the consultant at fault pays that credit, and sees it among their earnings', async () => {
    const before = await promotions()
    hoursBefore(1)
    await cancel(booking.consultant, PAID_PAISE)
    expect((await balancesOf(there.db, booking.consultant.id)).debt).toBe(-11_800)
    expect(await promotions()).toBe(before)
    const { data, sums, whereabouts } = (await booking.consultant.send(listEarnings, {})).body.data
    expect(data).toMatchObject([{ entry: 'charged', netPaise: -11_800, state: 'owed', orderId: booking.orderId }])
    expect([sums.chargedPaise, sums.netPaise, whereabouts.owedPaise, whereabouts.paidPaise]).toEqual([
      ...[11_800, -11_800, 11_800, 0],
    ])
    const { consultant } = booking
    const line = await earnedLine(there, { pricePaise: 100_000, consultantId: consultant.id })
    await afterTheHold(there)
    const { earnings, debt } = await balancesOf(there.db, consultant.id)
    expect([line.totalPaise, debt]).toEqual([118_000, 0])
    booking = await aBooking(there, { consultant })
    hoursBefore(1)
    await cancel(consultant, PAID_PAISE)
    expect(await balancesOf(there.db, consultant.id)).toMatchObject({ earnings: earnings - 11_800, debt: 0 })
    expect((await consultant.send(listEarnings, {})).body.data.data[0]).toMatchObject({ state: 'taken_back' })
    expect(await audit(there)).toEqual([])
  })

  test('repeated collusion is limited: the platform advances a consultant only up to a maximum', async () => {
    const staff = await there.aStaff()
    await staff.send(changeSetting, { key: 'creditOwedMaxRupees', value: 200, reason: 'test' })
    const { customer, consultant } = booking
    const credits: number[] = []
    for (const _ of [1, 2, 3]) {
      hoursBefore(1)
      const { creditPaise } = await preview(consultant)
      await cancel(consultant, PAID_PAISE)
      credits.push(creditPaise)
      booking = await aBooking(there, { customer, consultant })
    }
    expect(credits).toEqual([11_800, 8_200, 0])
    expect((await balancesOf(there.db, consultant.id)).debt).toBe(-20_000)
    await staff.send(changeSetting, { key: 'creditOwedMaxRupees', value: 5_000, reason: 'test' })
  })

  test('staff cancel a session with a reason that the timeline shows', async () => {
    const staff = await there.aStaff()
    hoursBefore(3)
    const input = {
      bookingId: booking.id,
      by: { id: staff.id, role: 'staff' },
      reason: 'Suspended',
      to: 'wallet',
    } as const
    const money = await there.db
      .transaction()
      .execute((tx) => cancelAsPlatform(tx, { ...input, at: there.clock.now() }))
    expect(money).toEqual({ refundPaise: PAID_PAISE, creditPaise: 11_800 })
    const { timeline, booking: after } = (await booking.customer.send(getBooking, { id: booking.id })).body.data
    expect(after.cancelledBy).toBe('platform')
    expect(timeline.at(-1)).toMatchObject({ byRole: 'staff', by: null, reason: 'Suspended' })
  })
})

describe('a reschedule by the consultant', () => {
  test('may be declined for a full refund, however late', async () => {
    const moved = await aMovedBooking(there, await there.aCustomer())
    const { may, startsAt } = (await moved.customer.send(getBooking, { id: moved.id })).body.data.booking
    expect(may.decline).toBe(true)
    there.clock.set(new Date(new Date(startsAt).getTime() - 60_000))
    const { status, body } = await moved.customer.send(declineMove, { id: moved.id })
    expect([status, body.data.booking.state, body.data.timeline.at(-1)?.kind]).toEqual([
      200,
      'cancelled',
      'move_declined',
    ])
    expect(await walletOf(moved.customer)).toBe(PAID_PAISE)
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('without a reschedule there is nothing to decline', async () => {
    const { status, body } = await booking.customer.send(declineMove, { id: booking.id })
    expect([status, body.code]).toEqual([409, 'too_late'])
  })
})
