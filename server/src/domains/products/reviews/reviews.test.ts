import { expect, test } from 'vitest'
import * as api from '#contract/products/endpoints.ts'
import { consultantReview } from '#contract/reviews/endpoints.ts'
import { addRating, listOwnReviews, replyToReview, reviewDone } from '#contract/reviews/own.ts'
import { decideReview } from '#contract/reviews/staff.ts'
import { deliveredGoods } from '#test/goods.ts'
import type { Person } from '#test/people.ts'
import { aProduct, aPurchase, productItem } from '#test/products.ts'
import { buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { requestReviews } from './service.ts'

const there = await world()

const pending = async (customer: Person) => (await customer.send(listOwnReviews, {})).body.data.pending
const reviews = (id: number, more: { rating?: number } = {}) => there.send(api.listProductReviews, { id, ...more })
const stars = async (id: number) => {
  const { ratingAverage, ratingCount } = (await there.send(api.getProduct, { id })).body.data.productDetail
  return [ratingAverage, ratingCount]
}

/** A buyer who has downloaded the product. */
async function aReader(productId: number) {
  const customer = await there.aCustomer()
  await fill(there, customer, 100_000)
  await buy(customer, [productItem(productId)])
  const [purchase] = (await customer.send(api.listPurchases, {})).body.data.data
  await customer.send(api.downloadProduct, { id: purchase!.id, edition: 1 })
  return { customer, purchase: purchase! }
}

test('a file is reviewed once it was downloaded, and the popup does not ask', async () => {
  const { customer, purchase, product } = await aPurchase(there)
  expect(await pending(customer)).toEqual([])
  await customer.send(api.downloadProduct, { id: purchase.id, edition: 1 })
  const { title_english, title_hindi } = product
  const item = { id: product.id, title_english, title_hindi }
  expect(await pending(customer)).toMatchObject([{ id: purchase.id, about: { kind: 'product', item } }])
  expect((await customer.send(reviewDone, {})).body.data.pendingReview).toEqual([])
  expect((await customer.send(addRating, { bookId: purchase.id, rating: 4, comment: 'Clear' })).status).toBe(201)
  expect(await stars(product.id)).toEqual([4, 1])
})

test('goods are reviewed once they were delivered; after a refund no more', async () => {
  const { customer, shipment, product } = await deliveredGoods(there)
  expect(await pending(customer)).toMatchObject([
    { id: shipment.id, about: { kind: 'product', item: { id: product.id } } },
  ])
  const { customer: other, shipment: returned } = await deliveredGoods(there)
  await there.pool.query(`update product_shipments set state = 'returned' where id = $1`, [returned.id])
  expect((await other.send(addRating, { bookId: returned.id, rating: 1, comment: '' })).status).toBe(404)
  await customer.send(addRating, { bookId: shipment.id, rating: 5, comment: 'Exact' })
  expect(await stars(product.id)).toEqual([5, 1])
  expect((await reviews(product.id)).body.data.data).toMatchObject([{ comment: 'Exact', rating: 5 }])
})

test('the page of a product lists its reviews with their distribution, without hidden ones', async () => {
  const { consultant, staff, product } = await aProduct(there)
  const { id } = product
  const written: number[] = []
  for (const [rating, comment] of [
    [5, 'Clear'],
    [4, 'Useful'],
    [1, 'Rude'],
  ] as const) {
    const { customer, purchase } = await aReader(id)
    written.push((await customer.send(addRating, { bookId: purchase.id, rating, comment })).body.data.reviewId)
  }
  await staff.send(decideReview, { id: written[2]!, decision: 'hide', reason: 'abusive', note: 'Insults' })
  const all = (await reviews(id)).body.data
  expect(all.data.map(({ comment }) => comment)).toEqual(['Useful', 'Clear'])
  expect(all.ratings).toMatchObject({ average: 4.5, count: 2, distribution: [{ count: 1 }, { count: 1 }, {}, {}, {}] })
  expect((await reviews(id, { rating: 5 })).body.data).toMatchObject({ count: 1, data: [{ comment: 'Clear' }] })
  await consultant.send(api.withdrawProduct, { id, version: product.version })
  expect((await reviews(id)).status).toBe(404)
})

test('the seller finds reviews of products apart from their own rating, and replies', async () => {
  const { consultant, product } = await aProduct(there)
  const { customer, purchase } = await aReader(product.id)
  const { reviewId } = (await customer.send(addRating, { bookId: purchase.id, rating: 2, comment: 'Too short' })).body
    .data
  const received = async (filter?: 'items') =>
    (await consultant.send(consultantReview, { id: consultant.id, ...(filter && { filter }) })).body.data
  expect(await received()).toMatchObject({ data: [], ratings: { count: 0 }, counts: { all: 0, items: 1 } })
  expect(await received('items')).toMatchObject({
    count: 1,
    data: [{ id: reviewId, about: { item: { id: product.id } } }],
  })
  const { rows } = await there.pool.query(
    `select params from outbox where message = 'review_received' and params->>'reviewId' = $1 limit 1`,
    [String(reviewId)],
  )
  expect(rows).toMatchObject([{ params: { isListedApart: true, item: { english: product.title_english } } }])
  await consultant.send(replyToReview, { id: reviewId, text: 'A longer one is coming' })
  expect((await reviews(product.id)).body.data.data).toMatchObject([{ reply: 'A longer one is coming' }])
})

test('buyers are asked once, three days after they got it, unless they have reviewed it', async () => {
  const { product } = await aProduct(there)
  const [silent, fast] = [await aReader(product.id), await aReader(product.id)]
  const goods = await deliveredGoods(there)
  await fast.customer.send(addRating, { bookId: fast.purchase.id, rating: 5, comment: '' })
  const mails = async ({ mobile }: Person) => {
    const sent = `select from outbox where message = 'product_review_requested' and channel = 'mail' and recipient = $1`
    return (await there.pool.query(sent, [`user${mobile}@example.in`])).rowCount
  }
  const asked = () => Promise.all([silent.customer, goods.customer, fast.customer].map(mails))
  await requestReviews(there.app.services, there.clock.now())
  expect(await asked()).toEqual([0, 0, 0])
  const later = new Date(there.clock.now().getTime() + 3 * 86_400_000)
  await Promise.all([1, 2].map(() => requestReviews(there.app.services, later)))
  await requestReviews(there.app.services, later)
  expect(await asked()).toEqual([1, 1, 0])
})
