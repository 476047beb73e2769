import { escapeHtml } from '#server/platform/documents/escape-html.ts'

/** Public pages by their English path. Personal pages, carts and pages without content are not indexed. */
export const PUBLIC_PATHS = [
  '/',
  '/consultants',
  '/membership',
  '/courses',
  '/workshops',
  '/products',
  '/service',
  '/video-consultation',
  '/written-consultancy',
  '/expert-talk/industrial',
  '/expert-talk/professional',
  '/expert-talk/industrial/talks',
  '/expert-talk/professional/talks',
  '/about',
  '/privacy',
  '/term-conditions',
  '/disclaimer',
  '/blogs',
  '/testimonials',
  '/certificate',
  '/login',
  '/register',
] as const

/** What search engines must not request: personal and staff pages, the API, and lists that filters make endless. */
const PRIVATE_PATHS = [
  '/admin',
  '/dashboard',
  '/consultant-dashboard',
  '/bookings',
  '/my-profile',
  // Not the shop, which begins with the same letters.
  '/product$',
  '/services',
  '/service-orders',
  '/industries',
  '/review',
  '/bank-details',
  '/document-locker',
  '/enquiry',
  '/course-questions',
  '/withdrawals',
  '/payout',
  '/schedule-timing',
  '/questions',
  '/cart',
  '/room/',
  '/meeting',
  '/consultants/compare',
]
const FILTERS = [
  'search',
  'language',
  'mode',
  'feeMin',
  'feeMax',
  'rating',
  'experience',
  'city',
  'online',
  'free',
  'sort',
]

/** Each consultant is listed in both languages, so a part has half as many people as the 50,000 allowed addresses. */
export const PEOPLE_PER_PART = 25_000

export function robotsText(origin: string) {
  const closed = PRIVATE_PATHS.flatMap((path) => [path, `/hi${path}`])
  return [
    'User-agent: *',
    ...['/api/', '/demo/', ...closed].map((path) => `Disallow: ${path}`),
    ...FILTERS.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
export const URLSET_OPEN = `${HEAD}<urlset ${SPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const URLSET_CLOSE = '</urlset>\n'

export const hindiPath = (path: string) => (path === '/' ? '/hi' : `/hi${path}`)

/** One page in both languages, each with hreflang links to the other. */
export function urlEntries(origin: string, path: string, changedAt?: Date) {
  const english = escapeHtml(origin + path)
  const hindi = escapeHtml(origin + hindiPath(path))
  const alternates = [
    ['en-IN', english],
    ['hi-IN', hindi],
    ['x-default', english],
  ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
  const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
  return [english, hindi]
    .map((address) => `<url><loc>${address}</loc>${changed}${alternates.join('')}</url>\n`)
    .join('')
}

/** One page that exists in one language only. */
export const urlEntry = (origin: string, path: string, changedAt: Date) =>
  `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod></url>\n`

export function sitemapIndex(origin: string, parts: readonly string[]) {
  const rows = parts.map((part) => `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${part}.xml`)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex ${SPACE}>\n${rows.join('')}</sitemapindex>\n`
}
