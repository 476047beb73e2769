import { aBook } from '#test/products.ts'
import { BackOfficePage } from './pages/back-office-page.ts'
import { BookingPage } from './pages/booking-page.ts'
import { AUTH_KEY, newMobile } from './support/api.ts'
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

test(
  'a consultant sells goods: a customer orders two pieces to an address, they are sent and arrive, and the consultant earns',
  ON_DESKTOP,
  async ({ page, site }) => {
    const till = new BookingPage(page)
    const title = `Grain moisture meter ${newMobile().slice(4)}`
    const row = page.getByRole('listitem').filter({ hasText: title })
    await site.signedInAs('consultant')
    await test.step('the consultant writes it and sends it for approval', async () => {
      await till.open('/product')
      await page.getByRole('button', { name: 'New product' }).first().click()
      await till.dialog.getByRole('radio', { name: 'Goods that you send' }).check()
      await till.dialog.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
      await till.dialog.getByLabel('What is in it, and who is it for?').fill('Measures wheat, rice and spices.')
      await till.dialog.getByLabel('Price before GST').fill('1000')
      await till.dialog.getByLabel('Pieces in stock').fill('5')
      await till.dialog.getByLabel('HSN').fill('90271000')
      await till.dialog.getByLabel('Weight in grams, packed').fill('450')
      await till.dialog.getByRole('button', { name: 'Save' }).click()
      await expect(row).toContainText('Customers see ₹1,180 with GST')
      await row.getByRole('button', { name: /^Send for approval/ }).click()
      await expect(row).toContainText('Waiting for approval')
    })
    await test.step('staff approve it', async () => {
      await site.signedInAs('admin')
      await new BackOfficePage(page).open('/admin/products?waiting=yes')
      await page.getByRole('button', { name: title }).click()
      await expect(till.dialog).toContainText('HSN 90271000')
      await till.dialog.getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByRole('button', { name: title })).toHaveCount(0)
    })
    const customer = await site.signedInAsNew()
    await test.step('the customer orders two pieces to a new address', async () => {
      await till.open('/products')
      await page.getByRole('searchbox', { name: 'Search products' }).fill(title)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: title }).click()
      await expect(page.getByText('Country of origin')).toBeVisible()
      await page.getByRole('button', { name: /^Add to cart/ }).click()
      await expect(page.getByRole('link', { name: /^In your cart/ })).toBeVisible()
      await till.openCart()
      await page.getByRole('button', { name: 'One piece more' }).click()
      await page.getByRole('button', { name: 'New address' }).click()
      await till.dialog.getByLabel('House, street and area').fill('12, Station Road')
      await till.dialog.getByLabel('PIN code').fill('413512')
      await till.dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('radio', { name: /12, Station Road/ })).toBeChecked()
      await till.state.selectOption('Maharashtra')
      // Two pieces for ₹2,000 and ₹100 for delivery, with 18 %.
      await till.payButton(/^Pay ₹2,478/).click()
      await till.approve()
      await expect(till.heading).toHaveText('Paid. Thank you.')
    })
    await test.step('the consultant packs and sends it', async () => {
      await site.signedInAs('consultant')
      await till.open('/product/orders')
      await expect(row).toContainText('12, Station Road')
      await row.getByRole('button', { name: /^Mark as packed/ }).click()
      await expect(row).toContainText('Packed')
      await row.getByRole('button', { name: /^Add tracking number/ }).click()
      await till.dialog.getByLabel('Carrier').fill('India Post')
      await till.dialog.getByLabel('Tracking number').fill('EE123456789IN')
      await till.dialog.getByRole('button', { name: 'Save' }).click()
      await expect(row).toContainText('On its way')
    })
    await test.step('it arrives; the customer has the invoice of the seller', async () => {
      await page.addInitScript(
        ([key, value]) => localStorage.setItem(key!, value!),
        [AUTH_KEY, JSON.stringify(customer)],
      )
      await till.open('/dashboard/products')
      await expect(page.getByText('India Post, tracking number EE123456789IN')).toBeVisible()
      await page.getByRole('button', { name: /^It has arrived/ }).click()
      await expect(page.getByText(/Damaged or wrong\? You can return it until/)).toBeVisible()
      await page.getByRole('link', { name: /^Order and invoice/ }).click()
      await expect(page.getByText(/S\d+\/\d\d\/\d{5}/).first()).toBeVisible()
    })
    await test.step('the consultant has earned it', async () => {
      await site.signedInAs('consultant')
      await till.open('/payout')
      await expect(page.getByRole('row').filter({ hasText: title })).toContainText('₹2,100.00')
    })
  },
)
