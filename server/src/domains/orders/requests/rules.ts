import { wordsOf } from '#server/domains/accounts/service.ts'
import type { RequestFilter, RequestState } from './queries.ts'

interface Asked {
  search?: string | undefined
  state?: RequestState | undefined
}

/** Digits alone are the number of an order; everything else is looked for in the buyer's name and mobile. */
export function filterOf({ search, state }: Asked): RequestFilter {
  const orderId = search && /^\d{1,9}$/.test(search) ? Number(search) : undefined
  return { state, orderId, words: search && !orderId ? wordsOf(search) : undefined }
}
