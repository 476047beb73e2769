import { expect, test } from 'vitest'
import { getWalletHistory } from '#contract/wallet/endpoints.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { beginWith } from '#test/locks.ts'
import { aTopUp, gatewayOf, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { GatewayFailure } from '../gateways/gateway.ts'
import { settle } from '../settle/service.ts'
import { refundToSource, sendRefunds } from './service.ts'

const there = await world()
const { db, clock, app } = there

/** Someone who has paid in ₹500, and their payment. */
async function aPayer() {
  const person = await there.aCustomer()
  const topUp = await aTopUp(person)
  await press(there, topUp.page, { outcome: 'pay', method: 'card' })
  return { person, ...topUp }
}
const refund = (person: Person, paymentId: number, paise: number, key: string) =>
  db.transaction().execute(async (tx) => {
    const at = clock.now()
    const { id } = await refundToSource(tx, { key, paymentId, paise, at })
    const entries = [
      { place: { balance: 'wallet', of: person.id } as const, paise: -paise },
      { place: 'gateway' as const, paise },
    ]
    await ledger.post(tx, { key: `given back: ${key}`, kind: 'refund', at, entries })
    return id
  })
const stateOf = async (id: number) =>
  (await db.selectFrom('payment_refunds').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const balanceOf = async (person: Person) => (await person.send(getWalletHistory, {})).body.data.walletAmount

test('a refund is sent once, however often the job runs, and the payer is told where it goes', async () => {
  const { person, paymentId } = await aPayer()
  const id = await refund(person, paymentId, 200_00, 'once')
  await Promise.all([sendRefunds(app.services, clock.now()), sendRefunds(app.services, clock.now())])
  expect(await stateOf(id)).toBe('done')
  const there_ = await db
    .selectFrom('test_gateway_refunds')
    .select(['paise'])
    .where('key', '=', `paramarsh-refund-${id}`)
    .execute()
  expect(there_).toEqual([{ paise: 200_00 }])
  expect((await there.call('GET', `/demo/inbox.json?to=${person.mobile}`)).text).toContain('on its way to your card')
})

test('a key refunds once, and never more than was paid', async () => {
  const { person, paymentId } = await aPayer()
  const input = { key: 'mine', paymentId, paise: 300_00, at: clock.now() }
  const ask = () => db.transaction().execute((tx) => refundToSource(tx, input))
  expect((await ask()).id).toBe((await ask()).id)
  const more = db.transaction().execute((tx) => refundToSource(tx, { ...input, key: 'more', paise: 200_01 }))
  await expect(more).rejects.toMatchObject({ constraint: 'payments_refunds_within_capture' })
  expect(person.id).toBeGreaterThan(0)
})

test('an unreachable gateway is retried with increasing delays', async () => {
  const { person, paymentId } = await aPayer()
  const id = await refund(person, paymentId, 100_00, 'patient')
  let tries = 0
  const broken = {
    ...app.services,
    gateway: {
      ...gatewayOf(there),
      refund: async ({ key }: { key: string }) => {
        if (key === `paramarsh-refund-${id}`) tries += 1
        throw new GatewayFailure('out of reach')
      },
    },
  }
  await sendRefunds(broken, clock.now())
  await sendRefunds(broken, clock.now())
  expect([tries, await stateOf(id)]).toEqual([1, 'asked'])
  clock.advance({ minutes: 2 })
  await sendRefunds(broken, clock.now())
  expect(tries).toBe(2)
  clock.advance({ minutes: 6 })
  await sendRefunds(app.services, clock.now())
  expect(await stateOf(id)).toBe('done')
})

test('a refund the bank refuses permanently goes to the wallet, and the payer is notified', async () => {
  const { person, paymentId } = await aPayer()
  const id = await refund(person, paymentId, 500_00, 'refused')
  expect(await balanceOf(person)).toBe(0)
  const refusing = async () => {
    throw new GatewayFailure('the card is closed', { permanent: true })
  }
  await sendRefunds({ ...app.services, gateway: { ...gatewayOf(there), refund: refusing } }, clock.now())
  expect(await stateOf(id)).toBe('failed')
  expect(await balanceOf(person)).toBe(500)
  expect((await there.call('GET', `/demo/inbox.json?to=${person.mobile}`)).text).toContain(
    'we have added it to your wallet',
  )
})

test('a pending refund is settled by its webhook, and by polling if that is lost', async () => {
  const gateway = gatewayOf(there)
  const slow = {
    ...app.services,
    gateway: { ...gateway, refund: (input: Parameters<typeof gateway.refund>[0]) => pending(input) },
  }
  const pending = async (input: Parameters<typeof gateway.refund>[0]) => ({
    ...(await gateway.refund(input)),
    state: 'pending' as const,
  })
  const [notified, unnotified] = [await aPayer(), await aPayer()]
  const ids = [
    await refund(notified.person, notified.paymentId, 50_00, 'webhook'),
    await refund(unnotified.person, unnotified.paymentId, 50_00, 'no webhook'),
  ]
  await sendRefunds(slow, clock.now())
  expect(await Promise.all(ids.map(stateOf))).toEqual(['sent', 'sent'])
  const row = await db.selectFrom('payment_refunds').selectAll().where('id', '=', ids[0]!).executeTakeFirstOrThrow()
  await gateway.sendRefundWebhook(await gateway.refundById(row.provider_payment_id, row.provider_refund_id!))
  expect(await Promise.all(ids.map(stateOf))).toEqual(['done', 'sent'])
  clock.advance({ hours: 2 })
  await sendRefunds(app.services, clock.now())
  expect(await Promise.all(ids.map(stateOf))).toEqual(['done', 'done'])
})

/** Refunds that the gateway has accepted and then reports as done. */
async function takenByGateway(count: number) {
  const gateway = gatewayOf(there)
  const ids: number[] = []
  for (let n = 0; n < count; n++) {
    const { person, paymentId } = await aPayer()
    ids.push(await refund(person, paymentId, 50_00, `taken ${paymentId}`))
  }
  const pending = async (input: Parameters<typeof gateway.refund>[0]) => ({
    ...(await gateway.refund(input)),
    state: 'pending' as const,
  })
  await sendRefunds({ ...app.services, gateway: { ...gateway, refund: pending } }, clock.now())
  const rows = await db.selectFrom('payment_refunds').selectAll().where('id', 'in', ids).execute()
  const done = await Promise.all(
    rows.map((row) => gateway.refundById(row.provider_payment_id, row.provider_refund_id!)),
  )
  return { ids, done }
}
const block = (ids: number[]) => beginWith(there, 'select from payment_refunds where id = any($1) for update', [ids])

test('webhooks of a refund whose settlement is blocked are answered meanwhile, and it is settled once', async () => {
  const { ids, done } = await takenByGateway(1)
  const blocker = await block(ids)
  let answered = 0
  const all = Promise.all(
    Array.from({ length: 10 }, async () => {
      await gatewayOf(there).sendRefundWebhook(done[0]!)
      answered += 1
    }),
  )
  await expect.poll(() => answered).toBe(9)
  await blocker.end()
  await all
  expect(await stateOf(ids[0]!)).toBe('done')
})

test('webhooks of many blocked refunds leave connections for other requests', async () => {
  const reader = await there.aCustomer()
  const { ids, done } = await takenByGateway(6)
  const blocker = await block(ids)
  const settling = Promise.all(done.map((notified) => gatewayOf(there).sendRefundWebhook(notified)))
  expect((await reader.send(getWalletHistory, {})).status).toBe(200)
  await blocker.end()
  await settling
  expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => 'done'))
})

test('an order paid twice gets the second payment refunded, and one credit', async () => {
  const { person, paymentId, orderId } = await aPayer()
  const [first] = await gatewayOf(there).paymentsOfOrder(orderId)
  await db
    .insertInto('test_gateway_payments')
    .values({
      id: 'pay_test_twice',
      order_id: orderId,
      paise: 500_00,
      state: 'captured',
      method: 'upi',
      created_at: clock.now(),
    })
    .execute()
  const report = { source: 'webhook' as const, event: 'payment.captured' }
  const second = { ...first!, id: 'pay_test_twice' }
  expect(await settle(app.services, paymentId, second, report)).toBe('paid_twice')
  await settle(app.services, paymentId, second, report)
  await sendRefunds(app.services, clock.now())
  const given = await db
    .selectFrom('test_gateway_refunds')
    .select('paise')
    .where('payment_id', '=', second.id)
    .execute()
  expect([given, await balanceOf(person)]).toEqual([[{ paise: 500_00 }], 500])
})
