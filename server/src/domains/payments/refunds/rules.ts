/** Why money goes back that nobody asked back: it was not needed, or came when it could not be used. */
export type RefundReason = 'paid_already' | 'order_over'

/** How a refund is called at the gateway: what it accepts as a key, and unlike any other house's on the same account. */
const PREFIX = 'paramarsh-refund-'
export const keyAtGateway = (id: number) => `${PREFIX}${id}`
export const idOfKey = (key: string | null) => {
  const id = key?.startsWith(PREFIX) ? Number(key.slice(PREFIX.length)) : Number.NaN
  return Number.isSafeInteger(id) ? id : undefined
}

const MINUTE_MS = 60_000
const RETRY_MINUTES = [1, 5, 15, 60, 180, 720]
/** A gateway out of reach is tried again ever more rarely, but never given up: the money is owed. */
export const nextTry = (attempts: number, now: Date) =>
  new Date(now.getTime() + RETRY_MINUTES[Math.min(attempts, RETRY_MINUTES.length) - 1]! * MINUTE_MS)
/** A refund on its way is asked after hourly, should its webhook be lost. */
export const nextLook = (now: Date) => new Date(now.getTime() + 60 * MINUTE_MS)
