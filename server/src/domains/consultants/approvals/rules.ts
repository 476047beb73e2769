import type { DecisionName, decideApplicant, exportApplicants } from '#contract/consultants/approvals.ts'
import type { Approval } from '#contract/consultants/own-profile.ts'
import type { Input } from '#contract/endpoint.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import type { ApplicantFilter } from './queries.ts'

interface Step {
  from: Approval
  to: Exclude<Approval, 'draft'>
  /** A negative decision needs a reason. */
  needsNote: boolean
  /** Every item of the checklist must have been checked. */
  needsChecks?: boolean
}

export const steps: Record<DecisionName, Step> = {
  approve: { from: 'submitted', to: 'approved', needsNote: false, needsChecks: true },
  ask_for_changes: { from: 'submitted', to: 'changes_asked', needsNote: true },
  reject: { from: 'submitted', to: 'rejected', needsNote: true },
  suspend: { from: 'approved', to: 'suspended', needsNote: true },
  restore: { from: 'suspended', to: 'approved', needsNote: false },
}

/** The request as a query filter. */
export const filterOf = ({ search, ...rest }: Input<typeof exportApplicants>, contacts: Contacts): ApplicantFilter => ({
  person: personSearch(search, contacts),
  ...rest,
})

type Papers = Input<typeof decideApplicant>['papers']

/** Every paper is the document that was seen, and none was added or withdrawn. */
export const isSamePapers = (now: Papers, seen: Papers) =>
  now.length === seen.length &&
  now.every(({ kind, documentId }) => seen.some((paper) => paper.kind === kind && paper.documentId === documentId))
