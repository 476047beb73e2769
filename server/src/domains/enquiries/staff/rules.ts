import type { Input } from '#contract/endpoint.ts'
import type { exportEnquiries } from '#contract/enquiries/staff.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import type { EnquiryFilter, EnquiryRow } from './queries.ts'

const NUMBER = /^ENQ-\d+$/i

/** The request as a query filter. */
export function filterOf(
  { search, person, state, kind, desk, assigned, escalated, from, to }: Input<typeof exportEnquiries>,
  contacts: Contacts,
  staffId: number,
): EnquiryFilter {
  const typed = search?.trim()
  const isNumber = typed !== undefined && NUMBER.test(typed)
  return {
    number: isNumber ? typed.toUpperCase() : undefined,
    person: isNumber ? undefined : personSearch(typed, contacts),
    ...{ personId: person, state, kind, desk },
    assigneeId: assigned && { me: staffId, nobody: null }[assigned],
    escalated: escalated === 'yes',
    from: from ? startOfDay(from) : undefined,
    before: to ? endOfDay(to) : undefined,
  }
}

const somebody = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

export const rowShown = ({ consultantId, consultantName, assigneeId, assigneeName, remarks, ...row }: EnquiryRow) => ({
  ...row,
  remarks: remarks ?? '',
  consultant: somebody(consultantId, consultantName),
  assignee: somebody(assigneeId, assigneeName),
})
