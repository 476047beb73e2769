import { useSearchParams } from 'react-router'

/** Page, search and filters of a list, stored in the address; anything but a page change restarts at the first page. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams()
  const page = Number(query.get('page'))
  const next = (changes: Record<string, string>) => {
    const changed = new URLSearchParams(query)
    for (const [key, value] of Object.entries({ page: '', ...changes })) {
      if (value) changed.set(key, value)
      else changed.delete(key)
    }
    return changed
  }
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: query.get('search')?.trim() ?? '',
    get: (key: string) => query.get(key) ?? '',
    set: (changes: Record<string, string>, how: { replace: boolean } = { replace: false }) =>
      setQuery(next(changes), { preventScrollReset: true, ...how }),
    pageHref: (to: number) => `?${next({ page: to > 1 ? String(to) : '' })}`,
  }
}

export type ListAddress = ReturnType<typeof useListAddress>
