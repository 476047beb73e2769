import type { Browser, Page } from '@playwright/test'
import { BackOfficePage } from './pages/back-office-page.ts'
import { HousePage } from './pages/house-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { deskNumber } from './support/desks.ts'
import {
  AUTH_KEY,
  type AuthRecord,
  DEMO_MOBILES,
  demoPerson,
  giveCredit,
  newCustomer,
  signInConsultant,
} from './support/house.ts'
import { bookSession, cancelSession, freeTimes, moveSession } from './support/sessions.ts'
import { expect, test } from './support/test.ts'

/** Each test and screen size has a consultant of its own: they run at the same time. */
const ownMobile = (number: number, isMobile: boolean) => deskNumber(1 + number * 2 + (isMobile ? 1 : 0))

const keepAuth = (page: Page, record: AuthRecord) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(record)])

/** A browser of somebody, with the size of the test's own. */
async function browserOf(browser: Browser, like: Page, baseURL: string, record: AuthRecord) {
  const context = await browser.newContext({
    baseURL,
    viewport: like.viewportSize(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  await keepAuth(page, record)
  return page
}

test('what a customer books, moves and cancels travels to the consultant’s open page without reload', async ({
  page,
  baseURL,
  isMobile,
}, { project }) => {
  const consultant = await signInConsultant(baseURL!, ownMobile(0, isMobile))
  const customer = await newCustomer(baseURL!, `Asha ${project.name}`)
  await giveCredit(baseURL!, customer.id, 500_000)
  await keepAuth(page, consultant)
  const desk = new HousePage(page)
  await desk.open('/review')
  const [first, second] = await freeTimes(baseURL!, consultant.id)
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }))
  const booking = await bookSession(baseURL!, customer, consultant.id, first!)
  await desk.expectToast(customer.name)
  await expect(page).toHaveURL(/\/consultant-dashboard$/)
  await expect(desk.heading).toContainText(`, ${consultant.name.split(' ')[0]}`)
  await expectNoAxeFindings(page, 'the consultant’s dashboard')

  await page.getByRole('link', { name: 'All bookings' }).click()
  const row = page.getByRole('listitem').filter({ hasText: customer.name }).first()
  await expect(row).toBeVisible()
  await expectNoAxeFindings(page, 'the consultant’s bookings')
  const before = await row.locator('time').first().getAttribute('dateTime')
  await moveSession(baseURL!, customer, booking, second!)
  await expect(row).toContainText(timeIn(second!))
  expect(before).toBe(dayOf(first!))

  await row.getByRole('link', { name: customer.name }).click()
  await expect(page.getByText('Grain storage, and how much of it.')).toBeVisible()
  await page.getByLabel(/^About /).fill('Asks well. Sends photographs.')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await desk.expectToast('Note saved')
  await page.getByLabel(/^Write to /).fill('Please bring the floor plan.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Please bring the floor plan.' })).toBeVisible()
  await expectNoAxeFindings(page, 'a session of the consultant')
  await cancelSession(baseURL!, customer, booking)
  await expect(page.getByText(`Cancelled by ${customer.name}`).first()).toBeVisible()
  await desk.heading.waitFor()
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
})

test('a consultant cancels with a reason, and the customer’s open page follows', async ({
  page,
  browser,
  baseURL,
  isMobile,
}, { project }) => {
  const consultant = await signInConsultant(baseURL!, ownMobile(1, isMobile))
  const customer = await newCustomer(baseURL!, `Ravi ${project.name}`)
  await giveCredit(baseURL!, customer.id, 500_000)
  const [first] = await freeTimes(baseURL!, consultant.id)
  const booking = await bookSession(baseURL!, customer, consultant.id, first!)
  const theirs = await browserOf(browser, page, baseURL!, customer)
  await new HousePage(theirs).open(`/dashboard/bookings/${booking.id}`)
  await keepAuth(page, consultant)
  const desk = new HousePage(page)
  await desk.open(`/bookings/${booking.id}`)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('gets back')).toBeVisible()
  await expectNoAxeFindings(page, 'cancelling as the consultant')
  await dialog.getByLabel('Reason').fill('I am ill')
  await dialog.getByRole('button', { name: 'Cancel the session' }).click()
  await expect(page.getByText('Cancelled by you').first()).toBeVisible()
  await expect(theirs.getByText('I am ill').first()).toBeVisible()
  await theirs.context().close()
})

test('staff find a booking, read its story, refund a part with a reason, and the books balance', async ({
  page,
  house,
  baseURL,
  isMobile,
}, { project }) => {
  const consultant = await signInConsultant(baseURL!, ownMobile(2, isMobile))
  const customer = await newCustomer(baseURL!, `Lata ${project.name}`)
  await giveCredit(baseURL!, customer.id, 500_000)
  const [, , third] = await freeTimes(baseURL!, consultant.id)
  const booking = await bookSession(baseURL!, customer, consultant.id, third!)
  await keepAuth(page, demoPerson('admin'))
  const office = new BackOfficePage(page)
  await office.open(`/admin/bookings?search=${customer.mobile}`)
  await expectNoAxeFindings(page, 'bookings in the back office')
  await office.rows().getByRole('link', { name: booking.number }).click()
  await expect(page.getByRole('heading', { level: 1, name: booking.number })).toBeVisible()
  await expect(page.getByText('Balanced', { exact: true })).toBeVisible()
  await expectNoAxeFindings(page, 'the story of a booking')
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: `Refund ${booking.number}` })
  await dialog.getByText('A part').click()
  await dialog.getByLabel('Amount in rupees').fill('100')
  await dialog.getByLabel('Reason').fill('The line was bad')
  await expectNoAxeFindings(page, 'a refund by staff')
  await dialog.getByRole('button', { name: 'Refund ₹100' }).click()
  await showCodeIfAsked(page, () => house.appCodeFor(DEMO_MOBILES.admin))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Refunded by staff')).toBeVisible()
  await expect(page.getByText('Balanced', { exact: true })).toBeVisible()
})

/** Types the code of the app where the last one is old; the deed goes on by itself. Another test may use the same code. */
async function showCodeIfAsked(page: Page, code: () => Promise<string>) {
  const asked = page.getByRole('dialog').filter({ hasText: 'Confirm that it is you' })
  const done = page.getByRole('status').filter({ hasText: 'The refund is made' })
  await expect(asked.or(done).first()).toBeVisible()
  if (!(await asked.isVisible())) return
  await expect(async () => {
    await asked.getByLabel('Digit 1 of 6').click({ timeout: 1_000 })
    await page.keyboard.type(await code())
    await expect(asked).toBeHidden({ timeout: 3_000 })
  }).toPass()
}

const dayOf = (at: string) => new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 10)
const timeIn = (at: string) =>
  new Date(at).toLocaleTimeString('en-US', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' })
