import { BellPage } from './pages/bell-page.ts'
import { orderOf } from './support/api.ts'
import { expectNoAxeFindings, schemesAt, wear } from './support/axe.ts'
import { keepAuth } from './support/browsers.ts'
import { richCustomer } from './support/money.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test('the bell counts live on an open page, shows what happened, and clears when it is read', async ({
  page,
  baseURL,
  isMobile,
}) => {
  const me = await richCustomer(baseURL!)
  await keepAuth(page, me)
  const bell = new BellPage(page)
  await bell.open('/about')
  await expect(bell.bell(isMobile)).toHaveAccessibleName('Notifications')

  const order = await orderOf(baseURL!, me)
  // The invoice, and the brief that the ordered service waits for.
  await expect(bell.bell(isMobile)).toHaveAccessibleName('Notifications, 2 unread')

  await bell.openBell(isMobile)
  const happened = `Order ${order}. Your invoice is ready.`
  const reported = bell.list(isMobile).getByRole('link', { name: happened })
  await expect(reported.getByLabel('Unread')).toBeVisible()
  for (const colorScheme of schemesAt(isMobile)) {
    await wear(page, colorScheme)
    await expectNoAxeFindings(page, `the bell in ${colorScheme}`)
  }
  await reported.click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/my-wallet/orders/${order}$`))
  // The focus goes to the new heading, which closes whatever was opened before.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(bell.bell(isMobile)).toHaveAccessibleName('Notifications, 1 unread')
  await bell.openBell(isMobile)
  await expect(bell.list(isMobile).getByText(happened)).toBeVisible()
  await expect(bell.list(isMobile).getByLabel('Unread')).toHaveCount(1)
})

test('all are marked read at once, by keyboard alone', ON_DESKTOP, async ({ page, request, baseURL }) => {
  const me = await richCustomer(baseURL!)
  await orderOf(baseURL!, me)
  await keepAuth(page, me)
  const headers = { authorization: `Bearer ${me.token}` }
  const bell = new BellPage(page)
  await bell.open('/about')
  await expect(bell.button).toHaveAccessibleName('Notifications, 2 unread')
  await bell.button.focus()
  await page.keyboard.press('Enter')
  const all = bell.panel.getByRole('button', { name: 'Mark all as read' })
  await all.focus()
  await page.keyboard.press('Enter')
  await expect(bell.button).toHaveAccessibleName('Notifications')
  await expect(all).toBeHidden()
  const { data } = (await (await request.get('/api/web/v1/notices/unread', { headers })).json()) as {
    data: { unread: number }
  }
  expect(data.unread).toBe(0)
  await page.keyboard.press('Escape')
  await expect(bell.panel).toBeHidden()
})

test(
  'a customer chooses notifications; those that are always sent have no switch',
  ON_PHONE,
  async ({ page, site, isMobile }) => {
    await site.signedInAsNew()
    const bell = new BellPage(page)
    await bell.open('/notices')
    await expect(page.getByText('Nothing yet')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Notification settings' }).click()
    const reminders = page.getByRole('group', { name: 'Session reminders' })
    const email = reminders.getByRole('switch', { name: 'Email' })
    await expect(email).toBeChecked()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await email.focus()
    await page.keyboard.press('Space')
    await saved
    await expect(email).not.toBeChecked()
    const wallet = page.getByRole('group', { name: 'Wallet and invoices' })
    await expect(wallet.getByText('Always')).toHaveCount(2)
    await expect(wallet.getByRole('switch')).toHaveCount(2)
    for (const colorScheme of schemesAt(isMobile)) {
      await wear(page, colorScheme)
      await expectNoAxeFindings(page, `the choices in ${colorScheme}`)
    }
    await page.reload()
    await expect(email).not.toBeChecked()
    await expect(page.getByText('10:00 PM to 7:00 AM')).toBeVisible()
  },
)

test.describe('with a service worker', ON_DESKTOP, () => {
  test.use({ serviceWorkers: 'allow' })

  test('push permission is not requested before a click', async ({ page, site }) => {
    await site.signedInAs('consultant')
    // Headless browsers deny notification permission without asking.
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { value: 'default' })
      Notification.requestPermission = async () => {
        document.documentElement.dataset.asked = 'yes'
        return 'default'
      }
    })
    await new BellPage(page).open('/my-profile?account&tab=notices')
    // The first visit installs the service worker; the second is controlled by it.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    const button = page.getByRole('button', { name: 'Turn on' })
    await expect(button).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-asked')
    await button.click()
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
    await expect(button).toBeVisible()
  })
})
