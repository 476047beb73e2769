import { BackOfficePage } from './pages/back-office-page.ts'
import { SitePage } from './pages/site-page.ts'
import { DEMO_MOBILES, demoPerson, newCustomer, signInConsultant } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { callAs } from './support/bookings.ts'
import { browserOf, holdLine, keepAuth } from './support/browsers.ts'
import { deskNumber } from './support/desks.ts'
import { giveCredit } from './support/money.ts'
import { bookSession, freeTimes } from './support/sessions.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'what a customer books, reschedules and cancels appears on the consultant’s open page without reload',
  ON_DESKTOP,
  async ({ page, baseURL }) => {
    const consultant = await signInConsultant(baseURL!, deskNumber(1))
    const customer = await newCustomer(baseURL!, 'Asha Tester')
    await giveCredit(customer.id, 500_000)
    await keepAuth(page, consultant)
    const desk = new SitePage(page)
    await desk.open('/review')
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }))

    const [first, , second] = await freeTimes(baseURL!, consultant.id)
    // A toast disappears automatically, so it is awaited together with the booking.
    const [{ id }] = await Promise.all([
      bookSession(baseURL!, customer, consultant.id, first!),
      desk.expectToast(customer.name),
    ])
    const session = `/api/web/v1/bookings/${id}`
    await expect(page).toHaveURL(/\/consultant-dashboard$/)
    await expect(desk.heading).toContainText(`, ${consultant.name.split(' ')[0]}`)

    await page.getByRole('link', { name: 'All bookings' }).click()
    const row = page.getByRole('listitem').filter({ hasText: customer.name }).first()
    await expect(row.locator('time').first()).toHaveAttribute('dateTime', dayOf(first!))
    await callAs(baseURL!, customer, 'POST', `${session}/move`, { startsAt: second!, expectedMoves: 0 })
    await expect(row).toContainText(timeIn(second!))
    await expect(row.locator('time').first()).toHaveAttribute('dateTime', dayOf(second!))

    await row.getByRole('link', { name: customer.name }).click()
    await expect(page.getByText('Grain storage, and how much of it.')).toBeVisible()
    await page.getByLabel(/^About /).fill('Asks well. Sends photographs.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await desk.expectToast('Note saved')
    await page.getByLabel(/^Write to /).fill('Please bring the floor plan.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Please bring the floor plan.' })).toBeVisible()
    const messages = () => callAs<{ data: { text: string }[] }>(baseURL!, customer, 'GET', `${session}/messages`)
    await expect
      .poll(async () => (await messages()).data.map(({ text }) => text))
      .toContain('Please bring the floor plan.')
    const { refundPaise } = await callAs<{ refundPaise: number }>(baseURL!, customer, 'GET', `${session}/cancellation`)
    await callAs(baseURL!, customer, 'POST', `${session}/cancel`, { expectedRefundPaise: refundPaise })
    await expect(page.getByText(`Cancelled by ${customer.name}`).first()).toBeVisible()
    await desk.heading.waitFor()
    expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
  },
)

test('a consultant reads reviews, all of them or by stars, page by page', ON_PHONE, async ({ page }) => {
  await keepAuth(page, demoPerson('consultant'))
  await new SitePage(page).open('/review')
  const list = page.getByRole('region', { name: 'Reviews' })
  await expect(list.getByRole('article')).toHaveCount(10)
  await list.getByRole('link', { name: 'Page 2' }).click()
  await expect(list.getByText(/^Showing 11–/)).toBeVisible()
  const row = page.getByRole('link', { name: /^4 of 5 stars/ })
  const [fours] = /\d+(?= review)/.exec((await row.textContent()) ?? '') ?? []
  await row.click()
  await expect(list.getByText(`${fours} reviews · 4 of 5 stars`)).toBeVisible()
  await expect(list.getByRole('img', { name: '4 of 5 stars' })).toHaveCount(Number(fours))
})

test(
  'a consultant cancels with a reason, and the customer’s page follows, even if it connects only after that',
  ON_PHONE,
  async ({ page, browser, baseURL }) => {
    const consultant = await signInConsultant(baseURL!, deskNumber(2))
    const customer = await newCustomer(baseURL!, 'Ravi Tester')
    await giveCredit(customer.id, 500_000)
    const [first] = await freeTimes(baseURL!, consultant.id)
    const booking = await bookSession(baseURL!, customer, consultant.id, first!)
    const theirs = await browserOf(browser, page, baseURL!, customer)
    const openLine = await holdLine(theirs)
    await new SitePage(theirs).open(`/dashboard/bookings/${booking.id}`)
    await expect(theirs.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
    await keepAuth(page, consultant)
    const desk = new SitePage(page)
    await desk.open(`/bookings/${booking.id}`)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Refund to ')).toBeVisible()
    await expectNoAxeFindings(page, 'cancelling as the consultant')
    await dialog.getByRole('button', { name: 'Cancel session' }).click()
    await expect(dialog.getByText('Please choose one.')).toBeVisible()
    await dialog.getByLabel('Reason').selectOption('Not well')
    await dialog.getByLabel('Message to Ravi').fill('I am ill')
    await dialog.getByRole('button', { name: 'Cancel session' }).click()
    await expect(page.getByText('Cancelled by you').first()).toBeVisible()
    await expect(theirs.getByText('I am ill')).toHaveCount(0)
    openLine()
    await expect(theirs.getByText('I am ill').first()).toBeVisible()
    await theirs.context().close()
  },
)

test(
  'staff find a booking, read its history, refund a part with a reason, and the ledger balances',
  ON_DESKTOP,
  async ({ page, site, baseURL }) => {
    const consultant = await signInConsultant(baseURL!, deskNumber(3))
    const customer = await newCustomer(baseURL!, 'Lata Tester')
    await giveCredit(customer.id, 500_000)
    const [, , third] = await freeTimes(baseURL!, consultant.id)
    const booking = await bookSession(baseURL!, customer, consultant.id, third!)
    await keepAuth(page, demoPerson('admin'))
    const office = new BackOfficePage(page)
    await office.open(`/admin/bookings?search=${customer.mobile}`)
    await office.rows().getByRole('link', { name: booking.number }).click()
    await expect(page.getByRole('heading', { level: 1, name: booking.number })).toBeVisible()
    await expect(page.getByText('Balanced', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: `Refund ${booking.number}` })
    await dialog.getByText('Other', { exact: true }).click()
    await dialog.getByLabel('Amount in rupees').fill('100')
    await dialog.getByLabel('Reason').selectOption('The consultant’s network failed')
    await dialog.getByLabel('Note for the audit log').fill('The line was bad')
    await expectNoAxeFindings(page, 'a refund by staff')
    await dialog.getByRole('button', { name: 'Refund ₹100' }).click()
    await office.confirmIfAsked(() => site.appCodeFor(DEMO_MOBILES.admin), 'Refund sent')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Refunded by staff')).toBeVisible()
    await expect(page.getByText('Balanced', { exact: true })).toBeVisible()
    await keepAuth(page, customer)
    await new SitePage(page).open(`/dashboard/bookings/${booking.id}`)
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
  },
)

const dayOf = (at: string) => new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 10)
const timeIn = (at: string) =>
  new Date(at).toLocaleTimeString('en-US', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' })
