import { aPdf } from '#test/documents.ts'
import { SitePage } from './pages/site-page.ts'
import { TillPage } from './pages/till-page.ts'
import { signInConsultant } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { browserOf, keepAuth } from './support/browsers.ts'
import { deskNumber } from './support/desks.ts'
import { richCustomer } from './support/money.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: aPdf() })

/** Adds a file to the documents of the open order. */
async function addFile({ page }: SitePage, name: string) {
  await page.getByRole('button', { name: 'Add a file' }).click()
  const dialog = page.getByRole('dialog')
  await page.getByTestId('locker-files').setInputFiles([pdf(name)])
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('region', { name: 'Shared documents' })).toContainText(name)
}

test(
  'a consultant publishes a service; a customer orders it, sends a brief with a document, sends the work back once and accepts it; the consultant earns, the customer has the invoice',
  ON_DESKTOP,
  async ({ page, browser, baseURL }) => {
    const [customer, expert] = [await richCustomer(baseURL!), await signInConsultant(baseURL!, deskNumber(4))]
    await keepAuth(page, customer)
    const title = `Loan file of unit ${customer.id}`
    const till = new TillPage(page)
    const desk = await browserOf(browser, page, baseURL!, expert)
    const theirs = new SitePage(desk)
    await test.step('the consultant adds and publishes a service', async () => {
      await theirs.open('/services/new')
      await desk.getByLabel('Title in English').fill(title)
      await desk.getByLabel('Industry').selectOption({ index: 1 })
      await desk.getByLabel('What is delivered, in English').fill('Your papers checked and the application filled.')
      await desk.getByLabel('Days until delivery').fill('5')
      // Never the cheapest service of all, which other tests buy.
      await desk.getByLabel('Price before GST').fill('9000')
      await desk.getByRole('button', { name: 'Save' }).click()
      await expect(theirs.heading).toHaveText(title)
      await desk.getByRole('button', { name: 'Publish' }).click()
      await expect(desk.getByRole('button', { name: 'Withdraw from sale' })).toBeVisible()
    })
    await test.step('the customer browses services and buys it', async () => {
      await till.open('/dashboard/my-services')
      await page.getByRole('link', { name: 'Browse services' }).click()
      await expect(till.heading).toHaveText('Services')
      await page.getByRole('navigation', { name: 'Sector' }).getByRole('link').nth(1).click()
      await expect(page).toHaveURL(/\/service\?sector=/)
      await expect(page.getByRole('navigation', { name: 'Sector' }).locator('[aria-current]')).not.toHaveText(/^All/)
      await till.open(`/service/${desk.url().split('/').at(-1)}`)
      await page.getByRole('button', { name: /^Order/ }).click()
      await expect(till.heading).toHaveText('Your cart')
      await till.state.selectOption('Maharashtra')
      await till.payButton(/^Pay ₹10,620/).click()
      await expect(till.heading).toHaveText('Paid. Thank you.')
    })
    await test.step('and sends the brief with a document', async () => {
      await till.open('/dashboard/my-services')
      await page.getByRole('link', { name: new RegExp(`^Send the brief.*${title}`) }).click()
      await expect(till.heading).toHaveText(title)
      await addFile(till, 'balance-sheet.pdf')
      await page.getByLabel('Your brief').fill('A rice mill in Nagpur; the bank asks for ₹20 lakh.')
      await page.getByRole('button', { name: 'Send the brief' }).click()
      await expect(page.getByRole('button', { name: 'Change the brief' })).toBeVisible()
    })
    await test.step('the consultant reads both, starts and delivers with a file', async () => {
      await theirs.open('/service-orders')
      await desk.getByRole('link', { name: new RegExp(`^Open.*${title}`) }).click()
      await expect(desk.getByText('A rice mill in Nagpur; the bank asks for ₹20 lakh.')).toBeVisible()
      await expect(desk.getByRole('button', { name: 'balance-sheet.pdf' })).toBeVisible()
      await desk.getByRole('button', { name: 'Start the work' }).click()
      await expect(desk.getByLabel('Note to the delivery')).toBeVisible()
      await addFile(theirs, 'loan-file.pdf')
      await desk.getByLabel('Note to the delivery').fill('The application is filled. Please check page 2.')
      await desk.getByRole('button', { name: 'Deliver', exact: true }).click()
      await expect(desk.getByLabel('Note to the delivery')).toBeHidden()
    })
    const delivery = page.getByRole('region', { name: 'Delivery 1' })
    await test.step('the customer’s page follows, and the work goes back once', async () => {
      await expect(delivery).toContainText('The application is filled. Please check page 2.')
      await expect(delivery.getByRole('button', { name: /loan-file\.pdf/ })).toBeVisible()
      await expectNoAxeFindings(page, 'a delivery to decide about')
      await delivery.getByLabel('If something must change').fill('The turnover is of the year before.')
      await delivery.getByRole('button', { name: 'Send back' }).click()
      await expect(delivery).toBeHidden()
      await expect(desk.getByText('The turnover is of the year before.')).toBeVisible()
      await desk.getByLabel('Note to the delivery').fill('Corrected, with last year’s turnover.')
      await desk.getByRole('button', { name: 'Deliver', exact: true }).click()
    })
    await test.step('the second delivery is accepted, and the order has its invoice', async () => {
      const second = page.getByRole('region', { name: 'Delivery 2' })
      await expect(second).toContainText('Corrected, with last year’s turnover.')
      await expect(second).toContainText('You can send it back 1 more time.')
      await second.getByRole('button', { name: 'Accept the work' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Accept and release ₹10,620' }).click()
      await expect(second).toBeHidden()
      await expect(page.getByText(/^Done on /)).toBeVisible()
      await page.getByRole('link', { name: 'Order and invoice' }).click()
      await expect(page.getByText(/INV\/\d{4}\/\d+/).first()).toBeVisible()
    })
    await test.step('the consultant has earned it', async () => {
      await expect(desk.getByText(/^Done on /)).toBeVisible()
      await theirs.open('/payout')
      await expect(desk.getByRole('row').filter({ hasText: title })).toContainText('₹9,000.00')
      await desk.context().close()
    })
  },
)
