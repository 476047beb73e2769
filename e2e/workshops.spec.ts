import { TillPage } from './pages/till-page.ts'
import { ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test(
  'a customer books two seats by name; staff check one in at the door without a network, and the ticket shows it',
  ON_PHONE,
  async ({ page, site }) => {
    const { mobile } = await site.signedInAsNew()
    const guest = `Vikram ${mobile}`
    const till = new TillPage(page)
    await till.open('/workshops?place=venue')
    await expect(page.getByRole('link', { name: /^Join waiting list.*Forging defects/ })).toBeVisible()
    await page.getByRole('link', { name: 'Packaging that survives transport', exact: true }).click()
    await expect(till.heading).toHaveText('Packaging that survives transport')

    const panel = page.getByRole('complementary', { name: 'Book a seat' })
    await panel.getByRole('button', { name: 'One seat more' }).click()
    await panel.getByLabel('Attendee 2').fill(guest)
    await expect(panel).toContainText('₹2,478.00')
    await panel.getByRole('button', { name: 'Add 2 seats to cart' }).click()
    await expect(till.heading).toHaveText('Your cart')
    await till.state.selectOption('Maharashtra')
    await till.payButton(/^Pay ₹2,478/).click()
    await till.approve()
    await expect(till.heading).toHaveText('Paid. Thank you.')
    await page.getByRole('link', { name: 'View your tickets' }).click()

    const tickets = page.getByRole('article')
    await expect(tickets).toHaveCount(2)
    const own = tickets.filter({ hasText: guest })
    await expect(own.getByRole('img', { name: /^QR code of ticket/ })).toBeVisible()
    expect(await till.pdfBehind(own.getByRole('button', { name: 'Download PDF' }))).toBe('%PDF-')
    await expect(own).toContainText('Not checked in yet')
    await tickets.filter({ hasNotText: guest }).getByRole('button', { name: 'Give up this seat' }).click()
    const question = page.getByRole('dialog', { name: 'Give up this seat?' })
    await expect(question).toContainText('You get a refund of ₹1,239, GST included.')
    await question.getByRole('button', { name: 'Give up seat and get ₹1,239' }).click()
    await expect(tickets.filter({ hasText: 'Given up' })).toHaveCount(1)

    await site.signedInAs('admin')
    await till.open(`/admin/workshops/${process.env.E2E_WORKSHOP}/check-in`)
    await page.getByLabel('Name or ticket number').fill(guest)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: new RegExp(`^Check in.*${guest}`) }).click()
    await expect(page.getByText(`${guest} is checked in`)).toBeVisible()
    await expect(page.getByText('1 scan is not sent yet')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('1 scan is not sent yet')).toBeHidden()
    await till.open(`/admin/workshops/${process.env.E2E_WORKSHOP}`)
    await expect(page.getByRole('row', { name: new RegExp(guest) })).not.toContainText('No')
  },
)
