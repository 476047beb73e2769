import { submitProduct } from '#contract/products/endpoints.ts'
import { objectToAnswer } from '#contract/products/returns.ts'
import { aDocument, aPicture } from '../documents.ts'
import {
  anAddress,
  anAnsweredReturn,
  aReturn,
  aReturnOnItsWay,
  aShipment,
  deliveredGoods,
  goodsOnTheirWay,
  missingGoods,
  overdueGoods,
  sellingTerms,
  sentGoods,
} from '../goods.ts'
import type { Person } from '../people.ts'
import { aBook, aDraftProduct, anAuthor, aProduct, aPurchase, FACTS } from '../products.ts'
import type { World } from '../world.ts'

type Fitting = (world: World, caller: Person | undefined) => Promise<Record<string, unknown>>

const SENT = { carrier: 'India Post', trackingNumber: 'EE123456789IN' }
const OWN = '/api/web/v1/own-products'
const STAFF = '/api/web/v1/admin/products'

export const productOwners = {
  address: async (_: World, owner: Person) => (await anAddress(owner)).id,
  shipment: async (world: World, owner: Person) => (await sentGoods(world, { customer: owner })).shipment.id,
  'overdue shipment': async (world: World, owner: Person) =>
    (await overdueGoods(world, { customer: owner })).shipment.id,
  'shipment sent days ago': async (world: World, owner: Person) =>
    (await goodsOnTheirWay(world, { customer: owner })).shipment.id,
  'own shipment': async (world: World, owner: Person) => (await aShipment(world, { consultant: owner })).shipment.id,
  'delivered shipment': async (world: World, owner: Person) =>
    (await deliveredGoods(world, { customer: owner })).shipment.id,
  'goods return': async (world: World, owner: Person) => (await aReturn(world, { customer: owner })).back.id,
  'own goods return': async (world: World, owner: Person) => (await aReturn(world, { consultant: owner })).back.id,
  'accepted return': async (world: World, owner: Person) =>
    (await anAnsweredReturn(world, { customer: owner })).back.id,
  'declined return': async (world: World, owner: Person) =>
    (await anAnsweredReturn(world, { customer: owner }, 'decline')).back.id,
  'own return on its way': async (world: World, owner: Person) =>
    (await aReturnOnItsWay(world, { consultant: owner })).back.id,
  product: async (world: World, owner: Person) => (await aDraftProduct(world, { consultant: owner })).product.id,
  'product purchase': async (world: World, owner: Person) => (await aPurchase(world, { customer: owner })).purchase.id,
}

const onSale: Fitting = async (world) => {
  const { id, version } = (await aProduct(world)).product
  return { id, version }
}
const submitted: Fitting = async (world) => {
  const { consultant, product } = await aDraftProduct(world)
  const { id, version } = (await consultant.send(submitProduct, { id: product.id, version: product.version })).body.data
    .product
  return { id, version }
}

const anAddressTyped: Fitting = async (_, caller) => ({
  ...{ name: 'Asha Rao', mobile: caller?.mobile ?? '9000000000', street: '12, MG Road', pincode: '411001' },
})

export const productFittings: Record<string, Fitting> = {
  'POST /api/web/v1/addresses': anAddressTyped,
  'PUT /api/web/v1/addresses/{id}': anAddressTyped,
  'PUT /api/web/v1/selling-terms': async (world, caller) => {
    if (caller) await sellingTerms(world, await anAuthor(world, caller))
    return { name: 'Rao Tools', address: 'Bhosari, Pune', shippingPaise: 5_000, pincodes: ['411'] }
  },
  'POST /api/web/v1/own-shipments/{id}/steps': async () => ({ to: 'packed' }),
  'POST /api/web/v1/own-shipments/{id}/dispatches': async () => SENT,
  'POST /api/web/v1/shipments/{id}/returns': async () => ({ photos: [] }),
  'POST /api/web/v1/returns/{id}/dispatches': async () => SENT,
  'POST /api/web/v1/own-returns/{id}/answers': async () => ({ answer: 'decline', reason: 'It was fine' }),
  'GET /api/web/v1/admin/shipments/{id}': async (world) => ({ id: (await aShipment(world)).shipment.id }),
  'POST /api/web/v1/admin/shipments/{id}/decisions': async (world) => ({
    ...{ id: (await missingGoods(world)).shipment.id, decision: 'delivered' },
  }),
  'POST /api/web/v1/admin/returns/{id}/decisions': async (world) => {
    const { customer, back } = await anAnsweredReturn(world, {}, 'decline')
    await customer.send(objectToAnswer, { id: back.id, reason: 'Look at the photos' })
    return { id: back.id, decision: 'rejected' }
  },
  'GET /api/web/v1/products/{id}': onSale,
  'GET /api/web/v1/products/{id}/preview': onSale,
  'GET /api/web/v1/products/{id}/reviews': onSale,
  [`POST ${OWN}`]: async (world, caller) => {
    await anAuthor(world, caller)
    return FACTS
  },
  [`PUT ${OWN}/{id}`]: async () => ({ ...FACTS, version: 2 }),
  [`POST ${OWN}/{id}/versions`]: async (_, caller) => ({
    documentIds: [(await aDocument(caller!, 'book.pdf', await aBook(2))).id],
  }),
  [`POST ${OWN}/{id}/photos`]: async () => ({ file: await aPicture() }),
  [`PUT ${OWN}/{id}/photos`]: async () => ({ version: 2, photos: [] }),
  [`POST ${OWN}/{id}/submissions`]: async () => ({ version: 2 }),
  [`POST ${OWN}/{id}/withdrawals`]: async () => ({ version: 2 }),
  'POST /api/web/v1/product-purchases/{id}/downloads': async () => ({ edition: 1 }),
  [`GET ${STAFF}/{id}`]: onSale,
  [`POST ${STAFF}/{id}/file-links`]: async (world) => {
    const { id, versions } = (await aProduct(world)).product
    return { id, versionId: versions[0]!.id }
  },
  [`POST ${STAFF}/{id}/approvals`]: submitted,
  [`POST ${STAFF}/{id}/rejections`]: async (world, caller) => ({
    ...(await submitted(world, caller)),
    reason: 'Too short',
  }),
  [`POST ${STAFF}/{id}/withdrawals`]: async (world, caller) => ({ ...(await onSale(world, caller)), reason: 'A copy' }),
}
