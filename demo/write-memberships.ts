import {
  includedUnits,
  insertPlan,
  insertVersion,
  membershipSeller,
  membershipTexts,
  planDiscounts,
  saveRegistration,
} from '#server/domains/memberships/public.ts'
import { registerDiscountSource, registerSeller } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { bought } from './buying.ts'
import { demoMembers } from './memberships/members.ts'
import { demoPlans } from './memberships/plans.ts'
import { clockOf, dayAt, type Making } from './timeline.ts'

/** The plans, published some months ago. */
export async function writePlans(tx: Tx, now: Date) {
  const at = dayAt(now, 120, '10:15')
  for (const [position, { slug, ...terms }] of demoPlans.entries()) {
    const { id } = await insertPlan(tx, { slug, position, state: 'offered', at })
    await insertVersion(tx, { planId: id, version: 1, by: null, at }, { ...terms, months: 12 })
  }
}

/** Members who registered and bought a plan; what they buy later costs them less. */
export async function writeMembers({ tx, timeline, now }: Making) {
  registerSeller('membership', membershipSeller)
  registerDiscountSource('membership', includedUnits)
  registerDiscountSource('membership_discount', planDiscounts)
  registerMessages(membershipTexts)
  const plans = await tx.selectFrom('plans').select(['id', 'slug']).execute()
  const customers = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', 'user')
    .where('source', '=', 'demo')
    .orderBy('id')
    .execute()
  for (const [number, { customer, plan, daysAgo, ...entered }] of demoMembers.entries()) {
    const [buyer, planId] = [customers[customer]!, plans.find(({ slug }) => slug === plan)!.id]
    const at = dayAt(now, daysAgo, clockOf(number + 57))
    timeline.at(at, async () => {
      const answers = { ...entered, accountId: buyer.id, planId, cardName: buyer.name, industryId: null }
      await saveRegistration(tx, { ...answers, wantsReminders: true, at: minutesAfter(at, -4) })
      await bought({ tx, buyer, items: [{ id: planId, type: 'membership' }], at })
    })
  }
}
