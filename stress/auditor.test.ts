import { expect, test } from 'vitest'
import { givePromotionalCredit } from '#contract/ledger/endpoints.ts'
import { cancelPayment, createOrder, payAgain, requestRefund } from '#contract/orders/endpoints.ts'
import { decideRefundRequest, refundOrder } from '#contract/orders/staff.ts'
import { askWithdrawal } from '#contract/payouts/endpoints.ts'
import { topUpWallet } from '#contract/wallet/endpoints.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { lapseOrders } from '#server/domains/orders/public.ts'
import { GatewayFailure, type GatewayPayment } from '#server/domains/payments/public.ts'
import { sendRefunds } from '#server/domains/payments/refunds/service.ts'
import { anOldAccount } from '#test/a-withdrawal.ts'
import { checkoutPage, gatewayOf, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { aCoupon, aPaidOrder, aService, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { figure, note } from './figures.ts'
import { auditing, LONG } from './harness/auditing.ts'
import { shuffled } from './payment-messengers.ts'

const there = await world()
const { db, pool, clock, app } = there
const many = figure(4, 60)
const { walletOf, refundAll } = auditing(there)

test('invalid, too small, too large or fractional amounts are refused wherever one can be entered', async () => {
  const [staff, order, her] = [await there.aStaff(), await aPaidOrder(there), await there.aConsultant()]
  const bankAccountId = await anOldAccount(there, her)
  const strange = [-1, 0, 0.5, -0.0001, 1e21, Number.MAX_SAFE_INTEGER + 1, '100', null, [100]] as unknown as number[]
  const line = { lineId: order.lines[0]!.id }
  const { id, type } = order.service
  const input = { items: [{ id, type }], useWallet: true, billing: { name: 'Asha Verma', state: '27' } }
  for (const paise of strange) {
    const answers = [
      await staff.send(refundOrder, { id: order.id, lines: [{ ...line, paise }], to: 'wallet', reason: 'Strange' }),
      await staff.send(givePromotionalCredit, { accountId: order.buyer.id, amountPaise: paise, reason: 'Strange' }),
      await order.buyer.send(topUpWallet, { amountPaise: paise }),
      await her.send(askWithdrawal, { amountPaise: paise, bankAccountId }),
      await order.buyer.send(createOrder, { ...input, expectedTotalPaise: paise }),
    ]
    for (const { status } of answers) expect([paise, status >= 400 && status < 500]).toEqual([paise, true])
  }
})

test('one request or twenty with one key are one order, and twenty keys never overdraw a wallet', async () => {
  const [buyer, service] = [await there.aCustomer(), await aService(there)]
  await fill(there, buyer, 177_000)
  const once = await Promise.all(Array.from({ length: 20 }, () => buy(buyer, [service], { key: 'tapped' })))
  expect(new Set(once.map(({ text }) => text)).size).toBe(1)
  const other = await there.aCustomer()
  await fill(there, other, 3 * 177_000)
  const each = await Promise.all(Array.from({ length: 20 }, () => buy(other, [service], { totalPaise: 177_000 })))
  expect(each.filter(({ body }) => body.data?.order?.status === 'paid')).toHaveLength(3)
})

test('payment reports in any order, twice, late, forged or after a refund move money once', LONG, async () => {
  const gateway = gatewayOf(there)
  for (let n = 0; n < many; n += 1) {
    const [buyer, service] = [await there.aCustomer(), await aService(there)]
    const { order, paymentId } = (await buy(buyer, [service])).body.data
    await press(there, await checkoutPage(buyer, paymentId!), { outcome: 'pay', states: 'never' })
    const [attempt] = await gateway.paymentsOfOrder((await paymentRow(paymentId!)).provider_order_id!)
    const received = (state: GatewayPayment['state'], more = '') =>
      gateway.sendWebhook({ ...attempt!, state }, undefined, `evt ${n} ${state} ${more}`)
    const states = shuffled(['pending', 'failed', 'captured', 'captured', 'returned'] as const, n + 1)
    for (const state of states) await received(state)
    const forged = await there.call('POST', '/api/web/v1/webhooks/test', {
      body: JSON.stringify({ event: 'payment.captured', eventId: `forged ${n}`, payment: attempt }),
      headers: { 'content-type': 'application/json', 'x-test-signature': gateway.sign('something else') },
    })
    expect(forged.status).toBe(400)
    const staff = await there.aStaff()
    expect((await refundAll(staff, order, 'source')).status).toBe(201)
    await Promise.all([
      received('captured', 'late'),
      sendRefunds(app.services, clock.now()),
      received('failed', 'late'),
    ])
    expect((await refundAll(staff, order, 'source')).body.code).toBe('nothing_to_refund')
    expect(await walletOf(buyer)).toBe(0)
  }
})
const paymentRow = (id: number) =>
  db.selectFrom('payments').select('provider_order_id').where('id', '=', id).executeTakeFirstOrThrow()

test('an order that is cancelled, expired and paid late by two concurrent payments is paid once', LONG, async () => {
  for (let n = 0; n < many; n += 1) {
    const [buyer, service] = [await there.aCustomer(), await aService(there)]
    await fill(there, buyer, 50_000)
    const { order, paymentId } = (await buy(buyer, [service])).body.data
    const first = await checkoutPage(buyer, paymentId!)
    await buyer.send(cancelPayment, { id: order.id })
    const again = (await buyer.send(payAgain, { id: order.id, useWallet: n % 2 === 0 })).body.data
    const second = await checkoutPage(buyer, again.paymentId!)
    if (n % 3 === 0) clock.advance({ minutes: 31 })
    const late = lapseOrders(app.services, clock.now())
    await Promise.all([press(there, first, { outcome: 'pay' }), late, press(there, second, { outcome: 'pay' })])
    const { rows } = await pool.query<{ state: string; back: number }>(
      `select o.state, (select count(*)::int from payment_refunds r join payments p on p.id = r.payment_id
        where p.subject_id = o.id and p.purpose = 'order') as back from orders o where o.id = $1`,
      [order.id],
    )
    // A retry for the same amount uses the same payment, so nothing can be captured twice.
    expect(rows).toEqual([{ state: 'paid', back: n % 2 === 0 ? 0 : 1 }])
  }
})

test("a gateway that fails halfway releases the wallet's share once the time is over", async () => {
  const [buyer, service] = [await there.aCustomer(), await aService(there)]
  await fill(there, buyer, 50_000)
  const { createOrder: makes } = app.services.gateway
  app.services.gateway.createOrder = async () => {
    throw new GatewayFailure('out of reach')
  }
  const { paymentId } = (await buy(buyer, [service])).body.data
  await expect(checkoutPage(buyer, paymentId!)).rejects.toThrow('gateway_unavailable')
  app.services.gateway.createOrder = makes
  expect((await fundsOf(db, buyer.id, clock.now())).spendablePaise).toBe(0)
  clock.advance({ minutes: 31 })
  expect((await fundsOf(db, buyer.id, clock.now())).spendablePaise).toBe(50_000)
  await lapseOrders(app.services, clock.now())
})

test('a coupon for three, requested by many with orders expiring concurrently, is used by three', LONG, async () => {
  await aCoupon(there, { code: 'THREE', percentBp: 3333, totalMax: 3 })
  const service = await aService(there, { pricePaise: 100_001 })
  const buyers = await Promise.all(Array.from({ length: many }, () => there.aCustomer()))
  for (const [n, buyer] of buyers.entries()) if (n % 2 === 0) await fill(there, buyer, 200_000)
  const tryAll = () =>
    Promise.all(buyers.map((buyer) => buy(buyer, [service], { couponCode: 'THREE', totalPaise: 78_671 })))
  const taken = (answers: Awaited<ReturnType<typeof tryAll>>) => answers.filter(({ status }) => status === 201).length
  expect(taken(await tryAll())).toBe(3)
  clock.advance({ minutes: 31 })
  await Promise.all([lapseOrders(app.services, clock.now()), tryAll()])
  await tryAll()
})

test('two concurrent decisions of one request refund once', async () => {
  const [one, other, order] = [await there.aStaff(), await there.aStaff(), await aPaidOrder(there)]
  const asked = await order.buyer.send(requestRefund, { id: order.id, reason: 'Not what I ordered' })
  const id = asked.body.data.order.refundRequest!.id
  const lines = [{ lineId: order.lines[0]!.id, paise: 50_000 }]
  const grant = (staff: Person) =>
    staff.send(decideRefundRequest, { id, decision: 'grant', note: '', lines, to: 'wallet' })
  const answers = await Promise.all([grant(one), grant(other), grant(one)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

test('document numbers restart with the financial year, without a gap, also when the clock is set back', async () => {
  const now = clock.now()
  const yearEnds = new Date('2027-03-31T18:29:59.999Z')
  clock.set(yearEnds)
  const [staff, buyer] = [await there.aStaff(), await there.aCustomer()]
  await fill(there, buyer, 10_000_000)
  const service = await aService(there)
  const input = { items: [{ id: service.id, type: service.type }], useWallet: true, expectedTotalPaise: 177_000 }
  const billing = { name: buyer.name, state: '27' }
  const bought = async () => (await buyer.send(createOrder, { ...input, billing })).body.data.order
  const numbers: string[] = []
  for (const at of [yearEnds, new Date(yearEnds.getTime() + 1), yearEnds, new Date(yearEnds.getTime() + 2)]) {
    clock.set(at)
    const orders = await Promise.all([bought(), bought(), bought()])
    for (const { documents } of orders) numbers.push(documents[0]!.number)
    await Promise.all(orders.map((order) => refundAll(staff, order)))
  }
  clock.set(now)
  expect(new Set(numbers).size).toBe(12)
  expect(numbers.filter((number) => number.startsWith('INV/2728/'))).toHaveLength(6)
  note(
    `${numbers.length} invoices around the end of a financial year, the clock put back between: no number is missing or given twice`,
  )
})
