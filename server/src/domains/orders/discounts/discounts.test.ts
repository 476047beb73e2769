import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getBooking } from '#contract/bookings/endpoints.ts'
import type { ItemType } from '#contract/orders/constants.ts'
import { getOrder, quoteCart } from '#contract/orders/endpoints.ts'
import { completeOrderLine, refundOrder } from '#contract/orders/staff.ts'
import { hangUpTalk } from '#contract/talks/endpoints.ts'
import { getTalkReceipt } from '#contract/talks/receipts.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { type DiscountSource, registerDiscountSource } from '#server/domains/orders/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { audit } from '#test/auditor.ts'
import { aBookable, aTime, hold } from '#test/bookings.ts'
import { checkoutPage, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { sellInstead } from '#test/sellers.ts'
import { aCoupon, aService, buy, fill } from '#test/shop.ts'
import { anAnsweredTalk, inRoom, talkFor } from '#test/talks.ts'
import { world } from '#test/world.ts'
import { lapseOrders } from '../checkout/lapses.ts'
import { type Stage, unregisterDiscountSource } from './registry.ts'

const there = await world()
await there.pool.query(`create table test_units (id bigint generated always as identity primary key, owner_id bigint not null,
  kind text not null, units integer not null constraint test_units_left check (units >= 0))`)

let buyer: Person
beforeEach(async () => {
  buyer = await there.aCustomer()
  await fill(there, buyer, 1_000_000)
})
const NAMES = ['test-units', 'test-plan']
let restoreSeller: () => void = () => {}
afterEach(() => {
  NAMES.forEach(unregisterDiscountSource)
  restoreSeller()
})

const grant = (owner: Person, kind: ItemType, units: number) =>
  there.pool.query('insert into test_units (owner_id, kind, units) values ($1, $2, $3)', [owner.id, kind, units])
const unitsOf = async (owner: Person) =>
  (await there.pool.query('select units from test_units where owner_id = $1', [owner.id])).rows[0].units as number

const titles = { title_english: 'Vyapaar', title_hindi: 'व्यापार' }

/** Free units of one kind, such as a membership's sessions or minutes. */
function giveUnits(fundedBy: 'platform' | 'consultant' = 'platform') {
  const source: DiscountSource = {
    stage: 'included',
    countedPer: 'line',
    async quote(_, { buyerId, lines }) {
      const { rows } = await there.pool.query('select id, kind, units from test_units where owner_id = $1', [buyerId])
      return rows.flatMap(({ id: referenceId, kind, units }) => {
        const line = lines.findIndex((one) => one.kind === kind)
        return line < 0 ? [] : [{ line, referenceId, ...titles, fundedBy, reduction: { units } }]
      })
    },
    async take(tx, { referenceId, lines }) {
      const units = lines.reduce((sum, line) => sum + line.units, 0)
      const taken = sql`update test_units set units = units - ${units} where id = ${referenceId} and units >= ${units}`
      if ((await taken.execute(tx)).numAffectedRows === 0n) throw new Problem('price_changed')
    },
    async giveBack(tx, { referenceId, lines }) {
      const units = lines.reduce((sum, line) => sum + line.units, 0)
      await sql`update test_units set units = units + ${units} where id = ${referenceId}`.execute(tx)
    },
  }
  registerDiscountSource('test-units', source)
}

/** A plan that takes a percentage off everything. */
const givePercent = (percentBp: number, stage: Stage = 'reduction') =>
  registerDiscountSource('test-plan', {
    ...{ stage, countedPer: 'line', take: async () => {}, giveBack: async () => {} },
    quote: async (_, { lines }) =>
      lines.map((_line, line) => ({ line, referenceId: 1, ...titles, fundedBy: 'platform', reduction: { percentBp } })),
  })

/** Tickets at ₹100, up to ten in an order. */
function sellTickets(refusing = false) {
  const ticket = { title_english: 'Ticket', title_hindi: 'टिकट', pricePaise: 10_000, taxCode: '999293', mostUnits: 10 }
  restoreSeller()
  restoreSeller = sellInstead('workshop', {
    offers: async (_, items) => new Map(items.map(({ id }) => [id, { id, ...ticket, consultantId: null }])),
    fulfil: async () => (refusing ? { refused: 'not_available' } : 'fulfilled'),
    revoke: async () => {},
  })
  return (quantity: number) => [{ id: 9_000_001, type: 'workshop' as const, quantity }]
}

const refund = async (id: number, lineId: number) =>
  (await there.aStaff()).send(refundOrder, { id, lines: [{ lineId }], to: 'wallet', reason: 'As agreed' })

describe('free units', () => {
  test('cover whole units first, a coupon applies to the rest, and each discount is stored with its line', async () => {
    const tickets = sellTickets()
    giveUnits()
    await grant(buyer, 'workshop', 2)
    await aCoupon(there, { code: 'TENTH' })
    const { order } = (await buy(buyer, tickets(3), { couponCode: 'TENTH' })).body.data
    expect(order).toMatchObject({ subtotalPaise: 30_000, discountPaise: 21_000, totalPaise: 10_620 })
    expect(order.lines[0]!.discounts.map(({ source, units, paise }) => [source, units, paise])).toEqual([
      ['test-units', 2, 20_000],
      ['coupon', 0, 1_000],
    ])
    expect(await unitsOf(buyer)).toBe(0)
    await refund(order.id, order.lines[0]!.id)
    expect(await unitsOf(buyer)).toBe(2)
    expect(await audit(there)).toEqual([])
  })

  test('are given back once, however many refunds are made at the same time', async () => {
    const tickets = sellTickets()
    giveUnits()
    await grant(buyer, 'workshop', 2)
    const { order } = (await buy(buyer, tickets(3))).body.data
    const answers = await Promise.all([1, 2, 3].map(() => refund(order.id, order.lines[0]!.id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await unitsOf(buyer)).toBe(2)
    expect(await audit(there)).toEqual([])
  })

  test('are given back when the seller refuses, also if they covered everything', async () => {
    const tickets = sellTickets(true)
    giveUnits()
    await grant(buyer, 'workshop', 2)
    for (const quantity of [3, 2]) {
      const { order } = (await buy(buyer, tickets(quantity))).body.data
      expect([order.lines[0]!.state, await unitsOf(buyer)]).toEqual(['refused', 2])
    }
    expect(await audit(there)).toEqual([])
  })

  test('are taken by one of two orders at the same time; the other is told the new price', async () => {
    const tickets = sellTickets()
    giveUnits()
    await grant(buyer, 'workshop', 1)
    const answers = await Promise.all([1, 2].map(() => buy(buyer, tickets(2), { totalPaise: 11_800 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('price_changed')
    expect(await unitsOf(buyer)).toBe(0)
    expect(await audit(there)).toEqual([])
  })

  test('are given back when the order expires, taken again by a late payment, and not given away twice', async () => {
    const tickets = sellTickets()
    giveUnits()
    await grant(buyer, 'workshop', 1)
    const place = async () => {
      const { order, paymentId } = (await buy(buyer, tickets(2), { useWallet: false })).body.data
      const page = await checkoutPage(buyer, paymentId!)
      there.clock.advance({ hours: 24 })
      await Promise.all([1, 2].map(() => lapseOrders(there.app.services, there.clock.now())))
      expect(await unitsOf(buyer)).toBe(1)
      return { id: order.id, page }
    }
    const [late, tooLate] = [await place(), await place()]
    for (const { page } of [late, tooLate]) await press(there, page, { outcome: 'pay' })
    const statuses = await Promise.all([late, tooLate].map(({ id }) => buyer.send(getOrder, { id })))
    expect(statuses.map(({ body }) => body.data.order.status)).toEqual(['paid', 'lapsed'])
    expect(await unitsOf(buyer)).toBe(0)
    expect(await audit(there)).toEqual([])
  })

  test('cover a session: the customer pays nothing, the consultant earns the full price', async () => {
    giveUnits()
    await grant(buyer, 'booking', 1)
    const [consultant, startsAt] = [await aBookable(there), aTime(there)]
    const { id } = (await hold(buyer, consultant, startsAt)).body.data.booking
    const { order } = (await buy(buyer, [{ id, type: 'booking' }])).body.data
    expect(order).toMatchObject({ status: 'paid', totalPaise: 0, lines: [{ discounts: [{ units: 1 }] }] })
    expect((await buyer.send(getBooking, { id })).body.data.booking.state).toBe('confirmed')
    there.clock.set(new Date(startsAt.getTime() + 7_200_000))
    const done = { id: order.id, lineId: order.lines[0]!.id, reason: 'Held' }
    await (await there.aStaff()).send(completeOrderLine, done)
    const earned = await there.pool.query('select gross_paise, discount_paise from earnings where order_id = $1', [
      order.id,
    ])
    const { pricePaise } = order.lines[0]!
    expect(earned.rows).toEqual([{ gross_paise: pricePaise, discount_paise: pricePaise }])
    expect(await audit(there)).toEqual([])
  })

  test('that the consultant funds lower the earning', async () => {
    giveUnits('consultant')
    await grant(buyer, 'service', 1)
    const service = await aService(there, { pricePaise: 100_000 })
    const { order } = (await buy(buyer, [service])).body.data
    await (await there.aStaff()).send(completeOrderLine, { id: order.id, lineId: order.lines[0]!.id, reason: 'Done' })
    expect((await there.pool.query('select from earnings where order_id = $1', [order.id])).rows).toHaveLength(0)
    expect(await audit(there)).toEqual([])
  })
})

describe('a talk with free minutes', () => {
  const spendable = async () => (await fundsOf(there.db, buyer.id, there.clock.now())).spendablePaise
  const talkedFor = async (seconds: number) => {
    const talk = await anAnsweredTalk(there, { customer: buyer, paise: 0 })
    const sides = await inRoom(there, talk)
    await talkFor(there, sides, seconds)
    await buyer.send(hangUpTalk, { id: talk.id })
    const [customer, expert] = [buyer, talk.expert]
    const receiptOf = async (who: Person) => (await who.send(getTalkReceipt, { id: talk.id })).body.data.receipt
    return { customer: await receiptOf(customer), expert: await receiptOf(expert) }
  }

  test('charges the time after them, and the consultant earns all of it', async () => {
    giveUnits()
    await grant(buyer, 'talk', 180)
    const { customer, expert } = await talkedFor(300)
    // Five minutes at ₹30, three of them free: ₹60 and its tax.
    expect(customer).toMatchObject({
      connectedSeconds: 300,
      pricePaise: 15_000,
      discountPaise: 9_000,
      totalPaise: 7_080,
    })
    expect(expert.earning).toMatchObject({ grossPaise: 15_000 })
    expect([await spendable(), await unitsOf(buyer)]).toEqual([1_000_000 - 7_080, 0])
    expect(await audit(there)).toEqual([])
  })

  test('costs nothing within them, holds no money, and uses only what was talked', async () => {
    giveUnits()
    await there.pool.query('update test_units set units = 0')
    buyer = await there.aCustomer()
    await grant(buyer, 'talk', 3_600)
    const { customer, expert } = await talkedFor(600)
    expect(customer).toMatchObject({ pricePaise: 30_000, totalPaise: 0, paid: { walletPaise: 0 } })
    expect(expert.earning).toMatchObject({ grossPaise: 30_000 })
    expect([await spendable(), await unitsOf(buyer)]).toEqual([0, 3_000])
    expect(await audit(there)).toEqual([])
  })

  test('and a plan: the percentage applies to the rest', async () => {
    giveUnits()
    givePercent(5_000)
    await grant(buyer, 'talk', 60)
    expect((await talkedFor(180)).customer).toMatchObject({ pricePaise: 9_000, totalPaise: 3_540 })
    expect(await audit(there)).toEqual([])
  })
})

describe('of a plan and a coupon', () => {
  test('the better one applies to each line, never both', async () => {
    givePercent(2_000)
    await aCoupon(there, { code: 'ONEHALF', percentBp: 5_000, itemTypes: ['service'] })
    const tickets = sellTickets()
    const service = await aService(there, { pricePaise: 100_000 })
    const { order } = (await buy(buyer, [service, ...tickets(1)], { couponCode: 'ONEHALF' })).body.data
    expect(order.discounts.map(({ source, paise }) => [source, paise])).toEqual([
      ['coupon', 50_000],
      ['test-plan', 2_000],
    ])
    expect(await audit(there)).toEqual([])
  })

  test('a coupon that takes off less is not used up, and the cart says why', async () => {
    givePercent(2_000)
    await aCoupon(there, { code: 'LITTLE', percentBp: 1_000 })
    const service = await aService(there, { pricePaise: 100_000 })
    const items = [{ id: service.id, type: service.type }]
    const quote = (await buyer.send(quoteCart, { items, couponCode: 'LITTLE' })).body.data
    expect(quote.coupon).toMatchObject({ problem: 'better_discount', discountPaise: 0 })
    expect(quote.discountPaise).toBe(20_000)
    expect((await buy(buyer, [service], { couponCode: 'LITTLE' })).body.code).toBe('coupon_unusable')
  })

  test('sources together never take off more than a line costs', async () => {
    giveUnits()
    await grant(buyer, 'service', 5)
    givePercent(10_000, 'credit')
    const service = await aService(there, { pricePaise: 33_333 })
    const { order } = (await buy(buyer, [service])).body.data
    expect(order).toMatchObject({ discountPaise: 33_333, totalPaise: 0, status: 'paid' })
    expect(await unitsOf(buyer)).toBe(4)
    const [line] = order.lines
    const more = there.pool.query(
      `insert into line_discounts (line_id, source, reference_id, title_english, title_hindi, units, paise, funded_by, taken_at)
       values ($1, 'coupon', 1, 'More', 'और', 0, 1, 'platform', $2)`,
      [line!.id, there.clock.now()],
    )
    await expect(more).rejects.toMatchObject({ constraint: 'line_discounts_within_the_line' })
  })
})
