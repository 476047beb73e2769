import { expect, test } from 'vitest'
import { refund } from '#server/domains/orders/public.ts'
import { aService, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { figure, note } from './figures.ts'
import { answered } from './harness/answered.ts'

const MINUTES = 60_000
/** More would wait for a connection longer than the request timeout. */
const AT_ONCE = 50
const orders = figure(40, 1000)

test(`${orders} concurrent orders, a third without money, half of the rest refunded: numbers have no gaps`, {
  timeout: 10 * MINUTES,
}, async () => {
  const there = await world()
  const service = await aService(there, { pricePaise: 10_000 })
  const buyers = await Promise.all(Array.from({ length: 10 }, () => there.aCustomer()))
  const covered = Math.floor((orders * 2) / 30)
  const totalPaise = 11_800
  for (const buyer of buyers) await fill(there, buyer, covered * totalPaise)
  const left = Array.from({ length: orders }, (_, n) => buyers[n % buyers.length]!)
  const answers: Awaited<ReturnType<typeof buy>>[] = []
  const keepBuying = async () => {
    for (let buyer = left.pop(); buyer; buyer = left.pop()) {
      const [person, key] = [buyer, `one-of-many-orders-${left.length}`]
      answers.push(await answered(() => buy(person, [service], { totalPaise, key })))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepBuying))
  const paid = answers.flatMap(({ body }) => (body.data?.order.status === 'paid' ? [body.data.order] : []))
  expect(paid).toHaveLength(covered * buyers.length)
  const at = there.clock.now()
  const back = paid.filter((_, n) => n % 2 === 0)
  await Promise.all(
    back.map(({ id, lines }) =>
      there.db
        .transaction()
        .execute((tx) =>
          refund(tx, { orderId: id, lines: [{ lineId: lines[0]!.id }], reason: 'Stress', by: null, to: 'wallet', at }),
        ),
    ),
  )
  const { rows } = await there.pool.query<{ kind: string; first: number; last: number; issued: number }>(
    'select kind, min(sequence) as first, max(sequence) as last, count(*)::int as issued from documents group by kind order by kind',
  )
  expect(rows).toEqual([
    { kind: 'credit_note', first: 1, last: back.length, issued: back.length },
    { kind: 'invoice', first: 1, last: paid.length, issued: paid.length },
  ])
  note(`${orders} orders at once: ${paid.length} invoices and ${back.length} credit notes, numbered without a gap`)
})
