import type { Services } from '#server/platform/services.ts'
import type { GatewayPayment } from '../gateways/gateway.ts'
import { purposeOf } from '../purposes.ts'
import { claimDue, markCancelled, paymentById, setNextPoll } from '../queries.ts'
import { ABANDONED_AFTER_MS, decisive, isOfEarlierTry, isTemporary, nextPoll, type Payment } from '../rules.ts'
import { settle } from '../settle/service.ts'

/** Asks the gateway for the state of an order and settles it. */
export async function ask(services: Services, payment: Payment) {
  if (!payment.providerOrderId || payment.provider !== services.gateway.name) return
  const attempt = decisive(await services.gateway.paymentsOfOrder(payment.providerOrderId))
  if (attempt && hasChanged(payment, attempt))
    await settle(services, payment.id, attempt, { source: 'poll', event: `poll.${attempt.state}` })
}

/** A poll without a change writes nothing. */
function hasChanged(payment: Payment, attempt: GatewayPayment) {
  const [state, reported] = [payment.state, attempt.state]
  if (reported === 'captured' || reported === 'authorised') return state !== 'captured'
  if (isOfEarlierTry(payment, attempt) && reported !== 'pending') return false
  if (reported === 'returned') return state === 'created' || state === 'pending'
  return reported !== state
}

/** Settles payments for which no webhook arrived. */
export async function pollPayments(services: Services, now: Date) {
  for (const { id, polls } of await claimDue(services.db, now, 100)) {
    const payment = (await paymentById(services.db, id))!
    try {
      await ask(services, payment)
    } catch (error) {
      if (!isTemporary(error)) throw error
      services.log.warn({ paymentId: id, error: (error as Error).message }, 'gateway could not be polled')
    }
    await goOn(services, id, nextPoll(polls, now), now)
  }
}

async function goOn(services: Services, id: number, next: Date | null, now: Date) {
  const payment = (await paymentById(services.db, id))!
  const old = now.getTime() - payment.createdAt.getTime() >= ABANDONED_AFTER_MS
  if (old && payment.state === 'created') await abandon(services, id, now)
  else await setNextPoll(services.db, id, old && payment.state === 'failed' ? null : next)
}

const abandon = ({ db }: Services, id: number, at: Date) =>
  db.transaction().execute(async (tx) => {
    const cancelled = await markCancelled(tx, id, at, ['created'])
    if (cancelled) await purposeOf(cancelled).whenFailed?.(tx, cancelled, at)
  })
