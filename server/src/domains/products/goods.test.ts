import { describe, expect, test } from 'vitest'
import { addAddress, listAddresses, removeAddress } from '#contract/accounts/addresses.ts'
import { getOrder, quoteCart, requestRefund } from '#contract/orders/endpoints.ts'
import { completeOrderLine, listAllOrders, refundOrder } from '#contract/orders/staff.ts'
import { saveTaxNumbers } from '#contract/payouts/bank-details.ts'
import * as api from '#contract/products/endpoints.ts'
import * as goodsApi from '#contract/products/shipments.ts'
import { balancesOf, fundsOf } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { anAddress, aShipment, GOODS_FACTS, GSTIN, pieces, sellingTerms, someGoods, toSend } from '#test/goods.ts'
import type { Person } from '#test/people.ts'
import { anAuthor, aProduct, productItem } from '#test/products.ts'
import { backAgain } from '#test/questions.ts'
import { buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { releaseLapsedPieces } from './shipments/service.ts'

const there = await world()
const { services } = there.app

const stockOf = async (id: number) =>
  (await there.pool.query('select stock, reserved from products where id = $1', [id])).rows[0]
const detail = async (id: number) => (await there.send(api.getProduct, { id })).body.data.productDetail
const documents = async (orderId: number) =>
  (await there.pool.query('select number, kind, body from documents where order_id = $1 order by id', [orderId])).rows
const shipmentsTo = async (customer: Person) => (await customer.send(goodsApi.listShipments, {})).body.data.data
const line = async (buyer: Person, item: ReturnType<typeof pieces>) =>
  (await buyer.send(quoteCart, { items: [item], state: '27' })).body.data.lines[0]!
async function aBuyer(pincode?: string) {
  const buyer = await there.aCustomer()
  await fill(there, buyer, 1_000_000)
  return { buyer, address: await anAddress(buyer, pincode) }
}

describe('selling goods', () => {
  test('needs a GSTIN and terms; staff approve, and the price is shown with GST', async () => {
    const seller = await anAuthor(there)
    const terms = { name: 'Rao Tools', address: 'Bhosari, Pune', shippingPaise: 5_000, pincodes: ['41', '411', '41'] }
    expect((await seller.send(goodsApi.saveSellingTerms, terms)).body.code).toBe('gstin_missing')
    const { product } = (await seller.send(api.createProduct, GOODS_FACTS)).body.data
    expect(product).toMatchObject({ kind: 'physical', goods: GOODS_FACTS.goods, priceWithTaxPaise: 118_000 })
    const submitted = { id: product.id, version: product.version }
    expect((await seller.send(api.submitProduct, submitted)).body.code).toBe('selling_terms_missing')
    await seller.send(saveTaxNumbers, { otp: await there.codeFor(seller.mobile), gstin: GSTIN })
    const saved = (await seller.send(goodsApi.saveSellingTerms, terms)).body.data
    expect(saved).toEqual({ terms: { ...terms, pincodes: ['41', '411'], gstin: GSTIN }, hasGstin: true })
    expect((await seller.send(goodsApi.getSellingTerms, {})).body.data).toEqual(saved)
    expect((await seller.send(api.submitProduct, submitted)).body.data.product.state).toBe('submitted')
  })

  test('goods stay goods; a new stock keeps them on sale, another HSN does not, and reserved pieces stay', async () => {
    const { consultant, product } = await someGoods(there)
    const { id } = product
    expect(await detail(id)).toMatchObject({
      ...{ kind: 'physical', pricePaise: 100_000, priceWithTaxPaise: 118_000, isSoldOut: false },
      goods: { piecesLeft: 5, countryOfOrigin: 'India', seller: 'Kulkarni Instruments', shippingPaise: 8_000 },
    })
    const { buyer, address } = await aBuyer()
    await buy(buyer, [pieces(id, address.id, 2)], { useWallet: false })
    const change = async (goods: object | null) => {
      const [own] = (await consultant.send(api.listOwnProducts, {})).body.data.products
      const facts = { ...GOODS_FACTS, goods: goods && { ...GOODS_FACTS.goods, ...goods } }
      return (await consultant.send(api.changeProduct, { id, version: own!.version, ...facts })).body
    }
    expect((await change(null)).code).toBe('product_kind_fixed')
    expect((await change({ stock: 1 })).code).toBe('product_reserved')
    expect((await change({ stock: 9 })).data.product).toMatchObject({ state: 'published', goods: { stock: 9 } })
    expect((await change({ stock: 9, hsn: '9027' })).data.product.state).toBe('draft')
  })
})

describe('an order of goods', () => {
  test('is priced with one shipping fee, taxed by where it is delivered, and invoiced by the seller in a series of their own', async () => {
    const { product, consultant } = await someGoods(there)
    const second = (await someGoods(there, { consultant })).product
    const { buyer, address } = await aBuyer('110001')
    const items = [pieces(product.id, address.id, 2), pieces(second.id, address.id)]
    const { order } = (await buy(buyer, items, { state: '27' })).body.data
    // Sent from Maharashtra to Delhi: IGST of 18 % on 2 × 1,000 + 80, and on 1,000.
    expect(order).toMatchObject({ status: 'paid', igstPaise: 37_440 + 18_000, cgstPaise: 0, totalPaise: 363_440 })
    expect(order.lines).toMatchObject([
      {
        pricePaise: 208_000,
        shippingPaise: 8_000,
        taxCode: '90271000',
        quantity: 2,
        supplier: { name: consultant.name },
      },
      { pricePaise: 100_000, shippingPaise: 0 },
    ])
    const [invoice, ...others] = await documents(order.id)
    expect(others).toEqual([])
    expect(invoice.number).toMatch(new RegExp(`^S${consultant.id}/\\d\\d/00001$`))
    expect(invoice.body).toMatchObject({
      seller: { name: 'Kulkarni Instruments', gstin: GSTIN, state: { code: '27' } },
      placeOfSupply: { code: '07' },
      buyer: { state: { code: '27' } },
    })
    const home = await aBuyer('411001')
    const near = (await buy(home.buyer, [pieces(product.id, home.address.id)])).body.data.order
    expect(near).toMatchObject({ cgstPaise: 9_720, sgstPaise: 9_720, igstPaise: 0, totalPaise: 127_440 })
    expect((await documents(near.id))[0].number).toMatch(new RegExp(`^S${consultant.id}/\\d\\d/00002$`))
    expect(await audit(there)).toEqual([])
  })

  test('beside something of the platform there are two invoices, and two credit notes of one refund', async () => {
    const { product, staff } = await someGoods(there)
    const file = await aProduct(there)
    const { buyer, address } = await aBuyer()
    const answer = await buy(buyer, [productItem(file.product.id), pieces(product.id, address.id)])
    const { order } = answer.body.data
    const lines = order.lines.map(({ id }) => ({ lineId: id }))
    await staff.send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'Both unwanted' })
    const papers = await documents(order.id)
    expect(papers.map(({ kind }) => kind)).toEqual(['invoice', 'invoice', 'credit_note', 'credit_note'])
    expect(papers.map(({ number }) => number[0])).toEqual(['I', 'S', 'C', 'R'])
    const [listed] = (await staff.send(listAllOrders, { search: String(order.id) })).body.data.data
    expect(listed).toMatchObject({ id: order.id, invoiceNumber: `${papers[0].number}, ${papers[1].number}` })
    expect((await buyer.send(getOrder, { id: order.id })).body.data.order.refunds).toHaveLength(1)
    expect((await fundsOf(there.db, buyer.id, there.clock.now())).spendablePaise).toBe(1_000_000)
    expect(await audit(there)).toEqual([])
  })

  test('needs an address that is served, and pieces that are left', async () => {
    const { product } = await someGoods(there, { stock: 2, pincodes: ['41', '110'] })
    const { id } = product
    const { buyer, address } = await aBuyer()
    expect((await buy(buyer, [productItem(id)])).body.code).toBe('address_missing')
    expect(await line(buyer, pieces(id, address.id, 3))).toMatchObject({ blocked: 'sold_out', mostUnits: 2 })
    const far = await anAddress(buyer, '600001')
    expect(await line(buyer, pieces(id, far.id))).toMatchObject({ blocked: 'not_served', totalPaise: 0 })
    const stranger = await there.aCustomer()
    expect(await line(stranger, pieces(id, address.id))).toMatchObject({ blocked: 'withdrawn' })
    expect((await buyer.send(quoteCart, { items: [productItem(id)] })).body.data.lines[0]).toMatchObject({
      ...{ blocked: null, delivery: { shippingPaise: 8_000, needsAddress: true } },
    })
  })

  test('reserves its pieces for ten minutes; then they are for sale again, and a late payment gets what is left', async () => {
    const { product } = await someGoods(there, { stock: 3 })
    const { id } = product
    const [first, second] = [await aBuyer(), await aBuyer()]
    const unpaid = (await buy(first.buyer, [pieces(id, first.address.id, 2)], { useWallet: false })).body.data.order
    expect(new Date(unpaid.payUntil).getTime() - there.clock.now().getTime()).toBe(600_000)
    expect(await stockOf(id)).toEqual({ stock: 3, reserved: 2 })
    // Whoever reserved them can order again; others see what is left.
    expect(await line(first.buyer, pieces(id, first.address.id, 3))).toMatchObject({ blocked: null })
    expect(await line(second.buyer, pieces(id, second.address.id, 2))).toMatchObject({ blocked: 'sold_out' })
    there.clock.advance({ minutes: 10, seconds: 1 })
    expect(await line(second.buyer, pieces(id, second.address.id, 3))).toMatchObject({ blocked: null })
    await releaseLapsedPieces(services, there.clock.now())
    expect(await stockOf(id)).toEqual({ stock: 3, reserved: 0 })
    const late = await buy(second.buyer, [pieces(id, second.address.id, 3)])
    expect(late.body.data.order.status).toBe('paid')
    expect(await stockOf(id)).toEqual({ stock: 0, reserved: 0 })
    expect(await detail(id)).toMatchObject({ isSoldOut: true, goods: { piecesLeft: 0 } })
  })

  test('many at once: exactly the stock is sold', async () => {
    const { product } = await someGoods(there, { stock: 4 })
    const people = await Promise.all(Array.from({ length: 12 }, () => aBuyer()))
    const answers = await Promise.all(
      people.map(({ buyer, address }) => buy(buyer, [pieces(product.id, address.id)], { totalPaise: 127_440 })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
    expect(answers.filter(({ body }) => body.code === 'item_unavailable')).toHaveLength(8)
    expect(await stockOf(product.id)).toEqual({ stock: 0, reserved: 0 })
    expect(await audit(there)).toEqual([])
  })
})

describe('a shipment', () => {
  const send = (consultant: Person, id: number) =>
    consultant.send(goodsApi.sendShipment, { id, carrier: 'India Post', trackingNumber: 'EE123456789IN' })
  const move = (consultant: Person, id: number, to: 'packed' | 'delivered') =>
    consultant.send(goodsApi.moveShipment, { id, to })

  test('is packed, sent and received; the seller has earned it, and gets the money when the week of returns is over', async () => {
    const { consultant, customer, shipment, order } = await aShipment(there)
    expect(shipment).toMatchObject({
      state: 'placed',
      quantity: 1,
      to: { city: expect.any(String), pincode: '411001' },
    })
    expect(await toSend(consultant)).toMatchObject({ toSend: 1, data: [{ id: shipment.id, grossPaise: 108_000 }] })
    expect((await move(consultant, shipment.id, 'delivered')).body.code).toBe('stale')
    expect((await move(consultant, shipment.id, 'packed')).status).toBe(201)
    expect((await send(consultant, shipment.id)).status).toBe(201)
    expect((await send(consultant, shipment.id)).body.code).toBe('stale')
    expect(await shipmentsTo(customer)).toMatchObject([{ state: 'shipped', trackingNumber: 'EE123456789IN' }])
    expect((await customer.send(goodsApi.confirmDelivery, { id: shipment.id })).status).toBe(201)
    expect((await customer.send(goodsApi.confirmDelivery, { id: shipment.id })).body.code).toBe('stale')
    const { rows } = await there.pool.query('select earned_at, release_at from earnings where order_id = $1', [
      order.id,
    ])
    expect(rows[0].release_at.getTime() - rows[0].earned_at.getTime()).toBe(7 * 86_400_000)
    expect((await balancesOf(there.db, consultant.id)).earnings_pending).toBeGreaterThan(0)
    expect(await toSend(consultant)).toMatchObject({ toSend: 0, data: [{ state: 'delivered' }] })
    expect((await shipmentsTo(customer))[0]!.returnableUntil).not.toBe(null)
    expect(await audit(there)).toEqual([])
  })

  test('that was not sent is cancelled by a refund, and its pieces are for sale again', async () => {
    const { consultant, customer, shipment, order, staff, product } = await aShipment(there)
    const lines = [{ lineId: order.lines[0]!.id }]
    await staff.send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'Changed mind' })
    expect(await shipmentsTo(customer)).toMatchObject([{ id: shipment.id, state: 'cancelled' }])
    expect(await stockOf(product.id)).toEqual({ stock: 5, reserved: 0 })
    expect((await send(consultant, shipment.id)).body.code).toBe('stale')
  })

  test('that arrived damaged is refunded by staff at the request of the customer; the earning is taken back exactly', async () => {
    const { consultant, customer, shipment, order, product } = await aShipment(there)
    await send(consultant, shipment.id)
    await move(consultant, shipment.id, 'delivered')
    await customer.send(requestRefund, { id: order.id, reason: 'The display is broken' })
    there.clock.advance({ days: 8 })
    const lines = [{ lineId: order.lines[0]!.id }]
    await (await there.aStaff()).send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'Damaged' })
    expect(await shipmentsTo(await backAgain(there, customer))).toMatchObject([{ state: 'returned' }])
    expect(await stockOf(product.id)).toEqual({ stock: 4, reserved: 0 })
    expect(await balancesOf(there.db, consultant.id)).toMatchObject({ earnings: 0, earnings_pending: 0, debt: 0 })
    expect((await fundsOf(there.db, customer.id, there.clock.now())).spendablePaise).toBe(1_000_000)
    expect(await audit(there)).toEqual([])
  })

  test('that staff mark as done counts as delivered, and belongs to its seller and buyer only', async () => {
    const { consultant, customer, shipment, order, staff } = await aShipment(there)
    const other = await anAuthor(there)
    await sellingTerms(there, other)
    expect((await send(other, shipment.id)).body.code).toBe('not_found')
    expect((await (await there.aCustomer()).send(goodsApi.confirmDelivery, { id: shipment.id })).status).toBe(404)
    await staff.send(completeOrderLine, {
      id: order.id,
      lineId: order.lines[0]!.id,
      reason: 'Seen on the tracking page',
    })
    expect(await shipmentsTo(customer)).toMatchObject([{ state: 'delivered' }])
    expect((await move(consultant, shipment.id, 'delivered')).body.code).toBe('stale')
  })
})

test('the address book has ten addresses of known PIN codes, and only one’s own', async () => {
  const customer = await there.aCustomer()
  const address = await anAddress(customer)
  expect(address).toMatchObject({ stateCode: '27', pincode: '411001' })
  const facts = { name: 'Asha', mobile: customer.mobile, street: '1, Ring Road' }
  expect((await customer.send(addAddress, { ...facts, pincode: '999999' })).body.code).toBe('pincode_unknown')
  for (let more = 0; more < 9; more++) await anAddress(customer)
  expect((await customer.send(addAddress, { ...facts, pincode: '411001' })).body.code).toBe('address_limit')
  expect((await (await there.aCustomer()).send(removeAddress, { id: address.id })).body.code).toBe('not_found')
  expect((await customer.send(removeAddress, { id: address.id })).status).toBe(200)
  expect((await customer.send(listAddresses, {})).body.data.addresses).toHaveLength(9)
})
