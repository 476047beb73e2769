import { useSearchParams } from 'react-router'
import { readReviewWish } from './api.ts'

/** Which reviews the address asks for, and the address of others. */
export function useReviewAddress() {
  const [query] = useSearchParams()
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(change)) value === null ? next.delete(name) : next.set(name, value)
    return { search: next.size ? `?${next}` : '', hash: 'reviews' }
  }
  return { wish: readReviewWish(query), to }
}
