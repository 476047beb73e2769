import { SignIn } from './pages/sign-in.ts'
import { AUTH_KEY, newCustomer, newMobile } from './support/api.ts'
import { expectInBothSchemes } from './support/axe.ts'
import { signInOnce } from './support/browsers.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'a guest needs a name, a number and an OTP; two tabs share the account: its login closes the popup of the other, a logout signs it out',
  ON_DESKTOP,
  async ({ page, context, site }) => {
    const here = new SignIn(page)
    const there = new SignIn(await context.newPage())
    const mobile = newMobile()
    await there.openPopup('/about')
    await here.openPopup('/about')
    await here.press('Continue as guest')
    await expect(page.getByLabel('Full name')).toBeVisible()
    await expectInBothSchemes(page, 'the popup of a guest')
    await page.getByLabel('Full name').fill('Ramesh Gupta')
    await here.giveMobile(mobile)
    await here.typeOtp(await site.otpFor(mobile))
    await here.expectSignedIn(mobile)
    expect(await here.storedAuth()).toMatchObject({ type: 'user', name: 'Ramesh Gupta', email: null })
    await expect(page.getByText('successfull')).toBeHidden()
    await expect(there.popup).toBeHidden()
    await there.expectSignedIn(mobile)
    await here.open('/dashboard/my-profile')
    await expect(page.getByText('Complete your profile')).toBeVisible()

    await there.logOut()
    await there.expectSignedOut()
    await here.expectSignedOut()
    await here.open('/dashboard/my-profile')
    await expect(page).toHaveURL(/\/login\?type=user&next=/)
  },
)

test(
  'a token that the server ended asks for a new login in place, and the interrupted action continues',
  ON_PHONE,
  async ({ page, site, baseURL }) => {
    const signIn = new SignIn(page)
    const { mobile, token, ...rest } = await newCustomer(baseURL!, 'Ramesh Gupta')
    await signInOnce(page, { mobile, token, ...rest })
    await signIn.open('/dashboard/my-profile')
    await page.getByLabel('Name', { exact: true }).fill('Ramesh Kumar Gupta')
    // Logged out while the change is under way: an idle page would notice it through its socket.
    const logOut = () =>
      page.request.post('/api/web/v1/logout', { data: {}, headers: { authorization: `Bearer ${token}` } })
    await page.route('**/api/mobile/v1/update-profile', (route) => logOut().then(() => route.continue()), { times: 1 })

    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(signIn.popup).toBeVisible()
    await signIn.expectSignedOut()
    await expect(signIn.popup.getByLabel('Mobile number')).toHaveValue(mobile)
    await site.untilNextCode(mobile)
    const otp = await site.otpSentBy(mobile, () => signIn.press('Continue'))
    await expect(page.getByRole('heading', { name: 'Enter the OTP' })).toBeVisible()
    await signIn.typeOtp(otp)
    await signIn.expectToast('Profile updated')
    await expect(page).toHaveURL(/\/dashboard\/my-profile/)
    await expect.poll(() => signIn.storedAuth()).toMatchObject({ name: 'Ramesh Kumar Gupta', mobile })
  },
)

test(
  'an invalid stored record counts as signed out, and the popup belongs to the page it was opened on',
  ON_DESKTOP,
  async ({ page }) => {
    const signIn = new SignIn(page)
    await page.addInitScript((key) => localStorage.setItem(key, '{"token":5}'), AUTH_KEY)
    await signIn.open('/about')
    await signIn.openPopup('/membership')
    await expect(signIn.mobile).toBeVisible()
    await page.goBack()
    await expect(signIn.popup).toBeHidden()
    await signIn.open('/login')
    const button = page.getByRole('button', { name: 'Login/Register' })
    if (await button.first().isVisible()) await button.first().click()
    await page.getByRole('link', { name: 'Paramarsh, home page' }).first().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)
