import type { Constraints } from '#server/platform/db/constraints.ts'

export const membershipConstraints = {
  plans_slug_is_unique: 'slug_taken',
  membership_registrations_industry_known: 'not_found',
  // Behind the checks of the seller: a second payment of the same renewal is refunded.
  memberships_followed_once: 'already_paid',
  memberships_one_chain_each: 'already_paid',
} as const satisfies Constraints
