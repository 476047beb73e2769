import { formatExactPaise, formatPaise } from '../web/app/lib/money.ts'
import { BookingPage } from './pages/booking-page.ts'
import { signInConsultant } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { callAs, consultantNumber } from './support/bookings.ts'
import { browserOf, keepAuth } from './support/browsers.ts'
import { deskNumber } from './support/desks.ts'
import { richCustomer } from './support/money.ts'
import { bookSession, freeTimes } from './support/sessions.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { letBeMissed, letSessionBeNear } from './support/time.ts'

const place = (number: number) => 22 + number

test(
  'rescheduled within a day of its start, the dialog says before the click that at most half is refunded, and cancelling refunds that',
  ON_DESKTOP,
  async ({ page, baseURL }) => {
    const [customer, consultant] = await Promise.all([richCustomer(baseURL!), consultantNumber(baseURL!, place(0))])
    const [at] = await freeTimes(baseURL!, consultant.id)
    const { id } = await bookSession(baseURL!, customer, consultant.id, at!)
    await letSessionBeNear(id, 5 * 60)
    await keepAuth(page, customer)
    const booking = new BookingPage(page)
    await booking.open(`/dashboard/bookings/${id}`)
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await expect(booking.dialog).toContainText(
      'If you reschedule now and cancel later, the refund is at most 50% of what you paid.',
    )
    await expectNoAxeFindings(page, 'moving a session late')
    await booking.dialog.getByRole('button', { name: 'Later days' }).click()
    await booking.dialog.getByRole('radio').first().check()
    await booking.dialog.getByRole('button', { name: /^Reschedule to/ }).click()
    await expect(booking.dialog).toBeHidden()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(booking.dialog).toContainText('so the refund is at most 50%')
    await expect(booking.dialog.getByRole('list', { name: 'Your refund' }).getByRole('listitem')).toHaveCount(2)
    const session = `/api/web/v1/bookings/${id}`
    const { money } = await callAs<{ money: { totalPaise: number } }>(baseURL!, customer, 'GET', session)
    const half = formatExactPaise(money.totalPaise / 2)
    await expect(booking.dialog).toContainText(`${half} is kept as the cancellation charge.`)
    await booking.dialog.getByRole('button', { name: /^Cancel and get ₹/ }).click()
    await expect(page.getByText('You cancelled this session')).toBeVisible()
  },
)

test(
  'cancelled by the consultant an hour before, the page shows the credit on top of the refund',
  ON_DESKTOP,
  async ({ page, baseURL }) => {
    const expert = await signInConsultant(baseURL!, deskNumber(22))
    const customer = await richCustomer(baseURL!)
    const [at] = await freeTimes(baseURL!, expert.id)
    const { id } = await bookSession(baseURL!, customer, expert.id, at!)
    await letSessionBeNear(id, 60)
    const session = `/api/web/v1/bookings/${id}`
    const asked = [baseURL!, expert] as const
    const preview = await callAs<{ refundPaise: number; creditPaise: number }>(
      ...asked,
      'GET',
      `${session}/cancellation`,
    )
    const input = { reason: 'I am ill', expectedRefundPaise: preview.refundPaise }
    await callAs(...asked, 'POST', `${session}/cancel`, input)
    await keepAuth(page, customer)
    const booking = new BookingPage(page)
    await booking.open(`/dashboard/bookings/${id}`)
    const credit = formatPaise(preview.creditPaise)
    await expect(booking.main).toContainText(`${credit} promotional credit was added to your wallet.`)
    await expectNoAxeFindings(page, 'a session that the consultant called off')
    await booking.open(`/hi/dashboard/bookings/${id}`)
    await expect(booking.main).toContainText(`${credit} की प्रमोशनल राशि आपके वॉलेट में जोड़ी गई।`)
  },
)

test(
  'messages and the consultant’s new time arrive live; declining refunds everything',
  ON_DESKTOP,
  async ({ page, browser, baseURL }) => {
    const expert = await signInConsultant(baseURL!, deskNumber(7))
    const customer = await richCustomer(baseURL!)
    const [at] = await freeTimes(baseURL!, expert.id)
    const { id } = await bookSession(baseURL!, customer, expert.id, at!)
    await keepAuth(page, customer)
    const booking = new BookingPage(page)
    await booking.open(`/dashboard/bookings/${id}`)
    await page.getByLabel(/^Write to/).fill('May I bring my partner?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('May I bring my partner?')
    await callAs(baseURL!, expert, 'POST', `/api/web/v1/bookings/${id}/messages`, { text: 'Please do.' })
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Please do.')

    const theirs = new BookingPage(await browserOf(browser, page, baseURL!, expert))
    await theirs.open(`/bookings/${id}`)
    await theirs.move()
    await theirs.page.context().close()
    await expect(page.getByText(`${expert.name} rescheduled the session`)).toBeVisible()
    await expectNoAxeFindings(page, 'a session that the consultant moved')
    await page.getByRole('button', { name: 'Decline new time' }).click()
    await expect(booking.dialog).toContainText('Full refund')
    await booking.dialog.getByRole('button', { name: /^Decline and get ₹/ }).click()
    await expect(page.getByText('You cancelled this session')).toBeVisible()
    await expect(booking.main).toContainText('was refunded in full.')
  },
)

test(
  'ten minutes before, the room opens; a customer marked as a no-show can appeal',
  ON_PHONE,
  async ({ page, baseURL }) => {
    const [customer, consultant] = await Promise.all([richCustomer(baseURL!), consultantNumber(baseURL!, place(1))])
    const [at] = await freeTimes(baseURL!, consultant.id)
    const { id } = await bookSession(baseURL!, customer, consultant.id, at!)
    await keepAuth(page, customer)
    const booking = new BookingPage(page)
    await booking.open(`/dashboard/bookings/${id}`)
    await expect(page.getByText('Paid and confirmed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Join now' })).toHaveCount(0)
    await letSessionBeNear(id, 5)
    await booking.open('/dashboard')
    const band = page.getByRole('region', { name: 'Your next session' })
    await expect(band.getByRole('timer')).toContainText('minutes to go')
    await expect(band.getByRole('link', { name: 'Join now' })).toHaveAttribute('href', /\/room\/[a-z0-9]{16,}/)
    await expectNoAxeFindings(page, 'a session that is near')

    await letBeMissed(id)
    await booking.open(`/dashboard/bookings/${id}`)
    await expect(page.getByText('You did not join this session')).toBeVisible()
    await page.getByRole('button', { name: 'Report a mistake' }).click()
    await booking.dialog.getByRole('button', { name: 'Send appeal' }).click()
    await expect(booking.dialog.getByText('Please fill this in.')).toBeVisible()
    await booking.dialog.getByLabel('In your own words').fill('The room showed me an error.')
    await booking.dialog.getByRole('button', { name: 'Send appeal' }).click()
    await expect(booking.dialog).toBeHidden()
    await expect(booking.main).toContainText('Our team is reviewing the appeal.')
  },
)
