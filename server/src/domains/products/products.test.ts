import { describe, expect, test } from 'vitest'
import { blockPerson } from '#contract/accounts/blocks.ts'
import { consultantDetails } from '#contract/discovery/profile.ts'
import { searchConsultant } from '#contract/discovery/search.ts'
import { quoteCart } from '#contract/orders/endpoints.ts'
import { checkoutPayment } from '#contract/payments/endpoints.ts'
import * as api from '#contract/products/endpoints.ts'
import * as staffApi from '#contract/products/staff.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { aDocument, aPdf, aPicture } from '#test/documents.ts'
import type { Person } from '#test/people.ts'
import { aBook, aDraftProduct, anAuthor, aProduct, aPurchase, FACTS, pagesOf, productItem } from '#test/products.ts'
import { backAgain } from '#test/questions.ts'
import { buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { completeProducts, notifyOfVersions } from './jobs.ts'

const there = await world()
const { services } = there.app

const spendable = async ({ id }: Person) => (await fundsOf(there.db, id, there.clock.now())).spendablePaise
const onSale = async (id: number) => (await there.send(api.getProduct, { id })).status === 200
const bought = async (customer: Person) => (await customer.send(api.listPurchases, {})).body.data.data
const fetched = (url: string) => there.app.inject({ url })
const download = (customer: Person, { id, editions }: { id: number; editions: readonly { number: number }[] }) =>
  customer.send(api.downloadProduct, { id, edition: editions[0]!.number })
const earned = async (consultantId: number) =>
  (await there.pool.query('select gross_paise as paise from earnings where consultant_id = $1', [consultantId])).rows
const giveBack = (customer: Person, id: number) => customer.send(api.refundPurchase, { id, to: 'wallet' })

/** A new version of a product, approved. */
async function newVersion({ consultant, staff, product }: Awaited<ReturnType<typeof aProduct>>) {
  const { id } = product
  const document = await aDocument(consultant, 'second.pdf', await aBook(6, 'Second'))
  const added = (await consultant.send(api.addProductVersion, { id, documentIds: [document.id] })).body.data.product
  return (await staff.send(staffApi.approveProduct, { id, version: added.version })).body.data.product
}

describe('a product', () => {
  test('is a draft until staff approve what was submitted', async () => {
    const author = await anAuthor(there)
    const { product } = (await author.send(api.createProduct, FACTS)).body.data
    expect(product).toMatchObject({ ...FACTS, state: 'draft', versions: [], sold: 0 })
    const { id } = product
    const submit = (version: number) => author.send(api.submitProduct, { id, version })
    expect((await submit(product.version)).body.code).toBe('product_without_file')
    const document = await aDocument(author, 'book.pdf', await aBook(5))
    const added = (await author.send(api.addProductVersion, { id, documentIds: [document.id] })).body.data.product
    expect(added.versions).toMatchObject([{ number: 1, pages: 5, isApproved: false }])
    const { version } = (await submit(added.version)).body.data.product
    expect(await onSale(id)).toBe(false)

    const staff = await there.aStaff()
    const { data } = (await staff.send(staffApi.listProducts, { waiting: 'yes', search: author.name })).body.data
    expect(data).toMatchObject([{ id, state: 'submitted', isWaiting: true, consultant: { id: author.id } }])
    expect((await staff.send(staffApi.listProducts, { state: 'published' })).body.data.data).toEqual([])
    const back = await staff.send(staffApi.sendProductBack, { id, version, reason: 'The cover is missing' })
    expect(back.body.data.product).toMatchObject({ state: 'draft', note: 'The cover is missing' })
    const again = (await submit(back.body.data.product.version)).body.data.product
    expect(again).toMatchObject({ state: 'submitted', note: '' })
    expect((await staff.send(staffApi.approveProduct, { id, version })).body.code).toBe('stale')
    await staff.send(staffApi.approveProduct, { id, version: again.version })
    const { productDetail } = (await there.send(api.getProduct, { id })).body.data
    expect(productDetail).toMatchObject({ ...FACTS, pages: 5, edition: 1, ratingAverage: null, ratingCount: 0 })
    for (const filter of [{ search: 'WORKBOOK' }, { search: author.name }, { consultantId: author.id }]) {
      const { productList } = (await there.send(api.listProducts, filter)).body.data
      expect(productList.map((one) => one.id)).toEqual([id])
    }
    expect((await there.send(api.listProducts, { search: 'nothing' })).body.data.productList).toEqual([])
  })

  test('changes its price at once, but other texts need a new approval', async () => {
    const { consultant, product } = await aProduct(there)
    const { id } = product
    const change = (version: number, more: object) =>
      consultant.send(api.changeProduct, { id, version, ...FACTS, ...more })
    const cheaper = (await change(product.version, { pricePaise: 40_000 })).body.data.product
    expect([cheaper.state, await onSale(id)]).toEqual(['published', true])
    expect((await change(product.version, {})).body.code).toBe('stale')
    const other = (await change(cheaper.version, { about_english: 'Something else.' })).body.data.product
    expect([other.state, await onSale(id)]).toEqual(['draft', false])
  })

  test('is a PDF that can be stamped', async () => {
    const { consultant, product } = await aDraftProduct(there)
    const add = async (documentId: number) =>
      (await consultant.send(api.addProductVersion, { id: product.id, documentIds: [documentId] })).body.code
    expect(await add((await aDocument(consultant, 'a.png', await aPicture())).id)).toBe('product_file_kind')
    const stranger = await anAuthor(there)
    expect(await add((await aDocument(stranger)).id)).toBe('not_found')
    expect(await add((await aDocument(consultant, 'big.pdf', await aBook(501))).id)).toBe('product_pages')
    expect(await add((await aDocument(consultant, 'plain.pdf', aPdf())).id)).toBeUndefined()
    const [own] = (await consultant.send(api.listOwnProducts, {})).body.data.products
    expect(own!.versions).toMatchObject([{ number: 1, pages: 1, isApproved: false }])
  })

  test('shows its first three pages to everyone, and nothing once it is off sale', async () => {
    const { consultant, product } = await aProduct(there)
    const { id } = product
    const { url } = (await there.send(api.previewProduct, { id })).body.data
    expect(await pagesOf((await fetched(url)).rawPayload)).toEqual(['Chapter 1', 'Chapter 2', 'Chapter 3'])
    await consultant.send(api.withdrawProduct, { id, version: product.version })
    expect((await fetched(url)).statusCode).toBe(404)
    expect((await there.send(api.previewProduct, { id })).status).toBe(404)
  })

  test('is taken off sale by staff with a reason, and sold again only after a new approval', async () => {
    const { consultant, staff, product } = await aProduct(there)
    const { id, version } = product
    const down = await staff.send(staffApi.takeProductDown, { id, version, reason: 'A copy of a book' })
    expect(down.body.data.product).toMatchObject({ state: 'withdrawn', note: 'A copy of a book' })
    const customer = await there.aCustomer()
    const quote = await customer.send(quoteCart, { items: [productItem(id)], state: '27', useWallet: false })
    expect(quote.body.data.lines).toMatchObject([{ blocked: 'withdrawn' }])
    const again = await consultant.send(api.submitProduct, { id, version: down.body.data.product.version })
    expect([again.body.data.product.state, await onSale(id)]).toEqual(['submitted', false])
  })
})

test('what a suspended consultant sells is neither found nor sold nor paid for', async () => {
  const { consultant, product } = await aProduct(there)
  const [{ id }, customer] = [product, await there.aCustomer()]
  const title = 'Zymurgy handbook'
  await there.pool.query('update products set title_english = $2 where id = $1', [id, title])
  const found = async () => [
    (await there.send(api.getProduct, { id })).status,
    (await there.send(api.previewProduct, { id })).status,
    (await there.send(api.listProductReviews, { id })).status,
    (await there.send(api.listProducts, { consultantId: consultant.id })).body.data.count,
    (await there.send(searchConsultant, { name: 'zymurgy' })).body.data.products.length,
    (await there.call('GET', '/sitemaps/products.xml')).text.includes(`/products/${id}<`),
    (await customer.send(quoteCart, { items: [productItem(id)], state: '27', useWallet: false })).body.data.lines[0]!
      .blocked ?? null,
  ]
  const visible = [200, 200, 200, 1, 1, true, null]
  expect(await found()).toEqual(visible)
  const profile = () => there.send(consultantDetails, { id: consultant.id })
  expect((await profile()).body.data.hasProducts).toBe(true)
  const { payment } = (await buy(customer, [productItem(id)], { useWallet: false })).body.data.order
  for (const [suspend, lift] of [
    [
      () => there.pool.query('update accounts set suspended_at = $2 where id = $1', [consultant.id, there.clock.now()]),
      () => there.pool.query('update accounts set suspended_at = null where id = $1', [consultant.id]),
    ],
    [
      () =>
        there.pool.query(`update consultants set approval = 'suspended', approval_reason = 'A test' where id = $1`, [
          consultant.id,
        ]),
      () => there.pool.query(`update consultants set approval = 'approved' where id = $1`, [consultant.id]),
    ],
  ] as const) {
    await suspend()
    expect(await found()).toEqual([404, 404, 404, 0, 0, false, 'withdrawn'])
    expect((await profile()).status).toBe(404)
    const paying = await customer.send(checkoutPayment, { id: payment!.id })
    expect(paying.body.code).toBe('order_lapsed')
    await lift()
  }
  expect(await found()).toEqual(visible)
})

describe('a purchase', () => {
  test('is stamped on every page with the buyer’s name and order number, in any script', async () => {
    const customer = await there.aCustomer({ name: 'मीरा कुलकर्णी Rao' })
    const { purchase, order } = await aPurchase(there, { customer })
    expect(purchase).toMatchObject({
      isRefundable: true,
      editions: [{ number: 1, files: [{ pages: 5, downloadsLeft: 5 }] }],
    })
    const { url, downloadsLeft } = (await download(customer, purchase)).body.data
    expect(downloadsLeft).toBe(4)
    const file = await fetched(url)
    expect(file.headers['content-disposition']).toContain('book.pdf')
    const pages = await pagesOf(file.rawPayload)
    expect(pages).toHaveLength(5)
    for (const [at, text] of pages.entries()) {
      expect(text).toContain(`Chapter ${at + 1}`)
      expect(text).toContain(`#${order.id}`)
      expect(text).toContain('Rao')
    }
  })

  test('allows five downloads of each version, also when they are asked for at once', async () => {
    const made = await aPurchase(there)
    const { customer, purchase } = made
    const answers = await Promise.all([...Array(9).keys()].map(() => download(customer, purchase)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(answers.find(({ status }) => status !== 201)!.body.code).toBe('downloads_used')
    await newVersion(made)
    const [updated] = await bought(customer)
    expect(updated!.editions).toMatchObject([
      { number: 2, files: [{ downloadsLeft: 5 }] },
      { number: 1, files: [{ downloadsLeft: 0 }] },
    ])
    expect((await download(customer, updated!)).status).toBe(201)
  })

  test('includes new versions for a year, and its buyer is notified of each once', async () => {
    const made = await aPurchase(there)
    const { customer, product } = made
    const notices = async () => {
      const sent = `select from outbox where message = 'product_updated' and channel = 'mail' and recipient = $1`
      return (await there.pool.query(sent, [`user${customer.mobile}@example.in`])).rowCount
    }
    const next = await newVersion(made)
    const now = there.clock.now()
    await Promise.all([notifyOfVersions(services, now), notifyOfVersions(services, now)])
    await notifyOfVersions(services, now)
    expect(await notices()).toBe(1)
    expect((await bought(customer))[0]!.editions.map(({ number }) => number)).toEqual([2, 1])
    await there.pool.query(`update product_purchases set updates_until = $2 where account_id = $1`, [
      customer.id,
      new Date(there.clock.now().getTime() + 1),
    ])
    there.clock.advance({ minutes: 1 })
    await newVersion({ ...made, product: next })
    await notifyOfVersions(services, there.clock.now())
    expect(await notices()).toBe(1)
    const { editions } = (await bought(customer))[0]!
    expect(editions.map(({ number }) => number)).toEqual([2, 1])
    expect(product.id).toBe(next.id)
  })

  test('is refunded in full until the first download, and never both', async () => {
    const { customer, purchase } = await aPurchase(there)
    const left = await spendable(customer)
    expect((await giveBack(customer, purchase.id)).body.data.refundedPaise).toBe(59_000)
    expect(await spendable(customer)).toBe(left + 59_000)
    expect((await download(customer, purchase)).status).toBe(404)
    expect((await giveBack(customer, purchase.id)).body.code).toBe('nothing_to_refund')
    expect((await bought(customer))[0]).toMatchObject({ isRefunded: true, isRefundable: false, editions: [] })

    const second = await aPurchase(there)
    const [taken, refunded] = await Promise.all([
      download(second.customer, second.purchase),
      giveBack(second.customer, second.purchase.id),
    ])
    expect([taken.status === 201, refunded.status === 201].filter(Boolean)).toHaveLength(1)
    expect(await audit(there)).toEqual([])
  })

  test('is earned by the consultant at the first download, or after 30 days, and stays refundable till then', async () => {
    const { consultant, customer, purchase } = await aPurchase(there)
    expect(await earned(consultant.id)).toEqual([])
    await download(customer, purchase)
    expect(await earned(consultant.id)).toEqual([{ paise: 50_000 }])
    await download(customer, purchase)
    expect(await earned(consultant.id)).toHaveLength(1)
    const { products, feeRates } = (await consultant.send(api.listOwnProducts, {})).body.data
    // 20 % commission, 18 % GST on it, TCS and TDS of a consultant with PAN or without.
    const rest = 50_000 - 10_000 - 1_800 - (50_000 * (feeRates.tcsBp + feeRates.tdsBp)) / 10_000
    expect(products).toMatchObject([{ sold: 1, refunded: 0, earnedPaise: rest }])

    const later = await aPurchase(there)
    there.clock.advance({ days: 31 })
    await completeProducts(services, there.clock.now())
    expect(await earned(later.consultant.id)).toEqual([{ paise: 50_000 }])
    expect((await giveBack(await backAgain(there, later.customer), later.purchase.id)).status).toBe(201)
    expect(await audit(there)).toEqual([])
  })

  test('is made once per buyer, never by the consultant nor with somebody who is blocked, and stays theirs after it is withdrawn', async () => {
    const { consultant, customer, purchase, product } = await aPurchase(there)
    await fill(there, customer, 200_000)
    const quote = await customer.send(quoteCart, { items: [productItem(product.id)], state: '27', useWallet: true })
    expect(quote.body.data.lines).toMatchObject([{ blocked: 'owned' }])
    const buyer = await there.aCustomer()
    await fill(there, buyer, 200_000)
    const item = productItem(product.id)
    const both = await Promise.all([1, 2].map(() => buy(buyer, [item])))
    expect(both.map(({ status }) => status).sort()).toContain(201)
    expect((await bought(buyer)).filter(({ isRefunded }) => !isRefunded)).toHaveLength(1)
    expect(await spendable(buyer)).toBe(200_000 - 59_000)
    const blocking = await there.aCustomer()
    await blocking.send(blockPerson, { personId: consultant.id })
    expect((await blocking.send(quoteCart, { items: [item] })).body.data.lines).toMatchObject([
      { blocked: 'withdrawn' },
    ])
    await consultant.send(api.withdrawProduct, { id: product.id, version: product.version })
    expect((await download(customer, purchase)).status).toBe(201)
    expect(await audit(there)).toEqual([])
  })
})
