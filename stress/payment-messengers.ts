import assert from 'node:assert/strict'
import { confirmPayment } from '#contract/payments/endpoints.ts'
import { pollPayments } from '#server/domains/payments/polling/service.ts'
import type { GatewayPayment } from '#server/domains/payments/public.ts'
import { noticeOf } from '#server/domains/payments/public.ts'
import { aTopUp, gatewayOf, type OpenTopUp, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import type { World } from '#test/world.ts'

export interface Paid extends OpenTopUp {
  person: Person
  attempt: GatewayPayment
}

/** Paid at the gateway, without any report to us yet. */
export async function paidUnheard(world: World, person: Person, paise: number): Promise<Paid> {
  const topUp = await aTopUp(person, paise)
  await press(world, topUp.page, { outcome: 'pay', webhooks: 'never' })
  const [attempt] = await gatewayOf(world).paymentsOfOrder(topUp.orderId)
  assert.ok(attempt)
  return { ...topUp, person, attempt }
}

export const post = (world: World, body: string, signature: string) =>
  world.call('POST', '/api/web/v1/webhooks/test', {
    body,
    headers: { 'content-type': 'application/json', 'x-test-signature': signature },
  })

export interface Webhook {
  body: string
  signature: string
  genuine: boolean
}

/** Each as the gateway would send it; a forged one claims a payment that was not made, with an invalid signature. */
export function webhookOf(world: World, attempt: GatewayPayment, genuine: boolean, n: number): Webhook {
  const body = noticeOf('payment.captured', `evt_${n}`, { ...attempt, state: 'captured' })
  const signature = gatewayOf(world).sign(body)
  return { body, genuine, signature: genuine ? signature : [...signature].reverse().join('') }
}

/** Callback, webhook and poll of one payment, concurrently. */
export const allNotify = (world: World, { person, paymentId, orderId, attempt }: Paid, n: number) => [
  () => post(world, ...wordsOf(webhookOf(world, attempt, true, n))),
  () =>
    person.send(confirmPayment, {
      ...{ id: paymentId, razorpay_order_id: orderId, razorpay_payment_id: attempt.id },
      razorpay_signature: gatewayOf(world).sign(`${orderId}|${attempt.id}`),
    }),
  () => pollPayments(world.app.services, new Date(world.clock.now().getTime() + 120_000)),
]
const wordsOf = ({ body, signature }: Webhook) => [body, signature] as const

/** In an order that is the same in every run. */
export function shuffled<T>(items: readonly T[], seed = 20_260_302): T[] {
  const list = [...items]
  let state = seed
  for (let at = list.length - 1; at > 0; at--) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const other = state % (at + 1)
    const stored = list[at]!
    list[at] = list[other]!
    list[other] = stored
  }
  return list
}

export async function inWaves<T>(items: readonly T[], size: number, operation: (item: T) => Promise<unknown>) {
  for (let at = 0; at < items.length; at += size) await Promise.all(items.slice(at, at + size).map(operation))
}
