import { expect, test } from 'vitest'
import { audit } from '#test/auditor.ts'
import { anAddress, pieces, someGoods } from '#test/goods.ts'
import { buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { figure, note } from './figures.ts'
import { LONG } from './harness/auditing.ts'

const [PEOPLE, PIECES] = [figure(20, 200), figure(5, 50)]
const PRICE = 127_440

/** Asks again while the server is too busy, as a person does. */
async function answered<A extends { body: { code?: string } }>(ask: () => Promise<A>): Promise<A> {
  const answer = await ask()
  return answer.body.code === 'unavailable' ? answered(ask) : answer
}

test(`${PEOPLE} people for ${PIECES} pieces at once: exactly ${PIECES} are sold`, LONG, async () => {
  const there = await world()
  const { product } = await someGoods(there, { stock: PIECES })
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => there.aCustomer()))
  const carts = []
  for (const buyer of people) {
    await fill(there, buyer, PRICE)
    carts.push({ buyer, items: [pieces(product.id, (await anAddress(buyer)).id)] })
  }
  const answers = await Promise.all(
    carts.map(({ buyer, items }) =>
      answered(() => buy(buyer, items, { totalPaise: PRICE, key: `rush-for-goods-${buyer.id}` })),
    ),
  )
  const sold = answers.filter(({ status }) => status === 201).length
  const refused = answers.filter(({ body }) => body.code === 'item_unavailable').length
  expect([sold, refused]).toEqual([PIECES, PEOPLE - PIECES])
  const { rows } = await there.pool.query('select stock, reserved from products where id = $1', [product.id])
  expect(rows).toEqual([{ stock: 0, reserved: 0 }])
  expect(await audit(there)).toEqual([])
  note(`${PEOPLE} people for ${PIECES} pieces at once: ${sold} sold, ${refused} refused, none left`)
})
