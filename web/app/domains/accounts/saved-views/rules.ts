const LIST = /^\/admin\/([a-z][a-z-]{0,59}(?:\/[a-zA-Z-]{1,60})?)\/?$/

/** How a list is named in saved views: its path below /admin; undefined for the page of one thing. */
export const listOf = (path: string) => LIST.exec(path)?.[1]

/** The parts of an address that make a view, in one order: not the page, nor an entry that is open above the list. */
export function viewIn(search: string): string {
  const query = new URLSearchParams(search)
  for (const passing of ['page', 'entry']) query.delete(passing)
  query.sort()
  return String(query)
}
