import type { Input } from '#contract/endpoint.ts'
import type { exportServiceOrders } from '#contract/services/staff.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { dayInIndia, endOfDay, startOfDay } from '#server/platform/time.ts'
import type { OrderFilter, StaffRow } from './queries.ts'

const NUMBER = /^SV-\d{2}-\d{5,}$/i

/** The request as a query filter. */
export function filterOf(
  { search, person, view, from, to }: Input<typeof exportServiceOrders>,
  contacts: Contacts,
  now: Date,
): OrderFilter {
  const typed = search?.trim()
  const isNumber = typed !== undefined && NUMBER.test(typed)
  return {
    number: isNumber ? typed.toUpperCase() : undefined,
    person: isNumber ? undefined : personSearch(typed, contacts),
    personId: person,
    view: view === 'all' ? undefined : view,
    today: dayInIndia(now),
    from: from ? startOfDay(from) : undefined,
    before: to ? endOfDay(to) : undefined,
  }
}

export function rowShown(row: StaffRow) {
  const { customerId, customerName, customerMobile, consultantId, consultantName, consultantMobile, ...order } = row
  return {
    ...order,
    customer: { id: customerId, name: customerName, mobile: customerMobile },
    consultant: { id: consultantId, name: consultantName, mobile: consultantMobile },
  }
}
