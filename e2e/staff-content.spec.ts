import { BackOfficePage } from './pages/back-office-page.ts'
import { SitePage } from './pages/site-page.ts'
import { DEMO_MOBILES } from './support/api.ts'
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

test(
  'staff publish a workshop and a plan, set a commission from a date, announce something and change a message; each shows where people look',
  ON_DESKTOP,
  async ({ page, site }, { repeatEachIndex }) => {
    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    const reader = new SitePage(page)
    const dialog = page.getByRole('dialog')
    const fill = async (within: typeof dialog, texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) await within.getByLabel(label, { exact: true }).fill(text)
    }

    await test.step('a workshop is a draft, and among the workshops once it is published', async () => {
      const title = `Reading a load curve, group ${repeatEachIndex + 1}`
      await office.open('/admin/workshops/new')
      await fill(page.getByRole('main'), {
        ...{ 'Title in English': title, 'Title in Hindi': 'लोड का ग्राफ़ पढ़ना' },
        ...{ 'Description in English': 'Where the energy goes.', 'Description in Hindi': 'ऊर्जा कहाँ जाती है।' },
        ...{ Day: '2030-01-15', 'Price of a seat before GST': '500', Trainer: 'Meera' },
      })
      await page.getByRole('radio', { name: /^Meera Joglekar/ }).click()
      await page.getByLabel('Where it takes place').selectOption('Online')
      await page.getByLabel('Meeting link').fill('https://meet.example/load-curve')
      await page.getByRole('button', { name: 'Add workshop' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.getByRole('button', { name: 'Publish' }).click()
      await page.getByRole('link', { name: 'View page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await reader.open('/workshops')
      await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
    })

    await test.step('a plan on sale is compared with the others until it is withdrawn', async () => {
      const title = `Prarambh ${repeatEachIndex + 1}`
      await office.open('/admin/plans')
      await page.getByRole('button', { name: 'New plan' }).click()
      await fill(dialog, {
        ...{ Slug: `prarambh-${repeatEachIndex + 1}`, 'Title in English': title, 'Title in Hindi': 'प्रारंभ' },
        ...{ 'Whom it suits, in English': 'First steps', 'Whom it suits, in Hindi': 'पहले क़दम' },
        ...{ 'Price before GST': '999', Position: '9', Reason: 'Asked for by many' },
      })
      await dialog.getByLabel('State').selectOption('On sale')
      await dialog.getByRole('button', { name: 'Create plan' }).click()
      await expect(dialog).toBeHidden()
      await reader.open('/membership')
      await expect(page.getByRole('link', { name: `Choose ${title}` })).toBeVisible()
      await office.open('/admin/plans')
      await page.getByRole('button', { name: `Edit ${title}` }).click()
      await dialog.getByLabel('State').selectOption('Withdrawn')
      await office.giveReason('Save', 'The test is over')
      await reader.open('/membership')
      await expect(page.getByRole('link', { name: `Choose ${title}` })).toHaveCount(0)
    })

    await test.step('a commission from a later day is among the rates until it is removed', async () => {
      await office.open('/admin/rates')
      await page.getByRole('button', { name: 'New rate Commission', exact: true }).click()
      await fill(dialog, { Percent: '18.5', From: '2031-04-01', Reason: 'New prices' })
      await dialog.getByRole('button', { name: 'Save rate' }).click()
      await expect(dialog).toBeHidden()
      const coming = page.getByRole('listitem').filter({ hasText: 'from 1st April 2031' })
      await expect(coming).toContainText('18.5%')
      await coming.getByRole('button', { name: 'Remove' }).click()
      await office.giveReason('Remove', 'Not decided yet')
      await expect(coming).toHaveCount(0)
    })

    await test.step('a banner is on the next page, stays closed after a reload, and is back with a new text', async () => {
      const text = `Short hours on Friday, ${repeatEachIndex + 1}.`
      const banner = page.getByRole('region', { name: 'Announcement' })
      await office.open('/admin/banners/new')
      await fill(page.getByRole('main'), { 'Text in English': text, 'Text in Hindi': 'शुक्रवार को कम समय।' })
      await page.getByRole('checkbox', { name: 'All public pages' }).uncheck()
      await page.getByRole('checkbox', { name: 'Home page' }).check()
      await page.getByLabel('State', { exact: true }).selectOption('Published')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Edit banner' })).toBeVisible()
      expect(await (await page.request.get('/hi')).text()).toContain('शुक्रवार को कम समय।')
      await reader.open('/')
      await expect(banner).toContainText(text)
      await expectNoAxeFindings(page, 'a page with a banner')
      await banner.getByRole('button', { name: 'Close' }).click()
      await expect(banner).toBeHidden()
      await reader.reload()
      await expect(banner).toBeHidden()
      await office.open('/admin/banners')
      await page.getByRole('link', { name: text }).click()
      await fill(page.getByRole('main'), { 'Text in English': `${text} Saturday, too.` })
      await page.getByRole('button', { name: 'Save' }).click()
      await office.expectToast('Banner saved')
      await reader.open('/')
      await expect(banner).toContainText('Saturday, too.')
      await office.open('/admin/banners')
      await page.getByRole('link', { name: text }).click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await office.giveReason('Delete', 'The test is over')
      await expect(page.getByRole('link', { name: text })).toHaveCount(0)
    })

    await test.step('a text of a message is previewed, sent to oneself, saved, and the standard text again', async () => {
      await office.open('/admin/message-texts')
      await page.getByRole('main').getByRole('link').first().click()
      const text = page.getByLabel('Message text')
      const before = await text.inputValue()
      const added = `Thank you, part ${repeatEachIndex + 1}.`
      await text.fill(`${before} ${added}`)
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText(added)
      await page.getByRole('button', { name: 'Send a test to me' }).click()
      await office.confirmIfAsked(() => site.appCodeFor(DEMO_MOBILES.admin), 'Sent to')
      await page.getByLabel('Reason').fill('Politer')
      await page.getByRole('button', { name: 'Save text' }).click()
      await expect(page.getByRole('region', { name: 'Versions' })).toContainText(added)
      await page.getByRole('button', { name: 'Back to the standard text' }).click()
      await office.giveReason('Back to the standard text', 'The test is over')
      await expect(text).toHaveValue(before)
    })
  },
)

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
