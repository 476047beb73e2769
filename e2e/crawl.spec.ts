import type { Browser, Page } from '@playwright/test'
import type { AccountType } from '#contract/endpoint.ts'
import { demoStaffRoles } from '#demo/people.ts'
import { fromOwnAddress, unusedAddress } from './support/address.ts'
import { type AuthRecord, demoPerson, signInStaff } from './support/api.ts'
import { readPage } from './support/page-head.ts'
import { untilSettled } from './support/settle.ts'
import { addressOf, type Stop, sitemap } from './support/sitemap.ts'
import { IN_STRESS } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { openWindow } from './support/walk.ts'

/** Addresses without their language. */
const PREFIXES = { English: '', Hindi: '/hi' }
type Language = keyof typeof PREFIXES
const languages = Object.keys(PREFIXES) as Language[]

const MENUS = ':is([aria-haspopup], [aria-expanded=false])'
const FRAME_LINKS = ':is(header, nav, footer, [role=dialog], [role=menu]) a[href]'
/** A page that says less than this besides its heading is empty. */
const FEWEST_CHARACTERS = 40
const MOST_PRESSES = 60
/** About 120 pages, each with everything it loads. */
const CRAWL_MS = 900_000

const ofType = (type: AccountType | undefined) => sitemap.filter((stop) => stop.type === type)
const NOT_FOUND = '/*'
/** Pages that only say what is wrong, with the status of it. */
const ERRORS = [NOT_FOUND, '/maintenance', '/busy']

const visitors: { who: string; type?: AccountType; pages: typeof sitemap }[] = [
  { who: 'a visitor', pages: ofType(undefined) },
  { who: 'a customer', type: 'user', pages: [...ofType(undefined), ...ofType('user')] },
  { who: 'a consultant', type: 'consultant', pages: ofType('consultant') },
  { who: 'the owner', type: 'admin', pages: ofType('admin') },
]

for (const language of languages)
  for (const { who, type, pages } of visitors)
    test(
      `${who} finds every page and every link of menus, header and footer alive in ${language}`,
      IN_STRESS,
      async ({ browser }) => {
        test.setTimeout(CRAWL_MS)
        const crawler = await crawlerOf(browser, language, type && demoPerson(type))
        for (const stop of pages) await crawler.visit(stop)
        await crawler.followFrame()
        await crawler.close()
        expect(crawler.findings).toEqual([])
      },
    )

for (const [role, mobile] of demoStaffRoles)
  if (role !== 'owner')
    test(`staff of ${role} find every entry of their menu alive`, IN_STRESS, async ({ browser, baseURL }) => {
      const crawler = await crawlerOf(browser, 'English', await signInStaff(baseURL!, mobile))
      await crawler.visit({ path: '/admin', type: 'admin' })
      await crawler.followFrame()
      await crawler.close()
      expect(crawler.findings).toEqual([])
    })

async function crawlerOf(browser: Browser, language: Language, person: AuthRecord | undefined) {
  const { page, ...window } = await openWindow(browser, person)
  await fromOwnAddress(page.context())
  const findings: string[] = []
  const visited = new Set<string>()
  const frame = new Set<string>()
  const withLanguage = (path: string) => (path === '/' ? PREFIXES[language] || '/' : PREFIXES[language] + path)
  const publicPaths = new Set(ofType(undefined).map((stop) => pathnameOf(withLanguage(addressOf(stop)))))
  const isPublic = (path: string) => publicPaths.has(pathnameOf(path))

  async function examine(path: string, way: 'arrive' | 'follow' = 'arrive', isError = false) {
    const { answer, complaints } = await window[way](path)
    const status = answer!.status()
    if (!isError && status !== 200) findings.push(`${path} answers ${status}`)
    const report = (what: string) => findings.push(`${path} (${new URL(page.url()).pathname}): ${what}`)
    const text = ((await page.getByRole('main').first().textContent()) ?? '').replaceAll(/\s+/g, ' ')
    if (text.length < FEWEST_CHARACTERS) report(`is empty: ${JSON.stringify(text)}`)
    if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) report('has not one heading')
    if ((await page.locator('body :is(a[href], button):visible').count()) === 0) report('is a dead end')
    if ((await page.locator('html').getAttribute('lang')) !== (language === 'Hindi' ? 'hi' : 'en'))
      report(`is not in ${language}`)
    for (const line of complaints) if (!(isError && line.includes(`${status}`))) report(line)
  }

  /** As in the test of all pages: a public page is loaded, one behind a sign-in is opened by the router. */
  async function visit(stop: Stop) {
    const address = withLanguage(addressOf(stop))
    if (visited.has(address)) return
    visited.add(address)
    await examine(address, stop.type ? 'follow' : 'arrive', ERRORS.includes(stop.path))
    for (const link of await linksOf(page)) frame.add(link)
  }

  /** A public page whose screen was opened before: its data is complete in the response, so no browser is needed. */
  async function fetchPage(path: string) {
    const answer = await page.request.get(path, { headers: { 'x-forwarded-for': unusedAddress() } })
    const { main, headings, lang } = readPage(await answer.text())
    if (answer.status() !== 200) findings.push(`${path} answers ${answer.status()}`)
    if (main.length < FEWEST_CHARACTERS) findings.push(`${path} is empty: ${JSON.stringify(main)}`)
    if (headings !== 1) findings.push(`${path} has not one heading`)
    if (lang !== (language === 'Hindi' ? 'hi' : 'en')) findings.push(`${path} is not in ${language}`)
  }

  return {
    findings,
    visit,
    close: () => page.context().close(),
    /** Opens every menu of the start page, and then every link that the frames of all pages had. */
    async followFrame() {
      await window.arrive([...visited][0]!)
      for (const link of await menuLinks(page)) frame.add(link)
      for (const link of frame) {
        if (visited.has(link) || isHindi(link) !== (language === 'Hindi')) continue
        const wasOpened = [...visited].some((other) => pathnameOf(other) === pathnameOf(link))
        visited.add(link)
        await (wasOpened && isPublic(link) ? fetchPage(link) : examine(link))
      }
    },
  }
}

const pathnameOf = (path: string) => path.split('?')[0]!
const isHindi = (path: string) => /^\/hi(?:[/?]|$)/.test(path)

/** Own addresses of the links outside the content. Files are not pages. */
const linksOf = (page: Page) =>
  page.locator(FRAME_LINKS).evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin, pathname }) => origin === location.origin && !/\.\w+$|^\/api\//.test(pathname))
      .map(({ pathname, search }) => pathname + search),
  )

/** Presses every button that opens a menu, also inside menus, and collects what they show. */
async function menuLinks(page: Page) {
  const links: string[] = []
  const pressed = new Set<string>()
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const isDialogOpen = (await page.getByRole('dialog').count()) > 0
    // What is behind a dialog cannot be pressed.
    const menus = page.locator(`${isDialogOpen ? '[role=dialog]' : ':is(header, nav)'} ${MENUS}`)
    const names = await menus.evaluateAll((buttons) =>
      buttons.map((button) =>
        (button as HTMLElement).checkVisibility() ? button.getAttribute('aria-label') || button.textContent : '',
      ),
    )
    const at = names.findIndex((name) => name && !pressed.has(name))
    if (at < 0) {
      if (!isDialogOpen) return links
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      continue
    }
    pressed.add(names[at]!)
    const opensDialog = (await menus.nth(at).getAttribute('aria-haspopup')) === 'dialog'
    await menus.nth(at).click()
    // Its code may arrive only now.
    if (opensDialog) await expect(page.getByRole('dialog').first()).toBeVisible()
    await untilSettled(page)
    links.push(...(await linksOf(page)))
  }
  return links
}
