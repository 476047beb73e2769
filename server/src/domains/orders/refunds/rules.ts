import { personSearch } from '#server/domains/accounts/public.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import type { RequestFilter, RequestState } from './queries.ts'

interface Asked {
  search?: string | undefined
  state?: RequestState | undefined
}

/** Digits alone are an order number; anything else is searched in the buyer's name and mobile number. */
export function filterOf({ search, state }: Asked, contacts: Contacts): RequestFilter {
  const orderId = search && /^\d{1,9}$/.test(search) ? Number(search) : undefined
  return { state, orderId, person: orderId !== undefined ? undefined : personSearch(search, contacts) }
}
