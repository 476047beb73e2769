import type { Page } from '@playwright/test'
import { SitePage } from './pages/site-page.ts'
import { expectContrast, expectNoAxeFindings, isStress, wear } from './support/axe.ts'
import { addressOf, type Stop, sitemap } from './support/sitemap.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { walk } from './support/walk.ts'

const NARROW = { width: 390, height: 844 }
interface Look {
  scheme: 'light' | 'dark'
  size?: typeof NARROW
  expectAccessible: (page: Page, where: string) => Promise<void>
}
const [full, contrast] = [expectNoAxeFindings, expectContrast]
/** Each page is opened wide in light and narrow in dark; `npm run stress` runs both devices in both schemes. */
const looks: Look[] = isStress
  ? [
      { scheme: 'light', expectAccessible: full },
      { scheme: 'dark', expectAccessible: full },
    ]
  : [
      { scheme: 'light', expectAccessible: full },
      { scheme: 'dark', size: NARROW, expectAccessible: contrast },
    ]

/** A 1280 × 1024 window at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }

const BARE = ['/certificate', '/room/:slug', '/meeting']
const ERRORS = ['/maintenance', '/busy']
const PAYING = ['/checkout/:order', '/book/:booking', '/buy-package/:offer', '/buy-gift-card/:card']

/**
 * Header, category bar and footer with the help desk's phone number: on every page except those that PRODUCT section 18
 * names.
 */
function expectedFrame({ path, type }: Stop) {
  const isBackOffice = type === 'admin' || path === '/admin/login'
  if (isBackOffice || BARE.includes(path) || ERRORS.includes(path)) return { header: 0, bar: 0, phone: 0 }
  return { header: 1, bar: PAYING.includes(path) ? 0 : 1, phone: 1 }
}

/** The back office's header and bar are for small windows, so they are not counted in a wide one. */
async function frameOf(page: Page) {
  const footer = page.getByRole('contentinfo')
  return {
    header: await page.getByRole('banner').count(),
    bar: await page.getByRole('navigation', { name: 'Categories' }).count(),
    phone: await footer.getByRole('link', { name: /1800/ }).count(),
  }
}

/** How much of the window height is left for content besides fixed elements. */
const freeHeight = () => {
  const column = Math.round(window.innerWidth / 2)
  const isCovered = (y: number) => {
    for (let at = document.elementFromPoint(column, y); at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
    return false
  }
  return Array.from({ length: window.innerHeight }, (_, y) => y).filter((y) => !isCovered(y)).length
}

const widths = () => [window.innerWidth, document.documentElement.scrollWidth]

/** For a partial run: only the screens that can have changed. */
const asked = JSON.parse(process.env.E2E_SCREENS ?? '[]') as string[]
const stops = asked.length > 0 ? sitemap.filter(({ path }) => asked.includes(path)) : sitemap

for (const stop of stops)
  walk(
    `${stop.path} keeps its policy, fails nothing in the console, and axe finds nothing`,
    isStress ? {} : ON_DESKTOP,
    async ({ windowOf }) => {
      const { page, wide, ...window } = await windowOf(stop.type)
      await page.setViewportSize(wide)
      await page.emulateMedia({ colorScheme: looks[0]!.scheme, reducedMotion: 'reduce' })
      const { answer, complaints } =
        stop.type && !isStress ? await window.follow(addressOf(stop)) : await window.arrive(addressOf(stop))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => frameOf(page)).toEqual(expectedFrame(stop))
      if (BARE.includes(stop.path)) await expect(page.getByRole('contentinfo')).toHaveCount(0)
      for (const { scheme, size, expectAccessible } of looks) {
        if (size) await page.setViewportSize(size)
        await wear(page, scheme)
        // Anything wider than the screen would widen the page on a phone or make it scroll sideways.
        const { width } = page.viewportSize()!
        await expect.poll(() => page.evaluate(widths)).toEqual([width, width])
        await expectAccessible(page, `${stop.path} in ${scheme}`)
      }
      await page.setViewportSize(ZOOMED)
      await expect.poll(() => page.evaluate(widths)).toEqual([ZOOMED.width, ZOOMED.width])
      if (!BARE.includes(stop.path)) expect(await page.evaluate(freeHeight)).toBeGreaterThan(200)
      const policy = answer!.headers()['content-security-policy'] ?? ''
      expect(policy).toContain("frame-ancestors 'none'")
      expect(directive(policy, 'script-src')).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:/)
      // The browser itself logs the 404.
      expect(complaints.filter((line) => !(answer!.status() === 404 && line.includes('404')))).toEqual([])
    },
  )

/** Latin-only texts of a Hindi page that are not marked as English. */
const unmarkedEnglish = () => {
  const found: string[] = []
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue!.trim()
    const isEnglish = /[a-z]{3}/.test(text) && !/[\u0900-\u097f]/.test(text)
    if (isEnglish && !node.parentElement!.closest('[lang="en"], script, style, noscript')) found.push(text)
  }
  return found
}

test(
  'axe finds nothing on Hindi pages, and user content in English is marked as English',
  ON_PHONE,
  async ({ page }) => {
    const site = new SitePage(page)
    await site.open('/hi')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expectNoAxeFindings(page, '/hi')
    expect(await page.evaluate(unmarkedEnglish)).toEqual([])
    await site.open('/hi/consultants/meera-joglekar')
    await expectNoAxeFindings(page, 'a profile in Hindi')
    // The brand name is the same in every language.
    expect((await page.evaluate(unmarkedEnglish)).filter((text) => text !== 'WhatsApp')).toEqual([])
  },
)

const directive = (policy: string, name: string) =>
  policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `)) ?? ''
