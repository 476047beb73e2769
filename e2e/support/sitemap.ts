import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { AccountType } from '#contract/endpoint.ts'
import routes from '../../web/app/routes.ts'

export interface Stop {
  path: string
  /** Undefined for pages that everybody sees. */
  type: AccountType | undefined
}

/** Layouts that guard their pages; a new layout must be named here, or it counts as open to all. */
const GUARDED: Record<string, AccountType> = {
  'account-layout': 'user',
  'customer-layout': 'user',
  'consultant-layout': 'consultant',
  'admin-layout': 'admin',
}
const PARAMETERS: Record<string, string> = { slug: 'demo-room', page: 'bookings', '*': 'no-such-page' }

/** Every page of routes.ts, with the account it belongs to. */
export const sitemap: Stop[] = walk(await routes, '', undefined)

function walk(entries: RouteConfigEntry[], above: string, type: AccountType | undefined): Stop[] {
  return entries.flatMap((entry) => {
    const guard = Object.entries(GUARDED).find(([name]) => entry.file.includes(`/${name}.`))?.[1] ?? type
    const path = [above, entry.path ?? ''].join('/').replaceAll(/\/+/g, '/')
    if (entry.children) return walk(entry.children, path, guard)
    return { path: filled(path), type: guard }
  })
}

function filled(path: string) {
  const parts = path.split('/').filter((part) => part !== '' && !part.endsWith('?'))
  return `/${parts.map((part) => (/^[:*]/.test(part) ? parameter(part.replace(/^:/, '')) : part)).join('/')}`
}

function parameter(name: string) {
  const value = PARAMETERS[name]
  if (!value) throw new Error(`the sitemap of the tests needs a value for the parameter ${name}`)
  return value
}
