import { ShellPage } from './pages/shell-page.ts'
import { untilAlive } from './support/settle.ts'
import { expect, test } from './support/test.ts'

test('the side panel holds the whole menu and closes with another page', async ({ page }) => {
  const shell = new ShellPage(page)
  await shell.open('/')
  await shell.header.getByRole('button', { name: 'Menu' }).tap()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('link', { name: /Industrial consultants/ })).toBeVisible()
  await panel.getByRole('link', { name: 'Courses' }).tap()
  await expect(page).toHaveURL(/\/courses$/)
  await expect(panel).toBeHidden()
})

test('the side panel of somebody who is signed in holds their pages', async ({ page, house }) => {
  const { name } = await house.signedInAs('consultant')
  const shell = new ShellPage(page)
  await shell.open('/')
  await shell.header.getByRole('button', { name: 'Menu' }).tap()
  const mine = page.getByRole('dialog').getByRole('navigation', { name: 'Account' })
  await expect(mine).toContainText(name)
  await mine.getByRole('link', { name: 'Slot time' }).tap()
  await expect(page).toHaveURL(/\/schedule-timing$/)
})

test('the search of a phone is a screen of its own', async ({ page }) => {
  const shell = new ShellPage(page)
  await shell.findNothing()
  await shell.open('/')
  await shell.header.getByRole('button', { name: 'Search' }).tap()
  const panel = page.getByRole('dialog')
  await panel.getByText('Industrial', { exact: true }).tap()
  await panel.getByRole('combobox').fill('spice')
  await panel.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/consultants\?search=spice&consultant=\d+/)
  await expect(panel).toBeHidden()
})

test('five places stand at the foot, and the one that is open is marked', async ({ page }) => {
  const shell = new ShellPage(page)
  await shell.open('/')
  await expect(shell.tabs.getByRole('link')).toHaveText(['Home', 'Consultants', 'Talk now', 'Bookings', 'Account'])
  await shell.tabs.getByRole('link', { name: 'Consultants' }).tap()
  await expect(shell.tabs.getByRole('link', { name: 'Consultants' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('status').filter({ hasText: 'All consultants | Paramarsh' })).toBeAttached()
})

test('a consultant finds the working day at the foot, and everything else behind More', async ({ page, house }) => {
  await house.signedInAs('consultant')
  const shell = new ShellPage(page)
  await shell.open('/consultant-dashboard')
  await expect(shell.tabs.getByRole('link')).toHaveText(['Today', 'Bookings', 'Slots', 'Written'])
  await expect(shell.tabs.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  await shell.tabs.getByRole('button', { name: 'More' }).tap()
  const mine = page.getByRole('dialog').getByRole('navigation', { name: 'Account' })
  await expect(mine.getByRole('link', { name: /^Bookings \d+ to come$/ })).toBeVisible()
  await mine.getByRole('link', { name: 'Withdrawals' }).tap()
  await expect(page).toHaveURL(/\/withdrawals$/)
})

test('the home page asks for the industry at once', async ({ page }) => {
  await new ShellPage(page).findNothing()
  await page.goto('/')
  const search = page.getByRole('search', { name: 'Search industry' })
  await search.getByRole('combobox').fill('dal')
  await search.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/consultants\?consultant=\d+&search=dal/)
})

test('the app banner stays where it is in another frame, and does not come back in a third', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  const shell = new ShellPage(page)
  await page.goto('/')
  await page.clock.runFor(100)
  await untilAlive(page)
  await page.clock.runFor(1_500)
  await expect(shell.banner).toBeVisible()
  await shell.tabs.getByRole('link', { name: 'Bookings' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.clock.runFor(100)
  // That of the first frame has risen; this one stands.
  await expect(shell.banner).toHaveCSS('animation-name', 'none')
  await page.clock.runFor(7_000)
  await expect(shell.banner).toBeHidden()
  await shell.tabs.getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await page.clock.runFor(3_000)
  await expect(shell.banner).toBeHidden()
})
