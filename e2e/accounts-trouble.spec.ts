import type { Page, Route } from '@playwright/test'
import { SignIn } from './pages/sign-in.ts'
import { newMobile } from './support/api.ts'
import { expectInBothSchemes } from './support/axe.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const KNOWN = '9000000001'
const WRONG = '000001'
const API = '**/api/**'
const { step } = test

test(
  'missing, invalid, wrong, expired and unsent input is shown at its field, and nothing that was typed is lost',
  ON_PHONE,
  async ({ page, site }) => {
    const signIn = new SignIn(page)
    const mobile = newMobile()
    const unreachable = page.getByText('We cannot reach the server. Check your connection and try again.')
    const [name, email] = [page.getByLabel('Full name'), page.getByLabel('Email')]
    await signIn.openPopup('/about')
    await step('a number needs ten digits and a valid first one', async () => {
      await signIn.giveMobile('98 2a0-')
      await expect(signIn.mobile).toHaveValue('9820')
      await signIn.press('Continue')
      await expect(signIn.mobile).toHaveAccessibleDescription(/Enter all 10 digits\./)
      await signIn.mobile.fill('')
      await signIn.giveMobile('1234567890')
      await expect(signIn.mobile).toHaveAccessibleDescription(/It begins with 6, 7, 8 or 9\./)
      await signIn.mobile.fill('')
    })
    await step('without the server the number stays, and the same press works once it is back', async () => {
      await page.route(API, (route) => route.abort())
      await signIn.continueWith(mobile)
      await expect(unreachable).toBeVisible()
      await expect(signIn.mobile).toHaveValue(mobile)
      await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled()
      await page.unroute(API)
      await signIn.press('Continue')
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    })
    await step('what is missing is named', async () => {
      await signIn.press('Create account')
      await expect(page.getByText('Enter the 6 digits of the OTP.')).toBeVisible()
      await expect(name).toHaveAccessibleDescription('Please fill this in.')
    })
    await step('a wrong OTP turns the boxes red and keeps them; the next digit starts a new code', async () => {
      const otp = await site.otpFor(mobile)
      await name.fill('Sunita Verma')
      await signIn.typeOtp(WRONG)
      await expect(page.getByRole('alert').filter({ hasText: 'Invalid OTP! Please try again.' })).toBeVisible()
      await expect.poll(signIn.otpShown).toBe(WRONG)
      await expect(signIn.boxes.first()).toBeFocused()
      await expect(signIn.boxes.first()).toHaveAttribute('aria-invalid', 'true')
      await expectInBothSchemes(page, 'register, with everything wrong')
      await guess(page, mobile, 5)
      await signIn.boxes.first().focus()
      await page.keyboard.type(otp)
      await expect(page.getByText('This OTP has expired. Please request a new one.')).toBeVisible()
      await expect(name).toHaveValue('Sunita Verma')
    })
    await step('a new OTP works', async () => {
      await signIn.typeOtp(await site.otpSentBy(mobile, () => signIn.press('Resend OTP')))
      await expect(page.getByText('Number verified')).toBeVisible()
      await expect(name).toHaveValue('Sunita Verma')
    })
    await step('an unknown PIN code and an invalid email are named', async () => {
      await signIn.fillDetails({ name: 'Sunita', email: 'not an address', pincode: '999999' })
      await expect(page.getByText('PIN code not found. Please enter your city and state.')).toBeVisible()
      await page.getByLabel('City').fill('Nagpur')
      await page.getByLabel('State').fill('Goa')
      await signIn.press('Create account')
      await expect(email).toHaveAccessibleDescription(/Enter a valid email address\./)
    })
    await step('without the server all fields stay, and the same press works once it is back', async () => {
      await page.getByLabel('PIN code').fill('')
      await signIn.fillDetails({ name: 'Sunita Verma', email: 'sunita@example.in', pincode: '411001' })
      await expect.poll(signIn.place).toEqual({ city: 'Pune', state: 'Maharashtra' })
      await page.route(API, (route) => route.abort())
      await signIn.press('Create account')
      await expect(unreachable).toBeVisible()
      await expect(name).toHaveValue('Sunita Verma')
      await expect(email).toHaveValue('sunita@example.in')
      expect(await signIn.place()).toEqual({ city: 'Pune', state: 'Maharashtra' })
      await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled()
      await page.unroute(API)
      await signIn.press('Create account')
      await signIn.expectToast('Registration successfull')
    })
  },
)

test(
  'the popup takes the focus and gives it back on Esc; a code too soon, a pasted message, and a locked number',
  ON_DESKTOP,
  async ({ page, site }) => {
    const signIn = new SignIn(page)
    const [mobile, locked] = [newMobile(), newMobile()]
    await signIn.openPopup('/about')
    await expect(signIn.mobile).toBeFocused()
    await expectInBothSchemes(page, 'the popup')
    await page.keyboard.press('Escape')
    await expect(signIn.popup).toBeHidden()
    await expect(page.locator('header button:focus, main:focus')).toHaveCount(1)
    await page.getByRole('button', { name: 'Login/Register' }).first().click()

    await step('a second code too soon: the message, then the link', async () => {
      const send = '/api/mobile/v1/send/otp'
      // A code is requested through the API right before the page requests one, so that the page is always refused as
      // too early.
      const askedBefore = async (route: Route) => {
        await page.request.post(send, { data: { mobile } })
        await route.continue()
      }
      await page.route(`**${send}`, askedBefore, { times: 1 })
      await signIn.giveMobile(mobile)
      await expect(page.getByText('Please wait a moment before requesting another OTP.')).toBeVisible()
      await expect(page.getByText('You can try again now.')).toBeVisible()
      await site.otpSentBy(mobile, () => signIn.press('Continue'))
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    })
    await step('a pasted message fills all boxes', async () => {
      const otp = await site.otpFor(mobile)
      await signIn.boxes.first().evaluate((box, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', text)
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, `${otp} is your Paramarsh OTP.`)
      await expect(page.getByText('Number verified')).toBeVisible()
    })
    await step('a locked number shows for how long, wherever it is entered', async () => {
      await signIn.press('Change number')
      await signIn.mobile.fill('')
      await signIn.continueWith(locked)
      // Wrong guesses count only against a code that was sent.
      await site.otpFor(locked)
      await guess(page, locked, 5)
      await site.otpSentBy(locked, () => signIn.press('Resend OTP'))
      await guess(page, locked, 4)
      await signIn.typeOtp(WRONG)
      const lockedMessage = page.getByText('Too many wrong OTPs. This number is locked for a while.')
      await expect(lockedMessage).toBeVisible()
      await expect(page.getByText('Try again in 15 minutes.')).toBeVisible()
      await signIn.press('Change number')
      await expect(signIn.mobile).toHaveValue(locked)
      await signIn.mobile.fill('')
      await signIn.giveMobile(locked)
      await expect(lockedMessage).toBeVisible()
      await expect(signIn.mobile).toHaveValue(locked)
    })
  },
)

test(
  'on a silent network the request times out and can be sent again; too many requests count down under the number',
  ON_PHONE,
  async ({ page }) => {
    const signIn = new SignIn(page)
    const [mobile, other] = [newMobile(), newMobile()]
    await signIn.openPopup('/about')
    // The clock is frozen: on a slow machine the countdown would end before its last second is checked.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 10_000)
    await page.route('**/api/mobile/v1/verify', () => {})
    const sent = page.waitForRequest('**/api/mobile/v1/verify')
    await signIn.continueWith(mobile)
    await sent
    const proceed = page.getByRole('button', { name: 'Continue', exact: true })
    await page.clock.runFor(29_000)
    await expect(proceed).toBeDisabled()
    await page.clock.runFor(1_500)
    await expect(page.getByText('We cannot reach the server. Check your connection and try again.')).toBeVisible()
    await expect(signIn.mobile).toHaveValue(mobile)
    await page.unroute('**/api/mobile/v1/verify')
    await proceed.click()
    await expect(page.getByLabel('Full name')).toBeVisible()
    await page.clock.resume()

    await signIn.press('Change number')
    await signIn.mobile.fill('')
    const ask = () => page.request.post('/api/mobile/v1/verify', { data: { mobile: KNOWN } })
    await Promise.all(Array.from({ length: 30 }, ask))
    await signIn.continueWith(other)
    await expect(page.getByText('Too many requests. Please try again in a while.')).toBeVisible()
    await expect(page.getByText(/Try again in (?:\d+ seconds|1 minute)\./)).toBeVisible()
    await expect(signIn.mobile).toHaveValue(other)
    await expect(signIn.mobile).toHaveAccessibleDescription(/Too many requests/)
  },
)

/** Wrong codes submitted through the API. */
async function guess(page: Page, mobile: string, times: number) {
  for (let i = 0; i < times; i++) await page.request.post('/api/mobile/v1/otp-verify', { data: { mobile, otp: WRONG } })
}
