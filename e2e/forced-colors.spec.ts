import type { Locator } from '@playwright/test'
import { ProfilePage } from './pages/profile-page.ts'
import { SitePage } from './pages/site-page.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

/** The background colour of a control or of one of its parts. */
const groundOf = (control: Locator, part = '') =>
  control.evaluate((element, pseudo) => getComputedStyle(element, pseudo || null).backgroundColor, part)

async function expectStateSeen(chosen: Locator, other: Locator, part?: string) {
  const shown = async () => (await groundOf(chosen, part)) !== (await groundOf(other, part))
  await expect.poll(shown, `${chosen} against ${other}`).toBe(true)
}

test('in forced colours a choice on a profile is visible', ON_DESKTOP, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const profile = new ProfilePage(page)
  await profile.open('/consultants/meera-joglekar')
  await profile.pickTomorrow()
  const lengths = page.getByRole('navigation', { name: 'Session length' })
  for (const links of [profile.modes, lengths, page.getByRole('navigation', { name: 'Day', exact: true })])
    await expectStateSeen(links.locator('[aria-current]'), links.locator('a:not([aria-current])').first())
  const slots = profile.panel.locator('label:has(input[name="at"])')
  await expectStateSeen(
    slots.filter({ has: page.locator(':checked') }).locator('span'),
    slots
      .filter({ has: page.locator('input:not(:checked)') })
      .first()
      .locator('span'),
  )
  await profile.reviews.getByRole('link', { name: /^4 of 5 stars/ }).click()
  const stars = profile.reviews.getByRole('img', { name: '4 of 5 stars' }).first().locator('svg')
  const colourOf = (star: Locator) => star.evaluate((drawn) => getComputedStyle(drawn).color)
  expect(await colourOf(stars.first())).not.toBe(await colourOf(stars.last()))
})

test('in forced colours filters, switches and tabs show their state', ON_DESKTOP, async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await site.signedInAsNew()
  const listing = new SitePage(page)
  await listing.open('/consultants?consultant=1&sector=food-beverages&language=hi&free=today')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expectStateSeen(
    filters.getByRole('switch', { name: 'Available today' }),
    filters.getByRole('switch', { name: 'Online now' }),
  )
  const chip = (name: string) => filters.getByText(name, { exact: true })
  await expectStateSeen(chip('Hindi'), chip('Tamil'))
  await expectStateSeen(chip('Industrial'), chip('Professional'))
  const sector = (name: RegExp) => filters.getByRole('radio', { name })
  await expectStateSeen(sector(/^Food & beverages/), sector(/^All sectors/), '::before')

  const mine = new SitePage(page)
  await mine.open('/dashboard/my-profile?tab=notices')
  const tabs = page.getByRole('tab')
  await expectStateSeen(
    page.getByRole('tab', { selected: true }),
    tabs.and(page.locator('[aria-selected="false"]')).first(),
  )
  const on = page.getByRole('switch', { checked: true }).first()
  const off = page.getByRole('switch', { checked: false }).first()
  await page.getByRole('switch').last().uncheck({ force: true })
  await expectStateSeen(on.locator('+ *'), off.locator('+ *'))
})
