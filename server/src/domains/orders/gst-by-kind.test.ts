import { expect, test } from 'vitest'
import { listAuditLog } from '#contract/audit/endpoints.ts'
import { getOrder, quoteCart } from '#contract/orders/endpoints.ts'
import { refundOrder } from '#contract/orders/staff.ts'
import { getSettings } from '#contract/settings/endpoints.ts'
import { setRate } from '#contract/settings/rates.ts'
import { audit } from '#test/auditor.ts'
import { aCourse } from '#test/courses.ts'
import { aService, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'

const DAY_MS = 86_400_000

test('from its day on a kind has its own rate and SAC; orders of before keep theirs, also in refunds', async () => {
  const there = await world()
  const staff = await there.aStaff()
  const buyer = await there.aCustomer()
  await fill(there, buyer, 10_000_000)
  const service = await aService(there, { pricePaise: 100_000 })
  const courses = [(await aCourse(there)).course, (await aCourse(there)).course]
  const fromOn = new Date(there.clock.now().getTime() + 5 * DAY_MS).toISOString().slice(0, 10)
  const rate = { kind: 'gst_courses', fromOn, rateBp: 1200, taxCode: '9992', reason: 'Notified' } as const
  expect((await staff.send(setRate, rate)).body.data.rate).toMatchObject({ rateBp: 1200, taxCode: '9992' })
  const { sentence } = (await staff.send(listAuditLog, { subject: 'rate:gst_courses' })).body.data.data[0]!
  expect(sentence.map(({ text }) => text).join('')).toMatch(/ “GST on courses” to 12% from .+, with SAC 9992\.$/)
  const wrong = await staff.send(setRate, { ...rate, kind: 'tcs' })
  expect(wrong.body.errors).toHaveProperty('taxCode')
  const past = await staff.send(setRate, { ...rate, fromOn: there.clock.now().toISOString().slice(0, 10) })
  expect(past.body.errors).toHaveProperty('fromOn')

  const shownAndBought = async (courseId: number) => {
    const items = [
      { id: courseId, type: 'course' as const },
      { id: service.id, type: 'service' as const },
    ]
    const shown = (await buyer.send(quoteCart, { items, state: '27' })).body.data
    const { order } = (await buy(buyer, items)).body.data
    expect(order.totalPaise).toBe(shown.totalPaise)
    const { lines } = (await buyer.send(getOrder, { id: order.id })).body.data.order
    const courseLine = lines.find(({ type }) => type === 'course')!.id
    return { id: order.id, courseLine, lines: lines.map(({ type, gstRateBp, taxCode }) => [type, gstRateBp, taxCode]) }
  }
  const before = await shownAndBought(courses[0]!.id)
  expect(before.lines).toEqual([
    ['course', 1800, '999293'],
    ['service', 1800, '998399'],
  ])
  there.clock.advance({ days: 5 })
  expect((await shownAndBought(courses[1]!.id)).lines).toEqual([
    ['course', 1200, '9992'],
    ['service', 1800, '998399'],
  ])
  // Sessions have the standard rate, which pages show beside their fees.
  expect((await there.send(getSettings, {})).body.data.settings.gstPercent).toBe(18)

  // The course refund is of the time before: with the rate and SAC of its line.
  const finance = await there.aStaff({ role: 'finance' })
  const lineId = before.courseLine
  const refund = { id: before.id, lines: [{ lineId }], to: 'wallet' as const, reason: 'Booked twice' }
  expect((await finance.send(refundOrder, refund)).status).toBe(201)
  const { rows } = await there.pool.query(`select body from documents where order_id = $1 and kind = 'credit_note'`, [
    before.id,
  ])
  expect(rows.map(({ body }) => body.lines)).toEqual([
    [expect.objectContaining({ taxCode: '999293', gstRateBp: 1800 })],
  ])
  expect(await audit(there)).toEqual([])
})
