import { BackOfficePage } from './pages/back-office-page.ts'
import { SitePage } from './pages/site-page.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'staff change the text of a page in both languages, and the contacts in the footer; visitors read both',
  ON_DESKTOP,
  async ({ page, site }, { repeatEachIndex }) => {
    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    await office.open('/admin/pages')
    await page.getByRole('main').getByRole('link', { name: 'Disclaimer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Disclaimer' })).toBeVisible()
    // The editor starts from what visitors read.
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await expect(text).toContainText('Consultants are not our employees.')
    await text.click()
    await page.keyboard.press('ControlOrMeta+End')
    const sentence = `Call {helpDeskPhone} for copy ${repeatEachIndex + 1}.`
    await page.keyboard.type(` ${sentence}`)
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByText('Only staff can open this page.')).toBeVisible()
    const shown = sentence.replace('{helpDeskPhone}', '1800 000 2525')
    await expect(page.getByText(shown)).toBeVisible()
    await page.getByText('Hindi', { exact: true }).click()
    await expect(page.getByText('सलाहकार हमारे कर्मचारी नहीं हैं।')).toBeVisible()
    await page.getByRole('link', { name: 'Back to editing' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish Disclaimer?' })
    await dialog.getByLabel('What changed, in English').fill('Where to call')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Page published')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Version 20/ }).first()).toBeVisible()

    await office.open('/admin/brand')
    const address = `${repeatEachIndex + 1} Tilak Road, Pune 411030`
    await page.getByLabel('Address').fill(address)
    // The preview beside the form.
    await expect(page.getByText(address).first()).toBeVisible()
    await page.getByLabel('Reason').fill('We moved')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Brand saved')).toBeVisible()

    const reader = new SitePage(page)
    await reader.open('/disclaimer')
    await expect(page.getByText(shown)).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText(address)).toBeVisible()
    await reader.open('/hi/disclaimer')
    await expect(page.getByText('सलाहकार हमारे कर्मचारी नहीं हैं।')).toBeVisible()

    await office.open('/admin/brand')
    await page.getByLabel('Address').fill('')
    await page.getByLabel('Reason').fill('The test is over')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Brand saved')).toBeVisible()
  },
)
