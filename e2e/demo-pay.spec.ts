import type { Page } from '@playwright/test'
import { TillPage } from './pages/till-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

/** A new customer adds ₹500 to the wallet; ends on the gateway page. */
async function toGateway(page: Page) {
  const till = new TillPage(page)
  await till.open('/dashboard/my-wallet')
  await page.getByText('₹500', { exact: true }).click()
  await page.getByRole('button', { name: 'Add ₹500' }).click()
  await page.waitForURL('**/demo/pay/**')
  return till
}

test(
  'a payment by card is left pending, confirmed later, reported five times, and credited once',
  ON_PHONE,
  async ({ page, site }) => {
    await site.signedInAsNew()
    const till = await toGateway(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test payment')
    await page.getByText('Test other outcomes').click()
    await expectNoAxeFindings(page, 'the test gateway with every ending open')
    await page.getByRole('radio', { name: /Card/ }).check({ force: true })
    await page.getByLabel('Webhook delivery').selectOption('Send the same webhook five times')
    const gateway = await till.atGateway((at) => at.getByRole('button', { name: 'Keep pending' }).click())
    await expect(page.getByText('Your bank is confirming')).toBeVisible()
    await page.goto(gateway)
    await expect(page.getByRole('heading', { name: 'Waiting for the bank' })).toBeVisible()
    await expectNoAxeFindings(page, 'the test gateway that waits')
    await page.getByRole('button', { name: 'Confirm payment' }).click()
    await page.waitForURL('**/dashboard/my-wallet**')
    const row = page.getByRole('row', { name: /Added by card/ })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('+ ₹500')
    await page.goto(gateway)
    await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Send the webhook again' }).click()
    await page.getByRole('button', { name: 'Back to the site' }).click()
    await expect(row).toHaveCount(1)
  },
)

test(
  'a closed window and a failed payment charge nothing; the list of payments leads back, and the payment is retried',
  ON_DESKTOP,
  async ({ page, site }) => {
    await site.signedInAsNew()
    const till = await toGateway(page)
    const gateway = page.url()
    const number = /Payment (\d+)/.exec((await page.getByText(/^Payment \d+$/).textContent())!)![1]
    await till.atGateway((at) => at.getByRole('button', { name: 'Go back without paying' }).click())
    await expect(till.main).toContainText('You have not been charged.')
    await page.goto('/demo/pay')
    await expectNoAxeFindings(page, 'the payments of the test gateway')
    await page.getByRole('link', { name: `Payment ${number}`, exact: true }).click()

    await page.getByText('Test other outcomes').click()
    await page.getByLabel('Reason').selectOption('Wrong UPI PIN entered three times')
    await page.getByRole('button', { name: 'Decline payment' }).click()
    await page.waitForURL('**/dashboard/my-wallet**')
    await expect(till.main).toContainText('You were not charged. You can add money again below.')
    await expect(page.getByText('No transactions yet')).toBeVisible()
    await page.goto(gateway)
    await expect(page.getByRole('status')).toContainText('Wrong UPI PIN entered three times')
    await expectNoAxeFindings(page, 'the test gateway after a failed try')
    await till.approve()
    await expect(page.getByText('₹500 added to your wallet')).toBeVisible()
    await expect(page.getByRole('row', { name: /Added by UPI/ })).toContainText('+ ₹500')
  },
)
