import type { Page } from '@playwright/test'
import { SignIn } from './pages/sign-in.ts'
import { fromOwnAddress } from './support/address.ts'
import { AUTH_KEY, newMobile } from './support/api.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, type Site, test } from './support/test.ts'

test.beforeEach(({ context }) => fromOwnAddress(context))

const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('details are saved with the server’s message, and the header follows', ON_PHONE, async ({ page, site }) => {
  await signedInGuest(page, site)
  const signIn = new SignIn(page)
  await signIn.open('/dashboard/my-profile')
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PHOTO })
  await page.getByLabel('Name', { exact: true }).fill('Ramesh Kumar')
  await page.getByLabel('Email').fill('ramesh')
  await page.getByLabel('PIN code').pressSequentially('560001')
  await expect(page.getByLabel('State')).toHaveValue('Karnataka')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter a valid email address\./)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ramesh Kumar')

  await page.getByLabel('Email').fill('ramesh@example.in')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await signIn.expectToast('Profile updated')
  await expect(page.getByText('Complete your profile')).toBeHidden()
  await expect
    .poll(() => signIn.storedAuth())
    .toMatchObject({
      ...{ name: 'Ramesh Kumar', email: 'ramesh@example.in' },
      thumbnail: expect.stringMatching(/^\/media\/photos\//),
    })
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('ramesh@example.in')
})

test('leaving with unsaved changes asks first', ON_DESKTOP, async ({ page, site }) => {
  await signedInGuest(page, site)
  const signIn = new SignIn(page)
  await signIn.open('/dashboard/my-profile')
  await page.getByLabel('Name', { exact: true }).fill('Somebody else')
  await page.getByRole('link', { name: 'Paramarsh, home page' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await signIn.press('Stay')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Somebody else')
  await page.getByRole('link', { name: 'Paramarsh, home page' }).first().click()
  await signIn.press('Leave')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})

test('another device is listed and signed out at once', ON_DESKTOP, async ({ page, site, browser }) => {
  const mobile = await signedInGuest(page, site)
  const elsewhere = await (await browser.newContext()).newPage()
  const away = await signInByApi(elsewhere, site, mobile)
  const signIn = new SignIn(page)
  await signIn.open('/dashboard/my-profile?tab=security')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await page
    .getByRole('button', { name: /^Log out .+/ })
    .last()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await signIn.expectToast('Logged out')
  const answer = await page.request.get('/api/mobile/v1/get-user-details', {
    headers: { authorization: `Bearer ${away}` },
  })
  expect(answer.status()).toBe(401)
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
})

test('the number changes with an OTP on the old and on the new one', ON_PHONE, async ({ page, site }) => {
  const mobile = await signedInGuest(page, site)
  const next = newMobile()
  const signIn = new SignIn(page)
  await signIn.open('/dashboard/my-profile?tab=security')
  await signIn.press('Change number')
  const dialog = page.getByRole('dialog', { name: 'Change mobile number' })
  await dialog.getByLabel('New mobile number').pressSequentially(next)
  await site.untilNextCode(mobile)
  const toOld = await site.otpSentBy(mobile, () => dialog.getByRole('button', { name: 'Send both OTPs' }).click())
  const boxes = dialog.getByLabel(/^Digit 1 of 6$/)
  await expect(boxes).toHaveCount(2)
  await boxes.first().click()
  await page.keyboard.type(toOld)
  await boxes.last().click()
  await page.keyboard.type('000000')
  await dialog.getByRole('button', { name: 'Change number' }).click()
  await expect(dialog.getByText('Invalid OTP! Please try again.')).toBeVisible()
  await expect(boxes.last()).toBeFocused()
  await page.keyboard.type(await site.otpFor(next))
  await dialog.getByRole('button', { name: 'Change number' }).click()
  await signIn.expectToast('Mobile number changed')
  await expect.poll(() => signIn.storedAuth()).toMatchObject({ mobile: next })
})

test('need help: three ways to reach us; the password, last, is set with an OTP', ON_PHONE, async ({ page, site }) => {
  const mobile = await signedInGuest(page, site)
  const signIn = new SignIn(page)
  await signIn.open('/dashboard/change-password')
  await expect(page.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', /^tel:/)
  const show = (await page.getByRole('button', { name: 'Show password' }).first().boundingBox())!
  expect(Math.min(show.width, show.height)).toBeGreaterThanOrEqual(44)
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByLabel('Confirm new password').fill('Sunlight9')
  await expect(page.getByText('3 more characters needed')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('Sunlight9')
  await site.untilNextCode(mobile)
  const otp = await site.otpSentBy(mobile, () => signIn.press('Send an OTP to confirm'))
  await page.getByLabel(/^Digit 1 of 6$/).click()
  await page.keyboard.type(otp)
  await signIn.press('Change password')
  await signIn.expectToast('Password changed')
})

test(
  'personal data is prepared and downloaded; deletion is requested and withdrawn',
  ON_PHONE,
  async ({ page, site }) => {
    await signedInGuest(page, site)
    const signIn = new SignIn(page)
    await signIn.open('/dashboard/my-profile?tab=security')
    await signIn.press('Prepare')
    const download = page.getByRole('link', { name: 'Download' })
    await expect(download).toBeVisible()
    const file = await page.request.get((await download.getAttribute('href'))!)
    expect((await file.body()).subarray(0, 2).toString()).toBe('PK')

    await signIn.press('Delete my account')
    await signIn.press('Delete in 7 days')
    await signIn.expectToast('Your account will be deleted')
    await expect(page.getByText(/^Your account will be deleted on \d+(?:st|nd|rd|th) /)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await signIn.press('Keep my account')
    await signIn.expectToast('Deletion cancelled')
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
    await expect(page.getByText(/Version 2026-11, agreed on/)).toHaveCount(2)
  },
)

/** Signs a new guest in without going through the popup; returns the mobile number. */
async function signedInGuest(page: Page, site: Site) {
  const mobile = newMobile()
  await page.request.post('/api/mobile/v1/send/otp', { data: { mobile } })
  const given = { name: 'Ramesh Gupta', mobile, otp: await site.otpFor(mobile) }
  const { data } = await (await page.request.post('/api/web/v1/guest-logins', { data: given })).json()
  await page.goto('/livez')
  await page.evaluate(([key, record]) => localStorage.setItem(key!, record!), [AUTH_KEY, JSON.stringify(data)])
  return mobile
}

async function signInByApi(page: Page, site: Site, mobile: string): Promise<string> {
  await site.untilNextCode(mobile)
  const send = () => page.request.post('/api/mobile/v1/send/otp', { data: { mobile } })
  const otp = await site.otpSentBy(mobile, send)
  const answer = await page.request.post('/api/mobile/v1/user/login', { data: { mobile, otp } })
  return (await answer.json()).data.token
}
