import { slugOf } from '#demo/catalogue/sector.ts'
import { BackOfficePage } from './pages/back-office-page.ts'
import { SitePage } from './pages/site-page.ts'
import { demoPerson, newCustomer, signInConsultant } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { browserOf, keepAuth } from './support/browsers.ts'
import { deskNumber } from './support/desks.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

const GROUPED = (mobile: string) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`

test(
  'a question from a profile reaches the consultant, who sees the number after replying; the reply is in the customer’s requests',
  ON_PHONE,
  async ({ page, browser, baseURL }) => {
    const customer = await newCustomer(baseURL!, 'Rakesh Tiwari')
    const consultant = await signInConsultant(baseURL!, deskNumber(27))
    const question = `Frozen peas line for ${customer.mobile.slice(-6)} kilos a day`
    await keepAuth(page, customer)
    const site = new SitePage(page)

    await test.step('the customer asks', async () => {
      await site.open(`/consultants/${slugOf(consultant.name)}`)
      await page.getByRole('button', { name: 'Ask a free question' }).click()
      const form = page.getByRole('dialog', { name: 'Enquiry Form' })
      await expect(form.getByLabel('Name')).toHaveValue('Rakesh Tiwari')
      await form.getByLabel('Your question').fill(question)
      await expectNoAxeFindings(page, 'the enquiry form of a profile')
      await form.getByRole('button', { name: 'Submit' }).click()
      await site.expectToast(`Sent to ${consultant.name}.`)
    })

    await test.step('the consultant replies', async () => {
      const theirs = await browserOf(browser, page, baseURL!, consultant)
      const desk = new SitePage(theirs)
      await desk.open('/enquiry')
      await theirs.getByRole('button', { name: question }).click()
      const open = theirs.getByRole('region', { name: question })
      await expect(open).toContainText('Rakesh T. · number shown after you reply')
      await expectNoAxeFindings(theirs, 'an open enquiry')
      await open.getByLabel('Reply').fill('Start with blast freezing.')
      await open.getByRole('button', { name: 'Send reply' }).click()
      await desk.expectToast('Reply sent')
      await expect(open.getByRole('link', { name: GROUPED(customer.mobile) })).toBeVisible()
      await expect(open.getByRole('button', { name: 'Block or report Rakesh Tiwari' })).toBeVisible()
      await theirs.context().close()
    })

    await test.step('the customer reads the reply and writes back', async () => {
      await site.open('/dashboard/change-password')
      const request = page.getByRole('listitem').filter({ hasText: question })
      await expect(request).toContainText('Answered')
      await request.getByText(question).first().click()
      await expect(request.getByText('Start with blast freezing.')).toBeVisible()
      await expect(request.getByRole('link', { name: 'Book a session' })).toBeVisible()
      await request.getByLabel('Your message').fill('What does it cost?')
      await request.getByRole('button', { name: 'Send message' }).click()
      await site.expectToast('Message sent')
      await expect(request.getByText('What does it cost?')).toBeVisible()
      await expect(request).toContainText('New')
      await page.getByText('How do I reschedule a session?').click()
      await expect(page.getByText('choose Reschedule')).toBeVisible()
    })

    await test.step('the customer sends a grievance; after a failure the form stays filled and is sent again', async () => {
      await page.getByRole('button', { name: 'Write to the grievance officer' }).click()
      const form = page.getByRole('dialog', { name: 'Grievance form' })
      const what = form.getByLabel('What is the grievance?')
      await form.getByRole('button', { name: 'Submit' }).click()
      await expect(what).toHaveAccessibleDescription('Please fill this in.')
      await what.fill(`Refund of ${question} missing`)
      const path = '**/api/web/v1/enquiry-new'
      await page.route(path, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')
      await form.getByRole('button', { name: 'Submit' }).click()
      await failed
      await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.unroute(path)
      await form.getByRole('button', { name: 'Submit' }).click()
      await site.expectToast('We have received your grievance.')
      const request = page.getByRole('listitem').filter({ hasText: `Refund of ${question} missing` })
      await expect(request).toContainText('New')
    })
  },
)

test(
  'staff assign a grievance to themselves, note, answer with a prepared reply and close it',
  ON_DESKTOP,
  async ({ page, site, baseURL }) => {
    const mobile = `9${String(Date.now()).slice(-9)}`
    const reply = await fetch(`${baseURL}/api/web/v1/enquiry-new`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Shobha Nair', mobile, kind: 'grievance', remarks: `Refund missing ${mobile}` }),
    })
    const { number } = ((await reply.json()) as { data: { number: string } }).data
    await keepAuth(page, demoPerson('admin'))
    const office = new BackOfficePage(page)
    await office.open(`/admin/enquiries?search=${number}`)
    await page.getByRole('link', { name: number }).click()
    await expect(office.heading).toHaveText(number)
    await page.getByLabel('Assigned to').selectOption({ label: demoPerson('admin').name })
    await office.expectToast('Assigned')
    await page.getByRole('radio', { name: 'Internal note' }).check()
    await page.getByRole('textbox', { name: 'Internal note' }).fill('Speaks Marathi')
    await page.getByRole('button', { name: 'Add note' }).click()
    await office.expectToast('Note added')
    await expect(page.getByRole('list', { name: 'Replies and notes' })).toContainText('Speaks Marathi')
    await page.getByRole('radio', { name: 'Reply' }).check()
    await page.getByLabel('Prepared reply').selectOption({ label: 'Refund on its way' })
    await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue(/^Your refund has been sent/)
    await expectNoAxeFindings(page, 'an enquiry at the desk of staff')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await office.expectToast('Reply sent')
    await expect.poll(async () => (await site.messagesTo(mobile)).map(({ text }) => text).join()).toContain('3 to 5')
    await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Refund confirmed')
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await office.expectToast('Saved')
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  },
)
