import type { Place } from '#server/domains/ledger/service.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Payment, PurposeName } from './rules.ts'

/** What a domain that takes payments says about them. Its functions run inside the transaction that settles. */
export interface Purpose {
  /** Where the captured money goes. */
  credits: (payment: Payment) => Place
  /** Throws a problem when nobody should be sent to the gateway for it any more. */
  assertPayable?: (db: Db, payment: Payment, now: Date) => Promise<void>
  /** Also for money that comes after the payment had failed or was cancelled: look at what it was for. */
  whenCaptured: (tx: Tx, payment: Payment, at: Date) => Promise<unknown>
  /** Failed, or cancelled because nobody paid; it may still be captured later. */
  whenFailed?: (tx: Tx, payment: Payment, at: Date) => Promise<unknown>
}

const purposes = new Map<PurposeName, Purpose>()

/** Said once by each domain that takes payments, when its routes are registered. */
export const registerPurpose = (name: PurposeName, purpose: Purpose) => {
  purposes.set(name, purpose)
}

export function purposeOf({ purpose }: Payment): Purpose {
  const known = purposes.get(purpose)
  if (!known) throw new Error(`nobody has said what a payment for ${purpose} is`)
  return known
}
