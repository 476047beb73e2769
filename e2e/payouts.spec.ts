import { BackOfficePage } from './pages/back-office-page.ts'
import { SitePage } from './pages/site-page.ts'
import { AUTH_KEY, call, DEMO_MOBILES, newConsultant } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { browserOf } from './support/browsers.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { staffWithOldFactor } from './support/time.ts'

test(
  'a consultant withdraws, staff approve with their second factor, and the bank pays',
  ON_DESKTOP,
  async ({ page, site, browser, baseURL }) => {
    const [typed, shown] = ['1250', '₹1,250']
    await site.signedInAs('consultant')
    const mine = new SitePage(page)
    await mine.open('/withdrawals')
    await page.getByLabel('Amount', { exact: true }).fill(typed)
    await page.getByRole('button', { name: `Withdraw ${shown}` }).click()
    const question = page.getByRole('dialog', { name: `Withdraw ${shown}?` })
    await expectNoAxeFindings(page, 'the question before a withdrawal')
    await question.getByRole('button', { name: `Withdraw ${shown}` }).click()
    await expect(page.getByText('Withdrawal requested. It is waiting for approval.')).toBeVisible()
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('')
    await expect(page.getByText('Enter an amount.')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: shown }).first()
    await expect(row).toContainText('Waiting for approval')
    const reference = /WD-\d+/.exec((await row.textContent())!)![0]

    const staff = await browserOf(browser, page, baseURL!, await staffWithOldFactor())
    const office = new BackOfficePage(staff)
    await office.open(`/admin/payouts?search=${reference}`)
    await office.rows().getByRole('link', { name: reference }).click()
    await expect(staff.getByText('State Bank of India, SBIN0000454')).toBeVisible()
    await staff.getByRole('button', { name: `Approve ${shown}` }).click()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: `Approve ${shown}` })
      .click()
    await expect(office.codeDialog).toBeVisible()
    await office.confirm(() => site.appCodeFor(DEMO_MOBILES.admin))
    // A payment that fails is repeated a minute later.
    const paid = staff.getByRole('listitem').filter({ hasText: /TEST/ })
    await expect(paid).toContainText('Paid', { timeout: 100_000 })
    await staff.context().close()

    await page.reload()
    await expect(row).toContainText('Paid')
    const reported = async () => (await site.messagesTo(DEMO_MOBILES.consultant)).map(({ text }) => text)
    await expect
      .poll(async () => (await reported()).some((text) => text.includes(shown) && text.includes(reference)))
      .toBe(true)
    await mine.open('/payout')
    await expect(page.getByRole('heading', { name: 'All your earnings so far' })).toBeVisible()
    await expect(page.getByText('Paid to your bank')).toBeVisible()
  },
)

test(
  'staff reject a withdrawal with a reason, which the consultant sees',
  ON_PHONE,
  async ({ page, site, browser, baseURL }) => {
    const me = await site.signedInAs('consultant')
    const withdrawals = '/api/web/v1/withdrawals'
    const { accounts } = await call<{ accounts: { id: number; state: string }[] }>(
      baseURL!,
      'GET',
      withdrawals,
      undefined,
      me,
    )
    const asked = { amountPaise: 66_000, bankAccountId: accounts[0]!.id }
    const { withdrawal } = await call<{ withdrawal: { reference: string } }>(baseURL!, 'POST', withdrawals, asked, me)
    const { reference } = withdrawal
    const staff = await browserOf(browser, page, baseURL!, await staffWithOldFactor())
    const office = new BackOfficePage(staff)
    await office.open(`/admin/payouts/${reference.slice(3)}`)
    await staff.getByRole('button', { name: 'Reject' }).click()
    const dialog = staff.getByRole('dialog').filter({ hasText: `Reject ${reference}?` })
    await dialog.getByLabel('Reason').fill('Please add your GSTIN first')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(office.codeDialog).toBeVisible()
    // Once the code is accepted, the action continues with what was typed.
    await office.confirm(() => site.appCodeFor(DEMO_MOBILES.admin))
    await expect(dialog).toBeHidden()
    await staff.context().close()
    await new SitePage(page).open('/withdrawals')
    const row = page.getByRole('row').filter({ hasText: reference })
    await expect(row).toContainText('₹660')
    await expect(row).toContainText('Not approved')
    await expect(row).toContainText('Please add your GSTIN first')
  },
)

test(
  'a new consultant adds an account with an OTP, the bank verifies it, and withdrawals are locked for a day',
  ON_PHONE,
  async ({ page, site, baseURL }) => {
    const person = await newConsultant(baseURL!)
    await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(person)])
    const mine = new SitePage(page)
    await mine.open('/bank-details')
    await expect(page.getByText('No bank account yet.')).toBeVisible()
    await page.getByLabel('Account number', { exact: true }).fill('50100241877012')
    await page.getByLabel('Confirm account number').fill('50100241877021')
    await page.getByLabel('IFSC').fill('hdfc0000007')
    await expect(page.getByText('HDFC Bank')).toBeVisible()
    await page.getByRole('button', { name: 'Verify with ₹1' }).click()
    await expect(page.getByText('The two numbers do not match.')).toBeVisible()
    await expectNoAxeFindings(page, 'bank details with a mistake')
    await page.getByLabel('Confirm account number').fill('50100241877012')
    await site.untilNextCode(person.mobile)
    const otp = await site.otpSentBy(person.mobile, () => page.getByRole('button', { name: 'Verify with ₹1' }).click())
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Digit 1 of 6').click()
    await page.keyboard.type(otp)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toBeHidden()
    const accounts = page.getByRole('list', { name: 'Your accounts' })
    // A check that fails is repeated a minute later.
    await expect(accounts.getByText('Verified')).toBeVisible({ timeout: 100_000 })
    await expect(accounts).toContainText('7012')
    await expect(page.getByText(/Withdrawals are paused until/)).toBeVisible()
    await mine.open('/withdrawals')
    await expect(page.getByText(/^Paused until/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeDisabled()
  },
)
