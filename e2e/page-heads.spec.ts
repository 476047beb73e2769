import type { APIRequestContext } from '@playwright/test'
import { unusedAddress } from './support/address.ts'
import { type ReadPage, readPage } from './support/page-head.ts'
import { addressOf, sitemap } from './support/sitemap.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { structuredFindings, typesOn, valuesOn } from './support/structured-data.ts'
import { expect, test } from './support/test.ts'

/** Public pages that search engines must not index: personal, without content of their own, or errors. */
const NOT_INDEXED = [
  ...['/consultants/compare', '/cart', '/document-check', '/offline', '/*', '/room/:slug', '/meeting'],
  ...['/maintenance', '/busy', '/admin/login'],
]
const MOVED = '/consultant-dashboard/:page'
/** Lists that are searched or filtered. */
const NARROWED = [
  ...[
    '/consultants?search=dal',
    '/consultants?language=hi',
    '/consultants?mode=video&feeMax=1000',
    '/blogs?search=gst',
  ],
  ...['/courses?search=gst', '/courses?language=hi', '/products?search=guide', '/workshops?place=online'],
  ...['/expert-talk/industrial?language=hi', '/expert-talk/industrial/talks?search=etp', '/service?sector=unknown'],
  ...['/courses?sector=unknown', '/consultants?sector=unknown', '/certificate?code=unknown'],
]

/** What pages are about, by their English path. */
const ABOUT: [RegExp, string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/consultants(\?|$)/, ['ItemList']],
  [/^\/consultants\/./, ['Person', 'ProfessionalService']],
  [/^\/(service|courses|workshops|products|blogs)(\?|$)/, ['ItemList']],
  [/^\/service\/./, ['Service']],
  [/^\/courses\/./, ['Course']],
  [/^\/programmes\/./, ['ItemList']],
  [/^\/workshops\/./, ['EducationEvent']],
  [/^\/products\/./, ['Product']],
  [/^\/blogs\/./, ['Article']],
  [/^\/expert-talk\/\w+\/talks$/, ['ItemList']],
]

/** Of a large set, whose pages share a screen, only some. */
const FROM_A_SET = 4
const LANGUAGES = { en: '', hi: '/hi' } as const
const languageOf = (path: string) => (/^\/hi(\/|\?|$)/.test(path) ? 'hi' : 'en')
const inEnglish = (path: string) => path.replace(/^\/hi(?=[/?]|$)/, '').replace(/^(?=\?|$)/, '/')
const inHindi = (path: string) => (path === '/' ? '/hi' : `/hi${path}`)
const DEVANAGARI = /[\u0900-\u097f]/

test(
  'every public page names itself to search engines and in shared links, in its language and without a browser',
  ON_DESKTOP,
  async ({ request, baseURL }) => {
    const origin = baseURL!
    const findings: string[] = []
    const report = (path: string, what: string) => findings.push(`${path}: ${what}`)
    const pathOf = (address: string) => address.replace(origin, '') || '/'
    const { listed, sample } = await readSitemap(request)
    const isDisallowed = await readRobots(request, origin)
    const read = async (path: string, status = 200) => {
      const answer = await request.get(path, { maxRedirects: 0, headers: { 'x-forwarded-for': unusedAddress() } })
      if (answer.status() !== status) report(path, `answers ${answer.status()}`)
      return readPage(await answer.text())
    }

    for (const address of listed) {
      if (!address.startsWith(`${origin}/`)) report(address, 'is not an address of this site')
      if (isDisallowed(pathOf(address))) report(address, 'is in the sitemap, and robots.txt forbids it')
    }

    await test.step('pages that are not indexed say so, and the sitemap does not list them', async () => {
      const guarded = sitemap.filter(({ type }) => type !== undefined).map(addressOf)
      const unlisted = sitemap.filter(({ path }) => NOT_INDEXED.includes(path))
      const missing = unlisted.find(({ path }) => path === '/*')!
      const all = [...guarded, ...[...unlisted.map(addressOf), ...NARROWED].flatMap((path) => [path, inHindi(path)])]
      for (const path of all) {
        const page = await read(path, path.endsWith(addressOf(missing)) ? 404 : 200)
        for (const what of headFindings(page, path)) report(path, what)
        if (page.meta('robots').join() !== 'noindex') report(path, `robots: ${page.meta('robots')}`)
        if (page.canonical.length > 0 || page.structured.length > 0) report(path, 'is described to search engines')
        if (listed.has(origin + path)) report(path, 'is in the sitemap')
      }
    })

    const pages = new Map<string, ReadPage>()
    const pictures = new Set<string>()
    const linked = new Map<string, string>()
    await test.step('pages that are indexed are listed, describe themselves and name their other language', async () => {
      const routes = sitemap.filter(({ path, type }) => !type && path !== MOVED && !NOT_INDEXED.includes(path))
      const waiting = [...sample.map(pathOf), ...routes.map(addressOf).flatMap((path) => [path, inHindi(path)])]
      for (const path of waiting) {
        if (pages.has(path)) continue
        const page = await read(path)
        // An article is indexed in its own language only.
        if (page.meta('robots').length > 0 && /^(\/hi)?\/blogs\/./.test(path) && !listed.has(origin + path)) continue
        pages.set(path, page)
        for (const what of [...headFindings(page, path), ...indexedFindings(page, origin, path)]) report(path, what)
        if (!listed.has(origin + path)) report(path, 'is not in the sitemap')
        for (const picture of [...page.meta('og:image'), ...valuesOn(page, 'pictures', origin)]) pictures.add(picture)
        for (const address of valuesOn(page, 'pages', origin)) linked.set(address, path)
        waiting.push(...[...page.alternates.values()].map(pathOf))
      }
    })

    for (const [path, page] of pages)
      for (const address of page.alternates.values())
        if (!sameEntries(pages.get(pathOf(address))?.alternates, page.alternates))
          report(path, `${address} does not name the same languages`)
    const titles = Map.groupBy(pages.keys(), (path) => pages.get(path)!.titles[0])
    for (const [title, paths] of titles) if (paths.length > 1) report(paths.join(' and '), `share the title ${title}`)
    for (const [address, path] of linked) if (!listed.has(address)) report(path, `links to ${address}, not indexed`)

    await test.step('pictures load, are pictures, and may be fetched by search engines', async () => {
      for (const address of pictures) {
        const answer = await request.get(address)
        if (!answer.ok() || !answer.headers()['content-type']?.startsWith('image/'))
          report(address, `answers ${answer.status()} ${answer.headers()['content-type']}`)
        if (isDisallowed(pathOf(address))) report(address, 'robots.txt forbids it')
      }
    })
    expect(findings).toEqual([])
  },
)

test('the feeds of both languages are valid and lead to indexed articles', ON_DESKTOP, async ({ request, baseURL }) => {
  const { listed } = await readSitemap(request)
  for (const prefix of Object.values(LANGUAGES)) {
    const [feed] = readPage(await (await request.get(`${prefix}/blogs`)).text()).feeds
    const answer = await request.get(feed!)
    expect(answer.headers()['content-type']).toContain('application/rss+xml')
    const xml = await answer.text()
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
    expect(xml).toContain(`<atom:link href="${baseURL}${feed}" rel="self"`)
    const [channel = '', ...items] = xml.split('<item>')
    expect(channel).toMatch(/<title>[^<]+<\/title><link>http[^<]+<\/link><description>[^<]+<\/description><language>/)
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) {
      const link = /<link>([^<]+)<\/link><guid>\1<\/guid>/.exec(item)?.[1] ?? ''
      expect(listed, item).toContain(link)
      expect(item).toMatch(/<title>[^<]+<\/title>/)
      expect(item).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>/)
    }
  }
})

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.replaceAll('&#38;', '&'))

/** All addresses of the sitemap, and those that are opened here. */
async function readSitemap(request: APIRequestContext) {
  const listed = new Set<string>()
  const sample: string[] = []
  for (const part of locationsIn(await (await request.get('/sitemap.xml')).text())) {
    const addresses = locationsIn(await (await request.get(part)).text())
    expect(addresses.length, part).toBeGreaterThan(0)
    for (const address of addresses) listed.add(address)
    const step = part.includes('pages') ? 1 : Math.ceil(addresses.length / FROM_A_SET)
    sample.push(...addresses.filter((_, i) => i % step === 0))
  }
  return { listed, sample }
}

/** Which paths robots.txt forbids. */
async function readRobots(request: APIRequestContext, origin: string) {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
  const rules = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, rule]) => {
    const source = rule!.replaceAll(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
    return new RegExp(`^${source}`)
  })
  return (path: string) => rules.some((rule) => rule.test(path))
}

/** What every page needs, indexed or not. */
function headFindings({ lang, titles, meta, headings }: ReadPage, path: string): string[] {
  const language = languageOf(path)
  const description = meta('description')
  const [title = ''] = titles
  const words = `${title.replace('| Paramarsh', '')} ${description[0]}`
  return [
    ...(lang === language ? [] : [`lang is ${lang}`]),
    ...(titles.length === 1 && /^\S.{2,160} \| Paramarsh$/.test(title) ? [] : [`titles: ${titles}`]),
    ...(description.length === 1 && description[0]!.length >= 10 ? [] : [`descriptions: ${description}`]),
    ...(headings <= 1 ? [] : [`${headings} headings`]),
    ...(DEVANAGARI.test(words) === (language === 'hi') ? [] : [`is described in another language: ${words}`]),
  ]
}

/** What an indexed page needs besides. */
function indexedFindings(page: ReadPage, origin: string, path: string): string[] {
  const { meta, canonical, alternates, headings, titles, hasBreadcrumbs } = page
  const language = languageOf(path)
  const about = ABOUT.find(([pattern]) => pattern.test(inEnglish(path)))?.[1] ?? []
  const expected: [string, unknown, unknown][] = [
    ['robots', meta('robots'), []],
    ['headings', headings, 1],
    ['canonical', canonical, [origin + path]],
    ['own language', alternates.get(`${language}-IN`), origin + path],
    ['x-default', alternates.get('x-default'), alternates.get('en-IN') ?? origin + path],
    ['og:title', meta('og:title'), [titles[0]?.replace(/ \| Paramarsh$/, '')]],
    ['og:description', meta('og:description'), meta('description')],
    ['og:url', meta('og:url'), canonical],
    ['og:locale', meta('og:locale'), [`${language}_IN`]],
    ['og:site_name', meta('og:site_name'), ['Paramarsh']],
    ['twitter:card', meta('twitter:card'), ['summary_large_image']],
    ['twitter:image', meta('twitter:image'), meta('og:image')],
    ['pictures', meta('og:image').length, 1],
    ['length of the description', meta('description')[0]!.length <= 202, true],
    ['breadcrumbs', typesOn(page).includes('BreadcrumbList'), hasBreadcrumbs],
    ['about', about.filter((type) => !typesOn(page).includes(type)), []],
  ]
  return [
    ...expected.flatMap(([name, value, wanted]) =>
      JSON.stringify(value) === JSON.stringify(wanted)
        ? []
        : [`${name}: ${JSON.stringify(value)} instead of ${JSON.stringify(wanted)}`],
    ),
    ...structuredFindings(page, origin),
  ]
}

const sameEntries = (a: ReadonlyMap<string, string> | undefined, b: ReadonlyMap<string, string>) =>
  a !== undefined && JSON.stringify([...a].sort()) === JSON.stringify([...b].sort())
