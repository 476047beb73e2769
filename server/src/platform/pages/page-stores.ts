/** What this process has cached for visitors: rendered pages, and answers of the API. */
export const pageCache = new Set<{ clear: () => void }>()

/** Content of pages has changed: the next request renders each again. */
export function invalidatePages() {
  for (const store of pageCache) store.clear()
}
