import type { PageStore } from './store.ts'

/** The page caches of this process. */
export const pageCache = new Set<PageStore>()

/** Content of pages has changed: the next request renders each again. */
export function invalidatePages() {
  for (const store of pageCache) store.clear()
}
