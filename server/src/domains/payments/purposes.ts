import type { Place } from '#server/domains/ledger/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Payment, PurposeName } from './rules.ts'

/** How a domain handles its payments. Its functions run in the settling transaction. */
export interface Purpose {
  /** The ledger account of captured money. */
  credits: (payment: Payment) => Place
  /** Throws a problem if it must no longer be sent to the gateway. */
  assertPayable?: (db: Db, payment: Payment, now: Date) => Promise<void>
  /** Also called for a capture after the payment failed or was cancelled: check what it was for. */
  whenCaptured: (tx: Tx, payment: Payment, at: Date) => Promise<unknown>
  /** Failed, or cancelled because it was abandoned; it may still be captured later. */
  whenFailed?: (tx: Tx, payment: Payment, at: Date) => Promise<unknown>
}

const purposes = new Map<PurposeName, Purpose>()

/** Registered once by each domain that takes payments. */
export const registerPurpose = (name: PurposeName, purpose: Purpose) => {
  purposes.set(name, purpose)
}

export function purposeOf({ purpose }: Payment): Purpose {
  const known = purposes.get(purpose)
  if (!known) throw new Error(`no payment purpose ${purpose} is registered`)
  return known
}
