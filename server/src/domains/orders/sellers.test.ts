import { expect, test } from 'vitest'
import { getOrder } from '#contract/orders/endpoints.ts'
import { aCoupon, aService, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { fulfilWaiting } from './fulfilment/service.ts'
import { registerDiscountSource, registerSeller, unregisterDiscountSource, unregisterSeller } from './sellers.ts'

test('a failing seller does not affect the payment, and is retried', async () => {
  const there = await world()
  let works = false
  registerSeller('course', {
    offers: async (_, ids) =>
      new Map(
        ids.map((id) => [
          id,
          { id, title_english: 'Course', title_hindi: 'कोर्स', pricePaise: 10_000, sac: '999293', consultantId: null },
        ]),
      ),
    fulfil: async () => {
      if (!works) throw new Error('out of stock')
      return 'fulfilled'
    },
    revoke: async () => {},
  })
  const buyer = await there.aCustomer()
  await fill(there, buyer, 11_800)
  const { order } = (await buy(buyer, [{ id: 77, type: 'course' }])).body.data
  expect(order).toMatchObject({ status: 'paid', lines: [{ state: 'waiting' }], documents: [{ kind: 'invoice' }] })
  works = true
  there.clock.advance({ minutes: 2 })
  await fulfilWaiting(there.app.services, there.clock.now())
  expect((await buyer.send(getOrder, { id: order.id })).body.data.order.lines).toMatchObject([{ state: 'fulfilled' }])
  unregisterSeller('course')
})

test('a registered source deducts first, never more than a line costs, and a coupon applies to the rest', async () => {
  const there = await world()
  const [member, service] = [await there.aCustomer(), await aService(there, { pricePaise: 100_000 })]
  const cheap = await aService(there, { pricePaise: 5_000 })
  registerDiscountSource('membership', {
    discounts: async (_, buyerId, lines) =>
      buyerId === member.id
        ? [{ source: 'membership', title_english: 'Vyapaar', title_hindi: 'व्यापार', paise: lines.map(() => 10_000) }]
        : [],
  })
  await aCoupon(there, { code: 'HALF', percentBp: 5000 })
  await fill(there, member, 1_000_000)
  const { order } = (await buy(member, [service, cheap], { couponCode: 'HALF' })).body.data
  unregisterDiscountSource('membership')
  expect(order.discounts.map(({ source, paise }) => [source, paise])).toEqual([
    ['membership', 15_000],
    ['coupon', 45_000],
  ])
  expect(order.lines.map(({ taxablePaise }) => taxablePaise)).toEqual([45_000, 0])
  expect(order.totalPaise).toBe(53_100)
})
