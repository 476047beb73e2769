import type { Input } from '#contract/endpoint.ts'
import type { exportReviews } from '#contract/reviews/staff.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import { hiddenShown, reviewShown } from '../rows.ts'
import type { ReviewFilter, StaffRow } from './queries.ts'

/** The request as a query filter. */
export const filterOf = (
  { search, person, state, rating, from, to }: Input<typeof exportReviews>,
  contacts: Contacts,
): ReviewFilter => ({
  ...{ person: personSearch(search, contacts), personId: person, state, rating },
  from: from ? startOfDay(from) : undefined,
  before: to ? endOfDay(to) : undefined,
})

export function rowShown(row: StaffRow) {
  const { customerId, customerName, customerMobile, consultantId, consultantName, consultantMobile, ...rest } = row
  const { subjectId, hiddenAt, hiddenReason, hiddenNote, openReports, ...review } = rest
  return {
    ...reviewShown(review),
    ...{ subjectId, openReports, hidden: hiddenShown({ hiddenAt, hiddenReason, hiddenNote }) },
    customer: customerId === null ? null : { id: customerId, name: customerName ?? '', mobile: customerMobile ?? '' },
    consultant: { id: consultantId, name: consultantName, mobile: consultantMobile },
  }
}
