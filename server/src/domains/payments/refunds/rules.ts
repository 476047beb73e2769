import { MINUTE_MS } from '#server/platform/time.ts'
/** Why money is refunded automatically: it was not needed, or arrived when it could not be used. */
export type RefundReason = 'paid_already' | 'order_over'

/** The key of a refund at the gateway: in its allowed format, and unique among installations on the same account. */
const PREFIX = 'paramarsh-refund-'
export const keyAtGateway = (id: number) => `${PREFIX}${id}`
export const idOfKey = (key: string | null) => {
  const id = key?.startsWith(PREFIX) ? Number(key.slice(PREFIX.length)) : Number.NaN
  return Number.isSafeInteger(id) ? id : undefined
}

const RETRY_MINUTES = [1, 5, 15, 60, 180, 720]
/** An unreachable gateway is retried with increasing delays, without a limit: the money is owed. */
export const nextTry = (attempts: number, now: Date) =>
  new Date(now.getTime() + RETRY_MINUTES[Math.min(attempts, RETRY_MINUTES.length) - 1]! * MINUTE_MS)
/** A pending refund is polled hourly, in case its webhook is lost. */
export const nextLook = (now: Date) => new Date(now.getTime() + 60 * MINUTE_MS)
