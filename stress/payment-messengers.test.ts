import { expect, test } from 'vitest'
import * as ledger from '#server/domains/ledger/public.ts'
import { aTopUp, gatewayOf, press } from '#test/payments.ts'
import { world } from '#test/world.ts'
import { figure, note } from './figures.ts'
import { allNotify, inWaves, paidUnheard, post, shuffled, type Webhook, webhookOf } from './payment-messengers.ts'

const MINUTES = 60_000
const there = await world()
const { db, clock } = there
const PAISE = 100_00

const creditsOf = async (accountId: number) =>
  (await ledger.historyOf(db, { of: accountId, balances: ['wallet'], limit: 10_000, offset: 0 })).length

test('webhooks sent five times each in any order, a tenth of them forged: each genuine one credits once', {
  timeout: 20 * MINUTES,
}, async () => {
  const count = figure(60, 1000)
  const [honest, cheat] = [await there.aCustomer(), await there.aCustomer()]
  const webhooks: Webhook[] = []
  for (let n = 0; n < count; n++) {
    if (n % 10 === 9) webhooks.push(webhookOf(there, await waiting(cheat), false, n))
    else webhooks.push(webhookOf(there, (await paidUnheard(there, honest, PAISE)).attempt, true, n))
    // The limits of one account are not the subject here.
    clock.advance({ minutes: 2 })
  }
  const sent = shuffled(webhooks.flatMap((webhook) => Array.from({ length: 5 }, () => webhook)))
  const statuses = new Map<string, number>()
  await inWaves(sent, 16, async ({ body, signature, genuine }) => {
    const { status } = await post(there, body, signature)
    const kind = `${genuine ? 'real' : 'forged'} ${status}`
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
  })
  const real = webhooks.filter(({ genuine }) => genuine).length
  note(`${sent.length} webhooks of ${count} payments: ${JSON.stringify([...statuses])}`)
  expect(Object.fromEntries(statuses)).toEqual({ 'real 200': real * 5, 'forged 400': (count - real) * 5 })
  expect([await creditsOf(honest.id), await creditsOf(cheat.id)]).toEqual([real, 0])
  expect((await ledger.fundsOf(db, honest.id, clock.now())).walletPaise).toBe(real * PAISE)
})

test('callback, webhook and poller race on every payment: one credit each', { timeout: 20 * MINUTES }, async () => {
  const count = figure(30, 200)
  const person = await there.aCustomer()
  const paid = []
  for (let n = 0; n < count; n++) {
    paid.push(await paidUnheard(there, person, PAISE))
    clock.advance({ minutes: 2 })
  }
  await inWaves(paid, 8, (one) =>
    Promise.all(
      shuffled(allNotify(there, one, 1_000_000 + one.paymentId), one.paymentId).map((sendWebhook) => sendWebhook()),
    ),
  )
  const sources = await db
    .selectFrom('payment_notices')
    .select((eb) => ['source', eb.fn.countAll<number>().as('first')])
    .where('effect', '=', 'captured')
    .where(
      'payment_id',
      'in',
      paid.map(({ paymentId }) => paymentId),
    )
    .groupBy('source')
    .execute()
  note(`three messengers on ${count} payments; who was first: ${JSON.stringify(sources)}`)
  expect(await creditsOf(person.id)).toBe(count)
  expect((await ledger.fundsOf(db, person.id, clock.now())).walletPaise).toBe(count * PAISE)
  expect(await ledger.checkBooks(db)).toEqual([])
})

async function waiting(cheat: Awaited<ReturnType<typeof there.aCustomer>>) {
  const { page, orderId } = await aTopUp(cheat, PAISE)
  await press(there, page, { outcome: 'pending', webhooks: 'never' })
  return (await gatewayOf(there).paymentsOfOrder(orderId))[0]!
}
