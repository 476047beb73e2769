import type { Page } from '@playwright/test'
import { expectNoAxeFindings, isProof } from './support/axe.ts'
import { addressOf, sitemap } from './support/sitemap.ts'
import { expect, test } from './support/test.ts'

const NARROW = { width: 390, height: 844 }
interface Look {
  scheme: 'light' | 'dark'
  size?: typeof NARROW
}
/** Each page is opened once, and looked at wide in light and narrow in dark; `npm run proof` opens it on both devices in both. */
const looks: Look[] = isProof
  ? [{ scheme: 'light' }, { scheme: 'dark' }]
  : [{ scheme: 'light' }, { scheme: 'dark', size: NARROW }]

const widths = () => [window.innerWidth, document.documentElement.scrollWidth]

for (const stop of sitemap)
  test(`${stop.path} keeps its policy, fails nothing in the console, and axe finds nothing`, async ({
    page,
    house,
    isMobile,
  }) => {
    test.skip(isMobile && !isProof, 'looked at narrow by the wide device')
    if (stop.type) await house.signedInAs(stop.type)
    const complaints = await listen(page)
    await page.emulateMedia({ colorScheme: looks[0]!.scheme, reducedMotion: 'reduce' })
    const answer = await page.goto(addressOf(stop))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const { scheme, size } of looks) {
      if (size) await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: scheme })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
      // Something wider than the screen would widen the page of a phone, or make it scroll sideways.
      const { width } = page.viewportSize()!
      await expect.poll(() => page.evaluate(widths)).toEqual([width, width])
      await expectNoAxeFindings(page, `${stop.path} in ${scheme}`)
    }
    const policy = answer!.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:/)
    // The browser itself reports that the page was not found.
    expect(complaints.filter((line) => !(answer!.status() === 404 && line.includes('404')))).toEqual([])
  })

test('axe finds nothing on a Hindi page', async ({ page }) => {
  await page.goto('/hi')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expectNoAxeFindings(page, '/hi')
})

/** What the page says against itself from now on: errors, and what its policy forbade. */
async function listen(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    ),
  )
  return complaints
}

const directive = (policy: string, name: string) =>
  policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `)) ?? ''
