import type { Page } from '@playwright/test'
import { SAVED_KEY } from '../web/app/lib/saved-queries.ts'
import { ShellPage } from './pages/shell-page.ts'
import { AUTH_KEY, type AuthRecord, demoPerson, newCustomer } from './support/api.ts'
import { consultantNumber, sessionOf } from './support/bookings.ts'
import { richCustomer } from './support/money.ts'
import { bookSession, freeTimes } from './support/sessions.ts'
import { untilSettled } from './support/settle.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test('a private page sends a visitor to the login, which returns to it', ON_DESKTOP, async ({ page }) => {
  await page.goto('/dashboard/locker')
  await expect(page).toHaveURL(/\/login\?type=user&next=%2Fdashboard%2Flocker$/)
  await page.goto('/hi/schedule-timing')
  await expect(page).toHaveURL(/\/hi\/login\?type=consultant&next=%2Fhi%2Fschedule-timing$/)
})

test('pages of another account type say whose they are', ON_PHONE, async ({ page, site }) => {
  await site.signedInAs('consultant')
  const shell = new ShellPage(page)
  await shell.open('/admin/people')
  await expect(page.getByText('This page is for another type of account')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '+91' })).toHaveCount(0)
  await shell.open('/dashboard')
  await expect(shell.heading).toHaveText('This page is for another type of account')
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL(/\/consultant-dashboard$/)
})

test('the consultant’s pages redirect from below the dashboard', ON_DESKTOP, async ({ request }) => {
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

test('an unknown address responds 404 with next steps', ON_DESKTOP, async ({ request }) => {
  const answer = await request.get('/no/such/page')
  expect(answer.status()).toBe(404)
  const html = await answer.text()
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Page not found')
  const main = /<main[\s\S]*<\/main>/.exec(html)![0]
  const links = [...main.matchAll(/<a [^>]*>([\s\S]*?)<\/a>/g)].map(([, inner]) => inner!.replaceAll(/<[^>]*>/g, ''))
  expect(links).toEqual(['Search consultants', 'Home page'])
})

test('pages are compressed, revalidated and the same for everyone', ON_DESKTOP, async ({ request }) => {
  // Staff of another test may change what all pages show in between.
  await expect(async () => {
    const first = await request.get('/about', { headers: { 'accept-encoding': 'br' } })
    expect(first.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    const again = await request.get('/about', { headers: { 'if-none-match': first.headers().etag ?? '' } })
    expect(again.status()).toBe(304)
    expect(first.headers()['set-cookie']).toBeUndefined()
    expect(first.headers()['x-content-type-options']).toBe('nosniff')
  }).toPass({ timeout: 75_000 })
})

/** The offline bar is loaded a few seconds after everything else. */
async function openWithBar(shell: ShellPage, path: string) {
  const loaded = shell.page.waitForResponse(/\/connection-bar-[\w-]+\.js$/)
  await shell.open(path)
  await loaded
  await untilSettled(shell.page)
}

test(
  'without a service worker the page stays on a click offline, and the link is followed once the network is back',
  ON_DESKTOP,
  async ({ page, context }) => {
    const shell = new ShellPage(page)
    await openWithBar(shell, '/about')
    await context.setOffline(true)
    await expect(page.getByText('Offline.', { exact: true })).toBeVisible()
    const membership = shell.categories.getByRole('link', { name: 'Membership' })
    // Hovering prefetches the page, which fails and must not reload this one.
    const prefetched = page.waitForEvent('requestfailed', (request) => /\/membership-[\w-]+\.js$/.test(request.url()))
    await membership.hover()
    await prefetched
    await membership.click()
    await expect(page.getByText('Offline. The page opens when you are back online.')).toBeVisible()
    await expect(page).toHaveURL(/\/about$/)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/membership$/)
  },
)

test.describe('with a service worker', ON_PHONE, () => {
  test.use({ serviceWorkers: 'allow' })
  // The next test gets the same window, which would still be offline.
  test.afterEach(({ context }) => context.setOffline(false))
  const untilSaved = (page: Page, ...paths: string[]) =>
    expect
      .poll(() =>
        page.evaluate(async (wanted) => {
          const pages = await Promise.all(wanted.map((path) => caches.match(path)))
          return navigator.serviceWorker.controller?.state === 'activated' && pages.every(Boolean)
        }, paths),
      )
      .toBe(true)
  const saved = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', SAVED_KEY)

  test('offline a click leads to the offline page, and to its target once the network is back', async ({
    page,
    context,
  }) => {
    const shell = new ShellPage(page)
    await openWithBar(shell, '/')
    await untilSaved(page, '/offline', '/hi/offline')
    await context.setOffline(true)
    await expect(page.getByText('Offline.', { exact: true })).toBeVisible()
    await shell.tabs.getByRole('link', { name: 'Consultants' }).click()
    await expect(shell.heading).toHaveText('You are offline')
    await expect(page).toHaveURL(/\/offline\?from=%2Fconsultants$/)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/consultants$/)
  })

  test('a customer reads upcoming bookings offline after a reload and a tap; logging out removes them', async ({
    page,
    context,
    baseURL,
  }) => {
    const me = await richCustomer(baseURL!)
    const consultant = await consultantNumber(baseURL!, 8)
    const [at] = await freeTimes(baseURL!, consultant.id)
    const { id } = await bookSession(baseURL!, me, consultant.id, at!)
    const shell = new ShellPage(page)
    await shell.open('/')
    await page.evaluate(([key, record]) => localStorage.setItem(key!, record!), [AUTH_KEY, JSON.stringify(me)])
    await shell.open('/dashboard')
    await expect.poll(() => saved(page)).toContain('timeline')
    await untilSaved(page, '/dashboard', '/dashboard/bookings/0', '/offline')

    await context.setOffline(true)
    await page.reload()
    const note = page.getByText(/^Saved on this device: Today, .* It may have changed since\./)
    await expect(note).toBeVisible()
    const row = page.getByRole('article', { name: consultant.name })
    await expect(row.getByRole('button', { name: 'Reschedule' })).toBeDisabled()
    await page.getByRole('tab', { name: 'Past' }).click()
    await expect(page.getByRole('heading', { name: 'Not saved on this device' })).toBeVisible()
    await expect(row).toBeHidden()
    await page.getByRole('link', { name: 'Upcoming sessions' }).click()

    await row.getByRole('link', { name: consultant.name }).click()
    await expect(shell.heading).toContainText('Video session with')
    await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${id}$`))
    await expect(note).toBeVisible()
    await expect(page.getByText('Grain storage, and how much of it.')).toBeVisible()
    await expect(page.getByText('Join when you are back online')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    const message = page.getByRole('textbox', { name: /^Write to / })
    await message.fill('I may be ten minutes late.')
    await expect(message).toHaveAccessibleDescription(/^You are offline\. What you type stays here/)
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()

    await context.setOffline(false)
    await expect(note).toBeHidden()
    await expect(message).toHaveValue('I may be ten minutes late.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('I may be ten minutes late.')

    await context.setOffline(true)
    await shell.tabs.getByRole('link', { name: 'Home' }).click()
    await expect(shell.heading).toHaveText('You are offline')
    const bookings = page.getByRole('link', { name: 'My bookings 1 upcoming' })
    await bookings.waitFor()
    // The device joins a network without internet: the page detects it and stays, and the tap leads to the bookings.
    const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/livez'))
    await page.evaluate(() => {
      Object.assign(window, { neverReloaded: true })
      window.dispatchEvent(new Event('online'))
    })
    await tried
    expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
    await bookings.click()
    await expect(note).toBeVisible()
    await context.setOffline(false)
    await expect(note).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await expect.poll(() => saved(page)).toBe('')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('main')).not.toContainText(consultant.name)
    // The offline page leaves by itself when the network is back, which is when the next test gets this window.
    await page.goto('about:blank')
  })

  test('a consultant reads upcoming sessions offline; the next account on the device does not', async ({
    page,
    context,
    baseURL,
  }) => {
    const [me, customer] = [demoPerson('consultant'), demoPerson('user')]
    const { id } = await sessionOf(baseURL!, customer, me)
    const shell = new ShellPage(page)
    await shell.open('/hi')
    const signIn = (record: AuthRecord) =>
      page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(record)])
    await signIn(me)
    await shell.open(`/hi/bookings/${id}`)
    await expect.poll(() => saved(page)).toContain('timeline')
    await untilSaved(page, '/hi/bookings', '/hi/bookings/0')
    await context.setOffline(true)
    await page.goto('/hi/bookings')
    await expect(page.getByText(/^इस डिवाइस पर सेव: आज, /)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: customer.name }).first().click()
    await expect(shell.heading).toContainText('के साथ वीडियो सत्र')
    await expect(page.getByText(/^इस डिवाइस पर सेव: आज, /)).toBeVisible()

    await context.setOffline(false)
    await signIn(await newCustomer(baseURL!))
    await shell.open('/dashboard')
    await expect.poll(() => saved(page)).not.toContain(customer.name)
    await context.setOffline(true)
    await page.goto('/bookings')
    await expect(page.getByRole('main')).not.toContainText(customer.name)
  })
})

test(
  'the enquiry form finds city and state by PIN code, and shows its reference number',
  ON_PHONE,
  async ({ page }) => {
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
    await shell.expectToast(/We will call you back about your enquiry/)
    await expect(form).toBeHidden()
  },
)
