import type { Input } from '#contract/endpoint.ts'
import type { exportQuestions } from '#contract/questions/staff.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import type { QuestionFilter, StaffRow } from './queries.ts'

const NUMBER = /^Q-\d{2}-\d{5,}$/i

/** The request as a query filter. */
export function filterOf(
  { search, person, view, from, to }: Input<typeof exportQuestions>,
  contacts: Contacts,
): QuestionFilter {
  const typed = search?.trim()
  const isNumber = typed !== undefined && NUMBER.test(typed)
  return {
    number: isNumber ? typed.toUpperCase() : undefined,
    person: isNumber ? undefined : personSearch(typed, contacts),
    personId: person,
    view: view === 'all' ? undefined : view,
    from: from ? startOfDay(from) : undefined,
    before: to ? endOfDay(to) : undefined,
  }
}

export function rowShown(row: StaffRow) {
  const { industryId, industryEnglish, industryHindi, customerId, customerName, customerMobile, ...rest } = row
  const { consultantId, consultantName, consultantMobile, ...question } = rest
  return {
    ...question,
    industry: { id: industryId, title_english: industryEnglish, title_hindi: industryHindi },
    customer: { id: customerId, name: customerName, mobile: customerMobile },
    consultant:
      consultantId === null ? null : { id: consultantId, name: consultantName ?? '', mobile: consultantMobile ?? '' },
  }
}
