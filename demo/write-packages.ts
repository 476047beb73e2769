import { registerDiscountSource, registerSeller } from '#server/domains/orders/public.ts'
import {
  feeOf,
  insertOffer,
  packageRebates,
  packageSeller,
  packageSessions,
  packageTexts,
} from '#server/domains/packages/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { bought } from './buying.ts'
import { demoBoughtPackages, demoPackages } from './packages/packages.ts'
import { clockOf, dayAt, type Making } from './timeline.ts'
import { writeTopUp } from './write-top-ups.ts'

const OFFERED_DAYS_AGO = 60
const SHARE_OF_FEE = 0.8
/** Prices are multiples of ₹50, so that those with tax are whole rupees. */
const STEP_PAISE = 5_000
const WITH_GST = 1.18

/** Packages on offer, and some that customers bought and book with. */
export async function writePackages({ tx, timeline, now }: Making) {
  registerSeller('package', packageSeller)
  registerDiscountSource('package', packageSessions)
  registerDiscountSource('package_rebate', packageRebates)
  registerMessages(packageTexts)
  const [customers, consultants] = [await peopleOf(tx, 'user'), await peopleOf(tx, 'consultant')]
  const at = dayAt(now, OFFERED_DAYS_AGO, '11:40')
  const offers: { id: number; pricePaise: number }[] = []
  for (const { consultant, ...terms } of demoPackages) {
    const consultantId = consultants[consultant]!.id
    const fee = (await feeOf(tx, consultantId, terms.mode, terms.minutes))!
    const sessionPaise = Math.floor((fee * SHARE_OF_FEE) / STEP_PAISE) * STEP_PAISE
    const id = await insertOffer(tx, { consultantId, ...terms, sessionPaise, at })
    offers.push({ id, pricePaise: terms.sessions * sessionPaise })
  }
  for (const [number, { customer, offer, daysAgo }] of demoBoughtPackages.entries()) {
    const [buyer, { id, pricePaise }] = [customers[customer]!, offers[offer]!]
    const boughtAt = dayAt(now, daysAgo, clockOf(number + 41))
    timeline.at(boughtAt, async () => {
      // Exactly the price, so that the balance stays as it was.
      const rupees = Math.round((pricePaise * WITH_GST) / 100)
      await writeTopUp(tx, { accountId: buyer.id, rupees, method: 'upi', at: minutesAfter(boughtAt, -2) })
      await bought({ tx, buyer, items: [{ id, type: 'package' }], at: boughtAt })
    })
  }
}

const peopleOf = (tx: Tx, type: 'user' | 'consultant') =>
  tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', type)
    .where('source', '=', 'demo')
    .orderBy('id')
    .execute()
