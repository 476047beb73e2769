import { ShellPage } from './pages/shell-page.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test('a page of one’s own leads a visitor to the login, which knows the way back', ON_DESKTOP, async ({ page }) => {
  await page.goto('/dashboard/locker')
  await expect(page).toHaveURL(/\/login\?type=user&next=%2Fdashboard%2Flocker$/)
  await page.goto('/hi/schedule-timing')
  await expect(page).toHaveURL(/\/hi\/login\?type=consultant&next=%2Fhi%2Fschedule-timing$/)
})

test('the pages of another kind of account say whose they are', ON_PHONE, async ({ page, house }) => {
  await house.signedInAs('consultant')
  const shell = new ShellPage(page)
  await shell.open('/dashboard')
  await expect(shell.heading).toHaveText('This page is for another kind of account')
  await page.getByRole('link', { name: 'Go to my own pages' }).click()
  await expect(page).toHaveURL(/\/consultant-dashboard$/)
})

test('the consultant’s pages are found below the dashboard too', ON_DESKTOP, async ({ request }) => {
  for (const [asked, found] of [
    ['/consultant-dashboard/bookings', '/bookings'],
    ['/hi/consultant-dashboard/payout', '/hi/payout'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(found)
  }
  expect((await request.get('/consultant-dashboard/nothing', { maxRedirects: 0 })).status()).toBe(404)
})

test('an address nobody lives at answers 404 with ways on', ON_DESKTOP, async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody lives at this address')
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Search consultants', 'Home page'])
})

test('pages are compressed, revalidated and the same for everybody', ON_DESKTOP, async ({ request }) => {
  const first = await request.get('/about', { headers: { 'accept-encoding': 'br' } })
  expect(first.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  const again = await request.get('/about', { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  expect(first.headers()['set-cookie']).toBeUndefined()
  expect(first.headers()['x-content-type-options']).toBe('nosniff')
})

test.describe('with a worker', ON_PHONE, () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network the offline page stands in for any other', async ({ page, context }) => {
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await context.setOffline(true)
    await page.goto('/membership')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')
    await expect(page).toHaveURL(/\/membership$/)
  })
})

test('the enquiry form finds city and state by the PIN code, and its number is told', ON_PHONE, async ({ page }) => {
  const shell = new ShellPage(page)
  await shell.open('/')
  await page.getByRole('button', { name: 'Enquiry Form' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('Mahesh Pawar')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form).toContainText('Enter a 10-digit Indian mobile number. It begins with 6, 7, 8 or 9.')
  await form.getByLabel('Mobile number').fill('+91 98220-00731')
  await form.getByLabel('PIN code').fill('413512')
  await expect(form.getByLabel('State')).toHaveValue('Maharashtra')

  const CALL = '**/api/web/v1/enquiry-new'
  await page.route(CALL, (route) => route.fulfill({ status: 503, json: { message: 'busy', code: 'unavailable' } }))
  const logged = page.waitForEvent('console', (said) => said.text().startsWith('The enquiry was not sent.'))
  await form.getByRole('button', { name: 'Submit' }).click()
  await logged
  await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(form.getByLabel('Name')).toHaveValue('Mahesh Pawar')
  await page.unroute(CALL)

  await form.getByRole('button', { name: 'Submit' }).click()
  await shell.expectToast(/We have your enquiry/)
  await expect(form).toBeHidden()
})

for (const path of ['/certificate', '/room/anything', '/meeting']) {
  test(`${path} stands bare, without header or footer`, ON_DESKTOP, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
}
