import { TillPage } from './pages/till-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'offline, pay buttons say so and send nothing; a declined payment charges nothing and is retried; a pending one updates automatically',
  ON_DESKTOP,
  async ({ page, site, context }) => {
    await site.signedInAsNew()
    const till = new TillPage(page)
    await till.pickService()
    await till.openCart()
    await till.state.selectOption('Maharashtra')
    await test.step('offline, pay buttons say so and send nothing', async () => {
      await expect(till.payButton(/^Pay ₹/)).toBeEnabled()
      const asked: string[] = []
      page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname))
      await context.setOffline(true)
      await expect(till.payButton(/^You are offline$/)).toBeDisabled()
      await page.getByLabel('GSTIN for invoice').press('Enter')
      await context.setOffline(false)
      await expect(till.payButton(/^Pay ₹/)).toBeEnabled()
      expect(asked.filter((path) => path === '/api/web/v1/orders')).toEqual([])
    })
    await till.payButton(/^Pay ₹/).click()
    await till.decline()
    await expect(till.heading).toHaveText('The payment did not go through')
    await expect(till.main).toContainText('You were not charged')
    await expect(till.cartLink).toHaveAccessibleName('Cart, 1 item')

    await page.getByRole('button', { name: /^Try again/ }).click()
    const bank = await till.leavePending()
    await expect(till.heading).toHaveText('Your bank is confirming')
    await expect(page.getByRole('button', { name: /pay/i })).toHaveCount(0)
    await expectNoAxeFindings(page, 'a payment that the bank thinks about')

    const atTheBank = await context.newPage()
    await atTheBank.goto(bank)
    await atTheBank.getByRole('button', { name: 'Confirm payment' }).click()
    await expect(till.heading).toHaveText('Paid. Thank you.')
    await expect(till.cartLink).toHaveAccessibleName('Cart, empty')
  },
)
