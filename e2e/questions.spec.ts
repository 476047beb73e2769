import type { Page } from '@playwright/test'
import { aPdf } from '#test/documents.ts'
import { SitePage } from './pages/site-page.ts'
import { TillPage } from './pages/till-page.ts'
import { type AuthRecord, call, signInConsultant } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { browserOf, keepAuth } from './support/browsers.ts'
import { deskNumber } from './support/desks.ts'
import { richCustomer } from './support/money.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { letAnswerBeOverdue } from './support/time.ts'

const NOTICE = { name: 'board-notice.pdf', mimeType: 'application/pdf', buffer: aPdf() }

interface Listed {
  consultantDetails: { id: number; slug: string; industries: { id: number; title_english: string }[] }
}

const profileOf = async (baseURL: string, { id }: AuthRecord) =>
  (await call<Listed>(baseURL, 'GET', `/api/web/v1/consultant-profiles/${id}`)).consultantDetails

const idIn = (page: Page) => Number(/\/questions\/(\d+)/.exec(page.url())?.[1])

test(
  'a question with a PDF: written from the profile, paid, accepted, clarified, answered with formatting, followed up, and a call is booked',
  ON_DESKTOP,
  async ({ page, browser, baseURL }) => {
    const [customer, expert] = [await richCustomer(baseURL!), await signInConsultant(baseURL!, deskNumber(25))]
    const { slug, industries } = await profileOf(baseURL!, expert)
    // The same expert is asked at both sizes.
    const title = `ETP for a small dyeing unit, ${test.info().project.name}`
    await keepAuth(page, customer)
    const till = new TillPage(page)
    await test.step('written as a draft that survives a reload, with a file of the locker', async () => {
      await till.open(`/consultants/${slug}?mode=written`)
      await page.getByRole('button', { name: 'Ask for a written answer' }).filter({ visible: true }).last().click()
      await expect(till.heading).toHaveText('Ask a question')
      await page.getByLabel('Industry').selectOption({ label: industries[0]!.title_english })
      await page.getByLabel('Title').fill(title)
      await page
        .getByRole('textbox', { name: 'Your question' })
        .fill('We dye 400 kg of yarn a day. Which plant suits us?')
      await page.getByRole('button', { name: 'Attach' }).click()
      await page.getByTestId('locker-files').setInputFiles([NOTICE])
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByText('Draft saved', { exact: true }).last()).toBeVisible()
      // The draft is complete and priced, and nobody has asked to pay yet.
      await expect(page.getByText('This expert cannot be asked now.')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
      await till.reload()
      await expect(page.getByLabel('Title')).toHaveValue(title)
      await expect(page.getByRole('list', { name: 'Attachments' })).toContainText('board-notice.pdf')
      await expectNoAxeFindings(page, 'a question that is being written')
    })
    const id = idIn(page)
    await test.step('paid, and opened from the receipt', async () => {
      await till.state.selectOption('Maharashtra')
      await page.getByRole('button', { name: /^Pay ₹.* and send$/ }).click()
      await expect(till.heading).toHaveText('Paid. Thank you.')
      await page.getByRole('link', { name: 'View my question' }).click()
      await expect(till.heading).toHaveText(title)
      await expect(till.main).toContainText('Waiting for acceptance')
    })
    const desk = await browserOf(browser, page, baseURL!, expert)
    const his = new SitePage(desk)
    await test.step('accepted by the expert, who reads the file and asks for details; both pages follow', async () => {
      await his.open('/questions')
      await desk.getByRole('link', { name: title }).click()
      await desk.getByRole('button', { name: 'Accept question' }).click()
      await expect(till.main).toContainText('Being answered')
      await desk.getByRole('button', { name: 'board-notice.pdf' }).click()
      await expect(desk.getByRole('img', { name: 'board-notice.pdf, page 1' })).toHaveAttribute('data-drawn', 'true')
      await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
      await desk.getByRole('button', { name: 'Ask for details' }).click()
      await desk.getByLabel('What do you need to know?').fill('How much water do you use?')
      await desk.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
      await expect(page.getByText('How much water do you use?')).toBeVisible()
      await page.getByLabel('Your details').fill('About 25,000 litres.')
      await page.getByRole('button', { name: 'Send details' }).click()
      await expect(desk.getByText('About 25,000 litres.')).toBeVisible()
    })
    await test.step('answered with formatting', async () => {
      const editor = desk.getByRole('textbox', { name: 'Your answer' })
      await editor.click()
      await desk.keyboard.type('A compact unit is enough.')
      await desk.keyboard.press('Enter')
      await desk.getByRole('button', { name: 'Numbered list' }).click()
      await desk.keyboard.type('Capital cost: 11 to 14 lakh')
      await expectNoAxeFindings(desk, 'an answer that is being written')
      await desk.getByRole('button', { name: 'Send answer' }).click()
      const answer = page.getByRole('article', { name: expert.name })
      await expect(answer.getByRole('listitem')).toHaveText('Capital cost: 11 to 14 lakh')
      await expect(till.main).toContainText('Answered, 2 follow-ups left')
      await expectNoAxeFindings(page, 'an answered question')
    })
    await test.step('a follow-up and its answer', async () => {
      await page.getByLabel('Your follow-up question').fill('Can we share it with the unit next door?')
      await page.getByRole('button', { name: 'Send follow-up' }).click()
      await expect(desk.getByText('Can we share it with the unit next door?')).toBeVisible()
      await desk.getByRole('textbox', { name: 'Answer to the follow-up' }).click()
      await desk.keyboard.type('Yes, if both consents name it.')
      await desk.getByRole('button', { name: 'Send answer' }).click()
      await expect(page.getByText('Yes, if both consents name it.')).toBeVisible()
      await expect(till.main).toContainText('Answered, 1 follow-up left')
      await desk.context().close()
    })
    await test.step('one tap to a call', async () => {
      await page.getByRole('link', { name: 'Book a video session' }).click()
      await expect(page).toHaveURL(new RegExp(`/consultants/${slug}\\?mode=video`))
    })
    expect(id).toBeGreaterThan(0)
  },
)

test(
  'a visitor signs in at My written consultancy; a question to any expert is taken, is overdue and refunded by itself',
  ON_PHONE,
  async ({ page, baseURL }) => {
    const [customer, expert] = [await richCustomer(baseURL!), await signInConsultant(baseURL!, deskNumber(26))]
    const { industries } = await profileOf(baseURL!, expert)
    const till = new TillPage(page)
    await till.open('/questions')
    await expect(till.heading).toHaveText('My written consultancy')
    await page.getByRole('button', { name: 'Log in to ask' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await keepAuth(page, customer)
    await till.open(`/questions/new?industry=${industries[0]!.id}`)
    await page.getByLabel('Title').fill('Licence for a new shed')
    await page.getByRole('textbox', { name: 'Your question' }).fill('Which licences come first?')
    // Stored while the field still has the focus.
    await expect(page.getByText('Draft saved', { exact: true }).last()).toBeVisible()
    await page.getByRole('button', { name: 'Delete draft' }).click()
    await page.getByRole('button', { name: 'Keep the question' }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await till.state.selectOption('Maharashtra')
    await page.getByRole('button', { name: /^Pay ₹.* and send$/ }).click()
    await expect(till.heading).toHaveText('Paid. Thank you.')
    await page.getByRole('link', { name: 'View my question' }).click()
    await expect(till.main).toContainText('to any expert')
    const id = idIn(page)
    await call(baseURL!, 'POST', `/api/web/v1/questions/${id}/acceptances`, {}, expert)
    await expect(till.main).toContainText('Being answered')
    await letAnswerBeOverdue(id)
    await till.reload()
    await expect(till.main).toContainText('Refunded')
    await expect(till.main).not.toContainText('Send answer')
  },
)
