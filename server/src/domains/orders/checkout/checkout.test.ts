import { describe, expect, test } from 'vitest'
import * as api from '#contract/orders/endpoints.ts'
import { checkBooks, fundsOf } from '#server/domains/ledger/public.ts'
import { pollPayments } from '#server/domains/payments/public.ts'
import { audit } from '#test/auditor.ts'
import { checkoutPage, gatewayOf, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { aCoupon, aService, buy, fill } from '#test/shop.ts'
import { type World, world } from '#test/world.ts'
import { lapseOrders } from './lapses.ts'

const TOTAL = 177_000

/** An order of ₹1,770 with ₹500 from the wallet, ready for the gateway. */
async function atTheGateway({ walletPaise = 50_000, couponCode }: { walletPaise?: number; couponCode?: string } = {}) {
  const there = await world()
  const [buyer, service] = [await there.aCustomer(), await aService(there)]
  if (walletPaise > 0) await fill(there, buyer, walletPaise)
  const { order, paymentId } = (await buy(buyer, [service], { ...(couponCode && { couponCode }) })).body.data
  return { there, buyer, service, orderId: order.id, order, paymentId: paymentId! }
}

const orderNow = async (buyer: Person, id: number) => (await buyer.send(api.getOrder, { id })).body.data.order
const fundsNow = ({ db, clock }: World, { id }: Person) => fundsOf(db, id, clock.now())
const payIn = async (there: World, buyer: Person, paymentId: number, how: Parameters<typeof press>[2]) =>
  press(there, await checkoutPage(buyer, paymentId), how)

describe('an order paid by wallet and gateway together', () => {
  test('holds the wallet share until the gateway has captured the rest, then is paid, fulfilled and invoiced', async () => {
    const { there, buyer, order, orderId, paymentId } = await atTheGateway()
    expect(order).toMatchObject({
      status: 'paying',
      walletPaise: 50_000,
      gatewayPaise: TOTAL - 50_000,
      documents: [],
    })
    expect(order.lines).toMatchObject([{ state: 'unpaid' }])
    expect(await fundsNow(there, buyer)).toMatchObject({ walletPaise: 50_000, heldPaise: 50_000, spendablePaise: 0 })
    await payIn(there, buyer, paymentId, { outcome: 'pay', method: 'upi', webhooks: 'twice' })
    const paid = await orderNow(buyer, orderId)
    expect(paid).toMatchObject({ status: 'paid', payment: { state: 'captured', method: 'upi' } })
    expect(paid.lines).toMatchObject([{ state: 'fulfilled' }])
    expect(paid.documents).toMatchObject([{ kind: 'invoice', totalPaise: TOTAL }])
    expect(await fundsNow(there, buyer)).toMatchObject({ walletPaise: 0, heldPaise: 0 })
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('is "confirming" while the bank decides, and cannot be closed or paid again meanwhile', async () => {
    const { there, buyer, orderId, paymentId } = await atTheGateway()
    await payIn(there, buyer, paymentId, { outcome: 'pending' })
    expect((await orderNow(buyer, orderId)).status).toBe('confirming')
    expect((await buyer.send(api.listOrders, {})).body.data.data[0]!.status).toBe('confirming')
    expect((await buyer.send(api.cancelPayment, { id: orderId })).body.code).toBe('payment_confirming')
    expect((await buyer.send(api.payAgain, { id: orderId, useWallet: true })).body.code).toBe('payment_confirming')
    there.clock.advance({ minutes: 45 })
    await lapseOrders(there.app.services, there.clock.now())
    expect((await orderNow(buyer, orderId)).status).toBe('confirming')
  })

  test('declined by the bank is open again: nothing was charged, the wallet is released, and it can be paid again', async () => {
    const { there, buyer, orderId, paymentId } = await atTheGateway()
    await payIn(there, buyer, paymentId, { outcome: 'fail', reason: 'wrongPin' })
    expect(await orderNow(buyer, orderId)).toMatchObject({ status: 'open', payment: { state: 'failed' } })
    expect(await fundsNow(there, buyer)).toMatchObject({ heldPaise: 0, spendablePaise: 50_000 })
    const again = (await buyer.send(api.payAgain, { id: orderId, useWallet: false })).body.data
    expect(again.order).toMatchObject({ status: 'paying', walletPaise: 0, gatewayPaise: TOTAL })
    await payIn(there, buyer, again.paymentId!, { outcome: 'pay' })
    expect((await orderNow(buyer, orderId)).status).toBe('paid')
    expect(await fundsNow(there, buyer)).toMatchObject({ spendablePaise: 50_000 })
  })

  test('with an abandoned checkout is open again, until it expires', async () => {
    const { there, buyer, orderId } = await atTheGateway()
    const { body } = await buyer.send(api.cancelPayment, { id: orderId })
    expect(body.data.order.status).toBe('open')
    expect(await fundsNow(there, buyer)).toMatchObject({ heldPaise: 0 })
    there.clock.advance({ minutes: 31 })
    expect((await buyer.send(api.payAgain, { id: orderId, useWallet: true })).body.code).toBe('order_lapsed')
    await lapseOrders(there.app.services, there.clock.now())
    expect((await orderNow(buyer, orderId)).status).toBe('lapsed')
  })
})

describe('a retry for the same amount', () => {
  test('uses the same payment, whether the checkout was left, closed or declined', async () => {
    const { there, buyer, orderId, paymentId } = await atTheGateway()
    const page = await checkoutPage(buyer, paymentId)
    const again = async () => (await buyer.send(api.payAgain, { id: orderId, useWallet: true })).body.data
    const same = { paymentId, order: { status: 'paying', walletPaise: 50_000, gatewayPaise: TOTAL - 50_000 } }
    expect(await again()).toMatchObject(same)
    await buyer.send(api.cancelPayment, { id: orderId })
    expect(await again()).toMatchObject(same)
    await press(there, page, { outcome: 'fail', reason: 'wrongPin' })
    expect(await again()).toMatchObject(same)
    expect(await checkoutPage(buyer, paymentId)).toBe(page)
    expect(await fundsNow(there, buyer)).toMatchObject({ heldPaise: 50_000, spendablePaise: 0 })
    await press(there, page, { outcome: 'pay' })
    expect(await orderNow(buyer, orderId)).toMatchObject({ status: 'paid', walletPaise: 50_000 })
    expect(await fundsNow(there, buyer)).toMatchObject({ walletPaise: 0, heldPaise: 0 })
    expect(await audit(there)).toEqual([])
  })

  test('that is declined releases the wallet again, has the new reason and can be paid', async () => {
    const { there, buyer, orderId, paymentId } = await atTheGateway()
    const page = await checkoutPage(buyer, paymentId)
    await press(there, page, { outcome: 'fail', reason: 'wrongPin' })
    await buyer.send(api.payAgain, { id: orderId, useWallet: true })
    await press(there, page, { outcome: 'fail', reason: 'noFunds' })
    expect(await orderNow(buyer, orderId)).toMatchObject({
      status: 'open',
      payment: { id: paymentId, state: 'failed', failureReason: 'Your bank declined it: not enough balance' },
    })
    expect(await fundsNow(there, buyer)).toMatchObject({ heldPaise: 0, spendablePaise: 50_000 })
    await buyer.send(api.payAgain, { id: orderId, useWallet: true })
    await press(there, page, { outcome: 'pay' })
    expect((await orderNow(buyer, orderId)).status).toBe('paid')
    expect(await audit(there)).toEqual([])
  })

  test("is not ended by a late report of an earlier attempt's failure, only by its own", async () => {
    const { there, buyer, orderId, paymentId } = await atTheGateway()
    const page = await checkoutPage(buyer, paymentId)
    await press(there, page, { outcome: 'fail', reason: 'wrongPin', webhooks: 'never' })
    const [early] = await gatewayOf(there).paymentsOfOrder(page.split('/').at(-1)!)
    await buyer.send(api.cancelPayment, { id: orderId })
    there.clock.advance({ minutes: 1 })
    await buyer.send(api.payAgain, { id: orderId, useWallet: true })
    there.clock.advance({ minutes: 2 })
    await pollPayments(there.app.services, there.clock.now())
    await gatewayOf(there).sendWebhook(early!)
    expect(await orderNow(buyer, orderId)).toMatchObject({ status: 'paying', payment: { state: 'created' } })
    expect(await fundsNow(there, buyer)).toMatchObject({ heldPaise: 50_000 })
    await press(there, page, { outcome: 'fail', reason: 'noFunds', webhooks: 'never' })
    there.clock.advance({ minutes: 2 })
    await pollPayments(there.app.services, there.clock.now())
    expect(await orderNow(buyer, orderId)).toMatchObject({ status: 'open', payment: { state: 'failed' } })
  })
})

describe('a late payment', () => {
  test('still pays the order while the wallet covers its share', async () => {
    const { there, buyer, orderId, paymentId } = await atTheGateway()
    const page = await checkoutPage(buyer, paymentId)
    there.clock.advance({ minutes: 31 })
    await lapseOrders(there.app.services, there.clock.now())
    expect((await orderNow(buyer, orderId)).status).toBe('lapsed')
    await press(there, page, { outcome: 'pay' })
    expect(await orderNow(buyer, orderId)).toMatchObject({ status: 'paid', walletPaise: 50_000 })
  })

  test('is refunded to its source if the wallet is empty', async () => {
    const { there, buyer, orderId, paymentId } = await atTheGateway()
    const page = await checkoutPage(buyer, paymentId)
    await buyer.send(api.cancelPayment, { id: orderId })
    const other = await aService(there, { pricePaise: 40_000 })
    expect((await buy(buyer, [other])).body.data.order.status).toBe('paid')
    await press(there, page, { outcome: 'pay' })
    expect((await orderNow(buyer, orderId)).status).toBe('open')
    const { rows } = await there.pool.query(
      'select amount_paise::int as paise from payment_refunds where payment_id = $1',
      [paymentId],
    )
    expect(rows).toEqual([{ paise: TOTAL - 50_000 }])
    expect(await checkBooks(there.db)).toEqual([])
    const again = await buyer.send(api.payAgain, { id: orderId, useWallet: false })
    expect([again.status, again.body.data?.order.status]).toEqual([200, 'paying'])
    await payIn(there, buyer, again.body.data.paymentId!, { outcome: 'pay' })
    expect((await orderNow(buyer, orderId)).status).toBe('paid')
    expect((await buyer.send(api.cancelPayment, { id: orderId })).body.code).toBe('already_paid')
    expect((await buyer.send(api.payAgain, { id: orderId, useWallet: false })).body.code).toBe('already_paid')
  })

  test('that is refunded leaves the coupon of its order free for another', async () => {
    const there = await world()
    await aCoupon(there, { code: 'LATE', percentBp: 1000 })
    const { buyer, paymentId } = await atTheGateway({ couponCode: 'LATE' })
    const page = await checkoutPage(buyer, paymentId)
    there.clock.advance({ minutes: 31 })
    await lapseOrders(there.app.services, there.clock.now())
    await buy(buyer, [await aService(there, { pricePaise: 40_000 })])
    await press(there, page, { outcome: 'pay' })
    await fill(there, buyer, 1_000_000)
    expect((await buy(buyer, [await aService(there)], { couponCode: 'LATE' })).status).toBe(201)
    expect(await audit(there)).toEqual([])
  })

  test('for an order paid meanwhile is refunded to its source', async () => {
    const { there, buyer, orderId, paymentId } = await atTheGateway({ walletPaise: 0 })
    const page = await checkoutPage(buyer, paymentId)
    await fill(there, buyer, 50_000)
    const again = (await buyer.send(api.payAgain, { id: orderId, useWallet: true })).body.data
    await payIn(there, buyer, again.paymentId!, { outcome: 'pay' })
    await press(there, page, { outcome: 'pay' })
    const paid = await orderNow(buyer, orderId)
    expect(paid).toMatchObject({ status: 'paid', payment: { id: again.paymentId } })
    const { rows } = await there.pool.query(
      'select payment_id::int as id from payment_refunds where payment_id = any($1)',
      [[paymentId, again.paymentId]],
    )
    expect(rows).toEqual([{ id: paymentId }])
  })
})

describe('a seller', () => {
  test('that refuses has its line refunded to its payment sources, with a credit note', async () => {
    const { there, buyer, service, orderId, paymentId } = await atTheGateway()
    await there.pool.query(`update services set state = 'withdrawn' where id = $1`, [service.id])
    await payIn(there, buyer, paymentId, { outcome: 'pay' })
    const order = await orderNow(buyer, orderId)
    expect(order).toMatchObject({ status: 'refunded', lines: [{ state: 'refused' }] })
    expect(order.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
    expect(order.refunds).toMatchObject([
      { reasonCode: 'not_available', toSourcePaise: TOTAL - 50_000, toWalletPaise: 50_000 },
    ])
    expect(await fundsNow(there, buyer)).toMatchObject({ spendablePaise: 50_000 })
  })
})

describe('a coupon', () => {
  test('is deducted before tax, spread over the lines', async () => {
    const there = await world()
    await aCoupon(there, { code: 'TEN', percentBp: 1000, mostPaise: 20_000 })
    const [buyer, one, two] = [
      await there.aCustomer(),
      await aService(there),
      await aService(there, { pricePaise: 99_999 }),
    ]
    await fill(there, buyer, 1_000_000)
    const { order } = (await buy(buyer, [one, two], { couponCode: 'ten' })).body.data
    expect(order).toMatchObject({ couponCode: 'TEN', discountPaise: 20_000, subtotalPaise: 249_999 })
    expect(order.lines.map(({ discountPaise }) => discountPaise)).toEqual([12_000, 8_000])
    expect(order.discounts).toMatchObject([{ source: 'coupon', paise: 20_000 }])
  })

  test('says why it cannot be used', async () => {
    const there = await world()
    const service = await aService(there)
    const problemOf = async (code: string) => {
      const items = [{ id: service.id, type: service.type }]
      return (await there.send(api.quoteCart, { items, couponCode: code })).body.data.coupon
    }
    await aCoupon(there, { code: 'LATER', startsOn: '2026-05-01' })
    await aCoupon(there, { code: 'GONE', startsOn: '2026-01-01', endsOn: '2026-02-01' })
    await aCoupon(there, { code: 'DEAR', leastPaise: 1_000_000 })
    await aCoupon(there, { code: 'OFF', active: false })
    await aCoupon(there, { code: 'COURSES', itemTypes: ['course'] })
    expect(await problemOf('LATER')).toMatchObject({ problem: 'not_yet', on: '2026-05-01', discountPaise: 0 })
    expect(await problemOf('GONE')).toMatchObject({ problem: 'over', on: '2026-02-01' })
    expect(await problemOf('DEAR')).toMatchObject({ problem: 'minimum', minimumPaise: 1_000_000 })
    expect(await problemOf('OFF')).toMatchObject({ problem: 'unknown' })
    expect(await problemOf('NOSUCH')).toMatchObject({ problem: 'unknown' })
    expect(await problemOf('COURSES')).toMatchObject({ problem: 'not_for_these' })
  })

  test('is used up to its limits, in total and per person, also under concurrency; an expired order releases it', async () => {
    const there = await world()
    const service = await aService(there)
    await aCoupon(there, { code: 'FIRST3', percentBp: 1000, totalMax: 3 })
    const buyers = await Promise.all(Array.from({ length: 6 }, () => there.aCustomer()))
    for (const buyer of buyers) await fill(there, buyer, 1_000_000)
    const tries = await Promise.all(
      buyers.flatMap((buyer) => [1, 2].map(() => buy(buyer, [service], { couponCode: 'FIRST3' }))),
    )
    const bought = tries.filter(({ status }) => status === 201)
    expect(bought).toHaveLength(3)
    for (const { status, body } of tries) if (status !== 201) expect(body.code).toBe('coupon_unusable')
    await aCoupon(there, { code: 'ONCE', percentBp: 1000 })
    const { buyer } = await atTheGateway({ couponCode: 'ONCE' })
    const again = await aService(there)
    expect((await buy(buyer, [again], { couponCode: 'ONCE' })).body.code).toBe('coupon_unusable')
    there.clock.advance({ minutes: 31 })
    await lapseOrders(there.app.services, there.clock.now())
    await fill(there, buyer, 1_000_000)
    expect((await buy(buyer, [again], { couponCode: 'ONCE' })).status).toBe(201)
  })
})

test("an amount below the gateway's minimum of one rupee is refused before anything is written; the wallet can pay it", async () => {
  const there = await world()
  const [buyer, service] = [await there.aCustomer(), await aService(there, { pricePaise: 50 })]
  for (const useWallet of [true, false])
    expect((await buy(buyer, [service], { useWallet })).body).toMatchObject({ code: 'below_gateway_least' })
  expect((await buyer.send(api.listOrders, {})).body.data.count).toBe(0)
  await fill(there, buyer, 30)
  expect((await buy(buyer, [service])).body.code).toBe('below_gateway_least')
  await fill(there, buyer, 30)
  expect((await buy(buyer, [service])).body.data.order).toMatchObject({ status: 'paid', totalPaise: 60 })
  expect(await fundsNow(there, buyer)).toMatchObject({ walletPaise: 0, heldPaise: 0 })
  expect(await audit(there)).toEqual([])
})
