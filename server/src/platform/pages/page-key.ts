/** The query parameters each page reads, by its path pattern. Pages that are not listed read none. */
export type PageParameters = Readonly<Record<string, readonly string[]>>

/** Parameters of the router's own requests: data of some routes of a page, and the list of routes for paths. */
const DATA_PARAMETERS = ['_routes', 'index']
const MANIFEST_PARAMETERS = ['paths', 'version']
/** More values than any page supports. */
const MOST_VALUES = 20

/** The part of an address that determines what a page shows: its path and the parameters it reads, in a fixed order. */
export function makePageKey(parameters: PageParameters) {
  const patterns = Object.entries(parameters)
    // A literal path wins over one with a variable segment.
    .toSorted(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')))
    .map(([pattern, names]) => ({ matches: regexOf(pattern), names: new Set(names) }))
  const namesRead = (path: string) => {
    if (path === '/__manifest') return new Set(MANIFEST_PARAMETERS)
    const isData = path.endsWith('.data')
    const page = isData ? path.slice(0, -'.data'.length) : path
    const names = patterns.find(({ matches }) => matches.test(page))?.names
    return isData ? new Set([...(names ?? []), ...DATA_PARAMETERS]) : names
  }
  return (url: string) => {
    const mark = url.indexOf('?')
    if (mark < 0) return url
    const path = url.slice(0, mark)
    const names = namesRead(path)
    if (!names) return path
    const given = [...new URLSearchParams(url.slice(mark + 1))]
    const read = new URLSearchParams(given.filter(([name]) => names.has(name)).slice(0, MOST_VALUES))
    read.sort()
    return read.size > 0 ? `${path}?${read}` : path
  }
}

/** Every page exists in English and below '/hi'. Other spellings of a path are redirected before this. */
const regexOf = (pattern: string) => new RegExp(`^(?:/hi)?${pattern.replace(/:[a-z]+/gi, '[^/]+').replace(/\/$/, '')}$`)
