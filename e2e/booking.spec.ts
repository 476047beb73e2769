import type { Locator } from '@playwright/test'
import { BookingPage } from './pages/booking-page.ts'
import { SignIn } from './pages/sign-in.ts'
import { type AuthRecord, newMobile } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { callAs, consultantNumber, slotsOf } from './support/bookings.ts'
import { expectHelpClear } from './support/help-bubble.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

/** Each test books a different consultant. */
const ON_A_PHONE = 0
const BY_KEYBOARD = 2
const RELEASED = 3
const IN_HINDI = 4

test(
  'a guest books on a narrow phone: slot, name and number, topic, payment; the session is in their bookings and is cancelled',
  ON_PHONE,
  async ({ page, site, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const consultant = await consultantNumber(baseURL!, ON_A_PHONE)
    const [at] = await slotsOf(baseURL!, consultant.id)
    const booking = new BookingPage(page)
    await test.step('a slot, and the month it is in', async () => {
      await booking.openAt(consultant.slug, at!)
      await booking.fits()
      await page.getByRole('button', { name: 'Show the whole month' }).click()
      await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
      await booking.fits()
      await page.getByRole('button', { name: 'Show one week' }).click()
    })
    await test.step('name and number, and the slot is held once', async () => {
      const holds = await whileUnderWay('**/api/web/v1/bookings', booking.book, page.locator('#book-form'))
      await booking.book.click()
      const mobile = newMobile()
      await new SignIn(page).continueAsGuest('Ravi Tester', mobile, () => site.otpFor(mobile))
      await booking.held()
      expect(holds.sent).toBe(1)
      await expect(page.getByText(`Video session with ${consultant.name}`)).toBeVisible()
      await expect(page.getByText('is held for you.')).toBeVisible()
      await booking.fits()
    })
    await test.step('state and topic; a lost request is said where it is seen, and the order is sent once', async () => {
      // The buyer's state is not known yet, so the page asks for it.
      await booking.pay.click()
      await expect(page.getByText('Choose a state.')).toBeVisible()
      await booking.state.selectOption('Maharashtra')
      await expect(page.getByText('SGST 9%').or(page.getByText('IGST 18%'))).toBeVisible()
      await booking.brief.fill('Where should the second grinder go?')
      await expectNoAxeFindings(page, 'a held time')
      await expectHelpClear(page)
      await page.route('**/api/web/v1/orders', (route) => route.abort(), { times: 1 })
      await booking.pay.click()
      await expect(page.getByText('We cannot reach the server.')).toBeInViewport()
      const orders = await whileUnderWay('**/api/web/v1/orders', booking.pay)
      await booking.pay.click()
      await booking.approve()
      expect(orders.sent).toBe(1)
      await page.unrouteAll({ behavior: 'wait' })
      await expect(booking.heading).toHaveText(/^Booked\. See you on \w+day\.$/)
      await expect(booking.heading).toBeFocused()
      await expect(page.getByText(/^PM-\d\d-\d{5,}$/)).toBeVisible()
      await booking.fits()
      await expectNoAxeFindings(page, 'a session that is paid')
    })
    await test.step('the session is in their bookings', async () => {
      await page.getByRole('link', { name: 'My bookings' }).filter({ visible: true }).last().click()
      await expect(booking.heading).toHaveText('My bookings')
      const row = page.getByRole('article', { name: consultant.name })
      await expect(row).toContainText('Confirmed')
      await expect(page.getByRole('tab', { name: 'Upcoming' })).toContainText('1')
      await expect(page.getByRole('region', { name: 'Your next session' })).toContainText(consultant.name)
      await booking.fits()
      await page.getByRole('button', { name: 'Reschedule' }).click()
      await expect(booking.dialog.getByRole('radio').first()).toBeVisible()
      await booking.fits()
      await booking.dialog.getByRole('button', { name: 'Keep current time' }).click()
      await row.getByRole('link', { name: consultant.name }).click()
      await expect(booking.heading).toContainText('Video session with')
      await expect(page.getByText('Where should the second grinder go?')).toBeVisible()
      await expect(page.getByText('Paid and confirmed')).toBeVisible()
      await booking.fits()
    })
    await test.step('it is cancelled', async () => {
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(booking.dialog).toContainText('Full refund')
      await booking.fits()
      await booking.dialog.getByRole('button', { name: /^Cancel and get ₹/ }).click()
      await expect(page.getByText('You cancelled this session')).toBeVisible()
      await booking.fits()
    })

    /** On a slow network the button shows that it is busy, and a second tap sends nothing. */
    async function whileUnderWay(address: string, button: Locator, busy = button) {
      const seen = { sent: 0 }
      await page.route(address, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        seen.sent += 1
        await expect(busy).toHaveAttribute('aria-busy', 'true')
        await expect(button).toHaveCSS('pointer-events', 'none')
        await button.click({ force: true })
        await route.continue()
      })
      return seen
    }
  },
)

test(
  'another slot clears the result of the last attempt; a hold survives a reload and can be released',
  ON_DESKTOP,
  async ({ page, site, baseURL }) => {
    const consultant = await consultantNumber(baseURL!, RELEASED)
    const [at] = await slotsOf(baseURL!, consultant.id)
    await site.signedInAsNew()
    const booking = new BookingPage(page)
    await booking.openAt(consultant.slug, at!)
    const refusal = { code: 'hold_limit', message: 'You are holding several times already.' }
    await page.route('**/api/web/v1/bookings', (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 })
    await booking.book.click()
    const problem = booking.panel.getByRole('alert').filter({ hasText: refusal.message })
    await expect(problem).toBeVisible()
    const other = booking.panel.getByRole('radio', { checked: false }).last()
    const held = (await other.getAttribute('value'))!
    await other.check()
    await expect(problem).toBeHidden()
    await booking.book.click()
    await booking.held()
    await booking.brief.fill('Kept by its page')
    await booking.brief.blur()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.reload()
    await booking.held()
    await expect(booking.brief).toHaveValue('Kept by its page')
    expect(await slotsOf(baseURL!, consultant.id)).not.toContain(held)
    const { id } = booking
    await booking.open('/dashboard')
    await expect(page.getByRole('article', { name: consultant.name })).toContainText('Held for')
    await booking.open(`/book/${id}`)
    await page.getByRole('button', { name: 'Release slot' }).click()
    await page.waitForURL(`**/consultants/${consultant.slug}?*`)
    expect(await slotsOf(baseURL!, consultant.id)).toContain(held)
  },
)

test(
  'a booking by keyboard alone, with the focus on each new heading; it is rescheduled free of charge and cancelled for exactly the refund shown',
  ON_DESKTOP,
  async ({ page, site, baseURL }) => {
    const consultant = await consultantNumber(baseURL!, BY_KEYBOARD)
    const booking = new BookingPage(page)
    const { dialog } = booking
    await test.step('from the profile to the paid session', async () => {
      await booking.open(`/consultants/${consultant.slug}?mode=video&minutes=30`)
      await booking.pressOn(page.getByRole('link', { name: 'Later days' }))
      // Until the panel has loaded that week, slots of the current week can still be picked.
      await expect(booking.panel.locator('input[name=week]')).toBeAttached()
      const slot = booking.panel.getByRole('radio').first()
      await booking.pressOn(slot, 'Space')
      await expect(slot).toBeChecked()
      await booking.pressOn(booking.book)
      const mobile = newMobile()
      await booking.pressOn(page.getByRole('button', { name: 'Continue as guest' }))
      await booking.tabTo(page.getByLabel('Full name'))
      await page.keyboard.type('Asha Keys')
      await booking.tabTo(page.getByLabel('Mobile number'))
      await page.keyboard.type(mobile)
      await booking.tabTo(page.getByLabel('Digit 1 of 6'))
      await page.keyboard.type(await site.otpFor(mobile))
      await booking.held()
      await expect(booking.heading).toBeFocused()
      await expect(booking.announced).toHaveText(await page.title())
      await expectNoAxeFindings(page, 'a held time, wide')
      await booking.tabTo(booking.brief)
      await page.keyboard.type('Typed without a mouse')
      await booking.tabTo(booking.state)
      // One key at a time: when a slow page receives letters apart, it matches each as the start of another name.
      while ((await booking.state.inputValue()) !== '27') await page.keyboard.press('ArrowDown')
      await booking.pressOn(booking.pay)
      await page.waitForURL('**/demo/pay/**')
      await booking.pressOn(page.getByRole('button', { name: /^Pay ₹/ }))
      await expect(booking.heading).toHaveText(/^Booked\./)
      await expectNoAxeFindings(page, 'a session that is paid, wide')
      await booking.pressOn(page.getByRole('link', { name: 'View session' }))
      await expect(booking.heading).toContainText('Video session with')
      await expect(booking.heading).toBeFocused()
      await expect(booking.announced).toHaveText(await page.title())
    })
    const { id } = booking
    await test.step('rescheduled free of charge', async () => {
      await booking.pressOn(page.getByRole('button', { name: 'Reschedule' }))
      await expect(dialog).toContainText('You can reschedule twice. This is the first time.')
      await expect(dialog).toContainText('Extra to pay')
      const days = dialog.getByRole('navigation', { name: 'Day' })
      const answer = Promise.withResolvers<void>()
      await page.route('**/free-slots?**', async (route) => {
        await answer.promise
        await route.continue()
      })
      await booking.pressOn(dialog.getByRole('button', { name: 'Later days' }))
      // Free counts are not shown while the week is loading.
      await expect(days.getByText(/free$/)).toHaveCount(0)
      await expect(days).not.toContainText('None')
      answer.resolve()
      const other = dialog.getByRole('radio').first()
      await booking.pressOn(other, 'Space')
      await page.unrouteAll({ behavior: 'wait' })
      await expectNoAxeFindings(page, 'moving a session')
      await booking.pressOn(dialog.getByRole('button', { name: /^Reschedule to/ }))
      await expect(dialog).toBeHidden()
      await booking.expectToast('Session rescheduled')
      await expect(page.getByText('Rescheduled', { exact: true })).toBeVisible()
    })
    await test.step('cancelled for exactly the refund shown', async () => {
      const me = (await booking.storedAuth()) as unknown as AuthRecord
      const session = `/api/web/v1/bookings/${id}`
      const { money } = await callAs<{ money: { totalPaise: number } }>(baseURL!, me, 'GET', session)
      const rupees = new Intl.NumberFormat('en-IN').format(money.totalPaise / 100)
      await booking.pressOn(page.getByRole('button', { name: 'Cancel', exact: true }))
      // Announced once the amount is known, because the dialog opens first.
      await expect(dialog.getByRole('status')).toContainText(`Full refund: ₹${rupees}`)
      await expect(dialog).toContainText('100%')
      await expect(dialog.getByRole('radio', { name: /^Wallet/ })).toBeChecked()
      await expectNoAxeFindings(page, 'cancelling a session')
      await booking.pressOn(dialog.getByRole('button', { name: `Cancel and get ₹${rupees}` }))
      await expect(page.getByText('You cancelled this session')).toBeVisible()
      await expect(booking.main).toContainText(`₹${rupees} was refunded in full.`)
      // The element that had the focus was removed with the session.
      await expect(booking.main.locator(':focus')).toHaveCount(1)
      await booking.header.getByRole('button', { name: /^Asha Keys/ }).press('Enter')
      await booking.header.getByRole('link', { name: 'My wallet' }).press('Enter')
      await expect(booking.heading).toHaveText('My wallet')
      await expect(booking.heading).toBeFocused()
      await expect(booking.main).toContainText(`₹${rupees}`)
      await booking.cartLink.press('Enter')
      await expect(booking.heading).toHaveText('Your cart')
      await expect(booking.heading).toBeFocused()
      await booking.open('/dashboard?type=cancelled')
      await expect(page.getByRole('article', { name: consultant.name })).toContainText('Cancelled by you')
    })
  },
)

test(
  'hold, my bookings and a session are in Hindi, too, and axe finds nothing',
  ON_PHONE,
  async ({ page, site, baseURL }) => {
    const consultant = await consultantNumber(baseURL!, IN_HINDI)
    const [at] = await slotsOf(baseURL!, consultant.id)
    await site.signedInAsNew()
    const booking = new BookingPage(page)
    await booking.openAt(consultant.slug, at!, '/hi')
    await page
      .getByRole('button', { name: /बुक करें$/ })
      .filter({ visible: true })
      .last()
      .click()
    await booking.held()
    await expect(page.getByText('आपके लिए रुका है।')).toBeVisible()
    await expectNoAxeFindings(page, 'a held time in Hindi')
    await page.getByLabel('राज्य', { exact: true }).selectOption('27')
    await page
      .getByRole('button', { name: /बुक करें$/ })
      .filter({ visible: true })
      .last()
      .click()
    await booking.approve()
    await expect(booking.heading).toHaveText(/^बुक हो गया।/)
    await booking.open('/hi/dashboard')
    await expect(booking.heading).toHaveText('मेरी बुकिंग')
    await expect(page.getByRole('article', { name: consultant.name })).toContainText('पक्की')
    await expectNoAxeFindings(page, 'my bookings in Hindi')
  },
)
