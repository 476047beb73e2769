import { expect, test } from 'vitest'
import { listEarnings } from '#contract/orders/earnings.ts'
import { getOrder } from '#contract/orders/endpoints.ts'
import { refundOrder } from '#contract/orders/staff.ts'
import { linkStatement } from '#contract/payouts/endpoints.ts'
import { answerReturn, askReturn, receiveReturn } from '#contract/products/returns.ts'
import { cancelShipment, confirmDelivery, listShipments, sendShipment } from '#contract/products/shipments.ts'
import { balancesOf } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { anAddress, aShipment, deliveredGoods, pieces, someGoods } from '#test/goods.ts'
import type { Person } from '#test/people.ts'
import { buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'

const there = await world()

const page = async (seller: Person) => (await seller.send(listEarnings, {})).body.data
/** What the platform has in its books for an order. */
const booksOf = async (orderId: number) => {
  const { rows } = await there.pool.query(
    `select a.kind, sum(e.amount_paise)::bigint as paise from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_movements m on m.id = e.movement_id
      where m.order_id = $1 and a.kind in ('commission', 'gst', 'tcs', 'tds', 'orders') group by 1`,
    [orderId],
  )
  return Object.fromEntries(rows.map(({ kind, paise }) => [kind, Number(paise)]))
}
const refundPart = async (staff: Person, { id, lines }: { id: number; lines: { id: number }[] }, paise?: number) =>
  (await staff.send(refundOrder, { id, lines: [{ lineId: lines[0]!.id, paise }], to: 'wallet', reason: 'Scratched' }))
    .status

/** One piece for ₹1,000 and delivery for ₹80, with 18 % GST; the seller has no PAN. */
const WHOLE = {
  ...{ grossPaise: 108_000, deliveryPaise: 8_000, commissionPaise: 20_000, commissionGstPaise: 3_600 },
  ...{ tcsPaise: 540, tdsPaise: 5_400, passedTaxPaise: 19_440, netPaise: 97_900 },
}

test('goods earn without a commission on delivery and with their GST, which the platform does not keep', async () => {
  const { consultant, order } = await deliveredGoods(there)
  const { data, sums } = await page(consultant)
  expect(data).toMatchObject([{ ...WHOLE, commissionBp: 2_000 }])
  expect(sums).toMatchObject(WHOLE)
  expect(await booksOf(order.id)).toEqual({ orders: 0, commission: 20_000, gst: 3_600, tcs: 540, tds: 5_400 })
  expect((await balancesOf(there.db, consultant.id)).earnings_pending).toBe(WHOLE.netPaise)
  const today = there.clock.now().toISOString().slice(0, 10)
  const link = await consultant.send(linkStatement, { from: today, to: today, format: 'csv', statement: 'earnings' })
  const [header, row] = (await there.call('GET', link.body.data.url)).text.split('\r\n')
  expect(header).toMatch(
    /,Gross \(rupees\),Commission \(rupees\),GST on commission \(rupees\),TCS \(rupees\),.*,"?Delivery in gross/,
  )
  expect(row).toMatch(/,1080\.00,200\.00,36\.00,5\.40,54\.00,194\.40,979\.00,on_hold,,80\.00$/)
  const paper = await consultant.send(linkStatement, { from: today, to: today, format: 'pdf', statement: 'earnings' })
  expect((await there.call('GET', paper.body.data.url)).text.slice(0, 5)).toBe('%PDF-')
  expect(await audit(there)).toEqual([])
})

test('a part refunded before they are sent reduces delivery, commission and GST alike', async () => {
  const { consultant, customer, order, shipment, staff } = await aShipment(there)
  expect(await refundPart(staff, order, 63_720)).toBe(201)
  await consultant.send(sendShipment, { id: shipment.id, carrier: 'India Post', trackingNumber: 'EE123456789IN' })
  await customer.send(confirmDelivery, { id: shipment.id })
  expect((await page(consultant)).sums).toMatchObject({
    ...{ grossPaise: 54_000, deliveryPaise: 4_000, commissionPaise: 10_000, commissionGstPaise: 1_800 },
    ...{ tcsPaise: 270, tdsPaise: 2_700, passedTaxPaise: 9_720, netPaise: 48_950 },
  })
  expect(await booksOf(order.id)).toEqual({ orders: 0, commission: 10_000, gst: 1_800, tcs: 270, tds: 2_700 })
  expect(await audit(there)).toEqual([])
})

test('a part refunded after the delivery and the return of the rest take back exactly everything', async () => {
  const { product, consultant, staff } = await someGoods(there)
  const buyer = await there.aCustomer()
  await fill(there, buyer, 1_000_000)
  const { order } = (await buy(buyer, [pieces(product.id, (await anAddress(buyer)).id, 3)])).body.data
  const { id } = (await buyer.send(listShipments, {})).body.data.data[0]!
  await consultant.send(sendShipment, { id, carrier: 'India Post', trackingNumber: 'EE123456789IN' })
  await buyer.send(confirmDelivery, { id })
  const earned = (await page(consultant)).sums
  expect(earned).toMatchObject({ grossPaise: 308_000, deliveryPaise: 8_000, commissionPaise: 60_000 })
  expect(await refundPart(staff, order, 12_345)).toBe(201)
  const { data, sums } = await page(consultant)
  const [part] = data
  for (const row of [part!, sums]) {
    const fees = row.commissionPaise + row.commissionGstPaise + row.tcsPaise + row.tdsPaise
    expect(row.grossPaise + row.passedTaxPaise - fees).toBe(row.netPaise)
  }
  expect(part!.grossPaise + part!.passedTaxPaise).toBe(-12_345)
  const asked = await buyer.send(askReturn, { id, reason: 'damaged', details: 'The display is broken' })
  const back = asked.body.data.return
  expect(back.refundablePaise).toBe(order.totalPaise - 12_345)
  await consultant.send(answerReturn, { id: back.id, answer: 'accept' })
  expect((await consultant.send(receiveReturn, { id: back.id, canBeSoldAgain: true })).status).toBe(201)
  expect((await page(consultant)).sums).toMatchObject({
    ...{ grossPaise: 0, deliveryPaise: 0, commissionPaise: 0, commissionGstPaise: 0 },
    ...{ tcsPaise: 0, tdsPaise: 0, passedTaxPaise: 0, netPaise: 0 },
  })
  expect(await booksOf(order.id)).toEqual({ orders: 0, commission: 0, gst: 0, tcs: 0, tds: 0 })
  expect(await audit(there)).toEqual([])
})

test.each([0, 1])(
  'of two goods with one delivery fee, line %i is refunded with what was charged for it',
  async (first) => {
    const { product, consultant } = await someGoods(there)
    const { product: other } = await someGoods(there, { consultant })
    const buyer = await there.aCustomer()
    await fill(there, buyer, 1_000_000)
    const { id: to } = await anAddress(buyer)
    const { order } = (await buy(buyer, [pieces(product.id, to, 3), pieces(other.id, to)])).body.data
    // ₹3,000 and ₹80 for delivery, ₹1,000; each with 18 % GST.
    const charged = [363_440, 118_000]
    expect(order.lines.map((line) => line.totalPaise)).toEqual(charged)
    const refundedAfter = async (line: number) => {
      const { rows } = await there.pool.query('select id from product_shipments where line_id = $1', [
        order.lines[line]!.id,
      ])
      await consultant.send(cancelShipment, { id: rows[0].id, reason: 'Broken', backInStock: false })
      return (await buyer.send(getOrder, { id: order.id })).body.data.order.refundedPaise
    }
    expect(await refundedAfter(first)).toBe(charged[first])
    expect(await refundedAfter(1 - first)).toBe(order.totalPaise)
    expect(await booksOf(order.id)).toEqual({ orders: 0 })
    expect(await audit(there)).toEqual([])
  },
)

test('the database refuses a commission on delivery', async () => {
  const { order } = await deliveredGoods(there)
  const raised = there.pool.query(
    'update earnings set commission_paise = commission_paise + 1, net_paise = net_paise - 1 where order_id = $1',
    [order.id],
  )
  await expect(raised).rejects.toMatchObject({ constraint: 'earnings_no_commission_on_delivery' })
})
