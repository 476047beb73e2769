import { useSearchParams } from 'react-router'

/**
 * Page, search and filters of a list, stored in the address; anything but a page change restarts at the first page.
 * A second list on a screen stores its page under another name.
 */
export function useListAddress(pageKey = 'page') {
  const [query, setQuery] = useSearchParams()
  const page = Number(query.get(pageKey))
  const next = (changes: Record<string, string>) => {
    const changed = new URLSearchParams(query)
    for (const [key, value] of Object.entries({ [pageKey]: '', ...changes })) {
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
    pageHref: (to: number) => `?${next({ [pageKey]: to > 1 ? String(to) : '' })}`,
  }
}

export type ListAddress = ReturnType<typeof useListAddress>
