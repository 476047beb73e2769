import type { Page } from '@playwright/test'
import { TillPage } from './pages/till-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

/** A new customer's ₹500 on its way into the wallet; stands at the gateway. */
async function toGateway(page: Page) {
  const till = new TillPage(page)
  await till.open('/dashboard/my-wallet')
  await page.getByText('₹500', { exact: true }).click()
  await page.getByRole('button', { name: 'Add ₹500' }).click()
  await page.waitForURL('**/demo/pay/**')
  return till
}

test(
  'the page of the test gateway can be read and used by everybody, and success comes back to the wallet',
  ON_PHONE,
  async ({ page, house }) => {
    await house.signedInAsNew()
    const till = await toGateway(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test gateway')
    await page.getByText('Try another ending').click()
    await expectNoAxeFindings(page, 'the test gateway with every ending open')
    await page.getByRole('radio', { name: /Card/ }).check({ force: true })
    await till.approve()
    await expect(page.getByText('₹500 added to your wallet')).toBeVisible()
    await expect(page.getByRole('row', { name: /Added by card/ })).toContainText('+ ₹500')
  },
)

test(
  'a payment that fails charges nothing, says why, and the gateway takes another try',
  ON_DESKTOP,
  async ({ page, house }) => {
    await house.signedInAsNew()
    const till = await toGateway(page)
    const gateway = page.url()
    await page.getByText('Try another ending').click()
    await page.getByLabel('Because').selectOption('The UPI PIN was wrong three times')
    await page.getByRole('button', { name: 'Decline the payment' }).click()
    await page.waitForURL('**/dashboard/my-wallet**')
    await expect(till.main).toContainText('Nothing was charged. Add money again below.')
    await expect(page.getByText('No transactions yet')).toBeVisible()
    await page.goto(gateway)
    await expect(page.getByRole('status')).toContainText('The UPI PIN was wrong three times')
    await expectNoAxeFindings(page, 'the test gateway after a failed try')
    await till.approve()
    await expect(page.getByRole('row', { name: /Added by UPI/ })).toContainText('+ ₹500')
  },
)

test(
  'a payment that the bank thinks about is confirmed there later, told five times, and credited once',
  ON_PHONE,
  async ({ page, house }) => {
    await house.signedInAsNew()
    const till = await toGateway(page)
    await page.getByText('Try another ending').click()
    await page.getByLabel('How the news reaches the product').selectOption('The same webhook five times')
    const gateway = await till.atGateway((at) => at.getByRole('button', { name: 'Leave it pending' }).click())
    await expect(page.getByText('Your bank is confirming')).toBeVisible()
    await page.goto(gateway)
    await expect(page.getByRole('heading', { name: 'Waiting for the bank' })).toBeVisible()
    await expectNoAxeFindings(page, 'the test gateway that waits')
    await page.getByRole('button', { name: 'The bank confirms' }).click()
    await page.waitForURL('**/dashboard/my-wallet**')
    await expect(page.getByRole('row', { name: /Added by UPI/ })).toHaveCount(1)
    await expect(page.getByRole('row', { name: /Added by UPI/ })).toContainText('+ ₹500')
    await page.goto(gateway)
    await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Send the webhook again' }).click()
    await page.getByRole('button', { name: 'Back to the product' }).click()
    await expect(page.getByRole('row', { name: /Added by UPI/ })).toHaveCount(1)
  },
)

test(
  'a window that is closed leaves nothing charged, and the list of payments leads back to it',
  ON_DESKTOP,
  async ({ page, house }) => {
    await house.signedInAsNew()
    const till = await toGateway(page)
    const number = /Payment (\d+)/.exec((await page.getByText(/^Payment \d+$/).textContent())!)![1]
    await till.atGateway((at) => at.getByRole('button', { name: 'Go back without paying' }).click())
    await expect(till.main).toContainText('Nothing has been charged so far.')
    await page.goto('/demo/pay')
    await expectNoAxeFindings(page, 'the payments of the test gateway')
    await page.getByRole('link', { name: `Payment ${number}`, exact: true }).click()
    await till.approve()
    await expect(page.getByText('₹500 added to your wallet')).toBeVisible()
  },
)
