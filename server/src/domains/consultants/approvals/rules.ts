import type { DecisionName, exportApplicants } from '#contract/approvals.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Approval } from '#contract/own-profile.ts'
import { wordsOf } from '#server/domains/accounts/service.ts'
import type { ApplicantFilter } from './queries.ts'

interface Step {
  from: Approval
  to: Approval
  /** Whoever is told no is told why. */
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

/** What was asked for, as the database is asked. */
export const filterOf = ({ search, ...rest }: Input<typeof exportApplicants>): ApplicantFilter => ({
  words: search && wordsOf(search),
  ...rest,
})
