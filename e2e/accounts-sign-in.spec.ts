import type { Page } from '@playwright/test'
import { SignIn } from './pages/sign-in.ts'
import { newMobile } from './support/api.ts'
import { expectInBothSchemes } from './support/axe.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, type Site, test } from './support/test.ts'

const sunita = { name: 'Sunita Verma', email: 'sunita.new@example.in', pincode: '411001' }
const RECORD = ['email', 'id', 'mobile', 'name', 'thumbnail', 'token', 'type']

const pathOf = (page: Page) => new URL(page.url()).pathname

test(
  'a new customer registers, is signed in on the home page, stays so after a reload, and logs out',
  ON_PHONE,
  async ({ page, site }) => {
    const signIn = new SignIn(page)
    const mobile = newMobile()
    const sent = page.waitForRequest('**/api/mobile/v1/send/otp')
    let sends = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/send/otp')) sends += 1
    })
    await signIn.openPopup('/about')
    await signIn.giveMobile(`a${mobile.slice(0, 9)}-x`)
    await expect(signIn.mobile).toHaveValue(mobile.slice(0, 9))
    expect(sends).toBe(0)
    await signIn.giveMobile(`${mobile.slice(9)}77`)
    await expect(signIn.mobile).toHaveValue(mobile)
    expect((await sent).postDataJSON()).toEqual({ mobile })
    await signIn.press('Continue')
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await expect(signIn.boxes.first()).toBeFocused()
    await expect(page.getByRole('link', { name: 'demo inbox' })).toHaveAttribute('href', `/demo/inbox?to=${mobile}`)

    await page.keyboard.type(await site.otpFor(mobile))
    await expect(page.getByText('Number verified')).toBeVisible()
    await signIn.fillDetails(sunita)
    await expect.poll(signIn.place).toEqual({ city: 'Pune', state: 'Maharashtra' })
    await page.getByRole('button', { name: 'Add a remark' }).click()
    await page.getByLabel('Remarks').fill('I run a spice mill.')
    const registered = page.waitForRequest('**/api/mobile/v1/user/register')
    await signIn.press('Create account')
    const { password, confirm_password, otp, ...given } = (await registered).postDataJSON()
    expect(given).toEqual({
      ...sunita,
      mobile,
      city: 'Pune',
      state: 'Maharashtra',
      source: 'popup',
      remarks: 'I run a spice mill.',
    })
    expect(otp).toMatch(/^\d{6}$/)
    expect(password).toMatch(/^[A-Za-z0-9]{8}$/)
    expect(confirm_password).toBe(password)

    await signIn.expectToast('Registration successfull')
    await expect(signIn.popup).toBeHidden()
    await expect.poll(() => pathOf(page)).toBe('/')
    await signIn.expectSignedIn(mobile)
    expect(Object.keys((await signIn.storedAuth())!).sort()).toEqual(RECORD)
    await signIn.reload()
    await signIn.expectSignedIn(mobile)

    const { token } = (await signIn.storedAuth())!
    await signIn.logOut()
    await signIn.expectSignedOut()
    const headers = { authorization: `Bearer ${token}` }
    const answer = async () => (await page.request.get('/api/mobile/v1/get-user-details', { headers })).status()
    await expect.poll(answer).toBe(401)
  },
)

test(
  'a known number signs in automatically with the last digit, read from the demo inbox page; the page /register recognises it',
  ON_DESKTOP,
  async ({ page, context, site }) => {
    const signIn = new SignIn(page)
    const mobile = newMobile()
    await registerByApi(page, site, mobile)
    await signIn.openPopup()
    await site.otpSentBy(mobile, () => signIn.continueWith(mobile))
    await expect(page.getByRole('heading', { name: 'Enter the OTP' })).toBeVisible()
    await expectInBothSchemes(page, 'the OTP')
    const inbox = await context.newPage()
    await inbox.goto(`/demo/inbox?to=${mobile}`)
    const code = await inbox.locator('.code').first().locator('span').textContent()
    await signIn.typeOtp(code!)
    await signIn.expectToast('Login successfull')
    await signIn.expectSignedIn(mobile)
    await expect.poll(() => pathOf(page)).toBe('/')

    await test.step('the page /register asks for the number, too, and recognises a number that has an account', async () => {
      await signIn.logOut()
      await signIn.expectSignedOut()
      await site.untilNextCode(mobile)
      await signIn.open('/register')
      await signIn.typeOtp(await site.otpSentBy(mobile, () => signIn.giveMobile(mobile)))
      await signIn.fillDetails(sunita)
      await expect.poll(async () => (await signIn.place()).city).toBe('Pune')
      await signIn.press('Create account')
      await expect(page.getByText('This mobile number already has an account. Please log in.')).toBeVisible()
      await signIn.press('Log in')
      await signIn.press('Login')
      await signIn.expectToast('Login successfull')
      await signIn.expectSignedIn(mobile)
    })
  },
)

test('a consultant registers and later logs in with the switch', ON_PHONE, async ({ page, site }) => {
  const signIn = new SignIn(page)
  const mobile = newMobile()
  await signIn.openPopup()
  await page.getByRole('switch', { name: 'Login as consultant' }).check()
  await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeHidden()
  await signIn.continueWith(mobile)
  await signIn.typeOtp(await site.otpFor(mobile))
  await signIn.fillDetails({ ...sunita, name: 'Meera Kulkarni' })
  await expect.poll(async () => (await signIn.place()).city).toBe('Pune')
  await signIn.press('Create account')
  await signIn.expectToast('Registration successfull')
  await expect.poll(() => signIn.storedAuth()).toMatchObject({ type: 'consultant', mobile, name: 'Meera Kulkarni' })
  await signIn.logOut()
  await signIn.expectSignedOut()

  await site.untilNextCode(mobile)
  await signIn.open('/login?type=consultant')
  const otp = await site.otpSentBy(mobile, () => signIn.continueWith(mobile))
  await expect(page.getByRole('heading', { name: 'Enter the OTP', level: 1 })).toBeVisible()
  await expect(signIn.popup).toBeHidden()
  await signIn.typeOtp(otp)
  await signIn.expectToast('Login successfull')
  await expect.poll(() => signIn.storedAuth()).toMatchObject({ type: 'consultant', mobile })
  await expect.poll(() => pathOf(page)).toBe('/')
})

test('the same steps work in Hindi', ON_PHONE, async ({ page, site }) => {
  const signIn = new SignIn(page, 'hi')
  const mobile = newMobile()
  await signIn.openPopup('/hi')
  await signIn.continueWith(mobile)
  await signIn.typeOtp('000000')
  await expect(page.getByText('OTP ग़लत है! कृपया फिर कोशिश करें।')).toBeVisible()
  await expect(signIn.boxes.first()).toBeFocused()
  await page.keyboard.type(await site.otpFor(mobile))
  await expect(page.getByText('नंबर की पुष्टि हो गई')).toBeVisible()
  await signIn.fillDetails(sunita)
  await expect.poll(async () => (await signIn.place()).city).toBe('Pune')
  await signIn.press(signIn.words.create)
  await signIn.expectToast('रजिस्ट्रेशन हो गया')
  await signIn.expectSignedIn(mobile)
  await expect.poll(() => pathOf(page)).toBe('/hi')
})

/** An account created through the API, for tests that start after registration. */
async function registerByApi(page: Page, site: Site, mobile: string) {
  const post = (path: string, data: object) => page.request.post(path, { data })
  const otp = await site.otpSentBy(mobile, () => post('/api/mobile/v1/send/otp', { mobile }))
  const password = { password: 'Ab3dEf7h', confirm_password: 'Ab3dEf7h' }
  const place = { city: 'Pune', state: 'Maharashtra' }
  const made = await post('/api/mobile/v1/user/register', { ...sunita, ...place, ...password, mobile, otp })
  expect(made.status()).toBe(201)
  await site.untilNextCode(mobile)
}
