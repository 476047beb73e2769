import type { Selectable } from 'kysely'
import { Problem } from '#server/platform/problem.ts'
import { GatewayFailure, type GatewayPayment, type Method } from '#server/platform/providers/gateway.ts'
import type { Payments } from '#server/platform/schema.gen.ts'

/** Out of reach or too busy: somebody asks again later. */
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
  /** The last attempt that was heard of. */
  attemptId: string | null
  state: PaymentState
  failureReason: string | null
  createdAt: Date
  /** When another try was begun after it had failed or was cancelled. */
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

const MINUTE_MS = 60_000
/** A person at the window is asked after at once, a slow bank ever more rarely, for a week. */
const POLL_AFTER_MINUTES = [1, 2, 3, 5, 10, 15, 30, 60, 120, 240, 480, 720, 1440, 1440, 1440, 1440, 1440, 1440]
/** Nobody comes back to a gateway's window after a day. */
export const ABANDONED_AFTER_MS = 24 * 60 * MINUTE_MS

/** When the gateway is asked again, after so many times; null when it is time to give up. */
export function nextPoll(polls: number, now: Date): Date | null {
  const minutes = POLL_AFTER_MINUTES[polls]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS)
}

/**
 * Whether an attempt belongs to an earlier try of a payment that was reopened since. Gateways give times in whole seconds, so one
 * that began in the second of the reopening is a new one, unless it is the one that was known before.
 */
export function isOfEarlierTry(
  { state, attemptId, reopenedAt }: Payment,
  attempt: Pick<GatewayPayment, 'id' | 'createdAt'>,
) {
  if (!reopenedAt || state === 'pending') return false
  return attempt.id === attemptId || attempt.createdAt.getTime() < Math.floor(reopenedAt.getTime() / 1000) * 1000
}

/** Whether the money of this attempt is in the books. */
export const isCredited = ({ state, providerPaymentId }: Payment, { id }: Pick<GatewayPayment, 'id'>) =>
  state === 'captured' && providerPaymentId === id

const WEIGHT: Record<GatewayPayment['state'], number> = {
  ...{ captured: 3, authorised: 2, pending: 1, returned: 0, failed: 0 },
}

/** Of all attempts at one order, the one that decides how it stands; of equals the newest. */
export const decisive = (attempts: readonly GatewayPayment[]) =>
  attempts.toSorted((a, b) => WEIGHT[b.state] - WEIGHT[a.state] || b.createdAt.getTime() - a.createdAt.getTime())[0]
