import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getOrder, quoteCart } from '#contract/orders/endpoints.ts'
import { completeOrderLine, getOrderStory, refundOrder } from '#contract/orders/staff.ts'
import { audit } from '#test/auditor.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import type { Person } from '#test/people.ts'
import { aService, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { lapseOrders } from './checkout/lapses.ts'
import { type Offer, registerSeller, sellerOf, unregisterSeller } from './sellers.ts'

/** Sellers of the shapes that have no domain yet, registered only here; what they sell is stored in tables of this file. */
const there = await world()
await there.pool.query(`
  create table test_drafts (id bigint generated always as identity primary key, owner_id bigint not null, body text not null);
  create table test_stock (item_id bigint primary key, units integer not null constraint test_stock_left check (units >= 0));
  create table test_deliveries (line_id bigint primary key, item_id bigint not null, units integer not null, body text not null);`)

let buyer: Person
beforeEach(async () => {
  buyer = await there.aCustomer()
  await fill(there, buyer, 1_000_000)
})
const KINDS = ['product', 'sub_categories', 'sub_sub_categories', 'membership'] as const
const registered = KINDS.map((kind) => [kind, sellerOf(kind)] as const)
afterEach(() => {
  for (const [kind, seller] of registered)
    if (seller) registerSeller(kind, seller)
    else unregisterSeller(kind)
})

const aDraft = async ({ id }: Person, body: string) =>
  (await there.pool.query('insert into test_drafts (owner_id, body) values ($1, $2) returning id', [id, body])).rows[0]
    .id as number
const bodyOf = async (draftId: number | null, ownerId: number | undefined): Promise<string | undefined> =>
  (await there.pool.query('select body from test_drafts where id = $1 and owner_id = $2', [draftId, ownerId])).rows[0]
    ?.body
const stockOf = async (itemId: number) =>
  (await there.pool.query('select units from test_stock where item_id = $1', [itemId])).rows[0].units as number
const deliveries = async (itemId: number) =>
  (await there.pool.query('select units, body from test_deliveries where item_id = $1 order by line_id', [itemId])).rows
const orderAgain = async (id: number) => (await buyer.send(getOrder, { id })).body.data.order
const invoiceOf = async (orderId: number, kind = 'invoice') =>
  (
    await there.pool.query('select body from documents where order_id = $1 and kind = $2 order by id', [orderId, kind])
  ).rows.map(({ body }) => body)

const titled = (title: string) => ({ title_english: title, title_hindi: title })

/** A physical thing with stock, an HSN, a rate of 12 % and a delivery address; supplied by its consultant. */
async function sellPumps(units: number) {
  const consultant = await aListedConsultant(there)
  const itemId = 5_000_000 + consultant.id
  await there.pool.query('insert into test_stock values ($1, $2)', [itemId, units])
  registerSeller('product', {
    async offers(_, items, buyerId) {
      const offers = new Map<number, Offer>()
      for (const { id, draftId } of items) {
        if (!(await bodyOf(draftId, buyerId))) continue
        const goods = { taxCode: '84137010', gstRateBp: 1_200, suppliedByConsultant: true } as const
        const mostUnits = await stockOf(id)
        offers.set(id, { id, ...titled('Pump'), pricePaise: 33_333, ...goods, mostUnits, consultantId: consultant.id })
      }
      return offers
    },
    supplier: async () => ({ name: 'Pumps', address: 'Fort', gstin: '27ABCPK1234M1Z5', stateCode: '27' }),
    reserve: async (_tx, { itemId: id, quantity }) =>
      void (await there.pool.query('update test_stock set units = units - $2 where item_id = $1', [id, quantity])),
    async fulfil(_tx, { id, itemId: item, quantity, draftId, buyerId }) {
      const address = await bodyOf(draftId, buyerId)
      if (!address?.includes('400001')) return { refused: 'not_available' }
      await there.pool.query('insert into test_deliveries values ($1, $2, $3, $4)', [id, item, quantity, address])
      return 'fulfilled'
    },
    async revoke(_tx, { id, itemId: item, quantity }) {
      await there.pool.query('delete from test_deliveries where line_id = $1', [id])
      await there.pool.query('update test_stock set units = units + $2 where item_id = $1', [item, quantity])
    },
  })
  return { itemId, consultant }
}

describe('three units of a physical thing', () => {
  test('are priced, taxed with their own HSN and rate, delivered to the address of the draft, invoiced and earned', async () => {
    const { itemId, consultant } = await sellPumps(5)
    const draftId = await aDraft(buyer, 'Fort, Mumbai 400001')
    const { order } = (await buy(buyer, [{ id: itemId, type: 'product', quantity: 3, draftId }])).body.data
    // 3 × 333.33 = 999.99; 6 % of it is 59.9994, twice.
    expect(order).toMatchObject({
      ...{ status: 'paid', subtotalPaise: 99_999, cgstPaise: 6_000, sgstPaise: 6_000, totalPaise: 111_999 },
      lines: [{ quantity: 3, taxCode: '84137010', gstRateBp: 1_200, pricePaise: 99_999, state: 'fulfilled' }],
    })
    expect(order.lines[0]).toMatchObject({ by: { name: consultant.name }, supplier: { name: consultant.name } })
    expect([await deliveries(itemId), await stockOf(itemId)]).toEqual([[{ units: 3, body: 'Fort, Mumbai 400001' }], 2])
    expect((await invoiceOf(order.id))[0].lines).toMatchObject([
      { taxCode: '84137010', quantity: 3, pricePaise: 99_999, taxablePaise: 99_999, gstRateBp: 1_200 },
    ])
    const staff = await there.aStaff()
    const done = { id: order.id, lineId: order.lines[0]!.id, reason: 'Delivered' }
    expect((await staff.send(completeOrderLine, done)).status).toBe(201)
    const { movements } = (await staff.send(getOrderStory, { id: order.id })).body.data
    expect(movements.at(-1)!.entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ place: 'orders', paise: -111_999 }),
        expect.objectContaining({ place: 'commission', paise: 20_000 }),
        // The tax on the commission alone: the consultant declares the tax of the goods.
        expect.objectContaining({ place: 'gst', paise: 3_600 }),
      ]),
    )
    expect(await audit(there)).toEqual([])
  })

  test('are credited in part and then in full; the seller takes them back with the last paisa', async () => {
    const { itemId } = await sellPumps(3)
    const draftId = await aDraft(buyer, 'Fort, Mumbai 400001')
    const { order } = (await buy(buyer, [{ id: itemId, type: 'product', quantity: 3, draftId }])).body.data
    const staff = await there.aStaff()
    const refund = (paise?: number) => {
      const lines = [{ lineId: order.lines[0]!.id, ...(paise && { paise }) }]
      return staff.send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'Damaged' })
    }
    await refund(37_333)
    expect([(await orderAgain(order.id)).status, await stockOf(itemId)]).toEqual(['part_refunded', 0])
    await refund()
    expect([(await orderAgain(order.id)).status, await stockOf(itemId)]).toEqual(['refunded', 3])
    const notes = await invoiceOf(order.id, 'credit_note')
    expect(notes.map(({ sums }) => sums.totalPaise)).toEqual([37_333, 74_666])
    expect(notes.map(({ lines }) => [lines[0].taxCode, lines[0].quantity])).toEqual([
      ['84137010', undefined],
      ['84137010', undefined],
    ])
    expect(await audit(there)).toEqual([])
  })

  test('are refused and refunded when the address cannot be served', async () => {
    const { itemId } = await sellPumps(3)
    const draftId = await aDraft(buyer, 'Leh 194101')
    const service = await aService(there)
    const items = [{ id: itemId, type: 'product' as const, quantity: 2, draftId }, service]
    const { order } = (await buy(buyer, items)).body.data
    expect(order.lines.map(({ state }) => state)).toEqual(['refused', 'fulfilled'])
    expect(order).toMatchObject({ status: 'part_refunded', refundedPaise: 74_666 })
    expect((await invoiceOf(order.id, 'credit_note'))[0].lines).toMatchObject([{ quantity: 2, totalPaise: 74_666 }])
    expect(await audit(there)).toEqual([])
  })

  test('are not sold beyond the stock, to the draft of somebody else, or in impossible quantities', async () => {
    const { itemId } = await sellPumps(2)
    const [draftId, foreign] = [
      await aDraft(buyer, 'Fort 400001'),
      await aDraft(await there.aCustomer(), 'Fort 400001'),
    ]
    const item = (more: object) => ({ id: itemId, type: 'product' as const, ...more })
    const blockFor = async (more: object) =>
      (await buyer.send(quoteCart, { items: [item(more)] })).body.data.lines[0]!.blocked
    expect(await blockFor({ quantity: 3, draftId })).toBe('sold_out')
    expect(await blockFor({ quantity: 1, draftId: foreign })).toBe('withdrawn')
    expect(await blockFor({ quantity: 2, draftId })).toBe(null)
    for (const quantity of [0, -1, 1.5, 101])
      expect((await buyer.send(quoteCart, { items: [item({ quantity, draftId })] })).status).toBe(422)
    expect((await buy(buyer, [item({ quantity: 3, draftId })])).body.code).toBe('item_unavailable')
    const service = await aService(there)
    expect((await buy(buyer, [{ ...service, quantity: 2 }])).body.code).toBe('item_unavailable')
  })
})

describe('a bundle', () => {
  test('blocks what it contains, and is bought without it', async () => {
    const offer = (id: number, pricePaise: number, includes?: number[]): [number, Offer] => [
      id,
      { id, ...titled('Programme'), pricePaise, taxCode: '999293', consultantId: null, ...(includes && { includes }) },
    ]
    const sold = { fulfil: async () => 'fulfilled' as const, revoke: async () => {} }
    const sector = { offers: async () => new Map([offer(6_000_001, 500_000, [6_000_002])]) }
    const industries = { offers: async () => new Map([offer(6_000_002, 90_000), offer(6_000_003, 80_000)]) }
    registerSeller('sub_categories', { ...sold, ...sector })
    registerSeller('sub_sub_categories', { ...sold, ...industries })
    const parent = { id: 6_000_001, type: 'sub_categories' as const }
    const [child, other] = [6_000_002, 6_000_003].map((id) => ({ id, type: 'sub_sub_categories' as const }))
    const quote = (await buyer.send(quoteCart, { items: [child!, parent, other!] })).body.data
    expect(quote.lines.map(({ blocked }) => blocked)).toEqual(['included', null, null])
    expect(quote.subtotalPaise).toBe(580_000)
    expect((await buy(buyer, [child!, parent])).body.code).toBe('item_unavailable')
    const { order } = (await buy(buyer, [parent, other!])).body.data
    expect(order).toMatchObject({ status: 'paid', totalPaise: 684_400, lines: [{ state: 'fulfilled' }, {}] })
    expect(await audit(there)).toEqual([])
  })
})

describe('something with a form', () => {
  /** A membership whose form is the draft; an incomplete form is refused. */
  const sellMemberships = () =>
    registerSeller('membership', {
      async offers(_, items, buyerId) {
        const known = items.filter(({ draftId }) => draftId !== null && buyerId !== undefined)
        const plan = { ...titled('Plan'), pricePaise: 200_000, taxCode: '999599', consultantId: null }
        return new Map(known.map(({ id }): [number, Offer] => [id, { id, ...plan }]))
      },
      async fulfil(_tx, { id, itemId, draftId, buyerId }) {
        const answers = await bodyOf(draftId, buyerId)
        if (!answers) return { refused: 'not_available' }
        await there.pool.query('insert into test_deliveries values ($1, $2, 1, $3)', [id, itemId, answers])
        return 'fulfilled'
      },
      revoke: async () => {},
    })

  test('is fulfilled with the answers of the draft of its line', async () => {
    sellMemberships()
    const draftId = await aDraft(buyer, 'Firm: Rao Mills')
    const { order } = (await buy(buyer, [{ id: 7_000_001, type: 'membership', draftId }])).body.data
    expect(order).toMatchObject({ totalPaise: 236_000, lines: [{ state: 'fulfilled', supplier: null, quantity: 1 }] })
    expect(await deliveries(7_000_001)).toEqual([{ units: 1, body: 'Firm: Rao Mills' }])
  })

  test('is refused and refunded when the draft is gone, and an unpaid one expires', async () => {
    sellMemberships()
    const draftId = await aDraft(buyer, 'Firm: Rao Mills')
    const item = { id: 7_000_002, type: 'membership' as const, draftId }
    await there.pool.query('delete from test_drafts where id = $1', [draftId])
    const { order } = (await buy(buyer, [item])).body.data
    expect(order).toMatchObject({ status: 'refunded', lines: [{ state: 'refused' }] })
    const unpaid = (await buy(buyer, [item], { useWallet: false })).body.data.order
    there.clock.advance({ hours: 24 })
    await lapseOrders(there.app.services, there.clock.now())
    expect((await orderAgain(unpaid.id)).status).toBe('lapsed')
    expect(await audit(there)).toEqual([])
  })
})

test('a type without a seller is known, and cannot be bought', async () => {
  for (const type of ['gift_card', 'package', 'question', 'workshop'] as const) {
    const items = [{ id: 8_000_001, type }]
    expect((await buyer.send(quoteCart, { items })).body.data.lines).toMatchObject([{ type, blocked: 'withdrawn' }])
    expect((await buy(buyer, items)).body.code).toBe('item_unavailable')
  }
  const talk = [{ id: 8_000_001, type: 'talk' }] as never
  expect((await buyer.send(quoteCart, { items: talk })).status).toBe(422)
})
