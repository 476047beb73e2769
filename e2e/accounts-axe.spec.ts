import type { Page } from '@playwright/test'
import { SignIn } from './pages/sign-in.ts'
import { fromOwnAddress } from './support/address.ts'
import { newCustomer, newMobile } from './support/api.ts'
import { expectContrast, expectNoAxeFindings, isStress, wear } from './support/axe.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => fromOwnAddress(context))

/** All rules in the light scheme; only contrast in the dark one. */
async function expectAccessible(page: Page, where: string) {
  await wear(page, 'light')
  await expectNoAxeFindings(page, where)
  await wear(page, 'dark')
  await expectContrast(page, `${where} in dark`)
}
/** `npm run stress` runs both screen sizes. */
const sizes = isStress ? {} : ON_DESKTOP

test('axe finds nothing in any step of the popup', sizes, async ({ page, site, baseURL }) => {
  // A number used by this test alone: the demo leaves a second between two codes to the same number.
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
  await site.untilNextCode(mobile)
  await signIn.continueWith(mobile)
  await expect(page.getByRole('heading', { name: 'Enter the OTP' })).toBeVisible()
  await expectAccessible(page, 'otp')
})

test('axe finds nothing in the dialogs of My profile', sizes, async ({ page, site }) => {
  await site.signedInAs('user')
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
