import type { Page } from '@playwright/test'
import { ShellPage } from './pages/shell-page.ts'
import { expectHelpClear } from './support/help-bubble.ts'
import { untilAlive } from './support/settle.ts'
import { expect, test } from './support/test.ts'

test('a visitor finds five tabs at the bottom, the whole menu in the side panel, and a full-screen search', async ({
  page,
}) => {
  const shell = new ShellPage(page)
  await shell.findNothing()
  await shell.open('/')
  const panel = page.getByRole('dialog')
  await test.step('five tabs are at the bottom, and the current one is marked', async () => {
    await expect(shell.tabs.getByRole('link')).toHaveText(['Home', 'Consultants', 'Talk now', 'Bookings', 'Account'])
    await shell.tabs.getByRole('link', { name: 'Consultants' }).tap()
    await expect(shell.tabs.getByRole('link', { name: 'Consultants' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('status').filter({ hasText: 'All consultants | Paramarsh' })).toBeAttached()
  })
  await test.step('the side panel holds the whole menu and closes on navigation', async () => {
    await shell.header.getByRole('button', { name: 'Menu' }).tap()
    await expect(panel.getByRole('link', { name: /Industrial consultants/ })).toBeVisible()
    await panel.getByRole('link', { name: 'Courses' }).tap()
    await expect(page).toHaveURL(/\/courses$/)
    await expect(panel).toBeHidden()
  })
  await test.step('the search is full-screen', async () => {
    await shell.header.getByRole('button', { name: 'Search' }).tap()
    await panel.getByText('Industrial', { exact: true }).tap()
    await panel.getByRole('combobox').fill('spice')
    await panel.getByRole('combobox').press('Enter')
    await expect(page).toHaveURL(/\/consultants\?search=spice&consultant=\d+/)
    await expect(panel).toBeHidden()
  })
  await test.step('the home page asks for the industry at once', async () => {
    await shell.open('/')
    const search = page.getByRole('search', { name: 'Search industry' })
    await search.getByRole('combobox').fill('dal')
    await search.getByRole('combobox').press('Enter')
    await expect(page).toHaveURL(/\/consultants\?consultant=\d+&search=dal/)
  })
})

test('a consultant has their own tabs at the bottom, and everything else behind More and in the side panel', async ({
  page,
  site,
}) => {
  const { name } = await site.signedInAs('consultant')
  const shell = new ShellPage(page)
  await shell.open('/consultant-dashboard')
  await expect(shell.tabs.getByRole('link')).toHaveText(['Today', 'Bookings', 'Slots', 'Written'])
  await expect(shell.tabs.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  await shell.tabs.getByRole('button', { name: 'More' }).tap()
  const mine = page.getByRole('dialog').getByRole('navigation', { name: 'Account' })
  await expect(mine.getByRole('link', { name: /^Bookings \d+ upcoming$/ })).toBeVisible()
  await mine.getByRole('link', { name: 'Withdrawals' }).tap()
  await expect(page).toHaveURL(/\/withdrawals$/)
  await expect(mine).toBeHidden()

  await shell.header.getByRole('button', { name: 'Menu' }).tap()
  await expect(mine).toContainText(name)
  await mine.getByRole('link', { name: 'Slot time' }).tap()
  await expect(page).toHaveURL(/\/schedule-timing$/)
})

test('the app banner comes with every full page load, covers and moves nothing, and not with a client-side navigation', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(3_600_000)
  const shell = new ShellPage(page)
  const untilBanner = async () => {
    await page.clock.runFor(100)
    await untilAlive(page)
    const before = await placesOfControls(page)
    await page.clock.runFor(1_500)
    await expect(shell.banner).toBeVisible()
    return before
  }
  await page.goto('/consultants')
  const before = await untilBanner()
  expect(before.length).toBeGreaterThan(10)
  expect(await placesOfControls(page)).toEqual(before)
  const banner = (await shell.banner.boundingBox())!
  expect(before.filter((control) => overlap(control, banner))).toEqual([])

  await shell.banner.getByRole('button', { name: 'See how' }).tap()
  const steps = page.getByRole('dialog', { name: 'Add Paramarsh to your home screen' })
  await page.clock.runFor(1_000)
  await expect(steps.getByRole('listitem').first()).toContainText('Share button')
  await steps.getByRole('button', { name: 'Close' }).tap()
  await page.clock.runFor(1_000)
  await shell.banner.getByRole('button', { name: 'Close' }).tap()
  await expect(shell.banner).toBeHidden()
  await page.reload()
  await untilBanner()
  await shell.tabs.getByRole('link', { name: 'Home' }).tap()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await expect(shell.banner).toBeHidden()
  await page.clock.runFor(3_000)
  await expect(shell.banner).toBeHidden()
})

/** Positions of the page's own controls, without the banner and floating elements. */
const placesOfControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button), main :is(a, button, input, select, label)')]
      .map((control) => control.getBoundingClientRect())
      .filter(({ width, top }) => width > 0 && top < window.innerHeight)
      .map(({ x, y, width, height }) => ({ x, y, width, height })),
  )

interface Box {
  x: number
  y: number
  width: number
  height: number
}
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('the help bubble of a phone covers no price and no control', async ({ page }) => {
  const shell = new ShellPage(page)
  const shown = { 390: 0, 360: 0 }
  for (const path of ['/consultants', '/consultants/meera-joglekar', '/']) {
    await shell.open(path)
    for (const width of [390, 360] as const) {
      await page.setViewportSize({ width, height: 780 })
      shown[width] += await expectHelpClear(page)
    }
  }
  // The help bubble is shown where there is room for it.
  expect(shown[390]).toBeGreaterThan(0)
  expect(shown[360]).toBeGreaterThan(0)
})

/** Holds back the page's scripts until the test releases them. */
async function holdScripts(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('the menu pressed before the scripts are loaded opens once they are', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await menu.tap()
  await expect(menu).toHaveAttribute('data-pressed')
  release()
  await expect(page.getByRole('dialog').getByRole('link', { name: /Industrial consultants/ })).toBeVisible()
})

test('a slot chosen and booked before the scripts are loaded is booked once they are', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/consultants/meera-joglekar', { waitUntil: 'commit' })
  const panel = page.locator('#book-form')
  await panel
    .locator('label', { has: page.getByRole('radio') })
    .first()
    .tap()
  await panel.getByRole('button', { name: /^Book/ }).tap()
  await expect(panel).toHaveAttribute('data-pressed')
  release()
  await expect(page.getByRole('dialog', { name: 'Login or register' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]at=/)
  expect(page.url()).not.toContain('ask=')
})

/** Loads the page with system fonts first and then with ours: layout shift, and the weight of the fonts. */
async function swapFonts(page: Page, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let bytes = 0
  await page.route('**/assets/*.woff2', async (route) => {
    await released
    const response = await route.fetch()
    const body = await response.body()
    bytes += body.length
    await route.fulfill({ response, body })
  })
  await page.addInitScript(() => {
    const shift = Object.assign(window, { shifted: 0 })
    const add = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries()) shift.shifted += (entry as unknown as { value: number }).value
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'commit' })
  await untilAlive(page)
  release()
  await page.evaluate(() => document.fonts.ready)
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((notify) => {
        const settled = () => notify((window as unknown as { shifted: number }).shifted)
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(settled)))
      }),
  )
  return { shifted, bytes }
}

test('Devanagari on an English page uses the device’s fonts, and ours only if it has none', async ({
  page,
  context,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/(?:anek-regular|anek-strong|eczar)-(?!latin)[^/]+\.woff2$/.test(request.url())) fetched.push(request.url())
  })
  const browser = await context.newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const fontsOf = async (selector: string) => {
    await page.evaluate((of) => {
      document.querySelector(of)!.textContent = 'दालमिल'
    }, selector)
    await page.evaluate(() => document.fonts.ready)
    const { root } = await browser.send('DOM.getDocument')
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? 'ours' : familyName))
  }
  const about = new ShellPage(page)
  await about.open('/about')
  await expect.poll(() => fontsOf('main p')).toEqual(['Noto Sans Devanagari'])
  await expect.poll(() => fontsOf('main h1')).toEqual(['Noto Serif Devanagari'])
  expect(fetched).toEqual([])

  // A device that has these fonts neither installed nor as local files. The CSP lists the page's styles by hash.
  await page.route(/\/about$|\.css$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/Noto ?S(?:ans|erif) ?Devanagari|Kohinoor|Nirmala/g, 'Missing')
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    await route.fulfill({ status: response.status(), headers, body })
  })
  await about.reload()
  await expect.poll(() => fontsOf('main p')).toEqual(['ours'])
  await expect.poll(() => fontsOf('main h1')).toEqual(['ours'])
  expect(fetched).toHaveLength(2)
})

for (const [path, mostBytes] of [
  ['/consultants/meera-joglekar', 80_000],
  ['/hi/consultants/meera-joglekar', 300_000],
] as const)
  test(`${path} does not shift when its fonts load, and they weigh little`, async ({ page }) => {
    const { shifted, bytes } = await swapFonts(page, path)
    expect(shifted).toBeLessThanOrEqual(0.02)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(mostBytes)
  })
