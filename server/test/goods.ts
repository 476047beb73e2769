import { addAddress } from '#contract/accounts/addresses.ts'
import * as api from '#contract/products/endpoints.ts'
import { answerReturn, askReturn, sendReturn } from '#contract/products/returns.ts'
import {
  confirmDelivery,
  listOwnShipments,
  listShipments,
  reportMissing,
  sendShipment,
} from '#contract/products/shipments.ts'
import { approveProduct } from '#contract/products/staff.ts'
import type { Person } from './people.ts'
import { anAuthor, FACTS } from './products.ts'
import { buy, fill } from './shop.ts'
import type { World } from './world.ts'

/** In Maharashtra. */
export const GSTIN = '27ABCCP1234F1ZR'

const GOODS = { stock: 5, hsn: '90271000', gstRateBp: 1800, weightGrams: 450, countryOfOrigin: 'India' } as const
export const GOODS_FACTS = { ...FACTS, title_english: 'Moisture meter', pricePaise: 100_000, goods: { ...GOODS } }

interface Wanted {
  consultant?: Person | undefined
  stock?: number
  /** First digits of the PIN codes that are served; none means all. */
  pincodes?: string[]
}

/** The terms of a consultant who may sell goods, with shipping for ₹80. */
export async function sellingTerms({ pool, clock }: World, { id }: Person, pincodes: string[] = []) {
  await pool.query(
    `insert into product_sellers (consultant_id, name, address, gstin, shipping_paise, pincodes, updated_at)
      values ($1, 'Kulkarni Instruments', 'Bhosari, Pune 411026', $2, 8000, $3, $4) on conflict do nothing`,
    [id, GSTIN, pincodes, clock.now()],
  )
}

/** Goods on sale: ₹1,000 before 18 % GST. */
export async function someGoods(world: World, { consultant, stock = 5, pincodes = [] }: Wanted = {}) {
  const seller = await anAuthor(world, consultant)
  await sellingTerms(world, seller, pincodes)
  const facts = { ...GOODS_FACTS, goods: { ...GOODS, stock } }
  const draft = (await seller.send(api.createProduct, facts)).body.data.product
  const { id } = draft
  const { product } = (await seller.send(api.submitProduct, { id, version: draft.version })).body.data
  const staff = await world.aStaff()
  const approved = await staff.send(approveProduct, { id, version: product.version })
  if (approved.status !== 200) throw new Error(`the goods were not approved: ${approved.text}`)
  return { consultant: seller, staff, product: approved.body.data.product }
}

export const anAddress = async (customer: Person, pincode = '411001') =>
  (
    await customer.send(addAddress, {
      ...{ name: customer.name, mobile: customer.mobile, street: '12, MG Road', pincode },
    })
  ).body.data.address

/** Pieces of a product, sent to an address. */
export const pieces = (id: number, draftId: number, quantity = 1) => ({
  ...{ id, type: 'product' as const, quantity, draftId },
})

/** Goods that a customer has paid for from the wallet. */
export async function aShipment(world: World, { customer, ...wanted }: Wanted & { customer?: Person } = {}) {
  const made = await someGoods(world, wanted)
  const buyer = customer ?? (await world.aCustomer())
  await fill(world, buyer, 1_000_000)
  const address = await anAddress(buyer)
  const { status, text, body } = await buy(buyer, [pieces(made.product.id, address.id)])
  if (status !== 201) throw new Error(`nothing was bought: ${text}`)
  const [shipment] = (await buyer.send(listShipments, {})).body.data.data
  return { ...made, customer: buyer, order: body.data.order, shipment: shipment! }
}

/** Goods on their way. */
export async function sentGoods(world: World, wanted: Parameters<typeof aShipment>[1] = {}) {
  const made = await aShipment(world, wanted)
  const sent = { id: made.shipment.id, carrier: 'India Post', trackingNumber: 'EE123456789IN' }
  await made.consultant.send(sendShipment, sent)
  return made
}

/** Goods of which the seller was reminded for the last time. */
export async function overdueGoods(world: World, wanted: Parameters<typeof aShipment>[1] = {}) {
  const made = await aShipment(world, wanted)
  await world.pool.query('update product_shipments set reminders = 3, remind_at = null where id = $1', [
    made.shipment.id,
  ])
  return made
}

/** Goods that were sent four days ago. */
export async function goodsOnTheirWay(world: World, wanted: Parameters<typeof aShipment>[1] = {}) {
  const made = await sentGoods(world, wanted)
  await world.pool.query(
    `update product_shipments set shipped_at = shipped_at - interval '4 days', deliver_by = deliver_by - interval '4 days'
      where id = $1`,
    [made.shipment.id],
  )
  return made
}

/** Goods that the buyer has reported as missing. */
export async function missingGoods(world: World, wanted: Parameters<typeof aShipment>[1] = {}) {
  const made = await goodsOnTheirWay(world, wanted)
  const reported = await made.customer.send(reportMissing, { id: made.shipment.id, details: 'The courier never came' })
  if (reported.status !== 201) throw new Error(`it was not reported: ${reported.text}`)
  return made
}

/** Goods that have arrived. */
export async function deliveredGoods(world: World, wanted: Parameters<typeof aShipment>[1] = {}) {
  const made = await sentGoods(world, wanted)
  await made.customer.send(confirmDelivery, { id: made.shipment.id })
  return made
}

/** A return that waits for the seller's answer. */
export async function aReturn(world: World, wanted: Parameters<typeof aShipment>[1] = {}) {
  const made = await deliveredGoods(world, wanted)
  const asked = await made.customer.send(askReturn, {
    ...{ id: made.shipment.id, reason: 'damaged' as const, details: 'The display is broken' },
  })
  if (asked.status !== 201) throw new Error(`no return was asked for: ${asked.text}`)
  return { ...made, back: asked.body.data.return }
}

export async function anAnsweredReturn(
  world: World,
  wanted: Parameters<typeof aShipment>[1] = {},
  answer: 'accept' | 'decline' = 'accept',
) {
  const made = await aReturn(world, wanted)
  await made.consultant.send(answerReturn, { id: made.back.id, answer, reason: 'It was fine when I sent it' })
  return made
}

/** Goods that the customer has sent back. */
export async function aReturnOnItsWay(world: World, wanted: Parameters<typeof aShipment>[1] = {}) {
  const made = await anAnsweredReturn(world, wanted)
  await made.customer.send(sendReturn, { id: made.back.id, carrier: 'DTDC', trackingNumber: 'D10042' })
  return made
}

export const toSend = async (consultant: Person) => (await consultant.send(listOwnShipments, {})).body.data
