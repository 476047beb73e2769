import { SignIn } from './pages/sign-in.ts'
import { fromOwnAddress } from './support/address.ts'
import { AUTH_KEY, newMobile } from './support/api.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ context }) => fromOwnAddress(context))

test(
  'two tabs share the account: a login closes the popup of the other, a logout signs it out',
  ON_DESKTOP,
  async ({ page, context, site }) => {
    const here = new SignIn(page)
    const there = new SignIn(await context.newPage())
    const mobile = newMobile()
    await there.openPopup()
    await here.openPopup()
    await here.press('Continue as guest')
    await page.getByLabel('Full name').fill('Ramesh Gupta')
    await here.giveMobile(mobile)
    await here.typeOtp(await site.otpFor(mobile))
    await expect(page.getByText('Number verified')).toBeVisible()
    await here.press('Continue')
    await here.expectSignedIn(mobile)
    await expect(there.popup).toBeHidden()
    await there.expectSignedIn(mobile)

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
  async ({ page, site }) => {
    const signIn = new SignIn(page)
    const mobile = newMobile()
    await signIn.openPopup()
    await signIn.press('Continue as guest')
    await page.getByLabel('Full name').fill('Ramesh Gupta')
    await signIn.giveMobile(mobile)
    await signIn.typeOtp(await site.otpFor(mobile))
    await signIn.press('Continue')
    await signIn.expectSignedIn(mobile)
    await signIn.open('/dashboard/my-profile')
    await page.getByLabel('Name', { exact: true }).fill('Ramesh Kumar Gupta')
    const { token } = (await signIn.storedAuth())!
    await page.request.post('/api/web/v1/logout', { data: {}, headers: { authorization: `Bearer ${token}` } })

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

test('the popup belongs to the page it was opened on', ON_DESKTOP, async ({ page }) => {
  const signIn = new SignIn(page)
  await signIn.open('/about')
  await signIn.openPopup('/membership')
  await page.goBack()
  await expect(signIn.popup).toBeHidden()
  await signIn.open('/login')
  const button = page.getByRole('button', { name: 'Login/Register' })
  if (await button.first().isVisible()) await button.first().click()
  await page.getByRole('link', { name: 'Paramarsh, home page' }).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an invalid stored record counts as signed out', ON_DESKTOP, async ({ page }) => {
  const signIn = new SignIn(page)
  await page.addInitScript((key) => localStorage.setItem(key, '{"token":5}'), AUTH_KEY)
  await signIn.openPopup()
  await expect(signIn.mobile).toBeVisible()
})
