import type { Page } from '@playwright/test'
import { ShellPage } from './pages/shell-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const SEARCH = '**/api/mobile/v1/search-consultant?*'

/** The names that were sent to the server. */
function watchNames(page: Page) {
  const names: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/search-consultant')) names.push(searchParams.get('name'))
  })
  return names
}

test.describe('on a desktop', ON_DESKTOP, () => {
  test('typing finds industries and consultants, the keyboard alone opens them, and they are remembered', async ({
    page,
  }) => {
    const names = watchNames(page)
    const shell = new ShellPage(page)
    await page.clock.install()
    await shell.open('/about')
    await page.keyboard.press('/')
    // The clock is frozen, so that a slow machine causes no pause between two letters.
    await page.clock.pauseAt(Date.now() + 10_000)
    await page.keyboard.type('daal mil')
    // SPEC: the name is sent 500 ms after the last keystroke.
    await page.clock.runFor(499)
    expect(names).toEqual([])
    // The timer starts when React has handled the last letter, which a busy machine does after the clock was moved.
    const namesAfterMoreTime = async () => {
      await page.clock.runFor(100)
      return names
    }
    await expect.poll(namesAfterMoreTime).toEqual(['daal mil'])
    await page.clock.resume()
    const results = page.getByRole('listbox', { name: 'Search results' })
    const first = results.getByRole('option').first()
    await expect(first).toContainText('Dal mill')
    await expect(first).toContainText('Industrial · Food & beverages')
    await expect(first).toHaveAttribute('href', /\/consultants\?consultant=\d+&sector=food-beverages&industry=\d+$/)
    await expect(page.getByRole('status').filter({ hasText: '“daal mil”' })).toBeVisible()
    expect(names).toEqual(['daal mil'])
    await expect(shell.search).toHaveAttribute('aria-expanded', 'true')
    await expectNoAxeFindings(page, 'search results')

    await page.keyboard.press('Escape')
    await expect(results).toBeHidden()
    await expect(shell.search).toHaveAttribute('aria-expanded', 'false')
    await expect(shell.search).toHaveValue('daal mil')
    await page.keyboard.press('Escape')
    await expect(shell.search).toHaveValue('')
    await expect(results.getByRole('option')).toHaveCount(0)
    await page.keyboard.type('mill')
    // A machine that pauses between two letters would show the results of the first.
    await expect(page.getByRole('status').filter({ hasText: '“mill”' })).toBeVisible()
    await expect(results.getByRole('option').nth(1)).toBeVisible()
    const second = await results.getByRole('option').nth(1).getAttribute('href')
    await page.keyboard.press('ArrowDown')
    await expect(results.getByRole('option', { selected: true })).toHaveAttribute('href', second!)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${second!.replaceAll(/[?]/g, '\\$&')}$`))
    await expect(results).toBeHidden()
    expect(names).not.toContain('')

    await shell.search.fill('')
    await shell.search.click()
    await expect(results.getByRole('option')).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(results.getByRole('option')).toHaveCount(0)
  })

  test('a failing or late search keeps the last results and shows no error', async ({ page }) => {
    const shell = new ShellPage(page)
    await shell.open('/about')
    await shell.search.fill('dal mill')
    const results = page.getByRole('listbox', { name: 'Search results' })
    await expect(results.getByRole('option').first()).toContainText('Dal mill')

    await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { message: 'busy', code: 'unavailable' } }))
    const logged = page.waitForEvent('console', (said) => said.text().startsWith('The search failed.'))
    await shell.search.fill('dal mill x')
    await logged
    await expect(results.getByRole('option').first()).toContainText('Dal mill')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute(SEARCH)

    let releaseAnswer = () => {}
    const held = new Promise<void>((go) => {
      releaseAnswer = go
    })
    await page.route(/name=rice/, async (route) => {
      await held
      await route.continue()
    })
    let over = false
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => {
        if (/name=rice/.test(request.url())) over = true
      })
    const asked = page.waitForRequest(/name=rice/)
    await shell.search.fill('rice mill')
    await asked
    await shell.search.fill('bakery')
    await expect(results.getByRole('option').first()).toContainText('Bakery')
    releaseAnswer()
    // The late response has arrived, or the page has aborted the request.
    await expect.poll(() => over).toBe(true)
    await expect(results.getByRole('option').first()).toContainText('Bakery')

    await shell.search.fill('qzxqzx')
    await expect(page.getByRole('status').filter({ hasText: 'No results for “qzxqzx”.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask the help desk' })).toBeVisible()
    await page.getByRole('link', { name: 'See all consultants' }).click()
    await page.waitForURL('**/consultants')
    await expect(results).toBeHidden()
  })
})

test(
  'a category type asks for a reason; staff add a search word, and the next visitor finds by it',
  ON_DESKTOP,
  async ({ page, site }) => {
    await site.signedInAs('admin')
    const shell = new ShellPage(page)
    await shell.open('/admin/catalogue')
    await test.step('a category type is opened from the tree, and asks for a reason', async () => {
      const tree = page.getByRole('navigation', { name: 'Catalogue' })
      await tree.getByRole('link', { name: 'Industrial', exact: true }).click()
      const panel = page.getByRole('region', { name: 'Industrial' })
      await expect(panel.getByLabel('Title in Hindi')).toHaveValue('औद्योगिक')
      await panel.getByRole('button', { name: 'Save' }).click()
      await expect(panel).toContainText('Please fill this in.')
      await expectNoAxeFindings(page, 'a category type without a reason')
    })
    await page.getByRole('searchbox', { name: 'Find' }).fill('mushroom')
    await page.getByRole('link', { name: /^Mushroom cultivation/ }).click()
    const spellings = page.getByLabel('Also found by')
    await expect(spellings).toHaveValue(/khumbi/)
    await spellings.fill(`${await spellings.inputValue()}, dhingri`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Please fill this in.')).toBeVisible()
    await page.getByLabel('Reason').fill('People call it dhingri in the hills')
    await page.getByRole('button', { name: 'Save' }).click()
    await shell.expectToast('Industry saved')
    await expectNoAxeFindings(page, 'the catalogue editor')

    await shell.open('/about')
    await shell.search.fill('dhingri')
    await expect(page.getByRole('option').first()).toContainText('Mushroom cultivation')
  },
)

test.describe('on a phone', ON_PHONE, () => {
  test('the panel searches in Hindi, the home page by type, and each leads to its consultants', async ({ page }) => {
    const shell = new ShellPage(page)
    await shell.open('/hi')
    await shell.header.getByRole('button', { name: 'खोजें' }).tap()
    const panel = page.getByRole('dialog')
    await panel.getByRole('combobox').fill('अचार')
    await expect(panel.getByRole('option').first()).toContainText('अचार, पापड़ और सॉस')
    await expectNoAxeFindings(page, 'the search panel')
    await page.keyboard.press('Escape')
    await expect(panel.getByRole('option').first()).toBeHidden()
    await expect(panel.getByRole('combobox')).toHaveValue('अचार')
    await page.keyboard.press('ArrowDown')
    await panel.getByRole('option').first().tap()
    await expect(page).toHaveURL(/\/hi\/consultants\?consultant=\d+&sector=food-beverages&industry=\d+$/)
    await expect(panel).toBeHidden()

    await shell.open('/')
    const home = page.getByRole('search', { name: 'Search industry' })
    await home.getByText('Professional', { exact: true }).tap()
    await home.getByRole('combobox').fill('gst notis')
    await expect(home.getByRole('option').first()).toContainText('GST returns & notices')
    await home.getByRole('option').first().tap()
    await expect(page).toHaveURL(/\/consultants\?consultant=2&sector=tax-compliance&industry=\d+$/)
  })
})
