import type { Page, Route } from '@playwright/test'
import { SignIn } from './pages/sign-in.ts'
import { fromOwnAddress } from './support/address.ts'
import { newMobile } from './support/api.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

let address = ''
test.beforeEach(async ({ context }) => {
  address = await fromOwnAddress(context)
})

const KNOWN = '9000000001'
const WRONG = '000001'

test(
  'a wrong OTP turns the boxes red and keeps them; the next digit starts a new code',
  ON_PHONE,
  async ({ page, site }) => {
    const signIn = new SignIn(page)
    const mobile = newMobile()
    await signIn.openPopup()
    await signIn.continueWith(mobile)
    await page.getByLabel('Full name').fill('Sunita Verma')
    await signIn.typeOtp(WRONG)
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid OTP! Please try again.' })).toBeVisible()
    expect(await signIn.otpShown()).toBe(WRONG)
    await expect(signIn.boxes.first()).toBeFocused()
    await expect(signIn.boxes.first()).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type(await site.otpFor(mobile))
    await expect(page.getByText('Number verified')).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Sunita Verma')
  },
)

test(
  'the popup takes the focus and gives it back on Esc; a pasted message fills all boxes',
  ON_DESKTOP,
  async ({ page, site }) => {
    const signIn = new SignIn(page)
    const mobile = newMobile()
    await signIn.openPopup()
    await expect(signIn.mobile).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(signIn.popup).toBeHidden()
    await expect(page.locator('header button:focus, main:focus')).toHaveCount(1)
    await page.getByRole('button', { name: 'Login/Register' }).first().click()
    await signIn.continueWith(mobile)
    const otp = await site.otpFor(mobile)
    await signIn.boxes.first().evaluate((box, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, `${otp} is your Paramarsh OTP.`)
    await expect(page.getByText('Number verified')).toBeVisible()
  },
)

test('on a silent network the request times out, and what was typed can be sent again', ON_PHONE, async ({ page }) => {
  const signIn = new SignIn(page)
  const mobile = newMobile()
  await signIn.openPopup()
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
})

test('an expired OTP says so, and a new one works', ON_PHONE, async ({ page, site }) => {
  const signIn = new SignIn(page)
  const mobile = newMobile()
  await signIn.openPopup()
  await signIn.continueWith(mobile)
  await page.getByLabel('Email').fill('sunita@example.in')
  const dead = await site.otpFor(mobile)
  await guess(page, mobile, 5)
  await signIn.typeOtp(dead)
  await expect(page.getByText('This OTP has expired. Please request a new one.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('sunita@example.in')
  await signIn.typeOtp(await site.otpSentBy(mobile, () => signIn.press('Resend OTP')))
  await expect(page.getByText('Number verified')).toBeVisible()
})

test('a locked number shows for how long, wherever it is entered', ON_DESKTOP, async ({ page, site }) => {
  const signIn = new SignIn(page)
  const mobile = newMobile()
  await signIn.openPopup()
  await signIn.continueWith(mobile)
  // Wrong guesses count only against a code that was sent.
  await site.otpFor(mobile)
  await guess(page, mobile, 5)
  await site.otpSentBy(mobile, () => signIn.press('Resend OTP'))
  await guess(page, mobile, 4)
  await signIn.typeOtp(WRONG)
  const locked = page.getByText('Too many wrong OTPs. This number is locked for a while.')
  await expect(locked).toBeVisible()
  await expect(page.getByText('Try again in 15 minutes.')).toBeVisible()

  await signIn.press('Change number')
  await expect(signIn.mobile).toHaveValue(mobile)
  await signIn.mobile.fill('')
  await signIn.giveMobile(mobile)
  await expect(locked).toBeVisible()
  await expect(signIn.mobile).toHaveValue(mobile)
})

test(
  'too many requests from one address: the message is shown under the number and counts down',
  ON_PHONE,
  async ({ page }) => {
    const signIn = new SignIn(page)
    await signIn.openPopup()
    const headers = { 'x-forwarded-for': address }
    const ask = () => page.request.post('/api/mobile/v1/verify', { data: { mobile: KNOWN }, headers })
    await Promise.all(Array.from({ length: 30 }, ask))
    const mobile = newMobile()
    await signIn.continueWith(mobile)
    const line = page.getByText('Too many requests. Please try again in a while.')
    await expect(line).toBeVisible()
    await expect(page.getByText(/Try again in (?:\d+ seconds|1 minute)\./)).toBeVisible()
    await expect(signIn.mobile).toHaveValue(mobile)
    await expect(signIn.mobile).toHaveAccessibleDescription(/Too many requests/)
  },
)

test('a second code too soon: the message, then the link', ON_DESKTOP, async ({ page }) => {
  const signIn = new SignIn(page)
  const mobile = newMobile()
  await signIn.openPopup()
  const send = '/api/mobile/v1/send/otp'
  // A code is requested through the API right before the page requests one, so that the page is always refused as too
  // early.
  const askedBefore = async (route: Route) => {
    await page.request.post(send, { data: { mobile } })
    await route.continue()
  }
  await page.route(`**${send}`, askedBefore, { times: 1 })
  await signIn.giveMobile(mobile)
  await expect(page.getByText('Please wait a moment before requesting another OTP.')).toBeVisible()
  await expect(page.getByText('You can try again now.')).toBeVisible()
  await signIn.press('Continue')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
})

test(
  'an unreachable server loses nothing that was typed, and the same press works once it is back',
  ON_PHONE,
  async ({ page, site }) => {
    const signIn = new SignIn(page)
    const mobile = newMobile()
    const unreachable = page.getByText('We cannot reach the server. Check your connection and try again.')
    const api = '**/api/**'
    await signIn.openPopup()
    await page.route(api, (route) => route.abort())
    await signIn.continueWith(mobile)
    await expect(unreachable).toBeVisible()
    await expect(signIn.mobile).toHaveValue(mobile)
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled()
    await page.unroute(api)
    await signIn.press('Continue')
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()

    await signIn.typeOtp(await site.otpFor(mobile))
    await signIn.fillDetails({ name: 'Sunita Verma', email: 'sunita@example.in', pincode: '411001' })
    await expect.poll(signIn.place).toEqual({ city: 'Pune', state: 'Maharashtra' })
    await page.route(api, (route) => route.abort())
    await signIn.press('Create account')
    await expect(unreachable).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Sunita Verma')
    await expect(page.getByLabel('Email')).toHaveValue('sunita@example.in')
    expect(await signIn.place()).toEqual({ city: 'Pune', state: 'Maharashtra' })
    await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled()
    await page.unroute(api)
    await signIn.press('Create account')
    await signIn.expectToast('Registration successfull')
  },
)

test('missing or invalid input is shown at its field', ON_PHONE, async ({ page, site }) => {
  const signIn = new SignIn(page)
  const mobile = newMobile()
  await signIn.openPopup()
  await signIn.giveMobile('98 2a0-')
  await expect(signIn.mobile).toHaveValue('9820')
  await signIn.press('Continue')
  await expect(signIn.mobile).toHaveAccessibleDescription(/Enter all 10 digits\./)
  await signIn.mobile.fill('')
  await signIn.giveMobile('1234567890')
  await expect(signIn.mobile).toHaveAccessibleDescription(/It begins with 6, 7, 8 or 9\./)
  await signIn.mobile.fill('')
  await signIn.continueWith(mobile)
  await signIn.press('Create account')
  await expect(page.getByText('Enter the 6 digits of the OTP.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Please fill this in.')
  await signIn.typeOtp(await site.otpFor(mobile))
  await signIn.fillDetails({ name: 'Sunita', email: 'not an address', pincode: '999999' })
  await expect(page.getByText('PIN code not found. Please enter your city and state.')).toBeVisible()
  await page.getByLabel('City').fill('Pune')
  await page.getByLabel('State').fill('Maharashtra')
  await signIn.press('Create account')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter a valid email address\./)
})

/** Wrong codes submitted through the API. */
async function guess(page: Page, mobile: string, times: number) {
  for (let i = 0; i < times; i++)
    await page.request.post('/api/mobile/v1/otp-verify', {
      data: { mobile, otp: WRONG },
      headers: { 'x-forwarded-for': address },
    })
}
