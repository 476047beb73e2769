import type { Selectable } from 'kysely'
import type { Payments } from '#server/platform/db/schema.gen.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import { GatewayFailure, type GatewayPayment, type Method } from './gateways/gateway.ts'

/** Unreachable or overloaded: retry later. */
export const isTemporary = (error: unknown) =>
  error instanceof GatewayFailure || (error instanceof Problem && error.code === 'unavailable')

export const PURPOSES = ['top_up', 'order'] as const
export type PurposeName = (typeof PURPOSES)[number]
export type PaymentState = 'created' | 'pending' | 'captured' | 'failed' | 'cancelled'

export interface Payment {
  id: number
  accountId: number
  purpose: PurposeName
  subjectId: number
  amountPaise: number
  refundedPaise: number
  mandateUpToPaise: number | null
  provider: 'razorpay' | 'test' | null
  providerOrderId: string | null
  providerPaymentId: string | null
  providerCustomerId: string | null
  providerTokenId: string | null
  method: Method | null
  /** The last reported attempt. */
  attemptId: string | null
  state: PaymentState
  failureReason: string | null
  createdAt: Date
  /** When a retry was started after a failure or cancellation. */
  reopenedAt: Date | null
  settledAt: Date | null
}

export const paymentOf = (row: Selectable<Payments>): Payment => ({
  id: row.id,
  accountId: row.account_id,
  purpose: row.purpose as PurposeName,
  subjectId: row.subject_id,
  amountPaise: row.amount_paise,
  refundedPaise: row.refunded_paise,
  mandateUpToPaise: row.mandate_up_to_paise,
  provider: row.provider as Payment['provider'],
  providerOrderId: row.provider_order_id,
  providerPaymentId: row.provider_payment_id,
  providerCustomerId: row.provider_customer_id,
  providerTokenId: row.provider_token_id,
  method: row.method as Method | null,
  attemptId: row.attempt_id,
  state: row.state as PaymentState,
  failureReason: row.failure_reason,
  createdAt: row.created_at,
  reopenedAt: row.reopened_at,
  settledAt: row.settled_at,
})

/** Polled soon while a person is paying, then with increasing delays for a slow bank, for a week. */
const POLL_AFTER_MINUTES = [1, 2, 3, 5, 10, 15, 30, 60, 120, 240, 480, 720, 1440, 1440, 1440, 1440, 1440, 1440]
/** Nobody returns to a gateway's window after a day. */
export const ABANDONED_AFTER_MS = 24 * 60 * MINUTE_MS

/** The next poll after this many polls; null when polling ends. */
export function nextPoll(polls: number, now: Date): Date | null {
  const minutes = POLL_AFTER_MINUTES[polls]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS)
}

/**
 * Whether an attempt belongs to the time before the payment was reopened. Gateways give times in whole seconds, so an
 * attempt that began in the second of the reopening is new, unless it was already known.
 */
export function isOfEarlierTry(
  { state, attemptId, reopenedAt }: Payment,
  attempt: Pick<GatewayPayment, 'id' | 'createdAt'>,
) {
  if (!reopenedAt || state === 'pending') return false
  return attempt.id === attemptId || attempt.createdAt.getTime() < Math.floor(reopenedAt.getTime() / 1000) * 1000
}

/** Whether this attempt's money is in the ledger. */
export const isCredited = ({ state, providerPaymentId }: Payment, { id }: Pick<GatewayPayment, 'id'>) =>
  state === 'captured' && providerPaymentId === id

const WEIGHT: Record<GatewayPayment['state'], number> = {
  ...{ captured: 3, authorised: 2, pending: 1, returned: 0, failed: 0 },
}

/** Of all attempts for one order, the one that determines its state; the newest among equals. */
export const decisive = (attempts: readonly GatewayPayment[]) =>
  attempts.toSorted((a, b) => WEIGHT[b.state] - WEIGHT[a.state] || b.createdAt.getTime() - a.createdAt.getTime())[0]
