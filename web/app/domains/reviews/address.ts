import { useSearchParams } from 'react-router'
import { readReviewQuery } from './api.ts'

/** The review filter in the address, and addresses of other filters. */
export function useReviewAddress() {
  const [query] = useSearchParams()
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(change)) value === null ? next.delete(name) : next.set(name, value)
    return { search: next.size ? `?${next}` : '', hash: 'reviews' }
  }
  return { input: readReviewQuery(query), to }
}
