import { describe, expect, test } from 'vitest'
import { getBookingStory, refundBooking } from '#contract/bookings/staff.ts'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { getOrder } from '#contract/orders/endpoints.ts'
import { aBooking, PAID_PAISE } from '#test/bookings.ts'
import { sharedWorld } from '#test/world.ts'
import { unconnectedPaise } from './rules.ts'

const there = await sharedWorld()

/** A session of half an hour whose two sides were connected twice, for 11 minutes and 40 seconds in total. */
async function cutShort() {
  const booking = await aBooking(there)
  const room = `refund${booking.id}`.padEnd(16, '0')
  await there.pool.query(`insert into rooms (slug, kind, item_id) values ($1, 'booking', $2)`, [room, booking.id])
  await there.pool.query(
    `insert into room_flows (room, from_at, to_at, ended_by)
     values ($1, $2::timestamptz - interval '20 minutes', $2::timestamptz - interval '10 minutes', 'both'),
       ($1, $2::timestamptz - interval '100 seconds', $2, 'consultant')`,
    [room, there.clock.now()],
  )
  return booking
}

describe('a refund by staff', () => {
  test('can be the share of the minutes in which the two were not connected', async () => {
    const [staff, { id }] = [await there.aStaff(), await cutShort()]
    const { booking, money } = (await staff.send(getBookingStory, { id })).body.data
    expect(booking).toMatchObject({ connectedSeconds: 700, bookedMinutes: 30 })
    // 18 min 20 s of 30 min.
    expect(money.byMinutesPaise).toBe(72_111)
    const refund = { id, paise: money.byMinutesPaise, to: 'wallet', reason: 'Lost at 2:44' } as const
    const after = (await staff.send(refundBooking, { ...refund, reasonCode: 'consultant_network' })).body.data
    expect(after.money).toMatchObject({ refundedPaise: 72_111, byMinutesPaise: PAID_PAISE - 72_111, balanced: true })
  })

  test('tells the customer the chosen reason in their language, and the note only to staff', async () => {
    const [staff, { id, customer, orderId }] = [await there.aStaff(), await aBooking(there)]
    const refund = {
      id,
      paise: 5_000,
      to: 'wallet',
      reasonCode: 'consultant_network',
      reason: 'He lost power',
    } as const
    const story = (await staff.send(refundBooking, refund)).body.data
    expect(story.staffActions).toMatchObject([{ action: 'booking.refunded', reason: 'He lost power' }])
    const order = await customer.send(getOrder, { id: orderId })
    expect(order.body.data.order.refunds).toMatchObject([{ reasonCode: 'consultant_network', reason: '' }])
    const bell = async (language: string) =>
      (await customer.send(listNotifications, {}, { headers: { 'accept-language': language } })).text
    expect(await bell('hi')).toContain('कारण: सलाहकार का नेटवर्क चला गया।')
    expect(await bell('en')).toContain('Reason: The consultant’s network failed.')
    for (const text of [order.text, await bell('en')]) expect(text).not.toContain('He lost power')
  })

  test('without a chosen reason says only that the team refunded', async () => {
    const [staff, { id, customer, orderId }] = [await there.aStaff(), await aBooking(there)]
    await staff.send(refundBooking, { id, paise: 5_000, to: 'wallet', reason: 'By phone' })
    const { refunds } = (await customer.send(getOrder, { id: orderId })).body.data.order
    expect(refunds).toMatchObject([{ reasonCode: 'refunded_by_staff', reason: '' }])
  })
})

test('the share by minutes is rounded to a paisa, and never more than what is left', () => {
  const held = { paidPaise: 100_000, refundablePaise: 100_000, minutes: 30, connectedMs: 0 }
  expect(unconnectedPaise(held)).toBe(100_000)
  expect(unconnectedPaise({ ...held, connectedMs: 600_000 })).toBe(66_667)
  expect(unconnectedPaise({ ...held, refundablePaise: 40_000 })).toBe(40_000)
  expect(unconnectedPaise({ ...held, connectedMs: 2_700_000 })).toBe(0)
})
