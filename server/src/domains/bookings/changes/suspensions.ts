import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { termsOf } from '../rules.ts'
import { cancel, lockToEnd } from './cancellations.ts'
import { suspendedOf } from './queries.ts'

/** Nobody let a suspended customer down, so that there is no credit. */
const FULL_REFUND = { percent: 100, creditPercent: 0, until: null } as const

/**
 * Cancels a session that has not begun and has a suspended side. The customer gets everything back, and if the
 * consultant is suspended also the credit of a late cancellation by the platform.
 */
export async function cancelIfSuspended(tx: Tx, id: number, at: Date) {
  const booking = await lockToEnd(tx, id)
  if (booking.state !== 'confirmed' || booking.startsAt <= at) return
  const suspended = await suspendedOf(tx, booking)
  if (suspended.length === 0) return
  const isOfCustomer = suspended.includes(booking.customerId)
  const terms = isOfCustomer ? FULL_REFUND : termsOf(booking, 'platform', at, await readSettings(tx, at))
  // Nobody was asked where the money should go, so it goes back to its source.
  await cancel(tx, booking, { cancelledBy: 'platform', by: null, terms, reason: '', to: 'source', at })
}
