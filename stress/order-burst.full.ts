import { expect, test } from 'vitest'
import { aService, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { note } from './figures.ts'

const ORDERS = 500

test(`${ORDERS} concurrent orders all succeed: a burst is queued instead of refused`, {
  timeout: 600_000,
}, async () => {
  const there = await world({ env: { DATABASE_POOL_SIZE: '10' } })
  const service = await aService(there)
  const buyers = []
  for (let n = 0; n < ORDERS; n++) {
    const buyer = await there.aCustomer()
    await fill(there, buyer, 200_000)
    buyers.push(buyer)
  }
  const began = performance.now()
  const answers = await Promise.all(buyers.map((buyer) => buy(buyer, [service], { totalPaise: 177_000 })))
  const seconds = (performance.now() - began) / 1000
  const refused = answers.filter(({ status }) => status >= 500)
  note(`${ORDERS} orders at once in ${seconds.toFixed(1)} s: ${refused.length} refused`)
  expect(refused).toHaveLength(0)
  expect(answers.filter(({ status }) => status !== 201)).toHaveLength(0)
})
