import type { PageStore } from './store.ts'

/** The stores of rendered pages in this process. */
export const keptPages = new Set<PageStore>()

/** What pages show has changed: the next reader of each gets a new one. */
export function invalidatePages() {
  for (const store of keptPages) store.clear()
}
