import { expect, test } from 'vitest'
import { getOrder } from '#contract/orders/endpoints.ts'
import { sellInstead } from '#test/sellers.ts'
import { buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { fulfilWaiting } from './fulfilment/service.ts'

test('a failing seller does not affect the payment, and is retried', async () => {
  const there = await world()
  let works = false
  const restore = sellInstead('course', {
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
  restore()
})
