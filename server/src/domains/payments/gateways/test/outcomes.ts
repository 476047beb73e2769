import type { Db, Tx } from '#server/platform/db/db.ts'
import { newId, paymentOf, type TestGateway } from './gateway.ts'
import { reasonIn } from './page.ts'
import * as queries from './queries.ts'

export interface Choice {
  outcome?: string
  method?: string
  reason?: string
  confirms?: string
  webhooks?: string
}

const BY_SELF_MS = 30_000
const METHODS = new Set(['upi', 'card', 'netbanking'])

/** Performs what was chosen on the page, and sends its webhooks in the chosen way. */
export async function play(db: Db, gateway: TestGateway, order: queries.TestOrder, choice: Choice, now: Date) {
  const { outcome, webhooks = 'once' } = choice
  const attempts = await queries.paymentsOfOrder(db, order.id)
  const waiting = attempts.find(({ state }) => state === 'pending')
  if (outcome === 'resend') {
    const paid = attempts.find(({ state }) => state === 'captured')
    if (paid) await gateway.sendWebhook(paymentOf(paid), 'payment.captured', `evt_of_${paid.id}`)
    return
  }
  if (outcome === 'confirm' || outcome === 'decline') {
    const [state, reason] = outcome === 'confirm' ? (['captured', null] as const) : refused(order, choice)
    const decided = waiting && (await queries.decidePayment(db, waiting.id, state, reason))
    if (decided) await spread(gateway, { ...decided, customer_id: order.customer_id }, webhooks)
    return
  }
  const made = await db.transaction().execute(async (tx) => attempt(tx, order, choice, now))
  if (made) await spread(gateway, { ...made, customer_id: order.customer_id }, webhooks)
}

const refused = ({ language }: queries.TestOrder, { reason }: Choice) => ['failed', reasonIn(language, reason)] as const

function attempt(tx: Tx, order: queries.TestOrder, choice: Choice, now: Date) {
  const method = METHODS.has(choice.method ?? '') ? choice.method! : 'upi'
  const row = { id: newId('pay'), order_id: order.id, paise: order.paise, method, created_at: now }
  if (choice.outcome === 'pay') {
    const token_id = order.wants_mandate ? newId('token') : null
    return queries.insertPayment(tx, { ...row, state: 'captured', token_id })
  }
  if (choice.outcome === 'fail') {
    const [state, reason] = refused(order, choice)
    return queries.insertPayment(tx, { ...row, state, reason })
  }
  if (choice.outcome === 'pending') {
    const confirms_at = choice.confirms === 'bySelf' ? new Date(now.getTime() + BY_SELF_MS) : null
    const token_id = order.wants_mandate ? newId('token') : null
    return queries.insertPayment(tx, { ...row, state: 'pending', confirms_at, token_id })
  }
  return undefined
}

type Made = queries.TestPayment & { customer_id: string | null }

/** As real gateways do: once, several times, in the wrong order, or not at all. */
async function spread(gateway: TestGateway, row: Made, webhooks: string) {
  const payment = paymentOf(row)
  const eventId = `evt_of_${row.id}`
  if (webhooks === 'never') return
  if (webhooks === 'twice') {
    await Promise.all(Array.from({ length: 5 }, () => gateway.sendWebhook(payment, undefined, eventId)))
    return
  }
  await gateway.sendWebhook(payment, undefined, row.state === 'captured' ? eventId : undefined)
  if (webhooks !== 'mixed') return
  await gateway.sendWebhook({ ...payment, state: 'pending' })
  await gateway.sendWebhook({ ...payment, id: newId('pay'), state: 'failed', failureReason: reasonIn('en', 'timeout') })
  await gateway.sendWebhook(payment, undefined, eventId)
}
