import type { Page } from '@playwright/test'
import { aPdf } from '#test/documents.ts'
import { BackOfficePage } from './pages/back-office-page.ts'
import { OwnProfilePage } from './pages/own-profile-page.ts'
import { SignIn } from './pages/sign-in.ts'
import { AUTH_KEY, demoPerson, newMobile } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, type Site, test } from './support/test.ts'

async function registered(page: Page, site: Site, name: string) {
  const mobile = newMobile()
  await page.request.post('/api/mobile/v1/send/otp', { data: { mobile } })
  const answer = await page.request.post('/api/mobile/v1/consultant/register', {
    data: {
      ...{ mobile, otp: await site.otpFor(mobile), name, email: `c${mobile}@example.in`, source: 'popup' },
      ...{
        pincode: '522001',
        city: 'Guntur',
        state: 'Andhra Pradesh',
        password: 'Sunlight9',
        confirm_password: 'Sunlight9',
      },
    },
  })
  const { data } = (await answer.json()) as { data: { id: number } }
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(data)])
  return { ...data, mobile }
}

test(
  'a new consultant writes a profile and submits papers, staff approve them, and customers see the badge and the presence',
  ON_DESKTOP,
  async ({ page, site, browser }) => {
    const name = `Kavya ${String.fromCharCode(
      ...newMobile()
        .slice(-6)
        .split('')
        .map((digit) => 97 + Number(digit)),
    )}`
    const consultant = await registered(page, site, name)
    const own = new OwnProfilePage(page)
    await own.open('/my-profile')
    await expect(page.getByText('Your profile is a draft')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send for approval' })).toBeDisabled()
    await expectNoAxeFindings(page, 'the own profile')
    await own.fill({ headline: 'Chilli cold storage', about: 'I keep chillies cool.', years: '12', fee: '0' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByLabel('Video, 30 min')).toHaveAccessibleDescription(/Enter an amount from ₹1 to ₹1,00,000/)
    await page.getByLabel('Video, 30 min').fill('1200')
    await own.save()
    await own.choose('Dal mill')
    await page.goto('/document-locker')
    await page
      .getByTestId('locker-files')
      .setInputFiles([{ name: 'pan.pdf', mimeType: 'application/pdf', buffer: aPdf() }])
    await expect(page.getByRole('list', { name: 'Uploads' }).getByText('Uploaded', { exact: true })).toBeVisible()
    await page.getByLabel('PAN card').selectOption({ label: 'pan.pdf' })
    await expect(page.getByRole('main')).toContainText('Submitted as PAN card')
    await own.open('/my-profile')
    await page.getByRole('button', { name: 'Send for approval' }).click()
    await expect(page.getByText('Our team is reviewing your profile')).toBeVisible()

    const staff = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await staff.addInitScript(
      ([key, value]) => localStorage.setItem(key!, value!),
      [AUTH_KEY, JSON.stringify(demoPerson('admin'))],
    )
    const office = new BackOfficePage(staff)
    await office.open(`/admin/approvals?applicant=${consultant.id}`)
    await expect(staff.getByRole('heading', { name })).toBeVisible()
    await expectNoAxeFindings(staff, 'the workbench')
    await staff.getByRole('button', { name: 'Open PAN card' }).click()
    await expect(staff.getByRole('img', { name: 'pan.pdf, page 1' })).toHaveAttribute('data-drawn', 'true')
    await staff.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await staff.getByLabel('PAN verified, name matches').check()
    await staff.getByRole('button', { name: 'Reject' }).click()
    await expect(staff.getByLabel('Note to applicant')).toHaveAccessibleDescription(/Please fill this in/)
    await expect(staff.getByRole('button', { name: 'Approve' })).toBeDisabled()
    for (const item of await staff.getByRole('group', { name: 'Checklist' }).getByRole('checkbox').all())
      await item.check()
    await staff.getByRole('button', { name: 'Approve' }).click()
    await office.expectToast('Decision saved. The applicant has been notified')
    await expect
      .poll(async () => (await site.messagesTo(consultant.mobile)).some(({ text }) => text.includes('is approved')))
      .toBe(true)
    await staff.context().close()

    const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await visitor.goto(`/consultants?search=${encodeURIComponent(name)}`)
    await expect(visitor.getByRole('link', { name }).first()).toBeVisible()
    const online = visitor.getByRole('article').filter({ hasText: name }).getByText('Online now')
    // On a phone the status is a dot with text for screen readers.
    await expect(online).not.toHaveCount(0)
    const profile = await visitor.context().newPage()
    const card = visitor.getByRole('article').filter({ hasText: name })
    await profile.goto((await card.getByRole('link', { name }).first().getAttribute('href'))!)
    await expect(profile.getByText(/^Verified on .*PAN/)).toBeVisible()
    // Logging out sets the consultant offline at once; closing the page only after the lease expires.
    await new SignIn(page).logOut()
    await expect(online).toHaveCount(0)
    await visitor.context().close()
  },
)

test('two tabs edit: the second is told and loses nothing', ON_PHONE, async ({ page, site, context }) => {
  await registered(page, site, 'Two Tabs')
  const [first, second] = [new OwnProfilePage(page), new OwnProfilePage(await context.newPage())]
  await first.open('/my-profile')
  await second.open('/my-profile')
  await first.page.getByLabel('Headline', { exact: true }).fill('From the first tab')
  await second.page.getByLabel('Headline', { exact: true }).fill('From the second tab')
  await first.save()
  await second.page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second.page.getByText('Your profile was changed in another tab')).toBeVisible()
  await expect(second.page.getByLabel('Headline', { exact: true })).toHaveValue('From the second tab')
  await second.page.getByRole('button', { name: 'Save this one' }).click()
  await expect(second.page.getByText('Profile saved')).toBeVisible()
  await second.page.reload()
  await expect(second.page.getByLabel('Headline', { exact: true })).toHaveValue('From the second tab')
})
