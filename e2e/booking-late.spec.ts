import type { Page } from '@playwright/test'
import { BookingPage } from './pages/booking-page.ts'
import { consultantNumber, holdAs, slotsOf } from './support/bookings.ts'
import { AUTH_KEY, type AuthRecord, newCustomer } from './support/house.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { letHoldLapse } from './support/time.ts'

/** Each test books somebody of its own. */
const place = (number: number) => 12 + number

/** Up to the moment where the bank has not said yes or no; answers the gateway's page. */
async function payAndLetTheBankThink(booking: BookingPage, slug: string, at: string) {
  await booking.openAt(slug, at)
  await booking.book.click()
  await booking.held()
  const { id } = booking
  await booking.state.selectOption('Maharashtra')
  await booking.pay.click()
  const bank = await booking.leavePending()
  await expect(booking.heading).toHaveText('Your bank is confirming')
  await expect(booking.main).toContainText('Your time is held until')
  await expect(booking.page.getByRole('button', { name: /pay/i })).toHaveCount(0)
  return { id, bank }
}

async function bankConfirms(page: Page, bank: string) {
  const atTheBank = await page.context().newPage()
  await atTheBank.goto(bank)
  await atTheBank.getByRole('button', { name: 'The bank confirms' }).click()
}

test(
  'a payment that comes after the hold lapsed takes the time if it is still free',
  ON_DESKTOP,
  async ({ page, house, baseURL }) => {
    const consultant = await consultantNumber(baseURL!, place(0))
    const [at] = await slotsOf(baseURL!, consultant.id)
    await house.signedInAsNew()
    const booking = new BookingPage(page)
    const { id, bank } = await payAndLetTheBankThink(booking, consultant.slug, at!)
    await letHoldLapse(id)
    await bankConfirms(page, bank)
    await expect(booking.heading).toHaveText(/^Booked\./)
    await expect(booking.main).toContainText('The time was still free, so it is yours.')
  },
)

test(
  'a payment that comes too late is refunded, and says where the money went',
  ON_PHONE,
  async ({ page, house, baseURL }) => {
    const consultant = await consultantNumber(baseURL!, place(1))
    const [at] = await slotsOf(baseURL!, consultant.id)
    await house.signedInAsNew()
    const booking = new BookingPage(page)
    const { id, bank } = await payAndLetTheBankThink(booking, consultant.slug, at!)
    const pay = page.getByRole('button', { name: /pay/i }).or(page.getByRole('link', { name: 'Pay and book' }))
    await booking.open('/dashboard')
    await expect(booking.main).toContainText(/Your bank is confirming ₹[\d,.]+/)
    await expect(pay).toHaveCount(0)
    await booking.open(`/book/${id}`)
    await expect(booking.main).toContainText(/Your bank is confirming ₹[\d,.]+Your time is held until/)
    await expect(pay).toHaveCount(0)
    await letHoldLapse(id)
    await booking.reload()
    await expect(booking.heading).toHaveText(/^Your bank is confirming ₹/)
    await expect(booking.main).toContainText('the full amount goes back to where you paid from')
    await expect(booking.main).not.toContainText('Nothing was charged')
    await page.getByRole('link', { name: 'See payment status' }).click()
    await expect(booking.heading).toHaveText('Your bank is confirming')
    await holdAs(baseURL!, await newCustomer(baseURL!, 'Faster Tester'), { consultantId: consultant.id, startsAt: at! })
    await bankConfirms(page, bank)
    await expect(booking.heading).toHaveText('Someone else took the time')
    await expect(booking.main).toContainText(/₹[\d,.]+ goes back to where it came from, in 3 to 5 working days/)
    await page.getByRole('link', { name: 'Choose another time' }).click()
    await page.waitForURL(`**/consultants/${consultant.slug}?*`)
  },
)

test('choosing another time resets what was said of the last attempt', ON_DESKTOP, async ({ page, house, baseURL }) => {
  const consultant = await consultantNumber(baseURL!, place(2))
  const [at] = await slotsOf(baseURL!, consultant.id)
  await house.signedInAsNew()
  const booking = new BookingPage(page)
  const refusal = { code: 'hold_limit', message: 'You are holding several times already.' }
  await page.route('**/api/web/v1/bookings', (route) => route.fulfill({ status: 409, json: refusal }))
  await booking.openAt(consultant.slug, at!)
  await booking.book.click()
  const problem = booking.panel.getByRole('alert').filter({ hasText: refusal.message })
  await expect(problem).toBeVisible()
  await booking.panel.getByRole('radio', { checked: false }).last().check()
  await expect(problem).toBeHidden()
})

test('a lapsed hold says so by itself, and the time is taken again', ON_PHONE, async ({ page, house, baseURL }) => {
  const consultant = await consultantNumber(baseURL!, place(2))
  const [at] = await slotsOf(baseURL!, consultant.id)
  await house.signedInAsNew()
  const booking = new BookingPage(page)
  await booking.openAt(consultant.slug, at!)
  await booking.book.click()
  await booking.held()
  const { id } = booking
  await letHoldLapse(id)
  await booking.reload()
  await expect(booking.heading).toHaveText('The hold has expired')
  await page.getByRole('button', { name: 'Hold it again' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/book/') && !url.pathname.endsWith(`/${id}`))
  await booking.held()

  // An expired hold never had a room, so its page asks for no notes.
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/notes')) asked.push(request.url())
  })
  await booking.open(`/dashboard/bookings/${id}`)
  await expect(booking.main).toContainText('The hold has expired')
  expect(asked).toEqual([])
})

test(
  'two browsers, one slot: the second is told, and holds one of the nearest with one press',
  ON_DESKTOP,
  async ({ page, house, browser, baseURL }) => {
    const consultant = await consultantNumber(baseURL!, place(3))
    const times = await slotsOf(baseURL!, consultant.id)
    const at = times[Math.floor(times.length / 2)]!
    await house.signedInAsNew()
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
