import { BackOfficePage } from './pages/back-office-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test('staff write a testimonial in both languages, hide it, and find it again', ON_DESKTOP, async ({ page, site }) => {
  await site.signedInAs('admin')
  const office = new BackOfficePage(page)
  await office.open('/admin/testimonials')
  await page.getByRole('button', { name: 'New testimonial' }).click()
  const dialog = page.getByRole('dialog')
  const author = 'Owner, dyeing unit'
  await dialog.getByLabel('Quote in English').fill('The boiler runs at last.')
  await dialog.getByLabel('Who said it, in English').fill(author)
  await dialog.getByLabel('Who said it, in Hindi').fill('मालिक, रंगाई इकाई')
  await dialog.getByLabel('On the site').selectOption('Hidden')
  await dialog.getByLabel('Reason').fill('Said on the phone, with consent')
  await dialog.getByRole('button', { name: 'Add testimonial' }).click()
  await expect(dialog).toContainText('Please fill this in.')
  await expectNoAxeFindings(page, 'a testimonial with something missing')
  await dialog.getByLabel('Quote in Hindi').fill('बॉयलर आख़िर चल पड़ा।')
  await dialog.getByRole('button', { name: 'Add testimonial' }).click()
  await expect(dialog).toBeHidden()

  await office.open(`/admin/testimonials?search=${encodeURIComponent(author)}&published=no`)
  await expect(office.rows()).toHaveCount(1)
  await office.rows().getByRole('button', { name: author }).click()
  await dialog.getByLabel('Place and subject, in English').fill('Bhilwara, consulted on steam')
  await dialog.getByLabel('Reason').fill('Where it was')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(office.rows()).toContainText('Bhilwara, consulted on steam')
  await page.goto('/')
  await expect(page.getByText('The boiler runs at last.')).toHaveCount(0)
})

test('expertise is found as in the header: with typos, and in romanised Hindi', ON_DESKTOP, async ({ page, site }) => {
  await site.signedInAs('consultant')
  await new BackOfficePage(page).open('/industries')
  const search = page.getByRole('main').getByRole('searchbox')
  const industries = page.getByRole('group', { name: 'Industry' })
  for (const [typed, meant] of [
    ['masla pisai', 'Spice grinding & blending'],
    ['पापड़', 'Pickles, papad & sauces'],
    ['fsai licnce', 'FSSAI licence'],
  ] as const) {
    await search.fill(typed)
    await expect(industries.getByRole('checkbox').first()).toHaveAccessibleName(new RegExp(`^${meant}`))
  }
  await search.fill('qqqqzzzz')
  await expect(page.getByText('No industry with this name.')).toBeVisible()
  await expectNoAxeFindings(page, 'expertise with nothing found')
})

test('the document check says when it does not know a code', ON_DESKTOP, async ({ page }) => {
  await page.goto('/document-check?number=INV/2627/9999999&code=0123456789abcdef01234567')
  await expect(page.getByRole('main')).toContainText('Document not found')
  await expectNoAxeFindings(page, 'a document that is not ours')
})
