import { TillPage } from './pages/till-page.ts'
import { ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'a new customer tops up, pays with wallet and gateway, gets the invoice, and a refund with its credit note',
  ON_PHONE,
  async ({ page, site }) => {
    await site.signedInAsNew()
    const till = new TillPage(page)
    await till.open('/dashboard/my-wallet')
    await page.getByText('₹500', { exact: true }).click()
    await page.getByRole('button', { name: 'Add ₹500' }).click()
    await till.approve()
    await expect(page.getByText('₹500 added to your wallet')).toBeVisible()
    await expect(page.getByRole('row', { name: /Added by UPI/ })).toContainText('+ ₹500')

    const title = await till.pickService()
    await till.openCart()
    await expect(till.main).toContainText(title)
    await till.state.selectOption('Maharashtra')
    await expect(till.summary).toContainText('₹500 of ₹500')
    await till.payButton(/^Pay ₹/).click()
    await till.approve()
    await expect(till.heading).toHaveText('Paid. Thank you.')
    await expect(till.cartLink).toHaveAccessibleName('Cart, empty')
    expect(await till.pdfBehind(page.getByRole('button', { name: /^Download PDF/ }))).toBe('%PDF-')

    await page.getByRole('link', { name: 'View order' }).click()
    await page.getByRole('button', { name: 'Request a refund' }).click()
    await page.getByLabel('What went wrong?').fill('The plan has changed.')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Under review')).toBeVisible()

    // More than ₹10,000 would need a second person.
    await site.grantRefund(Number(page.url().split('/').at(-1)), 900_000)
    await page.reload()
    await expect(page.getByText('Approved', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Refund' })).toContainText('₹9,000 refunded')
    expect(await till.pdfBehind(page.getByRole('button', { name: /^Credit note/ }))).toBe('%PDF-')
    await till.open('/dashboard/my-wallet')
    await expect(page.getByRole('row', { name: new RegExp(`Refund, ${title}`) })).toContainText('+ ₹9,000')
  },
)
