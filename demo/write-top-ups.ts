import type { GatewayPayment } from '#server/domains/payments/public.ts'
import { insertTestOrder, insertTestPayment, settleWithin, storeOrder } from '#server/domains/payments/public.ts'
import { openTopUp, takeTopUps, walletTexts } from '#server/domains/wallet/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { clockOf, dayAt } from './timeline.ts'

interface DemoTopUp {
  accountId: number
  rupees: number
  method: 'upi' | 'card' | 'netbanking'
  at: Date
  /** Why the bank declined it; nothing was charged. */
  declined?: string
}

/** Top-ups of the demo login: days ago, time, rupees, method. */
const OWN: [days: number, clock: string, rupees: number, method: DemoTopUp['method'], declined?: string][] = [
  [96, '10:05', 1_000, 'upi'],
  [71, '18:42', 500, 'card', 'Your bank declined it: too little money'],
  [71, '18:45', 500, 'upi'],
  [44, '13:20', 2_000, 'netbanking'],
  [18, '09:30', 500, 'upi'],
  [6, '17:05', 1_000, 'upi'],
]
const OTHERS = [1_000, 2_500, 500, 10_000, 5_000]
const METHODS = ['upi', 'upi', 'card', 'netbanking'] as const

/** Every other customer has topped up once, the demo login several times. */
export function topUpsOf(customers: readonly { id: number }[], now: Date): DemoTopUp[] {
  const [first, ...rest] = customers
  return [
    ...OWN.map(([days, clock, rupees, method, declined]) => ({
      ...{ accountId: first!.id, rupees, method, at: dayAt(now, days, clock) },
      ...(declined && { declined }),
    })),
    ...rest
      .filter((_, index) => index % 2 === 1)
      .map(({ id }, n) => ({
        ...{ accountId: id, rupees: OTHERS[n % OTHERS.length]!, method: METHODS[n % METHODS.length]! },
        at: dayAt(now, 30 - (n % 28), clockOf(n)),
      })),
  ]
}

export async function writeTopUp(tx: Tx, { accountId, rupees, ...rest }: DemoTopUp) {
  takeTopUps()
  registerMessages(walletTexts)
  const paise = rupees * 100
  const { paymentId } = await openTopUp(tx, { accountId, paise, at: rest.at })
  await payAtGateway(tx, { paymentId, paise, ...rest })
}

interface DemoPayment extends Omit<DemoTopUp, 'accountId' | 'rupees'> {
  paymentId: number
  paise: number
}

/** Pays at the test gateway: it is in the gateway's records too, so that reconciliation matches. */
export async function payAtGateway(tx: Tx, { paymentId, paise, method, at, declined }: DemoPayment) {
  const [orderId, id] = [`order_test_demo_${paymentId}`, `pay_test_demo_${paymentId}`]
  await insertTestOrder(tx, { id: orderId, payment_id: paymentId, paise, wants_mandate: false, created_at: at })
  await storeOrder(tx, paymentId, { provider: 'test', orderId, customerId: null, nextPollAt: null })
  const state = declined ? 'failed' : 'captured'
  await insertTestPayment(tx, {
    ...{ id, order_id: orderId, paise, state, method, reason: declined ?? null, created_at: at },
  })
  const attempt: GatewayPayment = {
    ...{ id, orderId, paise, state, method, failureReason: declined ?? null },
    ...{ feePaise: declined ? null : Math.round(paise * 0.0236), createdAt: at, mandate: null },
  }
  await settleWithin(tx, paymentId, attempt, { source: 'webhook', event: `payment.${state}` }, at)
}
