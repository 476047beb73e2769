import type { Browser, Page } from '@playwright/test'
import { TalkPage } from './pages/talk-page.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { deskNumber } from './support/desks.ts'
import {
  AUTH_KEY,
  type AuthRecord,
  call,
  demoPerson,
  giveCredit,
  newCustomer,
  signInConsultant,
} from './support/house.ts'
import { expect, test } from './support/test.ts'
import { letRingLapse } from './support/time.ts'

test.use({
  permissions: ['camera', 'microphone'],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      ],
    }),
})

/** Each test and screen size has an expert of its own: they run at the same time. */
const expertAt = (baseURL: string, test: number, isMobile: boolean) =>
  signInConsultant(baseURL, deskNumber(13 + test * 2 + (isMobile ? 1 : 0)))

const keepAuth = (page: Page, record: AuthRecord) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [AUTH_KEY, JSON.stringify(record)])

async function browserOf(browser: Browser, like: Page, baseURL: string, record: AuthRecord) {
  const context = await browser.newContext({
    ...{ baseURL, viewport: like.viewportSize(), locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
    permissions: ['camera', 'microphone'],
  })
  const page = await context.newPage()
  await keepAuth(page, record)
  return page
}

/** An expert at an open page, which says that they are here, and a customer with money. */
async function expertAndCustomer(page: Page, browser: Browser, baseURL: string, expert: AuthRecord) {
  await call(baseURL, 'PUT', '/api/web/v1/consultant-profiles/own/taking-calls', { takingCalls: true }, expert)
  const desk = new TalkPage(await browserOf(browser, page, baseURL, expert))
  await desk.open('/review')
  const customer = await newCustomer(baseURL, 'Asha Tester')
  await giveCredit(baseURL, customer.id, 500_000)
  await keepAuth(page, customer)
  const caller = new TalkPage(page)
  await caller.openSheetOf(expert)
  return { desk, caller, customer }
}

test('a talk from the first ring to the receipt: answered, metered, topped up, hung up', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const expert = await expertAt(baseURL!, 0, isMobile)
  const { desk, caller } = await expertAndCustomer(page, browser, baseURL!, expert)
  await expectNoAxeFindings(page, 'the sheet before the ringing')
  await caller.sheet.getByLabel('Your state').selectOption({ label: 'Maharashtra' })
  await caller.ringWith('Cracks at the flash line')
  await expect(caller.ring).toContainText(`Ringing ${expert.name.split(' ')[0]}`)
  await expect(desk.ring).toContainText('Asha Tester is calling')
  await expect(desk.ring).toContainText('Cracks at the flash line')
  await expectNoAxeFindings(page, 'ringing')
  await expectNoAxeFindings(desk.page, 'being rung')
  // A reload finds the ringing again, on both sides.
  await Promise.all([page.reload(), desk.page.reload()])
  await expect(caller.ring).toContainText('Ringing')
  await desk.ring.getByRole('button', { name: 'Answer', exact: true }).click()
  await Promise.all([expect(page).toHaveURL(/\/room\//), expect(desk.page).toHaveURL(/\/room\//)])
  await expect(caller.bar).toContainText('so far')
  await expect(caller.bar).toContainText('minutes left')
  await expect(desk.bar).toContainText('earned so far')

  await caller.bar.getByRole('button', { name: 'Top up' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add money, keep talking' })
  await expectNoAxeFindings(page, 'adding money in a call')
  const [apart] = await Promise.all([
    page.context().waitForEvent('page'),
    sheet.getByRole('button', { name: 'Add ₹1,000' }).click(),
  ])
  await apart.getByRole('button', { name: /Pay ₹1,000/ }).click()
  await expect(sheet).toBeHidden()
  await expect(caller.bar).toBeVisible()

  await page.getByRole('button', { name: 'End talk' }).click()
  await page.getByRole('link', { name: 'See the receipt' }).click()
  await expect(page).toHaveURL(/\/dashboard\/calls\/\d+$/)
  await expect(caller.heading).toHaveText('Talk ended')
  await expect(page.getByText('Paid from wallet')).toBeVisible()
  await expect(page.getByRole('button', { name: /Invoice/ })).toBeVisible()
  await expectNoAxeFindings(page, 'a receipt')
  await page.getByRole('link', { name: 'All calls' }).click()
  await expect(page.getByRole('link', { name: expert.name })).toBeVisible()
  await expectNoAxeFindings(page, 'the call history')
  await desk.page.getByRole('link', { name: 'See what was counted' }).click()
  await expect(desk.page.getByText('You earn', { exact: true })).toBeVisible()
  await desk.page.context().close()
})

test('an expert declines, does not answer, or the caller stops: nothing is charged and others are named', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const expert = await expertAt(baseURL!, 1, isMobile)
  const { desk, caller, customer } = await expertAndCustomer(page, browser, baseURL!, expert)
  const firstName = expert.name.split(' ')[0]
  await caller.sheet.getByLabel('Your state').selectOption({ label: 'Gujarat' })
  await caller.ringWith('A plan for the yard', 'Audio')
  await desk.ring.getByRole('button', { name: 'Decline' }).click()
  await expect(caller.ring).toContainText(`${firstName} cannot talk now`)
  await expect(caller.ring).toContainText('Nothing was charged.')
  await expectNoAxeFindings(page, 'a talk that was declined')
  await caller.ring
    .getByRole('button', { name: 'Not now' })
    .or(caller.ring.getByRole('link', { name: 'Other experts' }))
    .click()
  await expect(caller.ring).toBeHidden()

  await caller.openSheetOf(expert)
  await caller.sheet.getByLabel('Your state').selectOption({ label: 'Gujarat' })
  await caller.ringWith('A plan for the yard')
  await expect(desk.ring).toBeVisible()
  const { talk } = await call<{ talk: { id: number } }>(
    baseURL!,
    'GET',
    '/api/web/v1/talks/current',
    undefined,
    customer,
  )
  await letRingLapse(talk.id)
  await expect(caller.ring).toContainText(`${firstName} did not answer`)
  await expect(desk.ring).toBeHidden()
  await caller.open('/dashboard/calls')
  await expect(page.getByText('Not answered')).toBeVisible()
  await expect(page.getByText('Declined')).toBeVisible()
  await expect(page.getByText('₹0').first()).toBeVisible()
  await desk.page.context().close()
})

test('experts online now are listed in both languages; whoever is signed out signs in first', async ({ page }) => {
  const talks = new TalkPage(page)
  await talks.open('/hi/expert-talk/professional')
  await expect(talks.heading).toHaveText('विशेषज्ञ से बात करें, मिनट के हिसाब से')
  await expectNoAxeFindings(page, 'experts in Hindi')
  await talks.open('/expert-talk/industrial')
  await expectNoAxeFindings(page, 'experts online now')
  await expect(page.getByText('Ringing, declined or unanswered: nothing.')).toBeVisible()
  await talks.open(`/expert-talk/industrial?talk=${demoPerson('consultant').id}`)
  await expect(page.getByRole('dialog', { name: 'Login or register' })).toBeVisible()
})

test('staff see live and past calls', async ({ page }) => {
  await keepAuth(page, demoPerson('admin'))
  const office = new TalkPage(page)
  await office.open('/admin/calls?state=past')
  await expect(office.heading).toHaveText('Calls')
  await expectNoAxeFindings(page, 'calls in the back office')
  await page
    .getByRole('link', { name: /^(CALL|PM)-/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Story' })).toBeVisible()
  await expectNoAxeFindings(page, 'the story of a call')
})
