import type { Page } from '@playwright/test'
import { BackOfficePage } from './pages/back-office-page.ts'
import { askRefund, DEMO_MOBILES, orderOf } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { browserOf, keepAuth } from './support/browsers.ts'
import { richCustomer } from './support/money.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { colleague, staffWithOldFactor } from './support/time.ts'

const [OPERATIONS, FINANCE] = ['9000000004', '9000000005'] as const

/** A new order for staff to look at. */
async function anOrder(baseURL: string) {
  const buyer = await richCustomer(baseURL)
  return { buyer, id: await orderOf(baseURL, buyer) }
}

const story = (page: Page) => ({
  sold: page.getByRole('region', { name: 'Items sold' }),
  money: page.getByRole('region', { name: 'Money' }),
  documents: page.getByRole('region', { name: 'Documents' }),
  since: page.getByRole('region', { name: 'History' }),
})

test(
  'staff find an order, read its history, mark it as delivered and refund a part',
  ON_DESKTOP,
  async ({ page, site, baseURL }) => {
    const { id, buyer } = await anOrder(baseURL!)
    await keepAuth(page, await staffWithOldFactor())
    const office = new BackOfficePage(page)
    await office.open(`/admin/orders?search=${buyer.mobile}`)
    await expect(office.rows()).toHaveCount(1)
    await expect(office.rows()).toContainText(buyer.name)
    const hidden = page.getByText('Mobile numbers and emails are partly hidden.')
    await expect(hidden).toBeVisible()
    await expectNoAxeFindings(page, 'a list with masked numbers')
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect(office.codeDialog).toBeVisible()
    await office.confirm(() => site.appCodeFor(DEMO_MOBILES.admin))
    await expect(hidden).toBeHidden()
    expect((await office.exportedLines())[1]).toContain(buyer.mobile)
    await office
      .rows()
      .getByRole('link', { name: `Order ${id}` })
      .click()
    await expect(office.heading).toContainText(`Order ${id}`)
    const { sold, money, documents, since } = story(page)
    await expect(documents).toContainText(/INV\/\d{4}\/\d{7}/)

    await sold.getByRole('button', { name: 'Mark as delivered' }).click()
    const question = page.getByRole('dialog').filter({ hasText: 'The consultant earns it now.' })
    await expect(question).toBeVisible()
    await expectNoAxeFindings(page, 'the question whether it is done')
    await question.getByLabel('Reason').fill('The customer has the report')
    await question.getByRole('button', { name: 'Mark as delivered' }).click()
    // The toast covers the next button, and stays while the mouse is over it.
    const toast = page.getByRole('status').filter({ hasText: 'Marked as delivered' })
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toBeHidden()
    await expect(question).toBeHidden()
    await expect(sold).toContainText('Done')
    await expect(since).toContainText('The customer has the report')

    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const amount = dialog.getByRole('textbox').first()
    await amount.fill('99999999')
    await dialog.getByLabel('Reason').selectOption('Not as described')
    await dialog.getByLabel('Note for the audit log').fill('A page was missing')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(dialog).toContainText('Enter amounts in rupees, not more than the amount left.')
    await expectNoAxeFindings(page, 'the refund with a mistake')
    await amount.fill('118')
    await dialog.getByRole('button', { name: 'Refund ₹118' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Partly refunded')).toBeVisible()
    await expect(documents).toContainText(/CRN\/\d{4}\/\d{7}/)
    await expect(since).toContainText('A page was missing')
    await expect(money).toBeVisible()
  },
)

test(
  'a refund request is declined with a note, and granted when requested again',
  ON_PHONE,
  async ({ page, site, baseURL }) => {
    const { id, buyer } = await anOrder(baseURL!)
    await askRefund(baseURL!, buyer, id, 'It came too late')
    await site.signedInAs('admin')
    const office = new BackOfficePage(page)
    await office.open(`/admin/refund-requests?search=${id}`)
    await expect(office.rows()).toContainText('It came too late')
    const open = async () => {
      await office
        .rows()
        .getByRole('button', { name: /^Decide/ })
        .click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Decision')).toBeVisible()
      return dialog
    }
    const first = await open()
    await expect(first).toContainText('The earnings from it are on hold until you decide.')
    await first.getByLabel('Decision').selectOption('Decline')
    await first.getByRole('button', { name: 'Decline' }).click()
    await expect(first).toContainText('Please fill this in.')
    await expectNoAxeFindings(page, 'a request that is declined without a word')
    await first.getByLabel('Note to the customer').fill('It came on the promised day')
    await first.getByRole('button', { name: 'Decline' }).click()
    await expect(first).toBeHidden()
    await expect(office.rows()).toContainText('Declined')
    const reported = async () => (await site.messagesTo(buyer.mobile)).map(({ text }) => text).join()
    await expect.poll(reported).toContain('It came on the promised day')

    await askRefund(baseURL!, buyer, id, 'Please look at the date again')
    await office.open(`/admin/refund-requests?search=${id}&state=asked`)
    const second = await open()
    await second.getByRole('button', { name: /^Refund ₹/ }).click()
    await expect(second).toBeHidden()
    await office.open(`/admin/orders/${id}`)
    await expect(page.getByRole('main').getByText('Refunded', { exact: true }).first()).toBeVisible()
  },
)

test(
  'a refund above the limit is proposed by one, approved by another, and the customer reads why',
  ON_DESKTOP,
  async ({ page, browser, baseURL }) => {
    const buyer = await richCustomer(baseURL!)
    const id = await orderOf(baseURL!, buyer, 900_000)
    await keepAuth(page, await colleague(OPERATIONS))
    await new BackOfficePage(page).open(`/admin/orders/${id}`)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const asking = page.getByRole('dialog')
    await asking.getByLabel('Reason').selectOption('Not as described')
    await asking.getByLabel('Note for the audit log').fill('A chapter is missing')
    await asking.getByRole('button', { name: /^Refund ₹/ }).click()
    await expect(asking).toBeHidden()
    const notice = page.getByRole('alert').filter({ hasText: 'needs a second person' })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'View refund' }).click()
    await expect(asking.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    await expectNoAxeFindings(page, 'a refund that one has proposed')

    const other = await browserOf(browser, page, baseURL!, await colleague(FINANCE))
    await new BackOfficePage(other).open('/admin/refund-proposals?state=waiting')
    await other.getByRole('button', { name: `Decide ${id}` }).click()
    const deciding = other.getByRole('dialog')
    await expect(deciding).toContainText('A chapter is missing')
    await expectNoAxeFindings(other, 'a refund that another has proposed')
    await deciding.getByRole('button', { name: /^Approve ₹/ }).click()
    await expect(deciding).toBeHidden()
    await expect(other.getByRole('button', { name: `Decide ${id}` })).toBeHidden()

    const customer = await browserOf(browser, page, baseURL!, buyer)
    await customer.goto(`/dashboard/my-wallet/orders/${id}`)
    await expect(customer.getByText('Reason: Not as described')).toBeVisible()
  },
)

test('a coupon is created for some item kinds only, and shows them afterwards', ON_DESKTOP, async ({ page, site }) => {
  await site.signedInAs('admin')
  const office = new BackOfficePage(page)
  await office.open('/admin/coupons')
  await page.getByRole('button', { name: 'New coupon' }).click()
  const dialog = page.getByRole('dialog')
  const code = 'ONLY-SOME'
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByLabel('Percent').fill('10')
  const kinds = dialog.getByRole('group', { name: 'Only for' })
  for (const kind of ['Services', 'Courses', 'Products'])
    await kinds.getByRole('checkbox', { name: kind }).check({ force: true })
  await kinds.getByRole('checkbox', { name: 'Products' }).uncheck({ force: true })
  await dialog.getByLabel('Title in English').fill('For learners')
  await dialog.getByLabel('Title in Hindi').fill('सीखने वालों के लिए')
  await dialog.getByLabel('Reason').fill('Campaign of the season')
  await expectNoAxeFindings(page, 'the form of a coupon')
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: code }).click()
  await expect(dialog).toContainText('Only for: Courses, Services')
})

test('staff generate new recovery codes with an authenticator code', ON_PHONE, async ({ page, site }) => {
  const { mobile } = await site.signedInAs('admin')
  const office = new BackOfficePage(page)
  await office.open('/admin/my-sign-in')
  const card = page.getByRole('region', { name: 'Two-step login' })
  await card.getByRole('button', { name: 'New codes' }).click()
  const asked = page.getByRole('dialog', { name: 'New recovery codes?' })
  const given = page.getByRole('dialog', { name: 'Save your recovery codes' })
  // A parallel test may use the same code at this moment.
  await expect(async () => {
    // A slow answer may have arrived since the last check.
    if (await given.isVisible()) return
    await asked.getByLabel('Digit 1 of 6').click({ timeout: 1_000 })
    await page.keyboard.type(await site.appCodeFor(mobile))
    await expect(given).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(given.getByRole('listitem')).toHaveCount(10)
  await expectNoAxeFindings(page, 'new recovery codes')
  await given.getByRole('button', { name: 'I have saved them' }).click()
  await expect(given).toBeHidden()
  await expect(card).toContainText('10 codes left.')
})
