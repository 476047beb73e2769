import { expect, test } from 'vitest'
import { requestRefund } from '#contract/orders/endpoints.ts'
import { completeOrderLine, refundOrder } from '#contract/orders/staff.ts'
import { balancesOf, fundsOf, post } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { aPaidOrder } from '#test/shop.ts'
import { world } from '#test/world.ts'

const there = await world()
const { db, pool, clock } = there

/** Holds the row lock of a line, so that competing transactions queue behind it in order. */
async function holdLine(lineId: number) {
  const hand = await pool.connect()
  await hand.query('begin')
  await hand.query('select from order_lines where id = $1 for update', [lineId])
  const waiting = async () =>
    (
      await pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0]!.count
  return {
    waiting: (count: number) => expect.poll(waiting).toBe(count),
    async releaseOrder() {
      await hand.query('commit')
      hand.release()
    },
  }
}

test('work that is marked as done while it is refunded is not paid twice', async () => {
  const [staff, other, order] = [await there.aStaff(), await there.aStaff(), await aPaidOrder(there)]
  const [{ id }, { id: lineId, totalPaise }] = [order, order.lines[0]!]
  const before = (await fundsOf(db, order.buyer.id, clock.now())).walletPaise
  const row = await holdLine(lineId)
  const done = staff.send(completeOrderLine, { id, lineId, reason: 'Delivered' })
  await row.waiting(1)
  const refunded = other.send(refundOrder, { id, lines: [{ lineId }], to: 'wallet', reason: 'Late' })
  await row.waiting(2)
  await row.releaseOrder()
  expect([(await done).status, (await refunded).status]).toEqual([201, 201])
  expect((await fundsOf(db, order.buyer.id, clock.now())).walletPaise - before).toBe(totalPaise)
  expect(await balancesOf(db, order.service.consultantId)).toMatchObject({ earnings_pending: 0, earnings: 0, debt: 0 })
  expect(await audit(there)).toEqual([])
})

test('twenty concurrent partial refunds return no more than was paid, and take no more than was earned', async () => {
  const [staff, order] = [await there.aStaff(), await aPaidOrder(there, { pricePaise: 99_999 })]
  const [{ id }, { id: lineId }] = [order, order.lines[0]!]
  const operations = Array.from({ length: 20 }, (_, n) =>
    n === 7
      ? staff.send(completeOrderLine, { id, lineId, reason: 'Delivered' })
      : staff.send(refundOrder, { id, lines: [{ lineId, paise: 9_001 + n }], to: 'source', reason: 'A part' }),
  )
  const answers = await Promise.all(operations)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  await staff.send(refundOrder, { id, lines: [{ lineId }], to: 'wallet', reason: 'The rest' })
  expect(await balancesOf(db, order.service.consultantId)).toMatchObject({ earnings_pending: 0, debt: 0 })
  expect(await audit(there)).toEqual([])
})

test('the database lets no order refund more than was paid', async () => {
  const order = await aPaidOrder(there)
  const twice = (paise: number) =>
    db.transaction().execute((tx) =>
      post(tx, {
        ...{
          key: `order ${order.id} emptied by ${paise}`,
          kind: 'order_refund',
          at: clock.now(),
          refs: { orderId: order.id },
        },
        entries: [
          { place: 'orders', paise: -paise },
          { place: { balance: 'wallet', of: order.buyer.id }, paise },
        ],
      }),
    )
  await expect(twice(order.totalPaise + 1)).rejects.toMatchObject({ constraint: 'ledger_till_gives_what_it_took' })
  expect(await audit(there)).toEqual([])
})

/** Moves money directly, bypassing the locks of the code, with the deferred constraints checked before commit. */
async function byHand(order: { id: number; buyer: { id: number } }, paise: number, name: string) {
  const hand = await pool.connect()
  await hand.query('begin')
  await hand.query(
    `select ledger_post($1, 'order_refund', $2, array[$3::bigint, null, null, null, null], '', array['orders', 'gateway'],
       array[null, null]::bigint[], array[-$4::bigint, $4::bigint])`,
    [`order ${order.id} emptied by ${name}`, clock.now(), order.id, paise],
  )
  return {
    looks: () => hand.query('set constraints all immediate'),
    async ends() {
      try {
        await hand.query('commit')
        return 'committed'
      } catch (error) {
        return (error as { constraint?: string }).constraint
      } finally {
        hand.release()
      }
    },
  }
}

const waitingForTheTill = async () =>
  (
    await pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
    )
  ).rows[0]!.count

test('two concurrent full refunds that bypass the locks of the code: the database allows one', async () => {
  const order = await aPaidOrder(there)
  const [one, other] = [await byHand(order, order.totalPaise, 'one'), await byHand(order, order.totalPaise, 'other')]
  await one.looks()
  const looked = other.looks().then(
    () => 'found enough',
    (error: { constraint?: string }) => error.constraint,
  )
  await expect.poll(waitingForTheTill).toBe(1)
  expect(await one.ends()).toBe('committed')
  expect(await looked).toBe('ledger_till_gives_what_it_took')
  await other.ends()
})

test('four such concurrent refunds: one succeeds, without a deadlock', async () => {
  const order = await aPaidOrder(there)
  const hands = await Promise.all(Array.from({ length: 4 }, (_, n) => byHand(order, order.totalPaise, `hand ${n}`)))
  const ends = await Promise.all(hands.map(({ ends: end }) => end()))
  expect(ends.filter((end) => end === 'committed')).toHaveLength(1)
  expect(new Set(ends)).toEqual(new Set(['committed', 'ledger_till_gives_what_it_took']))
})

test('a request is granted by whatever refunds all that was left of its order', async () => {
  const [staff, order] = [await there.aStaff(), await aPaidOrder(there)]
  const { id } = order
  expect((await order.buyer.send(requestRefund, { id, reason: 'Too late' })).status).toBe(201)
  const { id: lineId, totalPaise } = order.lines[0]!
  const stateOf = async () =>
    (await pool.query<{ state: string }>('select state from refund_requests where order_id = $1', [id])).rows[0]!.state
  const giveBack = (lines: { lineId: number; paise?: number }[]) =>
    staff.send(refundOrder, { id, lines, to: 'wallet', reason: 'Late' })
  await giveBack([{ lineId, paise: Math.floor(totalPaise / 2) }])
  expect(await stateOf()).toBe('asked')
  await giveBack(order.lines.map((line) => ({ lineId: line.id })))
  expect(await stateOf()).toBe('granted')
  const freezes = `select from earning_freezes where why = 'refund_request' and line_id = any($1)`
  expect((await pool.query(freezes, [order.lines.map((line) => line.id)])).rows).toEqual([])
})
