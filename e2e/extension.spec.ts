import { newCustomer, signInConsultant } from './support/api.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { callAs } from './support/bookings.ts'
import { browserOf, keepAuth } from './support/browsers.ts'
import { deskNumber } from './support/desks.ts'
import { giveCredit } from './support/money.ts'
import { bookSession, freeTimes } from './support/sessions.ts'
import { ON_PHONE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'
import { letSessionEndIn } from './support/time.ts'

test(
  'near its end a session is extended from inside the call, and both see its new end',
  ON_PHONE,
  async ({ page, browser, baseURL }) => {
    const consultant = await signInConsultant(baseURL!, deskNumber(19))
    const customer = await newCustomer(baseURL!, 'Mira Tester')
    await giveCredit(customer.id, 1_000_000)
    const [at] = await freeTimes(baseURL!, consultant.id)
    const { id } = await bookSession(baseURL!, customer, consultant.id, at!)
    await letSessionEndIn(id, 4)
    const ofBooking = `/api/web/v1/bookings/${id}`
    const { booking } = await callAs<{ booking: { room: string } }>(baseURL!, customer, 'GET', ofBooking)
    await keepAuth(page, customer)
    const theirs = await browserOf(browser, page, baseURL!, consultant)
    for (const side of [theirs, page]) {
      await side.goto(`/room/${booking.room}`)
      await side.getByRole('button', { name: /^Join/ }).click()
    }
    const offer = page.getByRole('region', { name: 'More time' })
    await expect(offer).toContainText('Add 15 minutes?')
    await expect(offer).toContainText('including GST')
    await expect(theirs.getByRole('region', { name: 'More time' })).toHaveCount(0)
    await expectNoAxeFindings(page, 'the offer of more time in a call')
    // Toasts disappear automatically, so both are awaited from the same moment.
    await Promise.all([
      offer.getByRole('button', { name: /^Pay ₹[\d,]+ from wallet$/ }).click(),
      ...[page, theirs].map((side) =>
        expect(side.getByText(/^15 minutes added\. The session now ends at/)).toBeVisible(),
      ),
    ])
    await expect(offer).toHaveCount(0)
    await theirs.context().close()
  },
)
