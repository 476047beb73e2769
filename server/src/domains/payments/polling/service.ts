import type { House } from '#server/platform/house.ts'
import type { GatewayPayment } from '#server/platform/providers/gateway.ts'
import { purposeOf } from '../purposes.ts'
import { claimDue, markCancelled, paymentById, setNextPoll } from '../queries.ts'
import { ABANDONED_AFTER_MS, decisive, isOfEarlierTry, isTemporary, nextPoll, type Payment } from '../rules.ts'
import { settle } from '../settle/service.ts'

/** Asks the gateway how an order stands and settles what it says. */
export async function ask(house: House, payment: Payment) {
  if (!payment.providerOrderId || payment.provider !== house.gateway.name) return
  const attempt = decisive(await house.gateway.paymentsOfOrder(payment.providerOrderId))
  if (attempt && hasNews(payment, attempt))
    await settle(house, payment.id, attempt, { source: 'poll', event: `poll.${attempt.state}` })
}

/** What a poll finds as it was is not written down. */
function hasNews(payment: Payment, attempt: GatewayPayment) {
  const [state, told] = [payment.state, attempt.state]
  if (told === 'captured' || told === 'authorised') return state !== 'captured'
  if (isOfEarlierTry(payment, attempt) && told !== 'pending') return false
  if (told === 'returned') return state === 'created' || state === 'pending'
  return told !== state
}

/** Closes what no one told us about. */
export async function pollPayments(house: House, now: Date) {
  for (const { id, polls } of await claimDue(house.db, now, 100)) {
    const payment = (await paymentById(house.db, id))!
    try {
      await ask(house, payment)
    } catch (error) {
      if (!isTemporary(error)) throw error
      house.log.warn({ paymentId: id, error: (error as Error).message }, 'the gateway could not be asked')
    }
    await goOn(house, id, nextPoll(polls, now), now)
  }
}

async function goOn(house: House, id: number, next: Date | null, now: Date) {
  const payment = (await paymentById(house.db, id))!
  const old = now.getTime() - payment.createdAt.getTime() >= ABANDONED_AFTER_MS
  if (old && payment.state === 'created') await abandon(house, id, now)
  else await setNextPoll(house.db, id, old && payment.state === 'failed' ? null : next)
}

const abandon = ({ db }: House, id: number, at: Date) =>
  db.transaction().execute(async (tx) => {
    const cancelled = await markCancelled(tx, id, at, ['created'])
    if (cancelled) await purposeOf(cancelled).whenFailed?.(tx, cancelled, at)
  })
