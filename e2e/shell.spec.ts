import { ShellPage } from './pages/shell-page.ts'
import { keepAuth } from './support/browsers.ts'
import { expect, test } from './support/test.ts'

test('the mega menu closes on Esc, on a press outside and on navigation, and remembers its sector', async ({
  page,
}) => {
  const shell = new ShellPage(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await shell.open('/')
  await test.step('with reduced motion a new scheme applies at once to the whole page', async () => {
    const colours = await page.evaluate(() => {
      const colour = () => getComputedStyle(document.querySelector('main section h2')!).color
      const { dataset } = document.documentElement
      const inLight = colour()
      dataset.mantineColorScheme = 'dark'
      const inDark = colour()
      dataset.mantineColorScheme = 'light'
      return { inLight, inDark }
    })
    expect(colours).toEqual({ inLight: 'rgb(20, 34, 42)', inDark: 'rgb(241, 234, 220)' })
  })
  const industrial = shell.category('Industrial consultants')
  const sector = shell.categories.getByRole('button', { name: /^Textiles/ })

  await industrial.click()
  await expect(sector).toHaveAttribute('aria-pressed', 'false')
  await sector.hover()
  await expect(sector).toHaveAttribute('aria-pressed', 'true')
  // From inside the menu: on its button the focus would only stay where it is.
  await sector.focus()
  await page.keyboard.press('Escape')
  await expect(sector).toBeHidden()
  await expect(industrial).toBeFocused()

  await industrial.press('Enter')
  await expect(sector).toHaveAttribute('aria-pressed', 'true')
  await shell.header.click({ position: { x: 8, y: 8 } })
  await expect(sector).toBeHidden()

  await industrial.click()
  await shell.categories.getByRole('link', { name: /^View all in Textiles/ }).click()
  await expect(page).toHaveURL(/\/consultants\?consultant=\d+&sector=textiles/)
  await expect(sector).toBeHidden()

  await shell.reload()
  await industrial.click()
  await expect(sector).toHaveAttribute('aria-pressed', 'true')
})

const menus = {
  user: [
    'My bookings',
    'Call history',
    'My profile',
    'My addresses',
    'Written consultancy',
    'My courses',
    'My workshops',
    'My services',
    'My products',
    'My packages',
    'Your membership',
    'My wallet',
    'Gift cards',
    'Locker',
    'Reviews',
    'Payments',
    'Favourites',
    'Need help',
  ],
  consultant: [
    'Dashboard',
    'Bookings',
    'Call history',
    'Written consultancy',
    'Slot time',
    'Profile',
    'Products',
    'Services',
    'Service orders',
    'Packages',
    'Expertise',
    'Reviews',
    'Enquiries',
    'Document locker',
    'Bank details',
    'Withdrawals',
    'Transaction history',
  ],
} as const

for (const type of ['user', 'consultant'] as const)
  test(`the account menu of a ${type} has all its entries`, async ({ page, site }) => {
    const record = { ...(await site.signedInAs(type)), thumbnail: '/favicon.svg' }
    await keepAuth(page, record)
    const shell = new ShellPage(page)
    await shell.open('/')
    const mobile = `+91 ${record.mobile.slice(0, 5)} ${record.mobile.slice(5)}`
    const button = shell.header.getByRole('button', { name: record.name })
    await expect(button).toContainText(mobile)
    await expect(button.locator('img')).toHaveAttribute('src', record.thumbnail)
    await button.click()
    const menu = page.getByRole('navigation', { name: 'Account' })
    await expect(menu.getByRole('link')).toHaveText([...menus[type]])
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
    await menu.getByRole('link').nth(1).click()
    await expect(menu).toBeHidden()
    await test.step('a page cached for everyone shows no login button to a signed-in user, even before its scripts run', async () => {
      await shell.openAsleep('/')
      await expect(shell.header.getByText('My Account')).toBeVisible()
      await expect(shell.header.getByText('Login/Register')).toBeHidden()
    })
  })

test('the app banner appears after a second and is gone after eight', async ({ page }) => {
  // The clock is frozen, so that the banner does not pass on a slow machine before it is checked.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(3_600_000)
  const shell = new ShellPage(page)
  await page.goto('/')
  // Scripts start after the first paint.
  await page.clock.runFor(100)
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
  await page.clock.runFor(900)
  await expect(shell.banner).toBeHidden()
  await expect
    .poll(async () => {
      await page.clock.runFor(200)
      return shell.banner.isVisible()
    })
    .toBe(true)
  await page.clock.runFor(8_000)
  await expect(shell.banner).toBeHidden()
})

test('the cart shows its count; the help desk phone is in the footer and in the widget, which shows five ways to get help', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/web/v1/settings')).json()
  const phone: string = data.settings.helpDeskPhone
  const shell = new ShellPage(page)
  await shell.fillCart(3)
  await shell.open('/')
  await expect(shell.header.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  const call = `tel:${phone.replaceAll(/[^\d+]/g, '')}`
  await expect(page.getByRole('contentinfo').getByRole('link', { name: phone })).toHaveAttribute('href', call)
  await shell.help.click()
  const ways = page.getByRole('region', { name: 'How can we help?' }).getByRole('link')
  await expect(ways).toHaveCount(5)
  await shell.help.press('Tab')
  await expect(ways.first()).toBeFocused()
  await expect(ways.filter({ hasText: phone })).toHaveAttribute('href', call)
  const targets = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual([
    ...['/video-consultation', call, '/written-consultancy', '/expert-talk/industrial', '/expert-talk/professional'],
  ])
  await ways.filter({ hasText: 'Professional expert talk' }).click()
  await expect(page).toHaveURL(/\/expert-talk\/professional$/)
  await expect(ways.first()).toBeHidden()
})

test('language, search by the slash key and colour scheme can be changed on any page, and the scheme applies from the first paint', async ({
  page,
}) => {
  const shell = new ShellPage(page)
  await shell.findNothing()
  await shell.open('/about')
  await test.step('the language changes on the same page, and its address shows it', async () => {
    await shell.categories.getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL(/\/hi\/about$/)
    await expect(shell.heading).toHaveText('हमारे बारे में')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await page.getByRole('link', { name: 'निजता' }).click()
    await expect(page).toHaveURL(/\/hi\/privacy$/)
  })
  await test.step('the slash key focuses the search, which leads to the consultants', async () => {
    await shell.open('/about')
    await page.keyboard.press('/')
    await expect(shell.search).toBeFocused()
    await shell.search.fill('dal mill')
    await shell.search.press('Enter')
    await expect(page).toHaveURL(/\/consultants\?search=dal\+mill/)
  })
  await test.step('the chosen colour scheme stays', async () => {
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await shell.openAsleep('/privacy')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })
})
