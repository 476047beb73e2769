import { afterEach, expect, test } from 'vitest'
import { getOrder } from '#contract/orders/endpoints.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { sellInstead } from '#test/sellers.ts'
import { aCoupon, aService, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import type { Seller } from '../sellers.ts'
import { fulfilWaiting } from './service.ts'

const there = await world()
const COURSE = { id: 77, type: 'course' } as const

let restore: () => void = () => {}
/** Courses of ₹100 with the given fulfilment. */
const sellCourses = (fulfil: Seller['fulfil']) => {
  restore()
  restore = sellInstead('course', {
    offers: async (_, items) =>
      new Map(
        items.map(({ id }) => [
          id,
          {
            id,
            title_english: 'Course',
            title_hindi: 'कोर्स',
            pricePaise: 10_000,
            taxCode: '999293',
            consultantId: null,
          },
        ]),
      ),
    fulfil,
    revoke: async () => {},
  })
}
afterEach(() => restore())

test('a line fully paid by a coupon and refused by its seller refunds nothing, and the coupon can be used again', async () => {
  await aCoupon(there, { code: 'GIFT', percentBp: 10_000 })
  sellCourses(async () => ({ refused: 'not_available' }))
  const buyer = await there.aCustomer()
  const { status, body } = await buy(buyer, [COURSE], { couponCode: 'GIFT' })
  expect([status, body.data.order?.totalPaise]).toEqual([201, 0])
  expect(body.data.order).toMatchObject({ lines: [{ state: 'refused', refundedPaise: 0 }], refunds: [] })
  expect(body.data.order.documents.map(({ kind }) => kind)).not.toContain('credit_note')
  sellCourses(async () => 'fulfilled')
  const again = await buy(buyer, [COURSE], { couponCode: 'GIFT' })
  expect(again.body.data.order).toMatchObject({ lines: [{ state: 'fulfilled' }], totalPaise: 0 })
  expect(await audit(there)).toEqual([])
})

test('beside a paid line, the other is fulfilled and nothing is refunded, also on a retry', async () => {
  await aCoupon(there, { code: 'COURSEFREE', percentBp: 10_000, itemTypes: ['course'] })
  let asked = 0
  sellCourses(async () => {
    asked += 1
    if (asked === 1) throw new Error('out of stock')
    return { refused: 'not_available' }
  })
  const [buyer, service] = [await there.aCustomer(), await aService(there)]
  await fill(there, buyer, 177_000)
  const { order } = (await buy(buyer, [COURSE, service], { couponCode: 'COURSEFREE' })).body.data
  expect(order.lines.map(({ state }) => state)).toEqual(['waiting', 'fulfilled'])
  there.clock.advance({ minutes: 2 })
  await fulfilWaiting(there.app.services, there.clock.now())
  const now = (await buyer.send(getOrder, { id: order.id })).body.data.order
  expect(now).toMatchObject({ status: 'paid', totalPaise: 177_000, refunds: [] })
  expect(now.lines.map(({ state }) => state)).toEqual(['refused', 'fulfilled'])
  expect((await fundsOf(there.db, buyer.id, there.clock.now())).walletPaise).toBe(0)
  expect(await audit(there)).toEqual([])
})
