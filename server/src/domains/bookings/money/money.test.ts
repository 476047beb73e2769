import { describe, expect, test } from 'vitest'
import { cancelBooking, getBooking, previewCancellation } from '#contract/bookings/endpoints.ts'
import { getOrder } from '#contract/orders/endpoints.ts'
import { completeOrderLine } from '#contract/orders/staff.ts'
import { balancesOf, fundsOf } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { aBookable, aTime, hold } from '#test/bookings.ts'
import { aCoupon, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'

const there = await world()
const GROSS_PAISE = 100_000
let coupons = 0

/** A session of ₹1,000 bought with a coupon, given in hundredths of a percent. */
async function bookedWith(percentBp: number) {
  coupons += 1
  const [couponCode, consultant, customer] = [`LESS${coupons}`, await aBookable(there), await there.aCustomer()]
  if (percentBp > 0) await aCoupon(there, { code: couponCode, percentBp })
  await fill(there, customer, 2 * GROSS_PAISE)
  const startsAt = aTime(there)
  const { id } = (await hold(customer, consultant, startsAt)).body.data.booking
  const { order } = (await buy(customer, [{ id, type: 'booking' }], percentBp > 0 ? { couponCode } : {})).body.data
  return { id, customer, consultant, startsAt, order }
}

const walletOf = async ({ id }: { id: number }) => (await fundsOf(there.db, id, there.clock.now())).walletPaise

async function cancelledWith(percentBp: number, hoursBefore: number) {
  const { id, customer, consultant, startsAt, order } = await bookedWith(percentBp)
  there.clock.set(new Date(startsAt.getTime() - hoursBefore * 3_600_000))
  const before = await walletOf(customer)
  const { refundPaise } = (await customer.send(previewCancellation, { id })).body.data
  expect((await customer.send(cancelBooking, { id, expectedRefundPaise: refundPaise })).status).toBe(200)
  expect((await walletOf(customer)) - before).toBe(refundPaise)
  const { earning } = (await consultant.send(getBooking, { id })).body.data
  const { earnings_pending: pending } = await balancesOf(there.db, consultant.id)
  expect(pending).toBe(earning?.netPaise ?? 0)
  return { grossPaise: earning?.grossPaise ?? 0, refundPaise, totalPaise: order.totalPaise, order, customer }
}

describe('with any coupon, the consultant earns the retained share of the price before the discount', () => {
  const shares = [0, 1, 1_000, 3_333, 5_000, 9_999, 10_000]
  const hours = [
    [48, 0],
    [12, 50],
    [1, 100],
  ] as const
  for (const percentBp of shares)
    for (const [hoursBefore, stored] of hours)
      test(`a coupon of ${percentBp / 100} %, cancelled ${hoursBefore} hours before: ${stored} % are earned`, async () => {
        const { grossPaise, refundPaise, totalPaise } = await cancelledWith(percentBp, hoursBefore)
        // The paid amount is split to the paisa first, and its tax with it.
        expect(Math.abs(grossPaise - (GROSS_PAISE * stored) / 100)).toBeLessThanOrEqual(1)
        if (stored !== 50 || percentBp === 10_000 || percentBp === 0)
          expect(grossPaise).toBe((GROSS_PAISE * stored) / 100)
        expect(refundPaise).toBe(stored === 0 ? totalPaise : stored === 100 ? 0 : Math.round(totalPaise / 2))
        expect(await audit(there)).toEqual([])
      })
})

test('one paisa is not split, and half of the price is still earned', async () => {
  await there.pool.query(
    `insert into coupons (code, title_english, title_hindi, kind, amount_paise, least_paise, item_types, starts_on,
      per_person, active, created_at) values ('ALLBUTONE', 'Coupon', 'कूपन', 'fixed', 99999, 0, '{}', '2026-01-01', 9, true, $1)`,
    [there.clock.now()],
  )
  const [consultant, customer] = [await aBookable(there), await there.aCustomer()]
  await fill(there, customer, 1)
  const startsAt = aTime(there)
  const { id } = (await hold(customer, consultant, startsAt)).body.data.booking
  expect((await buy(customer, [{ id, type: 'booking' }], { couponCode: 'ALLBUTONE' })).body.data.order.totalPaise).toBe(
    1,
  )
  there.clock.set(new Date(startsAt.getTime() - 12 * 3_600_000))
  expect((await customer.send(cancelBooking, { id, expectedRefundPaise: 0 })).status).toBe(200)
  const { earning } = (await consultant.send(getBooking, { id })).body.data
  expect(Math.abs(earning!.grossPaise - GROSS_PAISE / 2)).toBeLessThanOrEqual(1)
  expect(await audit(there)).toEqual([])
})

test('a free session that was fully cancelled earns nothing, even when staff mark it as delivered', async () => {
  const { order, customer } = await cancelledWith(10_000, 48)
  const { lines } = (await customer.send(getOrder, { id: order.id })).body.data.order
  const staff = await there.aStaff()
  const done = await staff.send(completeOrderLine, { id: order.id, lineId: lines[0]!.id, reason: 'By mistake' })
  expect(done.body.code).toBe('stale')
  expect(await audit(there)).toEqual([])
})
