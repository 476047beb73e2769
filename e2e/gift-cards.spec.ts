import { BackOfficePage } from './pages/back-office-page.ts'
import { TillPage } from './pages/till-page.ts'
import { ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'a customer buys a gift card; somebody redeems its code into the wallet, once',
  ON_PHONE,
  async ({ page, site }) => {
    const till = new TillPage(page)
    const buyer = await site.signedInAsNew()
    await till.open('/dashboard/my-wallet')
    await page.getByRole('link', { name: 'Buy or redeem a gift card' }).click()
    await expect(till.heading).toHaveText('Gift cards')
    await page.getByLabel('Amount').fill('400')
    await page.getByLabel('Who is it for?').fill('Kamala')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Amount').fill('500')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(till.heading).toHaveText('Gift card of ₹500')
    await till.state.selectOption('Maharashtra')
    await till.payButton(/^Pay ₹500/).click()
    await till.approve()
    await expect(till.heading).toHaveText('Paid. Thank you.')
    await page.getByRole('link', { name: 'View the gift card' }).click()
    const card = page.getByRole('listitem').filter({ hasText: '₹500 for Kamala' })
    await expect(card).toContainText('Not redeemed yet')
    const code = (await card.locator('code').textContent())!

    await site.signedInAsNew()
    await till.open('/dashboard/gift-cards')
    await page.getByLabel('Code of the gift card').fill('AAAA-BBBB-CCCC-DDDD')
    await page.getByRole('button', { name: 'Add to my wallet' }).click()
    await expect(page.getByText('No gift card has this code. Please check it and try again.')).toBeVisible()
    await page.getByLabel('Code of the gift card').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Add to my wallet' }).click()
    await expect(page.getByText('₹500 added. Your balance is ₹500.')).toBeVisible()
    await page.getByLabel('Code of the gift card').fill(code)
    await page.getByRole('button', { name: 'Add to my wallet' }).click()
    await expect(page.getByText('This gift card has already been redeemed.')).toBeVisible()

    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    await office.open(`/admin/gift-cards?search=${buyer.mobile}`)
    await expect(office.rows()).toHaveCount(1)
    await expect(office.rows()).toContainText('Redeemed')
  },
)
