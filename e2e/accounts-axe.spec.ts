import type { Page } from '@playwright/test'
import { SignIn } from './pages/sign-in.ts'
import { fromOwnAddress } from './support/address.ts'
import { expectContrast, expectNoAxeFindings, isStress, wear } from './support/axe.ts'
import { newCustomer, newMobile } from './support/house.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => fromOwnAddress(context))

/** Everything in light, and in dark what the colours decide. */
async function expectAccessible(page: Page, where: string) {
  await wear(page, 'light')
  await expectNoAxeFindings(page, where)
  await wear(page, 'dark')
  await expectContrast(page, `${where} in dark`)
}
/** `npm run stress` looks at both sizes. */
const sizes = isStress ? {} : ON_DESKTOP

test('axe finds nothing in any step of the popup', sizes, async ({ page, house, baseURL }) => {
  // A number that only this test sends codes to: between two of them lies a second.
  const { mobile } = await newCustomer(baseURL!)
  const signIn = new SignIn(page)
  await signIn.openPopup()
  await expectAccessible(page, 'mobile')
  await signIn.press('Continue as guest')
  await expect(page.getByLabel('Full name')).toBeVisible()
  await expectAccessible(page, 'guest')
  await signIn.press('Login or register')
  await signIn.continueWith(newMobile())
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await signIn.typeOtp('000000')
  await signIn.press('Create account')
  await expect(page.getByText('Invalid OTP! Please try again.')).toBeVisible()
  await expectAccessible(page, 'register, with everything wrong')
  await signIn.press('Change number')
  await signIn.mobile.fill('')
  await house.untilNextCode(mobile)
  await signIn.continueWith(mobile)
  await expect(page.getByRole('heading', { name: 'Enter the OTP' })).toBeVisible()
  await expectAccessible(page, 'otp')
})

test('axe finds nothing in the windows of My profile', sizes, async ({ page, house }) => {
  await house.signedInAs('user')
  const signIn = new SignIn(page)
  await signIn.open('/dashboard/my-profile?tab=security')
  for (const window of ['Change number', 'Change password', 'Delete my account']) {
    await signIn.press(window)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, window)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expectAccessible(page, 'security')
})
