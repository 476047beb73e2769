import { BackOfficePage } from './pages/back-office-page.ts'
import { demoPerson } from './support/api.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'staff see that the ledger balances, open a movement, and grant a customer credit that appears in the ledger',
  ON_DESKTOP,
  async ({ page, site }) => {
    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    await office.open('/admin/ledger')
    await expect(page.getByText('The ledger balances.')).toBeVisible()
    const total = page
      .getByRole('table', { name: 'Trial balance' })
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
    await expect(total).toHaveCount(2)
    const [debits, credits] = await total.allTextContents()
    expect(debits).toBe(credits)

    const customer = demoPerson('user')
    await office.open(`/admin/people/${customer.id}`)
    await page.getByRole('button', { name: 'Give credit' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Give credit' }).click()
    await expect(dialog.getByText('Enter an amount from ₹1 to ₹10,000.')).toBeVisible()
    await dialog.getByLabel('Amount in rupees').fill('12.34')
    await office.giveReason('Give credit', 'A call that broke off')
    await office.expectToast('Promotional credit given')

    await office.open('/admin/ledger?kind=promotional_credit&limit=100')
    // Other tests grant credit at the same time.
    await office
      .rows()
      .filter({ hasText: /(^|[^\d,])12\.34/ })
      .getByRole('link')
      .first()
      .click()
    await expect(dialog.getByRole('row', { name: /Customer wallets, promotional/ })).toContainText('₹12.34')
    await expect(dialog.getByText('A call that broke off')).toBeVisible()
  },
)
