import type { Input } from '#contract/endpoint.ts'
import type { exportOrders } from '#contract/orders-staff.ts'
import { wordsOf } from '#server/domains/accounts/service.ts'
import { endOfDay, startOfDay } from '#server/platform/india.ts'
import type { OrderFilter } from './queries.ts'

/** What was asked for, as the database is asked: short digits are an order's number, a stroke is a document's. */
export function filterOf({ search, standing, from, to }: Input<typeof exportOrders>): OrderFilter {
  const typed = search?.trim()
  const isNumber = typed && /^\d{1,9}$/.test(typed)
  const isDocument = typed && /^[A-Za-z]{3}\//.test(typed)
  return {
    orderId: isNumber ? Number(typed) : undefined,
    document: isDocument ? typed.toUpperCase() : undefined,
    words: typed && !isNumber && !isDocument ? wordsOf(typed) : undefined,
    standing,
    from: from ? startOfDay(from) : undefined,
    before: to ? endOfDay(to) : undefined,
  }
}
