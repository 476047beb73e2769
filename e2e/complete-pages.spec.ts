import { ProfilePage } from './pages/profile-page.ts'
import { SitePage } from './pages/site-page.ts'
import { dayInIndia } from './support/days.ts'
import { expect, test } from './support/test.ts'

test('without scripts lists, search, profiles and recordings work with plain links and forms', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  const structured = page.locator('script[type="application/ld+json"]').first()
  await test.step('the search box is a plain form', async () => {
    await page.goto('/about')
    const box = page.getByRole('banner').getByRole('combobox')
    await box.fill('dal mill')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/consultants\?search=dal\+mill$/)
  })
  await test.step('the list has plain links and a plain form', async () => {
    await page.goto('/consultants')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(10)
    const book = cards.first().getByRole('link', { name: /^Book / })
    await expect(book).toHaveAttribute('href', /^\/consultants\/[a-z-]+\?mode=video&minutes=15&at=[\w%.-]+Z$/)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(cards).toHaveCount(10)
    const form = page.getByRole('complementary', { name: 'Filters' })
    await form.getByRole('checkbox', { name: 'Marathi' }).check()
    await form.getByRole('button', { name: 'Show consultants' }).click()
    await expect(page).toHaveURL(/language=mr/)
    await expect(page.getByRole('link', { name: 'Remove Marathi' })).toBeVisible()
  })
  await test.step('a profile is complete, and a slot can be chosen', async () => {
    const profile = new ProfilePage(page)
    await page.goto('/consultants/meera-joglekar')
    await expect(profile.reviews.getByRole('article').first()).toBeVisible()
    await profile.pickTomorrow()
    await profile.panel.getByRole('button', { name: /^Book/ }).click()
    await expect(page).toHaveURL(/ask=yes/)
    await expect(profile.slots.first()).toBeChecked()
    await expect(profile.panel.getByRole('link', { name: '1800 000 2525' })).toBeVisible()
    const { aggregateRating } = JSON.parse((await structured.textContent()) ?? '')['@graph'][1]
    expect(aggregateRating.reviewCount).toBeGreaterThan(15)
  })
  await test.step('a recording is a plain video with its captions', async () => {
    await page.goto('/hi/expert-talk/professional/talks/returns-that-eat-the-margin')
    const film = page.locator('video[controls]')
    await expect(film).toHaveAttribute('poster', /^\/media\/talk-posters\//)
    await expect(film.locator('source')).toHaveAttribute('src', /^\/media\/talks\/.+\.mp4$/)
    await expect(film.locator('track[default]')).toHaveAttribute('srclang', 'hi')
    expect(await structured.textContent()).toContain('VideoObject')
  })
  await context.close()
})

test('a card opens its length, mode and slot', async ({ page }) => {
  // The slot may pass between the two page loads; the next attempt then uses the next slot.
  await expect(async () => {
    await page.goto('/consultants')
    const card = page.getByRole('main').getByRole('article').first()
    await expect(card).toContainText('Next free, 15 min')
    const href = await card.getByRole('link', { name: /^Book / }).getAttribute('href')
    await page.goto(href!)
    const lengths = page.getByRole('navigation', { name: 'Session length' })
    await expect(lengths.getByRole('link', { name: '15 min' })).toHaveAttribute('aria-current', 'true')
    const at = new URL(href!, 'http://localhost').searchParams.get('at')
    await expect(page.locator(`input[name="at"][value="${at}"]`)).toBeChecked()
  }).toPass()
})

test('a slot that is no longer available is named, and the nearest free one can be chosen', async ({ page }) => {
  // In a later week no slot passes while the test runs.
  const query = `mode=video&minutes=15&week=${dayInIndia(7)}&at=2026-01-05T06:00:00.000Z`
  const profile = new SitePage(page)
  await profile.open(`/consultants/meera-joglekar?${query}`)
  const gone = page.getByRole('status').filter({ hasText: 'is no longer available' })
  await expect(gone.getByRole('link')).toHaveCount(3)
  const slots = page.locator('input[name="at"]')
  await expect(slots.and(page.locator(':checked'))).toHaveCount(0)
  // A slot whose radio button is already on the page: it must be checked in place.
  const nearest = await slots.first().getAttribute('value')
  await gone.locator(`a[href*="${encodeURIComponent(nearest!)}"]`).click()
  await expect(gone).toBeHidden()
  const chosen = page.locator(`input[name="at"][value="${nearest}"]`)
  await expect(chosen).toBeChecked()
  // The address alone restores the choice.
  await page.reload()
  await expect(chosen).toBeChecked()
  await expect(gone).toBeHidden()
})

test('invalid addresses show a page with a link back', async ({ request }) => {
  const wrong = [
    '/consultants?sector=nonsense',
    '/consultants?industry=abc&consultant=%00',
    '/consultants?page=1000000000',
    '/consultants?feeMin=-1&rating=99&sort=luck&language=%F0%9F%92%A9',
    `/consultants?search=${'x'.repeat(10_000)}`,
    '/consultants/compare?ids=x,-1,99999999999999999999',
  ]
  for (const path of wrong) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text()).toContain('href="/consultants')
  }
})
