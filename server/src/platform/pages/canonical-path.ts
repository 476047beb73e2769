import type { ServerBuild } from 'react-router'

/** The paths of all pages without the language, with variable segments as ':name'. */
export function pathsOf(routes: ServerBuild['routes']): string[] {
  const pathOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...pathOf(route.parentId), ...(route.path?.split('/') ?? [])] : []
  }
  const isPage = (id: string) => !Object.values(routes).some((other) => other?.parentId === id)
  const paths = Object.keys(routes)
    .filter(isPage)
    .map((id) => pathOf(id).filter((part) => part !== '' && part !== 'hi?'))
  return [...new Set(paths.filter((parts) => !parts.includes('*')).map((parts) => `/${parts.join('/')}`))].sort()
}

const DATA = '.data'

/**
 * The router ignores case, escapes and trailing slashes, so one page has many addresses. Returns the canonical one,
 * which is the cache key; undefined if the address is canonical or not a page. Variable segments stay unchanged: case
 * may matter in them.
 */
export function makeCanonical(paths: readonly string[]) {
  const variables = (path: string) => path.split(':').length
  const pages = paths
    // A literal path wins over one with a variable segment.
    .toSorted((one, other) => variables(one) - variables(other))
    .map((path) => path.split('/').slice(1).filter(Boolean))
  return (url: string): string | undefined => {
    const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
    const isData = address.endsWith(DATA)
    const path = isData ? address.slice(0, -DATA.length) : address
    const given = withoutSlashesAtEnd(path).split('/').slice(1)
    const language = given[0] !== undefined && decoded(given[0]) === 'hi' ? ['hi'] : []
    const rest = given.slice(language.length)
    const page = pages.find((parts) => matches(parts, rest))
    if (!page) return undefined
    const parts = [...language, ...page.map((part, place) => (part.startsWith(':') ? rest[place] : part))]
    const canonical = `/${parts.join('/')}${isData ? DATA : ''}`
    return canonical === address ? undefined : canonical + query
  }
}

/** A regular expression would take quadratic time for a path of slashes. */
function withoutSlashesAtEnd(path: string) {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

const matches = (parts: readonly string[], given: readonly string[]) =>
  parts.length === given.length &&
  parts.every((part, place) => (part.startsWith(':') ? given[place] !== '' : part === decoded(given[place] ?? '')))

/** As the router compares it. */
function decoded(part: string) {
  try {
    return decodeURIComponent(part).toLowerCase()
  } catch {
    return part
  }
}
