import { SchedulePage } from './pages/schedule-page.ts'
import { AUTH_KEY, newConsultant } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { dayInIndia } from './support/days.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ context, baseURL }) => {
  const record = await newConsultant(baseURL!)
  await context.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(record)])
})

test(
  'a consultant sets a week by keyboard, sees what customers will see, and why a slot is hidden',
  ON_DESKTOP,
  async ({ page }) => {
    const plan = new SchedulePage(page)
    await plan.open('/schedule-timing')
    await expect(page.getByText('Set a fee for at least one session length.')).toBeVisible()
    await plan.everyWeek()
    await plan.openDay('Every Monday')
    await plan.setHours('10:00 AM', '12:00 PM')
    await plan.dialog.getByRole('button', { name: 'Add hours' }).press('Enter')
    await plan.dialog.getByLabel('From').nth(1).selectOption({ label: '11:00 AM' })
    await plan.dialog.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(plan.dialog.getByRole('alert')).toHaveText('Hours of one day cannot overlap.')
    await plan.dialog.getByLabel('From').nth(1).selectOption({ label: '10:00 PM' })
    await plan.dialog.getByLabel(/^To/).nth(1).selectOption({ label: '1:00 AM' })
    await expect(plan.dialog.getByLabel('To (on the next day)')).toBeVisible()
    for (const weekday of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      await plan.dialog.getByRole('checkbox', { name: `Every ${weekday}` }).press('Space')
    await expectNoAxeFindings(page, 'the window of a day')
    await plan.done()

    await page.getByLabel('Video, 30 min').fill('150000')
    await expect(page.getByLabel('Video, 30 min')).toHaveValue('1,50,000')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByLabel('Video, 30 min')).toHaveAccessibleDescription(/Enter an amount from ₹1 to ₹1,00,000/)
    await page.getByLabel('Video, 30 min').fill('1500')
    await expect(page.getByText('Including your unsaved changes')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: '10:15 AM' })).toBeVisible()
    await page.getByLabel('Time', { exact: true }).selectOption({ label: '9:00 AM' })
    await page.getByRole('button', { name: 'Ask' }).press('Enter')
    await expect(page.getByText('It is outside your hours.')).toBeVisible()
    await expect(page.getByText('Nearest free slots: 10:00 AM, 10:15 AM, 10:30 AM')).toBeVisible()
    await plan.save()
    // The button that was pressed is disabled or gone.
    await expect(plan.heading).toBeFocused()
    await plan.reload()
    await plan.everyWeek()
    await plan.openDay('Every Sunday')
    await expect(plan.dialog.getByLabel('From').first()).toHaveValue('10:00')
    await expect(plan.dialog.getByLabel('To (on the next day)')).toHaveValue('01:00')
  },
)

test(
  'an external calendar is read, shown and removed; hours dragged with the mouse over a day are its hours',
  ON_DESKTOP,
  async ({ page }) => {
    const plan = new SchedulePage(page)
    await plan.open('/schedule-timing')
    await test.step('an external calendar is read, shown and removed', async () => {
      const address = page.getByLabel('Calendar link')
      await address.fill('http://calendar.example/busy.ics')
      await page.getByRole('button', { name: 'Connect' }).click()
      await expect(address).toHaveAccessibleDescription(/starts with https/)
      await address.fill('https://192.168.0.1/private.ics')
      await page.getByRole('button', { name: 'Connect' }).click()
      await expect(address).toHaveAccessibleDescription(/does not connect to the internet/)
      await address.fill('https://calendar.example/busy.ics')
      await page.getByRole('button', { name: 'Connect' }).click()
      await plan.expectToast('Calendar connected')
      await expect(page.getByText(/Last synced: Today/)).toBeVisible()
      await plan.thisWeek()
      await page.getByRole('button', { name: 'Next week', exact: true }).click()
      await expect(page.getByText('Busy in your other calendar').filter({ visible: true }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Remove', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await plan.expectToast('Calendar removed')
      await expect(address).toBeVisible()
    })
    await plan.everyWeek()
    // The only day without suggested hours.
    const ofSunday = page.getByRole('button', { name: 'Every Sunday. Change hours' })
    await expect(ofSunday).toHaveCount(1)
    await ofSunday.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await ofSunday.boundingBox())!
    await page.mouse.move(x + width / 2, y + height + 60)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + height + 180, { steps: 5 })
    await page.mouse.up()
    const drawn = ofSunday.filter({ has: page.locator('strong', { hasText: '–' }) })
    await expect(drawn).toBeVisible()
    const hours = (await drawn.locator('strong').textContent())!
    await plan.save()
    await plan.reload()
    await plan.everyWeek()
    await expect(drawn.locator('strong')).toHaveText(hours)
  },
)

test(
  'suggested hours, a copied week, days off saved with the page, and a question about unsaved changes',
  ON_PHONE,
  async ({ page }) => {
    const plan = new SchedulePage(page)
    await plan.open('/schedule-timing')
    await expect(page.getByText('Suggested hours')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Every week' })).toBeChecked()
    await plan.thisWeek()
    await page.getByRole('button', { name: 'Next week', exact: true }).click()
    const monday = page
      .getByRole('button', { name: /Monday, .*Change hours$/ })
      .or(page.getByRole('switch', { name: /^Monday, .*: open$/ }))
    await expect(monday).toBeVisible()
    const words = (await monday.getAttribute('aria-label')) ?? (await monday.textContent())
    const day = /Monday, \d+\w+ \w+ \d{4}/.exec(words!)![0]
    await plan.openDay(day)
    await plan.setHours('4:00 PM', '6:30 PM')
    await plan.done()
    await page.getByRole('button', { name: 'Copy to next week' }).click()
    await expect(page.getByText(/4:00(\sPM)? – 6:30\sPM$/).filter({ visible: true })).toBeVisible()

    await page.getByLabel('First day').fill(dayInIndia(20))
    await page.getByLabel('Reason (only you can see this)').fill('Plant visit, Sangli')

    await plan.everyWeek()
    await plan.openDay('Every Monday')
    await plan.setHours('10:00 AM', '12:00 PM')
    await plan.done()
    await page
      .getByRole('link', { name: /Bookings/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
    await page.getByRole('button', { name: 'Stay' }).click()
    await plan.save()
    await plan.reload()
    await expect(page.getByText('Plant visit, Sangli').first()).toBeVisible()
    await plan.everyWeek()
    await plan.openDay('Every Monday')
    await expect(plan.dialog.getByLabel('From').first()).toHaveValue('10:00')
  },
)

test('two tabs: the second is told, loses nothing, and may choose', ON_DESKTOP, async ({ page, context }) => {
  const [first, second] = [new SchedulePage(page), new SchedulePage(await context.newPage())]
  await first.open('/schedule-timing')
  await second.open('/schedule-timing')
  await first.page.getByLabel('After a session').selectOption({ label: '10 minutes' })
  // Edits made while saving is in progress are neither lost nor treated as saved.
  const gap = first.page.getByLabel('Before a session')
  await first.page.route('**/api/web/v1/schedules/own', async (route) => {
    if (route.request().method() !== 'GET') await gap.selectOption({ label: '5 minutes' })
    await route.continue()
  })
  await first.page.getByRole('button', { name: 'Save changes' }).click()
  await first.expectToast('Slot time saved')
  await expect(gap).toHaveValue('5')
  await first.page.unrouteAll({ behavior: 'wait' })
  await first.save()
  await second.page.getByLabel('Sessions booked on one day').selectOption({ label: '3 sessions' })
  await second.page.getByRole('button', { name: 'Save changes' }).click()
  await expect(second.page.getByText('were changed in another tab')).toBeVisible()
  await second.page.getByRole('button', { name: 'Save this one' }).click()
  await second.expectToast('Slot time saved')
  await expect(second.page.getByLabel('Sessions booked on one day')).toHaveValue('3')
})

test('in Hindi axe finds nothing, and nothing is wider than a narrow screen', ON_PHONE, async ({ page }) => {
  const plan = new SchedulePage(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await plan.open('/hi/schedule-timing')
  await expect(page.getByRole('radio').first()).toBeAttached()
  await expectNoAxeFindings(page, 'the schedule in Hindi')
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooWide).toBeLessThanOrEqual(0)
})
