import { expectNoAxeFindings } from './support/axe.ts'
import { addressOf, sitemap } from './support/sitemap.ts'
import { expect, test } from './support/test.ts'

for (const stop of sitemap)
  test(`axe finds nothing on ${stop.path}`, async ({ page, house }) => {
    test.setTimeout(180_000)
    if (stop.type) await house.signedInAs(stop.type)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.goto(addressOf(stop))
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeFindings(page, `${stop.path} in ${scheme}`)
    }
  })

test('axe finds nothing on a Hindi page', async ({ page }) => {
  await page.goto('/hi')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expectNoAxeFindings(page, '/hi')
})
