import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { SignIn } from './pages/sign-in.ts'
import { newCustomer, newMobile } from './support/api.ts'
import { expectInBothSchemes } from './support/axe.ts'
import { signInOnce } from './support/browsers.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, type Site, test } from './support/test.ts'

const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const { step } = test

test(
  'leaving with unsaved changes asks first; details are saved with the server’s message, and the header follows',
  ON_DESKTOP,
  async ({ page, baseURL }) => {
    await signedInGuest(page, baseURL!)
    const signIn = new SignIn(page)
    const [name, email] = [page.getByLabel('Name', { exact: true }), page.getByLabel('Email')]
    const home = page.getByRole('link', { name: 'Paramarsh, home page' }).first()
    await signIn.open('/dashboard/my-profile')
    await page
      .getByLabel('Photo', { exact: true })
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PHOTO })
    await name.fill('Ramesh Kumar')
    await home.click()
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await signIn.press('Stay')
    await expect(name).toHaveValue('Ramesh Kumar')

    await email.fill('ramesh')
    await page.getByLabel('PIN code').pressSequentially('560001')
    await expect(page.getByLabel('State')).toHaveValue('Karnataka')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(email).toHaveAccessibleDescription(/Enter a valid email address\./)
    await expect(name).toHaveValue('Ramesh Kumar')
    await email.fill('ramesh@example.in')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await signIn.expectToast('Profile updated')
    await expect(page.getByText('Complete your profile')).toBeHidden()
    await expect
      .poll(() => signIn.storedAuth())
      .toMatchObject({
        ...{ name: 'Ramesh Kumar', email: 'ramesh@example.in' },
        thumbnail: expect.stringMatching(/^\/media\/photos\//),
      })
    await signIn.reload()
    await expect(email).toHaveValue('ramesh@example.in')

    await name.fill('Somebody else')
    await home.click()
    await signIn.press('Leave')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  },
)

test(
  'security: another device is signed out, the number changes with two OTPs, data is downloaded, deletion is requested and withdrawn',
  ON_PHONE,
  async ({ page, site, baseURL }) => {
    const mobile = await signedInGuest(page, baseURL!)
    const next = newMobile()
    const away = await signInByApi(page, site, mobile)
    const signIn = new SignIn(page)
    const dialog = page.getByRole('dialog')
    await signIn.open('/dashboard/my-profile?tab=security')
    await expectInBothSchemes(page, 'security')

    await step('another device is listed and signed out at once', async () => {
      await expect(page.getByText('This device', { exact: true })).toBeVisible()
      await page
        .getByRole('button', { name: /^Log out .+/ })
        .last()
        .click()
      await dialog.getByRole('button', { name: 'Log out' }).click()
      await signIn.expectToast('Logged out')
      const answer = await page.request.get('/api/mobile/v1/get-user-details', {
        headers: { authorization: `Bearer ${away}` },
      })
      expect(answer.status()).toBe(401)
      await expect(page.getByText('This device', { exact: true })).toBeVisible()
      await expect(dialog).toBeHidden()
    })
    await step('the number changes with an OTP on the old and on the new one', async () => {
      await signIn.press('Change number')
      await expect(page.getByRole('dialog', { name: 'Change mobile number' })).toBeVisible()
      await expectInBothSchemes(page, 'changing the number')
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
      await expect(dialog).toBeHidden()
    })
    await step('axe finds nothing in the dialog of the password', async () => {
      await signIn.press('Change password')
      await expect(dialog).toBeVisible()
      await expectInBothSchemes(page, 'changing the password')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
    await step('personal data is prepared and downloaded', async () => {
      await signIn.press('Prepare')
      const download = page.getByRole('button', { name: 'Download', exact: true })
      // A job that fails is repeated half a minute later or more.
      await expect(download).toBeVisible({ timeout: 100_000 })
      await download.click()
      const otp = await site.otpSentBy(next, () => signIn.press('Send an OTP to confirm'))
      await dialog.getByLabel(/^Digit 1 of 6$/).click()
      await page.keyboard.type(otp)
      const saved = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Download' }).click()
      expect((await readFile(await (await saved).path())).subarray(0, 2).toString()).toBe('PK')
      await expect(dialog).toBeHidden()
    })
    await step('deletion is requested and withdrawn', async () => {
      await signIn.press('Delete my account')
      await expect(dialog).toBeVisible()
      await expectInBothSchemes(page, 'deleting the account')
      await signIn.press('Delete in 7 days')
      await signIn.expectToast('Your account will be deleted')
      await expect(page.getByText(/^Your account will be deleted on \d+(?:st|nd|rd|th) /)).toBeVisible()
      await expect(dialog).toBeHidden()
      await signIn.press('Keep my account')
      await signIn.expectToast('Deletion cancelled')
      await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
      await expect(page.getByText(/Version 2026-11, agreed on/)).toHaveCount(2)
    })
  },
)

test(
  'need help: three ways to reach us; the password, last, is set with an OTP',
  ON_PHONE,
  async ({ page, site, baseURL }) => {
    const mobile = await signedInGuest(page, baseURL!)
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
  },
)

/** Signs a new guest in without going through the popup; returns the mobile number. */
async function signedInGuest(page: Page, baseURL: string) {
  const record = await newCustomer(baseURL, 'Ramesh Gupta')
  await signInOnce(page, record)
  return record.mobile
}

/** Signs the account in on another device, with a request of its own; returns the token. */
async function signInByApi(page: Page, site: Site, mobile: string): Promise<string> {
  await site.untilNextCode(mobile)
  const send = () => page.request.post('/api/mobile/v1/send/otp', { data: { mobile } })
  const otp = await site.otpSentBy(mobile, send)
  const answer = await page.request.post('/api/mobile/v1/user/login', { data: { mobile, otp } })
  return (await answer.json()).data.token
}
