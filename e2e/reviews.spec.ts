import { slugOf } from '#demo/catalogue/sector.ts'
import { BackOfficePage } from './pages/back-office-page.ts'
import { SitePage } from './pages/site-page.ts'
import { demoPerson, newCustomer, signInConsultant } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { callAs, consultantNumber } from './support/bookings.ts'
import { browserOf, keepAuth } from './support/browsers.ts'
import { deskNumber } from './support/desks.ts'
import { giveCredit } from './support/money.ts'
import { bookSession, freeTimes } from './support/sessions.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { letBeCompleted } from './support/time.ts'

async function aCompletedSession(baseURL: string, consultantId: number, name: string) {
  const customer = await newCustomer(baseURL, name)
  await giveCredit(customer.id, 1_000_000)
  const [at] = await freeTimes(baseURL, consultantId)
  const booking = await bookSession(baseURL, customer, consultantId, at!)
  await letBeCompleted(booking.id)
  return { customer, bookId: booking.id }
}

test(
  'after a completed call the popup asks the customer, is sent with a star, and the review can be edited on its page',
  ON_PHONE,
  async ({ page, baseURL }) => {
    const consultant = await consultantNumber(baseURL!, 34)
    const { customer } = await aCompletedSession(baseURL!, consultant.id, 'Asha Tester')
    await keepAuth(page, customer)
    const site = new SitePage(page)
    await site.open('/dashboard')
    const popup = page.getByRole('dialog', { name: `How was your session with ${consultant.name.split(' ')[0]}?` })
    const submit = popup.getByRole('button', { name: 'Submit rating' })
    await expect(submit).toBeDisabled()
    // Stars are a radio group: the arrow keys choose.
    await popup.getByRole('radio', { name: '3 stars' }).check()
    await popup.getByRole('radio', { name: '3 stars' }).press('ArrowRight')
    await expect(popup.getByText('Good. What helped most?')).toBeVisible()
    await popup.getByRole('checkbox', { name: 'Clear answers' }).check()
    await popup.getByLabel('Your comment').fill('Told me plainly not to buy the second grinder.')
    await expectNoAxeFindings(page, 'the rating popup')
    const reloaded = page.waitForResponse(/user-appointments-web/)
    await Promise.all([submit.click(), site.expectToast('Thanks for your Review'), reloaded])
    await expect(popup).toBeHidden()

    await site.open('/dashboard/review')
    const review = page.getByRole('article').filter({ hasText: consultant.name })
    await expect(review).toContainText('Told me plainly not to buy the second grinder.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await review.getByRole('button', { name: /^Edit, 7 days left/ }).click()
    const editing = page.getByRole('dialog', { name: `Edit your review of ${consultant.name}` })
    await expect(editing.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await editing.getByRole('radio', { name: '5 stars' }).check()
    await Promise.all([
      editing.getByRole('button', { name: 'Save review' }).click(),
      site.expectToast('Review updated'),
    ])
    await expect(review.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
    await expect(review).toContainText('edited')
  },
)

test(
  'a closed popup stays away until the next day, and what waits can be rated later',
  ON_DESKTOP,
  async ({ page, baseURL }) => {
    const consultant = await consultantNumber(baseURL!, 33)
    const { customer } = await aCompletedSession(baseURL!, consultant.id, 'Usha Tester')
    await keepAuth(page, customer)
    const site = new SitePage(page)
    await site.open('/')
    const popup = page.getByRole('dialog', { name: /^How was your session with / })
    const closed = page.waitForResponse(/rating-popup\/closings/)
    await popup.getByRole('button', { name: 'Close' }).click()
    await closed
    await site.open('/dashboard/review')
    const waiting = page.getByRole('list', { name: 'Waiting for your review' })
    await expect(waiting).toContainText(/How was your session with/)
    await expect(popup).toHaveCount(0)
    await waiting.getByRole('button', { name: /^Rate now/ }).click()
    await popup.getByRole('radio', { name: '5 stars' }).check()
    await Promise.all([
      popup.getByRole('button', { name: 'Submit rating' }).click(),
      site.expectToast('Thanks for your Review'),
    ])
    await expect(waiting).toHaveCount(0)
  },
)

test(
  'a customer reports a review on the profile, the consultant replies once and reports it too; staff hide it, and nobody sees it any more',
  ON_DESKTOP,
  async ({ page, browser, baseURL }) => {
    const consultant = await signInConsultant(baseURL!, deskNumber(21))
    const { customer, bookId } = await aCompletedSession(baseURL!, consultant.id, 'Rekha Tester')
    const comment = `Lost eight minutes, ask ${customer.mobile}.`
    await callAs(baseURL!, customer, 'POST', '/api/mobile/v1/add-rating', { bookId, rating: 2, comment })
    const reader = await browserOf(browser, page, baseURL!, await newCustomer(baseURL!, 'Leela Reader'))
    const profile = new SitePage(reader)
    await profile.open(`/consultants/${slugOf(consultant.name)}`)
    const seen = reader.getByRole('article').filter({ hasText: comment })
    await seen.getByRole('button', { name: /^Report this review/ }).click()
    const reading = reader.getByRole('dialog', { name: 'Report this review?' })
    await reading.getByLabel('What is wrong with it?').selectOption('Contains private details')
    await reading.getByRole('button', { name: 'Report review' }).click()
    await profile.expectToast('Reported. Our team will check it.')
    await reader.context().close()

    await keepAuth(page, consultant)
    const site = new SitePage(page)
    await site.open('/review?show=critical')
    const review = page.getByRole('article').filter({ hasText: comment })
    await review.getByRole('button', { name: /^Reply/ }).click()
    await review.getByLabel('Your reply').fill('You are right. The minutes are yours in the next session.')
    await Promise.all([review.getByRole('button', { name: 'Post reply' }).click(), site.expectToast('Reply posted')])
    await expect(review).toContainText('You replied')
    await review.getByRole('button', { name: /^Report to staff/ }).click()
    const report = page.getByRole('dialog', { name: 'Report this review?' })
    await report.getByLabel('What is wrong with it?').selectOption('Contains private details')
    await expectNoAxeFindings(page, 'reporting a review')
    await report.getByRole('button', { name: 'Report review' }).click()
    await expect(review).toContainText('Reported. Our team will check it.')
    await review.getByRole('button', { name: /^Block or report Rekha/ }).click()
    await page.getByRole('button', { name: /^Block Rekha/ }).click()
    await expect(page.getByRole('heading', { name: /^Rekha.* is blocked/ })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    const staff = await browser.newPage({ baseURL: baseURL! })
    await keepAuth(staff, demoPerson('admin'))
    const office = new BackOfficePage(staff)
    await office.open('/admin/reviews?state=reported&search=Rekha')
    await staff.getByRole('button', { name: /^Open/ }).first().click()
    const deciding = staff.getByRole('dialog', { name: /^Review / })
    await expect(deciding.getByLabel('Reason')).toHaveValue('private_details')
    await deciding.getByLabel('Note').fill('It has a mobile number')
    await deciding.getByRole('button', { name: 'Hide review' }).click()
    await expect(deciding).toBeHidden()
    await staff.close()

    await page.reload()
    await expect(review).toHaveCount(0)
  },
)
