import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { AccountType } from '#contract/endpoint.ts'
import routes from '../../web/app/routes.ts'
import { demoPerson } from './api.ts'
import { testCourse } from './learning.ts'

export interface Stop {
  /** As in routes.ts. */
  path: string
  /** Undefined for public pages. */
  type: AccountType | undefined
}

/** Layouts that require an account; a new one must be listed here, or its pages count as public. */
const GUARDED: Record<string, AccountType> = {
  'account-layout': 'user',
  'questions-layout': 'user',
  'checkout-layout': 'user',
  'book-layout': 'user',
  'receipt-layout': 'user',
  'course-layout': 'user',
  'customer-layout': 'user',
  'consultant-layout': 'consultant',
  'admin-layout': 'admin',
}
/** A real value for each path parameter; accounts are known only while the tests run. */
const PARAMETERS: Record<string, () => string> = {
  '*': () => 'no-such-page',
  ':slug': () => process.env.E2E_ROOM ?? '',
  ':consultant': () => 'meera-joglekar',
  ':plan': () => 'vyapaar',
  ':segment': () => 'industrial',
  ':recording': () => 'what-an-etp-really-costs-to-run',
  ':article': () => 'first-export-order-the-nine-papers',
  ':articleId': () => '1',
  ':bannerId': () => '1',
  ':workshop': () => 'packaging-that-survives-transport',
  ':product': () => process.env.E2E_PRODUCT ?? '',
  ':workshopId': () => process.env.E2E_WORKSHOP ?? '',
  // The first one in the demo data.
  ':talkId': () => '1',
  ':enquiry': () => '1',
  ':course': () => testCourse().slug,
  ':ownCourse': () => String(testCourse().id),
  ':programme': () => String(testCourse().sectorId),
  ':page': () => 'bookings',
  ':pageName': () => 'about',
  ':messageName': () => 'booking_cancelled',
  // The draft, which may be missing.
  ':number': () => '0',
  ':withdrawal': () => '1001',
  ':id': () => String(demoPerson('user').id),
  ':consultantId': () => String(demoPerson('consultant').id),
  ':order': () => process.env.E2E_ORDER ?? '',
  ':booking': () => process.env.E2E_BOOKING ?? '',
  ':talk': () => process.env.E2E_TALK ?? '',
  ':call': () => process.env.E2E_TALK ?? '',
  ':courseId': () => String(testCourse().id),
  ':card': () => process.env.E2E_GIFT_CARD ?? '',
  ':offer': () => process.env.E2E_PACKAGE ?? '',
  ':service': () => process.env.E2E_SERVICE ?? '',
  ':myService': () => process.env.E2E_MY_SERVICE ?? '',
  ':serviceOrder': () => process.env.E2E_SERVICE_ORDER ?? '',
  ':ownService': () => 'new',
  ':figure': () => 'sessions',
  ':question': () => process.env.E2E_QUESTION ?? '',
}

/** Every page of routes.ts, with the account type it requires. */
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

/** The path to open, with a real value for each parameter. */
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
