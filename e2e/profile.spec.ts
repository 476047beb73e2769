import { ProfilePage } from './pages/profile-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { dayInIndia } from './support/days.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const MEERA = '/consultants/meera-joglekar'

/** The month of the day in so many days, as the calendar writes it. */
const monthIn = (days: number) =>
  new Date(dayInIndia(days)).toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

test(
  'a visitor reads a profile, picks a slot, and is asked to sign in when booking it',
  ON_DESKTOP,
  async ({ page }) => {
    const profile = new ProfilePage(page)
    await profile.open(MEERA)
    await expect(profile.heading).toHaveText('Meera Joglekar')
    await expect(
      page.getByText(/^Verified on .+: identity, PAN, qualification, registration, experience$/),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Can help with' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Similar consultants' })).toBeVisible()
    expect(await page.title()).toContain('Meera Joglekar: Food processing and FSSAI, Pune')

    const audio = profile.modes.getByRole('link', { name: /Audio/ })
    await audio.click()
    // The length links keep the mode that is shown.
    await expect(audio).toHaveAttribute('aria-current', 'true')
    // Until their own slots have loaded, those of the previous length stay visible but disabled.
    const asked = Promise.withResolvers<void>()
    await page.route(/free-slots\?.*minutes=60/, async (route) => {
      await asked.promise
      await route.continue()
    })
    await page.getByRole('navigation', { name: 'Session length' }).getByRole('link', { name: '60 min' }).click()
    await expect(profile.panel).toContainText('Audio, 60 minutes')
    await expect(profile.slots.first()).toBeDisabled()
    asked.resolve()
    await expect(profile.slots.first()).toBeEnabled()
    await profile.panel.getByRole('button', { name: 'Book this time' }).click()
    await expect(profile.panel.getByRole('alert')).toHaveText('Choose a time first.')
    await expect(profile.slots.first()).toBeFocused()
    const time = await profile.pickTomorrow()
    await expect(page).toHaveURL(/mode=audio&minutes=60.*at=/)
    await expect(profile.panel).toContainText('GST 18%')
    await expect(profile.panel.getByRole('alert')).toHaveCount(0)

    await profile.panel.getByRole('button', { name: time }).click()
    await expect(page.getByRole('dialog', { name: 'Login or register' })).toBeVisible()
  },
)

test(
  'a day is found in the month view, too; written advice is still requested from the help desk',
  ON_PHONE,
  async ({ page }) => {
    const profile = new ProfilePage(page)
    await profile.open(MEERA)
    await test.step('a day is found in the month view', async () => {
      await page.getByRole('button', { name: 'Show the whole month' }).click()
      // Bookings are open for 30 days. The calendar opens at the first free day: late on the last day of a month that is
      // already in the next one, and on the 1st all may fall in one month.
      const after = page.getByRole('button', { name: 'Next month' })
      while (await after.isEnabled()) await after.click()
      await expect(page.getByText(monthIn(30), { exact: true })).toBeVisible()
      // In the last month there may be only a few days.
      if (monthIn(14) !== monthIn(30)) await page.getByRole('button', { name: 'Previous month' }).click()
      const day = page
        .getByRole('table')
        .getByRole('button', { name: /\d+ free$/, disabled: false })
        .first()
      const name = (await day.textContent())!
      await expectNoAxeFindings(page, 'a whole month')
      await day.click()
      await expect(profile.days.first()).toHaveAttribute('aria-current', 'date')
      await expect(profile.days.first()).toContainText(/[A-Z][a-z]+ \d{4}/.exec(name)![0])
      await expect(profile.slots.first()).toBeVisible()
    })
    await test.step('a written answer is asked for on a page of its own', async () => {
      await profile.modes.getByRole('link', { name: /Written/ }).click()
      await page.getByRole('button', { name: 'Ask for a written answer' }).filter({ visible: true }).last().click()
      await expect(page).toHaveURL(/\/questions\/new\?consultant=meera-joglekar/)
      await expect(page.getByRole('button', { name: 'Log in to ask' })).toBeVisible()
    })
  },
)

test(
  'a toast does not cover the button that was just pressed; reviews are filtered by stars and paged, and a choice survives a reload',
  ON_DESKTOP,
  async ({ page, site }) => {
    await site.signedInAsNew()
    const profile = new ProfilePage(page)
    await profile.open(MEERA)
    await test.step('a toast does not cover the button that was just pressed', async () => {
      const heart = page.getByRole('button', { name: 'Add Meera Joglekar to favourites' })
      // Under the header on the right, where toasts appear.
      await heart.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 96))
      await heart.click()
      await profile.expectToast('Meera Joglekar added to your favourites.')
      const isUncovered = () =>
        heart.evaluate((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect()
          const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const))
          return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)))
        })
      await expect.poll(isUncovered).toBe(true)
    })
    await profile.reviews.getByRole('link', { name: 'Older' }).click()
    await expect(profile.reviews).toContainText('Page 2 of')
    await profile.reviews.getByRole('link', { name: /^4 of 5 stars/ }).click()
    await expect(profile.reviews).toContainText('reviews · 4 of 5 stars')
    await expect(profile.reviews.getByRole('img', { name: '5 of 5 stars' })).toHaveCount(0)
    const time = await profile.pickTomorrow()
    await expect(page).toHaveURL(/at=/)
    await page.reload()
    await expect(profile.panel.locator('label').filter({ has: page.locator(':checked') })).toHaveText(time)
  },
)

test('an id redirects to the slug, and an unknown consultant is not found', ON_DESKTOP, async ({ request }) => {
  const { data } = await (await request.get('/api/web/v1/consultant-profiles/meera-joglekar')).json()
  const byId = await request.get(`/hi/consultants/${data.consultantDetails.id}`, { maxRedirects: 0 })
  expect([byId.status(), byId.headers().location]).toEqual([301, '/hi/consultants/meera-joglekar'])
  expect((await request.get('/consultants/nobody-of-this-name')).status()).toBe(404)
})

test('the entry pages lead to consultants of that mode', ON_DESKTOP, async ({ page }) => {
  const profile = new ProfilePage(page)
  await profile.open('/written-consultancy')
  await page.getByLabel('What is it about?').selectOption('FSSAI licence')
  await page.getByRole('button', { name: 'Show consultants' }).click()
  await expect(page).toHaveURL(/\/consultants\?mode=written&industry=\d+/)
  await profile.open('/video-consultation')
  await page.getByRole('link', { name: 'Meera Joglekar' }).click()
  await expect(page).toHaveURL(/\/consultants\/meera-joglekar\?mode=video/)
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('times are shown in the reader’s zone, and the zone is named', ON_DESKTOP, async ({ page }) => {
    const profile = new ProfilePage(page)
    await profile.open(MEERA)
    await expect(profile.panel).toContainText(/Times are in your time zone \(Eastern (Standard|Daylight) Time\)/)
  })
})
