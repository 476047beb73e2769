import { BookingPage } from './pages/booking-page.ts'
import { SignIn } from './pages/sign-in.ts'
import { newMobile } from './support/api.ts'
import { ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

/** A menu of the system is two presses: one opens it, one chooses. */
const STATE_PRESSES = 2
const MOST_PRESSES = 8

test('from home to a paid session a new guest presses at most eight times', ON_PHONE, async ({ page, site }) => {
  let presses = STATE_PRESSES
  await page.exposeFunction('countPress', () => presses++)
  await page.addInitScript(() => addEventListener('pointerdown', () => void Reflect.get(window, 'countPress')(), true))
  const booking = new BookingPage(page)
  const signIn = new SignIn(page)
  await booking.open('/')
  // The first ones are booked by other tests.
  await page.getByRole('main').locator('a[href*="&at="]').last().click()
  await booking.book.click()
  await signIn.press(signIn.words.guest)
  // Typing needs no press only where the field has the focus, or gets it by the keyboard's Next key.
  await expect(page.getByLabel(signIn.words.name)).toBeFocused()
  await page.keyboard.type('Ravi Tester')
  await page.keyboard.press('Tab')
  await expect(signIn.mobile).toBeFocused()
  const mobile = newMobile()
  await page.keyboard.type(mobile)
  const otp = await site.otpFor(mobile)
  await page.keyboard.press('Tab')
  await expect(signIn.boxes.first()).toBeFocused()
  await page.keyboard.type(otp)
  await booking.held()
  await booking.state.selectOption('Maharashtra')
  await booking.pay.click()
  await booking.approve()
  await expect(booking.heading).toHaveText(/^Booked\./)
  // The listener ran: the page, the sign-in and the gateway took five clicks.
  expect(presses).toBeGreaterThanOrEqual(STATE_PRESSES + 5)
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
})
