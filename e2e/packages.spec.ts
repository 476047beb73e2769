import { BackOfficePage } from './pages/back-office-page.ts'
import { BookingPage } from './pages/booking-page.ts'
import { demoPerson } from './support/api.ts'
import { holdAs, slotsOf } from './support/bookings.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'a consultant offers a package; a customer buys it while booking, books with it and cancels the rest; staff see it',
  ON_DESKTOP,
  async ({ page, site, baseURL }) => {
    const till = new BookingPage(page)
    const consultant = await site.signedInAs('consultant')
    await test.step('the consultant offers five sessions', async () => {
      await till.open('/packages')
      await page.getByRole('button', { name: 'New package' }).first().click()
      await till.dialog.getByLabel('Kind of session').selectOption('Video, 30 minutes')
      await till.dialog.getByLabel('Number of sessions').fill('1')
      await till.dialog.getByLabel('Price of one session in the package, before GST').fill('500')
      await till.dialog.getByRole('button', { name: 'Offer package' }).click()
      await expect(till.dialog).toContainText('Enter a number from 2 to 20.')
      await till.dialog.getByLabel('Number of sessions').fill('5')
      await till.dialog.getByRole('button', { name: 'Offer package' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: '5 video sessions, 30 minutes each' })).toContainText(
        'On sale',
      )
    })
    const customer = await site.signedInAsNew()
    const [first] = await slotsOf(baseURL!, demoPerson('consultant').id)
    const held = await holdAs(baseURL!, customer, { consultantId: consultant.id, startsAt: first! })
    await test.step('the customer buys it from the page of the held slot', async () => {
      await till.open(`/book/${held}`)
      await page.getByRole('link', { name: /^5 sessions for ₹2,500/ }).click()
      await till.state.selectOption('Maharashtra')
      await till.payButton(/^Pay ₹2,950/).click()
      await till.approve()
      await expect(till.heading).toHaveText('Paid. Thank you.')
    })
    await test.step('the session costs nothing more', async () => {
      await till.open(`/book/${held}`)
      await expect(page.getByText('Package: session 1 of 5')).toBeVisible()
      await page.getByRole('button', { name: 'Book session' }).click()
      await expect(till.heading).toHaveText(/^Booked\./)
    })
    await test.step('the rest is cancelled', async () => {
      await till.open('/dashboard/packages')
      await expect(page.getByText('1 of 5 sessions booked').filter({ visible: true })).toBeVisible()
      await page.getByRole('button', { name: 'Cancel package' }).click()
      await expect(till.dialog).toContainText('₹2,360')
      await till.dialog.getByRole('button', { name: 'Cancel package' }).click()
      await expect(page.getByText('Ended')).toBeVisible()
    })
    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    await office.open(`/admin/packages?search=${customer.mobile}`)
    await expect(office.rows()).toHaveCount(1)
    await expect(office.rows()).toContainText('1 / 5')
  },
)
