import { BackOfficePage } from './pages/back-office-page.ts'
import { BookingPage } from './pages/booking-page.ts'
import { call, demoPerson, signInConsultant } from './support/api.ts'
import { holdAs, slotsOf } from './support/bookings.ts'
import { keepAuth } from './support/browsers.ts'
import { deskNumber } from './support/desks.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { letBeCompleted } from './support/time.ts'

test(
  'a consultant offers a package; a customer buys it while booking, books with it and cancels the rest; the consultant earns and staff see it',
  ON_DESKTOP,
  async ({ page, site, baseURL }) => {
    const till = new BookingPage(page)
    // A booking opens the dashboard from any page the consultant has open, and other tests have pages of the demo login.
    const consultant = await signInConsultant(baseURL!, deskNumber(16))
    await keepAuth(page, consultant)
    const offer = page.getByRole('listitem').filter({ hasText: '7 video sessions, 30 minutes each' })
    await test.step('the consultant offers seven sessions', async () => {
      await till.open('/my-profile')
      await page.getByRole('link', { name: 'Packages of several sessions' }).click()
      await page.getByRole('button', { name: 'New package' }).first().click()
      await till.dialog.getByLabel('Kind of session').selectOption('Video, 30 minutes')
      await till.dialog.getByLabel('Number of sessions').fill('1')
      await till.dialog.getByLabel('Price of one session in the package, before GST').fill('500')
      await till.dialog.getByRole('button', { name: 'Offer package' }).click()
      await expect(till.dialog).toContainText('Enter a number from 2 to 20.')
      await till.dialog.getByLabel('Number of sessions').fill('7')
      await till.dialog.getByRole('button', { name: 'Offer package' }).click()
      await expect(offer.filter({ hasText: 'On sale' })).toHaveCount(1)
    })
    const customer = await site.signedInAsNew()
    const [first] = await slotsOf(baseURL!, consultant.id)
    const held = await holdAs(baseURL!, customer, { consultantId: consultant.id, startsAt: first! })
    await test.step('the customer buys it from the page of the held slot', async () => {
      await till.open(`/book/${held}`)
      await page.getByRole('link', { name: /^7 sessions for ₹3,500/ }).click()
      // The page of the held slot has a field for the state, too.
      await expect(till.heading).toHaveText(`7 video sessions of 30 minutes with ${consultant.name}`)
      await till.state.selectOption('Maharashtra')
      await till.payButton(/^Pay ₹4,130/).click()
      await till.approve()
      await expect(till.heading).toHaveText('Paid. Thank you.')
    })
    const orderId = await test.step('the session costs nothing more', async () => {
      await till.open(`/book/${held}`)
      await expect(page.getByText('Package: session 1 of 7')).toBeVisible()
      await page.getByRole('button', { name: 'Book session' }).filter({ visible: true }).click()
      await expect(till.heading).toHaveText(/^Booked\./)
      return Number(/\d+$/.exec(new URL(page.url()).pathname)![0])
    })
    await test.step('the rest is cancelled, and the order has its invoice and credit note', async () => {
      await till.open('/dashboard')
      await page.getByRole('navigation', { name: 'My pages' }).getByRole('link', { name: 'My packages' }).click()
      await expect(page.getByText('1 of 7 sessions booked').filter({ visible: true })).toBeVisible()
      await page.getByRole('button', { name: 'Cancel package' }).click()
      await expect(till.dialog).toContainText('₹3,540')
      await till.dialog.getByLabel('Original payment method').check()
      await till.dialog.getByRole('button', { name: 'Cancel and get ₹3,540' }).click()
      await expect(page.getByText('Ended', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Order and invoice' }).click()
      await expect(page.getByText(/INV\/\d{4}\/\d+/).first()).toBeVisible()
      await expect(page.getByText(/CRN\/\d{4}\/\d+/).first()).toBeVisible()
      await expect(page.getByText(/original payment method/).first()).toBeVisible()
    })
    await test.step('the consultant earns the price of a session in the package', async () => {
      await letBeCompleted(held)
      const path = `/api/web/v1/admin/orders/${orderId}`
      const { order } = await call<{ order: { lines: { id: number }[] } }>(
        ...([baseURL!, 'GET', path, undefined, demoPerson('admin')] as const),
      )
      const done = { lineId: order.lines[0]!.id, reason: 'Held' }
      await call(baseURL!, 'POST', `${path}/completions`, done, demoPerson('admin'))
      await keepAuth(page, consultant)
      await till.open('/payout')
      const { booking } = await call<{ booking: { number: string } }>(
        ...([baseURL!, 'GET', `/api/web/v1/bookings/${held}`, undefined, customer] as const),
      )
      await expect(page.getByRole('row').filter({ hasText: booking.number })).toContainText('₹500.00')
      await till.open('/packages')
      await expect(offer.filter({ hasText: 'On sale' })).toContainText('1 sold')
      await offer.filter({ hasText: 'On sale' }).getByRole('button', { name: 'Withdraw package' }).click()
      await expect(offer.filter({ hasText: 'On sale' })).toHaveCount(0)
    })
    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    await office.open(`/admin/packages?search=${customer.mobile}`)
    await expect(page.getByText('1 / 7')).toBeVisible()
    await page.getByRole('button', { name: customer.name }).click()
    await expect(till.dialog.getByRole('link', { name: /^Session booked on/ })).toBeVisible()
  },
)
