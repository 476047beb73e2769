import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { AccountType } from '#contract/endpoint.ts'
import routes from '../../web/app/routes.ts'
import { demoPerson } from './house.ts'

export interface Stop {
  /** As routes.ts writes it. */
  path: string
  /** Undefined for pages that everybody sees. */
  type: AccountType | undefined
}

/** Layouts that guard their pages; a new layout must be named here, or it counts as open to all. */
const GUARDED: Record<string, AccountType> = {
  'account-layout': 'user',
  'checkout-layout': 'user',
  'book-layout': 'user',
  'receipt-layout': 'user',
  'customer-layout': 'user',
  'consultant-layout': 'consultant',
  'admin-layout': 'admin',
}
/** Where a parameter leads; the people are known only while the tests run. */
const PARAMETERS: Record<string, () => string> = {
  '*': () => 'no-such-page',
  ':slug': () => 'demo-room',
  ':consultant': () => 'meera-joglekar',
  ':segment': () => 'industrial',
  ':recording': () => 'what-an-etp-really-costs-to-run',
  // The first that the demo world writes.
  ':talkId': () => '1',
  ':page': () => 'bookings',
  ':withdrawal': () => '1001',
  ':id': () => String(demoPerson('user').id),
  ':order': () => process.env.E2E_ORDER ?? '',
  ':booking': () => process.env.E2E_BOOKING ?? '',
  ':talk': () => process.env.E2E_TALK ?? '',
  ':call': () => process.env.E2E_TALK ?? '',
}

/** Every page of routes.ts, with the account it belongs to. */
export const sitemap: Stop[] = walk(await routes, '', undefined)

function walk(entries: RouteConfigEntry[], above: string, type: AccountType | undefined): Stop[] {
  return entries.flatMap((entry) => {
    const guard = Object.entries(GUARDED).find(([name]) => entry.file.includes(`/${name}.`))?.[1] ?? type
    const path = [above, entry.path ?? ''].join('/').replaceAll(/\/+/g, '/')
    if (entry.children) return walk(entry.children, path, guard)
    const parts = path.split('/').filter((part) => part !== '' && !part.endsWith('?'))
    return { path: `/${parts.join('/')}`, type: guard }
  })
}

/** The path to open, with something real for each parameter. */
export const addressOf = ({ path }: Stop) =>
  path
    .split('/')
    .map((part) => (/^[:*]/.test(part) ? standIn(part) : part))
    .join('/')

function standIn(parameter: string) {
  const value = PARAMETERS[parameter]
  if (!value) throw new Error(`the sitemap of the tests needs a value for ${parameter}`)
  return value()
}
