import { aBook } from '#test/products.ts'
import { BackOfficePage } from './pages/back-office-page.ts'
import { BookingPage } from './pages/booking-page.ts'
import { newMobile } from './support/api.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'a consultant sells a PDF that staff approve; a customer reads its first pages, buys it and downloads it, and the consultant earns',
  ON_DESKTOP,
  async ({ page, site }) => {
    const till = new BookingPage(page)
    const title = `Kiln firing log book ${newMobile().slice(4)}`
    const name = `${title}.pdf`
    await site.signedInAs('consultant')
    const row = page.getByRole('listitem').filter({ hasText: title })
    await test.step('the consultant writes it, adds the file and sends it for approval', async () => {
      await till.open('/product')
      await page.getByRole('button', { name: 'New product' }).first().click()
      await till.dialog.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
      await till.dialog
        .getByLabel('What is in it, and who is it for?')
        .fill('Temperatures and times of twelve firings.')
      await till.dialog.getByLabel('Price before GST').fill('500')
      await till.dialog.getByRole('button', { name: 'Save' }).click()
      await expect(row).toContainText('No file yet.')
      await row.getByRole('button', { name: /^Add PDF/ }).click()
      const file = { name, mimeType: 'application/pdf', buffer: await aBook(4) }
      await page.getByTestId('locker-files').setInputFiles([file])
      await till.dialog.getByRole('button').filter({ hasText: name }).click()
      await expect(till.dialog).toBeHidden()
      await expect(row).toContainText('Version 1 · 4 pages, PDF')
      await row.getByRole('button', { name: /^Send for approval/ }).click()
      await expect(row).toContainText('Waiting for approval')
    })
    await test.step('staff approve it', async () => {
      await site.signedInAs('admin')
      await new BackOfficePage(page).open('/admin/products?waiting=yes')
      await page.getByRole('button', { name: title }).click()
      await till.dialog.getByRole('button', { name: 'Approve' }).click()
      await expect(till.dialog).toBeHidden()
      await expect(page.getByRole('button', { name: title })).toHaveCount(0)
    })
    await site.signedInAsNew()
    await test.step('the customer finds it, reads the first pages and buys it', async () => {
      await till.open('/products')
      await page.getByRole('searchbox', { name: 'Search products' }).fill(title)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: title }).click()
      await expect(till.heading).toHaveText(title)
      await page.getByRole('button', { name: 'Read the first pages' }).click()
      await expect(till.dialog.getByText('Page 1 of 3')).toBeVisible()
      await till.dialog.getByRole('button', { name: 'Close' }).last().click()
      await page.getByRole('button', { name: /^Add to cart/ }).click()
      await expect(page.getByRole('link', { name: /^In your cart/ })).toBeVisible()
      await till.openCart()
      await till.state.selectOption('Maharashtra')
      await till.payButton(/^Pay ₹590/).click()
      await till.approve()
      await expect(till.heading).toHaveText('Paid. Thank you.')
    })
    await test.step('they download it, and it can no longer be given back', async () => {
      await page.getByRole('link', { name: 'Go to my products' }).click()
      await expect(page.getByText('5 downloads left')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Give it back' })).toBeVisible()
      expect(await till.pdfBehind(page.getByRole('button', { name: /^Download/ }))).toMatch(/^%PDF/)
      await expect(page.getByText('4 downloads left')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Give it back' })).toHaveCount(0)
      await page.getByRole('link', { name: 'Receipt and invoice' }).click()
      await expect(page.getByText(/INV\/\d{4}\/\d+/).first()).toBeVisible()
    })
    await test.step('the consultant has earned it, and takes it off sale', async () => {
      await site.signedInAs('consultant')
      await till.open('/payout')
      await expect(page.getByRole('row').filter({ hasText: title })).toContainText('₹500.00')
      await till.open('/product')
      await expect(row).toContainText('1 sold')
      await row.getByRole('button', { name: /^Withdraw/ }).click()
      await expect(row).toContainText('Withdrawn')
    })
  },
)
