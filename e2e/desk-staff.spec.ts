import { BackOfficePage } from './pages/back-office-page.ts'
import { DEMO_MOBILES, demoPerson, newCustomer, signInConsultant } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { callAs, consultantNumber } from './support/bookings.ts'
import { keepAuth } from './support/browsers.ts'
import { deskNumber } from './support/desks.ts'
import { giveCredit } from './support/money.ts'
import { bookSession, freeTimes } from './support/sessions.ts'
import { ON_DESKTOP, ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { letBeMissed } from './support/time.ts'

test(
  'staff reassign a session to another available consultant, and its history says who and why',
  ON_DESKTOP,
  async ({ page, site, baseURL }) => {
    // A reassigned session opens the new consultant's dashboard, so use a consultant whose page no other test has open.
    const other = await signInConsultant(baseURL!, deskNumber(17))
    const consultant = await consultantNumber(baseURL!, 30)
    const suits = new Set(await freeTimes(baseURL!, other.id))
    const at = (await freeTimes(baseURL!, consultant.id)).find((time) => suits.has(time))!
    const customer = await newCustomer(baseURL!, 'Uma Tester')
    await giveCredit(customer.id, 1_000_000)
    const booking = await bookSession(baseURL!, customer, consultant.id, at)
    await keepAuth(page, demoPerson('admin'))
    const office = new BackOfficePage(page)
    // A customer reads out the address of their room; it leads staff to the booking.
    await office.open(`/room/${booking.room}`)
    await expect(page).toHaveURL(new RegExp(`/admin/bookings/${booking.id}$`))
    await page.getByRole('button', { name: 'Reassign' }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: booking.number })
    await dialog.getByRole('searchbox').fill(other.name)
    await dialog.getByRole('radio', { name: new RegExp(other.name) }).check()
    await dialog.getByLabel('Reason').fill('Their train is late')
    await expectNoAxeFindings(page, 'giving a session to another consultant')
    await dialog.getByRole('button', { name: `Assign to ${other.name}` }).click()
    await office.confirmIfAsked(() => site.appCodeFor(DEMO_MOBILES.admin), 'Assigned to another consultant')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Assigned to another consultant by staff')).toBeVisible()
    await expect(page.getByText('“Their train is late”').first()).toBeVisible()
    await expect(office.page.getByRole('main')).toContainText(`${customer.name} with ${other.name}`)
  },
)

test(
  'staff decide an appeal: the money is refunded, both see why, and the ledger balances',
  ON_PHONE,
  async ({ page, site, baseURL }) => {
    const consultant = await consultantNumber(baseURL!, 32)
    const [at] = await freeTimes(baseURL!, consultant.id)
    const customer = await newCustomer(baseURL!, 'Ila Tester')
    await giveCredit(customer.id, 1_000_000)
    const booking = await bookSession(baseURL!, customer, consultant.id, at!)
    await letBeMissed(booking.id)
    const why = { reason: 'The room showed me an error.' }
    await callAs(baseURL!, customer, 'POST', `/api/web/v1/bookings/${booking.id}/appeal`, why)
    await keepAuth(page, demoPerson('admin'))
    const office = new BackOfficePage(page)
    await office.open(`/admin/bookings/${booking.id}`)
    await page.getByRole('button', { name: 'Decide appeal' }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: why.reason })
    await dialog.getByLabel('Payment').selectOption({ value: 'refund' })
    await expect(dialog).toContainText('This accepts the appeal.')
    await dialog.getByLabel('Note to both sides').fill('Our log shows the error.')
    await expectNoAxeFindings(page, 'deciding an appeal')
    await dialog.getByRole('button', { name: /^Decide and refund ₹/ }).click()
    await office.confirmIfAsked(() => site.appCodeFor(DEMO_MOBILES.admin), 'Decision saved. Both have been notified')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Appeal decided by staff')).toBeVisible()
    await expect(page.getByText('“Our log shows the error.”').first()).toBeVisible()
    await expect(page.getByText('Balanced', { exact: true })).toBeVisible()
    const { appeal, money } = await callAs<{ appeal: { state: string }; money: Record<string, number> }>(
      ...([baseURL!, customer, 'GET', `/api/web/v1/bookings/${booking.id}`] as const),
    )
    expect([appeal.state, money.refundedPaise]).toEqual(['upheld', money.totalPaise])
  },
)
