import type { Input } from '#contract/endpoint.ts'
import type { exportOrders } from '#contract/orders/staff.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import type { OrderFilter } from './queries.ts'

/** The request as a query filter: few digits are an order number, a slash marks a document number. */
export function filterOf(
  { search, person, status, from, to }: Input<typeof exportOrders>,
  contacts: Contacts,
): OrderFilter {
  const typed = search?.trim()
  const isNumber = typed && /^\d{1,9}$/.test(typed)
  const isDocument = typed && /^[A-Za-z]{3}\//.test(typed)
  return {
    orderId: isNumber ? Number(typed) : undefined,
    document: isDocument ? typed.toUpperCase() : undefined,
    person: isNumber || isDocument ? undefined : personSearch(typed, contacts),
    personId: person,
    status,
    from: from ? startOfDay(from) : undefined,
    before: to ? endOfDay(to) : undefined,
  }
}
