import type { Page } from '@playwright/test'
import { BookingPage } from './pages/booking-page.ts'
import { AUTH_KEY, type AuthRecord, newCustomer } from './support/api.ts'
import { consultantNumber, holdAs, slotsOf } from './support/bookings.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { letHoldLapse } from './support/time.ts'

/** Each test books a different consultant. */
const place = (number: number) => 12 + number

/** Holds a slot and pays up to the point where the payment is pending at the bank; returns the gateway page. */
async function payAndLetTheBankThink(booking: BookingPage, id: number) {
  await booking.open(`/book/${id}`)
  await booking.held()
  await booking.state.selectOption('Maharashtra')
  await booking.pay.click()
  const bank = await booking.leavePending()
  await expect(booking.heading).toHaveText('Your bank is confirming')
  await expect(booking.main).toContainText('Your slot is held until')
  await expect(booking.page.getByRole('button', { name: /pay/i })).toHaveCount(0)
  return bank
}

async function bankConfirms(page: Page, bank: string) {
  const atTheBank = await page.context().newPage()
  await atTheBank.goto(bank)
  await atTheBank.getByRole('button', { name: 'Confirm payment' }).click()
}

test(
  'a payment after the hold expired gets the slot if it is still free',
  ON_DESKTOP,
  async ({ page, site, baseURL }) => {
    const consultant = await consultantNumber(baseURL!, place(0))
    const [at] = await slotsOf(baseURL!, consultant.id)
    const id = await holdAs(baseURL!, await site.signedInAsNew(), { consultantId: consultant.id, startsAt: at! })
    const booking = new BookingPage(page)
    const bank = await payAndLetTheBankThink(booking, id)
    await letHoldLapse(id)
    await bankConfirms(page, bank)
    await expect(booking.heading).toHaveText(/^Booked\./)
    await expect(booking.main).toContainText('The slot was still free, so it is yours.')
  },
)

test(
  'a payment that comes too late is refunded, and the page says where the money went',
  ON_PHONE,
  async ({ page, site, baseURL }) => {
    const consultant = await consultantNumber(baseURL!, place(1))
    const [at] = await slotsOf(baseURL!, consultant.id)
    const id = await holdAs(baseURL!, await site.signedInAsNew(), { consultantId: consultant.id, startsAt: at! })
    const booking = new BookingPage(page)
    const bank = await payAndLetTheBankThink(booking, id)
    const pay = page.getByRole('button', { name: /pay/i }).or(page.getByRole('link', { name: 'Pay and book' }))
    await booking.open('/dashboard')
    await expect(booking.main).toContainText(/Your bank is confirming ₹[\d,.]+/)
    await expect(pay).toHaveCount(0)
    await booking.open(`/book/${id}`)
    await expect(booking.main).toContainText(/Your bank is confirming ₹[\d,.]+Your slot is held until/)
    await expect(pay).toHaveCount(0)
    await letHoldLapse(id)
    await booking.reload()
    await expect(booking.heading).toHaveText(/^Your bank is confirming ₹/)
    await expect(booking.main).toContainText('you get a full refund to your original payment method')
    await expect(booking.main).not.toContainText('You were not charged')
    await page.getByRole('link', { name: 'See payment status' }).click()
    await expect(booking.heading).toHaveText('Your bank is confirming')
    await holdAs(baseURL!, await newCustomer(baseURL!, 'Faster Tester'), { consultantId: consultant.id, startsAt: at! })
    await bankConfirms(page, bank)
    await expect(booking.heading).toHaveText('This slot was booked by someone else')
    await expect(booking.main).toContainText(
      /₹[\d,.]+ will be refunded to your original payment method in 3 to 5 working days/,
    )
    await page.getByRole('link', { name: 'Choose another time' }).click()
    await page.waitForURL(`**/consultants/${consultant.slug}?*`)
  },
)

test('an expired hold says so automatically, and the slot is held again', ON_PHONE, async ({ page, site, baseURL }) => {
  const consultant = await consultantNumber(baseURL!, place(2))
  const [at] = await slotsOf(baseURL!, consultant.id)
  const id = await holdAs(baseURL!, await site.signedInAsNew(), { consultantId: consultant.id, startsAt: at! })
  const booking = new BookingPage(page)
  await booking.open(`/book/${id}`)
  await booking.held()
  await letHoldLapse(id)
  await booking.reload()
  await expect(booking.heading).toHaveText('The hold has expired')
  await page.getByRole('button', { name: 'Hold it again' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/book/') && !url.pathname.endsWith(`/${id}`))
  await booking.held()

  // An expired hold never had a room, so its page must not request notes.
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/notes')) asked.push(request.url())
  })
  await booking.open(`/dashboard/bookings/${id}`)
  await expect(booking.main).toContainText('The hold has expired')
  expect(asked).toEqual([])
})

test(
  'two browsers, one slot: the second is told it is taken, and holds one of the nearest with one press',
  ON_DESKTOP,
  async ({ page, site, browser, baseURL }) => {
    const consultant = await consultantNumber(baseURL!, place(3))
    const times = await slotsOf(baseURL!, consultant.id)
    const at = times[Math.floor(times.length / 2)]!
    await site.signedInAsNew()
    const first = new BookingPage(page)
    const second = new BookingPage(await browserOf(await newCustomer(baseURL!, 'Second Tester')))
    await Promise.all([first.openAt(consultant.slug, at), second.openAt(consultant.slug, at)])
    await Promise.all([first.book.click(), second.book.click()])
    const isSettled = (one: BookingPage) => one.dialog.or(one.clock).first()
    await Promise.all([expect(isSettled(first)).toBeVisible(), expect(isSettled(second)).toBeVisible()])
    const [loser, winner] = (await first.dialog.isVisible()) ? [first, second] : [second, first]
    await winner.held()
    await expect(loser.dialog).toContainText('Someone booked it a moment ago')
    await expect(loser.dialog).toContainText('You have not been charged.')
    const nearest = loser.dialog.getByRole('listitem').getByRole('button')
    await expect(nearest).toHaveCount(3)
    await nearest.nth(1).click()
    await loser.held()
    await second.page.context().close()

    async function browserOf(record: AuthRecord) {
      const { width, height } = page.viewportSize()!
      const context = await browser.newContext({
        baseURL: baseURL!,
        viewport: { width, height },
        timezoneId: 'Asia/Kolkata',
      })
      await context.addInitScript(
        ([key, value]) => localStorage.setItem(key!, value!),
        [AUTH_KEY, JSON.stringify(record)],
      )
      return context.newPage()
    }
  },
)
