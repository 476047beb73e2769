import type { ReasonCode } from '#contract/reasons.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { approvedOf, isOwnOfStaff, needsSecondPerson } from './queries.ts'

interface LargeRefund {
  orderId: number
  paise: number
  to: 'wallet' | 'source'
  reasonCode: ReasonCode | undefined
  /** The staff account. */
  by: number
}

/** Thrown by a refund that staff may only propose; `proposable` turns it into a proposal. */
export class SecondPersonNeeded extends Problem {
  readonly refund: LargeRefund

  constructor(refund: LargeRefund) {
    super('second_person_needed')
    this.refund = refund
  }
}

/**
 * The approved proposal that a refund carries out; null if one person is enough. The order is locked. Staff decide about
 * no money of their own, neither the one who proposes nor the one who approves.
 */
export async function approvalOf(tx: Tx, refund: LargeRefund) {
  if (await isOwnOfStaff(tx, refund)) throw new Problem('own_account')
  const approved = await approvedOf(tx, refund.orderId, refund.by)
  if (approved && approved.paise !== refund.paise) throw new Problem('refund_changed')
  if (!approved && (await needsSecondPerson(tx, refund))) throw new SecondPersonNeeded(refund)
  return approved?.id ?? null
}
