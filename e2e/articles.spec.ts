import { BackOfficePage } from './pages/back-office-page.ts'
import { SitePage } from './pages/site-page.ts'
import { ON_DESKTOP } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

/** One pixel as PNG. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test(
  'staff write, preview and publish an article; a visitor finds and reads it, also at its former address',
  ON_DESKTOP,
  async ({ page, site }, { repeatEachIndex }) => {
    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    const title = `A boiler log in ten lines, part ${repeatEachIndex + 1}`
    const slug = `a-boiler-log-in-ten-lines-part-${repeatEachIndex + 1}`
    await office.open('/admin/articles/new')
    await page.getByLabel('Title').fill(title)
    await page.getByRole('button', { name: 'Start writing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edit article' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Text' }).click()
    await page.keyboard.type('Write the pressure down every hour.')
    await page.getByRole('button', { name: 'Picture', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Picture in the text' })
    await dialog
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'log.png', mimeType: 'image/png', buffer: DOT })
    await dialog.getByRole('button', { name: 'Add picture' }).click()
    await expect(dialog.getByText('Please fill this in.')).toBeVisible()
    await dialog.getByLabel('What the picture shows').fill('A page of the log')
    await dialog.getByRole('button', { name: 'Add picture' }).click()
    await expect(page.getByRole('img', { name: 'A page of the log' })).toBeVisible()
    await page.getByLabel('Tags').fill('Machines')
    // Without its summary it cannot be published.
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('alert')).toContainText('add a summary')
    await page.getByLabel('Summary').fill('Ten numbers that say what a boiler will do next.')
    // The draft is saved by itself.
    await expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible()

    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByText('Only staff can open this page.')).toBeVisible()
    await expect(page.getByText('Write the pressure down every hour.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to editing' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Article published')).toBeVisible()

    const reader = new SitePage(page)
    await reader.open('/blogs')
    await page.getByRole('searchbox', { name: 'Search articles' }).fill(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '1 article' })).toBeAttached()
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('img', { name: 'A page of the log' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/blogs/${slug}$`))
    const written = page.url()

    await office.open(`/admin/articles?search=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: title }).click()
    await page.getByLabel('Address').fill(`${slug}-renamed`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible()
    const moved = async () => {
      const response = await page.request.get(written, { maxRedirects: 0 })
      return [response.status(), response.headers().location]
    }
    await expect.poll(moved).toEqual([301, `/blogs/${slug}-renamed`])
  },
)
