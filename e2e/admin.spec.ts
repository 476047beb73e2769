import { BackOfficePage } from './pages/back-office-page.ts'
import { DEMO_MOBILES, newCustomer, newMobile } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const OWN_DETAILS = '/api/mobile/v1/get-user-details'

test(
  'staff sign in at their own login page with the OTP and the authenticator code, and log out',
  ON_DESKTOP,
  async ({ page, site }) => {
    const office = new BackOfficePage(page)
    // A number has one valid code at a time, and a parallel test may request the next one at any moment.
    await expect(async () => {
      await office.open('/admin/people')
      await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fpeople/)
      const otp = await site.otpSentBy(DEMO_MOBILES.admin, async () => {
        await page.getByLabel('Mobile number').fill(DEMO_MOBILES.admin)
        await page.getByRole('button', { name: 'Continue' }).click()
      })
      await page.getByLabel('Digit 1 of 6').click({ timeout: 10_000 })
      await page.keyboard.type(otp)
      await expect(page.getByRole('heading', { name: 'Enter your authenticator code' })).toBeVisible({
        timeout: 10_000,
      })
      expect(await office.storedAuth()).toBeNull()
      await page.getByLabel('Digit 1 of 6').click()
      await page.keyboard.type(await site.appCodeFor(DEMO_MOBILES.admin))
      await expect(page).toHaveURL(/\/admin\/people$/)
    }).toPass()
    await expect(office.heading).toHaveText('Users')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/admin\/login$/)
    await expect.poll(() => office.storedAuth()).toBeNull()
  },
)

test(
  'the overview shows figures and open items with links; the period is in the address and in the file',
  ON_DESKTOP,
  async ({ page, site }) => {
    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    await office.open('/admin')
    await expect(page.getByRole('region', { name: 'Figures', exact: true })).toContainText(/Gross bookings₹[\d,]+/)
    const plot = page.getByRole('table', { name: 'Sessions per day' })
    await expect(plot.getByRole('row')).toHaveCount(15)
    // Arrow keys move from day to day: the tooltip has the date once more than the tables.
    const second = page.getByText((await plot.getByRole('rowheader').nth(1).textContent())!, { exact: true })
    const times = await second.count()
    await page.getByRole('application', { name: 'Sessions per day' }).press('ArrowRight')
    await expect(second).toHaveCount(times + 1)
    await page.getByLabel('Period').selectOption('Last 30 days')
    await expect(page).toHaveURL(/days=30/)
    await expect(plot.getByRole('row')).toHaveCount(31)
    const [head, ...days] = await office.exportedLines()
    expect(head).toContain('Date,Sessions,No-shows,Expert talks')
    expect(days).toHaveLength(30)

    await page.getByRole('button', { name: 'Approve Anjali Bhattacharya' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Trademarks, patents and contracts')
    await expectNoAxeFindings(page, 'the question before approving')
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(dialog).toBeHidden()

    const needs = page.getByRole('region', { name: 'Needs your attention' })
    await expect(needs).toContainText(/Consultants online\d+ of \d+/)
    await needs.getByRole('link', { name: /^No-show appeals/ }).click()
    await expect(page).toHaveURL(/bookings\?appeal=open/)
    await expect(office.rows().first()).toBeVisible()
    const rail = page.getByRole('navigation', { name: 'Back office' })
    await rail.getByRole('link', { name: /^Approvals\s*\d+ waiting$/ }).click()
    await expect(office.heading).toHaveText('Awaiting approval')
  },
)

test('people are found, sorted and paged, all in the address', async ({ page, site }) => {
  await site.signedInAs('admin')
  const office = new BackOfficePage(page)
  await office.open('/admin/people')
  await expect(page.getByText(/^\d+ in total$/)).toBeVisible()
  if (!office.roomy) {
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    await page.getByRole('dialog').waitFor()
    await expectNoAxeFindings(page, 'the sheet of filters')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await office.filter('Type', 'Consultant')
  await office.sortBy('Name', 'ascending')
  await expect(page).toHaveURL(/type=consultant/)
  const first = await office.names()
  expect(first).toEqual(first.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name', { exact: true }).fill('By name')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await views.getByRole('link', { name: 'All' }).click()
  await expect(page).not.toHaveURL(/sort=/)
  await views.getByRole('link', { name: 'By name' }).click()
  await expect(page).toHaveURL(/sort=name/)
  await page.getByRole('button', { name: 'View “By name”' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(views).toBeHidden()
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect.poll(() => office.names()).not.toEqual(first)
  await page.goForward()
  await expect.poll(() => office.names()).toEqual(first)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^11–20 of \d+$/)).toBeVisible()
  const second = await office.names()
  expect(first.at(-1)!.toLowerCase() < second[0]!.toLowerCase()).toBe(true)

  await page.reload()
  await expect(page.getByText(/^11–20 of \d+$/)).toBeVisible()
  expect(await office.names()).toEqual(second)
  await page.goBack()
  await expect(page.getByText(/^1–10 of \d+$/)).toBeVisible()
  expect(await office.names()).toEqual(first)

  const wanted = first[3]!
  await office.search.fill(wanted)
  await expect(page).toHaveURL(/search=/)
  await expect(page).not.toHaveURL(/page=/)
  await expect(office.rows()).toHaveCount(1)
  expect(await office.names()).toEqual([wanted])
  await office.search.fill('nobody is called this')
  await expect(page.getByText('No results for “nobody is called this”')).toBeVisible()
  await expectNoAxeFindings(page, 'a list where nothing matches')
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(office.rows()).toHaveCount(10)
})

test(
  'a person is suspended for a reason, is signed out at once, and is restored; both are in the audit log',
  ON_PHONE,
  async ({ page, site, baseURL }) => {
    const { name, token } = await newCustomer(baseURL!, `Guest Of ${newMobile()}`)
    const details = () => fetch(baseURL + OWN_DETAILS, { headers: { authorization: `Bearer ${token}` } })
    expect((await details()).status).toBe(200)

    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    await office.open('/admin/people')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Audit log' }).waitFor()
    await expectNoAxeFindings(page, 'the menu')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await office.search.fill(name)
    await expect(office.rows()).toHaveCount(1)
    await office.rows().getByRole('link', { name }).click()
    await expect(office.heading).toHaveText(name)
    await page.getByRole('button', { name: 'Suspend' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByRole('dialog').getByText('Please fill this in.')).toBeVisible()
    expect((await details()).status).toBe(200)

    await office.giveReason('Suspend', 'Threatened a consultant')
    await office.expectToast('Suspended and logged out everywhere')
    expect((await details()).status).toBe(401)
    await expect(page.getByText('Suspended since')).toBeVisible()

    await page.getByRole('link', { name: 'View all in audit log' }).click()
    await expect(office.heading).toHaveText('Audit log')
    await expect(office.rows()).toHaveCount(1)
    await expect(office.rows()).toContainText('Threatened a consultant')
    await expect(office.rows()).toContainText(`(owner) suspended ${name}.`)
    await office.rows().getByRole('link', { name: 'Entry' }).click()
    const entry = page.getByRole('dialog')
    await expect(entry.getByRole('row', { name: 'Status guest suspended' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()

    await page.goBack()
    await page.goBack()
    await page.goBack()
    await expect(office.heading).toHaveText(name)
    await page.getByRole('button', { name: 'Restore' }).click()
    await office.giveReason('Restore', 'Apologised to the consultant')
    await office.expectToast('Restored')
    await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
    await expect(page.getByText(`(owner) restored ${name}.`)).toBeVisible()
  },
)

test(
  'a setting is changed for a reason, a refused value stays in the form, and the default is one press away',
  ON_PHONE,
  async ({ page, site }) => {
    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    const label = 'Data downloads are available for'
    await office.open('/admin/settings?group=privacy')
    await page.getByRole('button', { name: `Change ${label}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('New value').fill('5000')
    await dialog.getByLabel('Reason').fill('Asked for by the auditor')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('New value')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('New value')).toBeFocused()
    await expectNoAxeFindings(page, 'a form that was refused')
    await expect(dialog.getByLabel('Reason')).toHaveValue('Asked for by the auditor')
    await dialog.getByLabel('New value').fill('45')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await office.expectToast('Setting saved')
    await expect(page.getByText('45 days')).toBeVisible()
    await expect(page.getByText('Default: 7 days')).toBeVisible()

    await page.getByRole('button', { name: `Change ${label}` }).click()
    await dialog.getByRole('button', { name: 'Use default' }).click()
    await office.giveReason('Save', 'The audit is over')
    await expect(page.getByText('Default: 7 days')).toBeHidden()
  },
)

test(
  'a list that fails to load is retried; columns are picked, the export follows the filters, and several people are suspended for one reason',
  ON_DESKTOP,
  async ({ page, site, baseURL }) => {
    const office = new BackOfficePage(page)
    const family = `Family${newMobile()}`
    const members = [await newCustomer(baseURL!, `Asha ${family}`), await newCustomer(baseURL!, `Ravi ${family}`)]
    await site.signedInAs('admin')
    await test.step('a list that fails to load says so, and loads on retry', async () => {
      const people = '**/api/web/v1/admin/people?*'
      const failure = { code: 'internal', message: 'Something went wrong on our side. Please try again.' }
      await page.route(people, (route) => route.fulfill({ status: 500, json: failure }))
      // The page asks three times before it says so.
      await page.clock.install()
      await page.goto('/admin/people')
      const isSaid = async () => {
        await page.clock.runFor(500)
        return page.getByRole('heading', { name: 'This list did not load' }).isVisible()
      }
      await expect.poll(isSaid).toBe(true)
      await page.unroute(people)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(office.rows()).toHaveCount(10)
    })
    await test.step('columns are picked, and the export follows the filters', async () => {
      await office.search.fill('90000 00001')
      await expect(office.rows()).toHaveCount(1)
      await expect(page.getByRole('columnheader', { name: 'Email' })).toBeHidden()
      await office.rows().getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Columns' }).click()
      await expect(page.getByRole('group', { name: 'Columns' })).toBeVisible()
      await expectNoAxeFindings(page, 'the column picker and the bar of what is ticked')
      await page.getByRole('checkbox', { name: 'Email' }).check()
      await page.getByRole('checkbox', { name: 'City' }).uncheck()
      await page.getByRole('button', { name: 'Registered', exact: true }).first().click()
      await expect(page.getByRole('group', { name: 'Registered' }).getByLabel('From')).toBeVisible()
      await expectNoAxeFindings(page, 'the days')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: 'City' })).toBeHidden()
      await office.reload()
      await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible()
      const [head, row, ...more] = await office.exportedLines()
      expect(head).toMatch(/^\uFEFFID,Type,Status,Name,Mobile,Email/)
      expect(row).toContain(`,user,active,${await office.rows().getByRole('link').textContent()},9000000001,`)
      expect(more).toEqual([])
    })
    await test.step('several people are selected and suspended for one reason', async () => {
      await office.search.fill(family)
      await expect(office.rows()).toHaveCount(2)
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await expect(page.getByText('2 selected')).toBeVisible()
      await page.getByRole('button', { name: 'Suspend' }).click()
      await office.giveReason('Suspend', 'One person with two numbers')
      await office.expectToast('2 users suspended')
      await expect(office.rows().getByText('Suspended')).toHaveCount(2)
      for (const { token } of members) {
        const details = await fetch(baseURL + OWN_DETAILS, { headers: { authorization: `Bearer ${token}` } })
        expect(details.status).toBe(401)
      }
    })
  },
)
