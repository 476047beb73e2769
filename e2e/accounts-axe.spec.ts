import { SignIn } from './pages/sign-in.ts'
import { fromOwnAddress } from './support/address.ts'
import { expectNoAxeFindings, seenIn } from './support/axe.ts'
import { newCustomer, newMobile } from './support/house.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ context }) => fromOwnAddress(context))

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, seenIn[colorScheme], () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('axe finds nothing in any step of the popup', async ({ page, house, baseURL }) => {
      // A number that only this test sends codes to: between two of them lies a second.
      const { mobile } = await newCustomer(baseURL!)
      const signIn = new SignIn(page)
      await signIn.openPopup()
      await expectNoAxeFindings(page, 'mobile')
      await signIn.press('Continue as guest')
      await expect(page.getByLabel('Full name')).toBeVisible()
      await expectNoAxeFindings(page, 'guest')
      await signIn.press('Login or register')
      await signIn.continueWith(newMobile())
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
      await signIn.typeOtp('000000')
      await signIn.press('Create account')
      await expect(page.getByText('Invalid OTP! Please try again.')).toBeVisible()
      await expectNoAxeFindings(page, 'register, with everything wrong')
      await signIn.press('Change number')
      await signIn.mobile.fill('')
      await house.untilNextCode(mobile)
      await signIn.continueWith(mobile)
      await expect(page.getByRole('heading', { name: 'Enter the OTP' })).toBeVisible()
      await expectNoAxeFindings(page, 'otp')
    })

    test('axe finds nothing in the windows of My profile', async ({ page, house }) => {
      await house.signedInAs('user')
      const signIn = new SignIn(page)
      await signIn.open('/dashboard/my-profile?tab=security')
      for (const window of ['Change number', 'Change password', 'Delete my account']) {
        await signIn.press(window)
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoAxeFindings(page, window)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await expectNoAxeFindings(page, 'security')
    })
  })
