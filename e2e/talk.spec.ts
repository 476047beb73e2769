import type { Browser, Page } from '@playwright/test'
import { TalkPage } from './pages/talk-page.ts'
import { type AuthRecord, call, demoPerson } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { keepAuth } from './support/browsers.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { callable, currentTalk, customerWith, expertAtDesk, letSecondsBeLeft } from './support/talks.ts'
import { expect, test } from './support/test.ts'
import { letRingGoOn, letRingLapse } from './support/time.ts'

test.use(callable)

/** An expert with an open page, and a customer at the sheet for calling them. */
async function expertAndCustomer(page: Page, browser: Browser, baseURL: string, number: number) {
  const { expert, desk } = await expertAtDesk(browser, page, baseURL, number)
  const customer = await customerWith(baseURL, await minutesOf(baseURL, expert, 8))
  await keepAuth(page, customer)
  const caller = new TalkPage(page)
  await caller.openSheetOf(expert)
  return { expert, desk, caller, customer }
}

/** Price of this many minutes with an expert. */
async function minutesOf(baseURL: string, { id }: AuthRecord, minutes: number) {
  const path = `/api/web/v1/talk-experts/${id}`
  const { expert } = await call<{ expert: { rateWithTaxPaise: number } }>(baseURL, 'GET', path)
  return minutes * expert.rateWithTaxPaise
}

test(
  'a talk from the first ring to the receipt: answered, metered, warned, topped up, ended',
  ON_DESKTOP,
  async ({ page, browser, baseURL }) => {
    const { expert, desk, caller, customer } = await expertAndCustomer(page, browser, baseURL!, 13)
    await expectNoAxeFindings(page, 'the sheet before the ringing')
    await caller.sheet.getByLabel('Your state').selectOption({ label: 'Maharashtra' })
    await caller.ringWith('Cracks at the flash line')
    await expect(caller.ring).toContainText(`Calling ${expert.name.split(' ')[0]}`)
    await expect(desk.ring).toContainText('Asha Tester is calling')
    await expect(desk.ring).toContainText('Cracks at the flash line')
    await letRingGoOn((await currentTalk(baseURL!, customer)).id)
    await expectNoAxeFindings(page, 'ringing')
    await expectNoAxeFindings(desk.page, 'being rung')
    // After a reload both sides still show the ring.
    await Promise.all([page.reload(), desk.page.reload()])
    await expect(caller.ring).toContainText('Calling')
    await desk.ring.getByRole('button', { name: 'Answer', exact: true }).click()
    await Promise.all([expect(page).toHaveURL(/\/room\//), expect(desk.page).toHaveURL(/\/room\//)])
    await expect(caller.bar).toContainText('so far')
    await expect(caller.bar).toContainText('minutes left')
    await expect(desk.bar).toContainText('earned so far')

    await letSecondsBeLeft(baseURL!, customer, 170)
    for (const { bar } of [caller, desk]) {
      await expect(bar).toContainText('3 minutes left, ends at')
      await expect(bar).toHaveAttribute('data-warning', 'soon')
    }
    await expect(caller.bar.getByRole('status')).toHaveText('3 minutes left in this call. Top up to keep talking.')
    await caller.bar.getByRole('button', { name: 'Top up' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add money, keep talking' })
    await expect(sheet).toBeVisible()
    await expectNoAxeFindings(page, 'adding money in a call')
    await letSecondsBeLeft(baseURL!, customer, 58)
    await expect(caller.bar).toContainText('seconds left, ends at')
    await expect(caller.bar).toHaveAttribute('data-warning', 'last')
    const [apart] = await Promise.all([
      page.context().waitForEvent('page'),
      sheet.getByRole('button', { name: 'Add ₹1,000' }).click(),
    ])
    await apart.getByRole('button', { name: /Pay ₹1,000/ }).click()
    await expect(sheet).toBeHidden()
    await expect(caller.bar).toContainText(/About \d+ minutes left/)
    await expect(caller.bar).toHaveAttribute('data-warning', 'none')

    // The balance runs out, after both sides were warned.
    await letSecondsBeLeft(baseURL!, customer, 1)
    await expect(page.getByRole('definition').first()).toContainText(/\d+ min/)
    const rating = page.getByRole('dialog', { name: /^How was your/ })
    await rating.getByRole('button', { name: 'Close' }).click()
    await expect(rating).toBeHidden()
    await page.getByRole('link', { name: 'View receipt' }).click()
    await expect(page).toHaveURL(/\/dashboard\/calls\/\d+$/)
    await expect(caller.heading).toHaveText('Call ended')
    await expect(page.getByText('Paid from wallet')).toBeVisible()
    await expect(page.getByText('The call ended because the balance ran out.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Invoice/ })).toBeVisible()
    await page.getByRole('link', { name: 'All calls' }).click()
    await expect(page.getByRole('link', { name: expert.name })).toBeVisible()
    await desk.page.getByRole('link', { name: 'View call details' }).click()
    await expect(desk.page.getByText('You earn', { exact: true })).toBeVisible()
    await desk.page.context().close()
  },
)

test(
  'an expert declines, does not answer, or the caller stops: nothing is charged and others are offered',
  ON_DESKTOP,
  async ({ page, browser, baseURL }) => {
    const { expert, desk, caller, customer } = await expertAndCustomer(page, browser, baseURL!, 15)
    const firstName = expert.name.split(' ')[0]
    await caller.sheet.getByLabel('Your state').selectOption({ label: 'Gujarat' })
    await caller.ringWith('A plan for the yard', 'Audio')
    await desk.ring.getByRole('button', { name: 'Decline' }).click()
    await expect(caller.ring).toContainText(`${firstName} is not available now`)
    await expect(caller.ring).toContainText('You were not charged.')
    await expectNoAxeFindings(page, 'a talk that was declined')
    await caller.ring
      .getByRole('button', { name: 'Not now' })
      .or(caller.ring.getByRole('link', { name: 'Other experts' }))
      .click()
    await expect(caller.ring).toBeHidden()

    await caller.openSheetOf(expert)
    // Asked once and then remembered.
    await expect(caller.sheet.getByLabel('Your state')).toHaveCount(0)
    await caller.ringWith('A plan for the yard')
    await expect(desk.ring).toBeVisible()
    await letRingLapse((await currentTalk(baseURL!, customer)).id)
    await expect(caller.ring).toContainText(`${firstName} did not answer`)
    await expect(desk.ring).toBeHidden()

    await caller.openSheetOf(expert)
    await caller.ringWith('A plan for the yard')
    await expect(desk.ring).toBeVisible()
    await caller.ring.getByRole('button', { name: 'Cancel call' }).click()
    for (const side of [caller, desk]) await expect(side.ring).toBeHidden()
    await caller.open('/dashboard/calls')
    for (const word of ['Cancelled', 'Not answered', 'Declined']) await expect(page.getByText(word)).toBeVisible()
    await expect(page.getByText('₹0').first()).toBeVisible()
    await desk.open('/calls')
    const theirs = desk.page.getByRole('row').filter({ hasText: customer.name })
    for (const word of ['Cancelled', 'Not answered', 'Declined'])
      await expect(theirs.filter({ hasText: word }).first()).toBeVisible()
    // Opening the push notification later shows that the caller is no longer waiting.
    await theirs.filter({ hasText: 'Not answered' }).first().getByRole('link').click()
    await expect(desk.heading).toHaveText('You missed this call')
    await expect(desk.page.getByText(`${customer.name} is no longer calling.`)).toBeVisible()
    await desk.page.context().close()
  },
)

test(
  'experts online now are listed in both languages; signed-out visitors sign in first',
  ON_PHONE,
  async ({ page }) => {
    const talks = new TalkPage(page)
    await talks.open('/hi/expert-talk/professional')
    await expect(talks.heading).toHaveText('विशेषज्ञ से बात करें, मिनट के हिसाब से')
    await expectNoAxeFindings(page, 'experts in Hindi')
    await talks.open('/expert-talk/industrial')
    await expect(page.getByText('No charge for ringing, declined or missed calls.')).toBeVisible()
    await talks.open(`/expert-talk/industrial?talk=${demoPerson('consultant').id}`)
    await expect(page.getByRole('dialog', { name: 'Login or register' })).toBeVisible()
  },
)

test('staff see live and past calls', ON_DESKTOP, async ({ page }) => {
  await keepAuth(page, demoPerson('admin'))
  const office = new TalkPage(page)
  await office.open('/admin/calls?state=past')
  await expect(office.heading).toHaveText('Calls')
  await page
    .getByRole('link', { name: /^(CALL|PM)-/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
})
