import {
  includedUnits,
  insertPlan,
  insertVersion,
  membershipSeller,
  membershipTexts,
  planDiscounts,
  saveRegistration,
  updatePlan,
} from '#server/domains/memberships/public.ts'
import { registerDiscountSource, registerSeller } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { bought } from './buying.ts'
import { demoMembers, TRIAL } from './memberships/members.ts'
import { demoPlans } from './memberships/plans.ts'
import { clockOf, dayAt, type Making } from './timeline.ts'

const MONTHS = 12

/** The plans, published some months ago; the first one began with a trial month. */
export async function writePlans(tx: Tx, now: Date) {
  const at = dayAt(now, 120, '10:15')
  for (const [position, { slug, ...terms }] of demoPlans.entries()) {
    const { id } = await insertPlan(tx, { slug, position, state: 'offered', at })
    const trial = slug === TRIAL.plan ? { months: 1, pricePaise: TRIAL.pricePaise } : { months: MONTHS }
    await insertVersion(tx, { planId: id, version: 1, by: null, at }, { ...terms, ...trial })
  }
}

/**
 * Members who registered and bought a plan; what they buy later costs them less. The demo login had the trial month, so
 * its prices are those of everybody.
 */
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
  const { plan: slug, offeredUntilDaysAgo } = TRIAL
  const changedAt = dayAt(now, offeredUntilDaysAgo, '10:15')
  const planId = plans.find((plan) => plan.slug === slug)!.id
  const position = demoPlans.findIndex((plan) => plan.slug === slug)
  const { slug: _, ...terms } = demoPlans[position]!
  timeline.at(changedAt, async () => {
    await updatePlan(tx, { id: planId, version: 1, position, state: 'offered', at: changedAt })
    await insertVersion(tx, { planId, version: 2, by: null, at: changedAt }, { ...terms, months: MONTHS })
  })
  for (const [number, { customer, plan, daysAgo, ...entered }] of demoMembers.entries()) {
    const [buyer, planId] = [customers[customer]!, plans.find((one) => one.slug === plan)!.id]
    const at = dayAt(now, daysAgo, clockOf(number + 57))
    timeline.at(at, async () => {
      const answers = { ...entered, accountId: buyer.id, planId, cardName: buyer.name, industryId: null }
      await saveRegistration(tx, { ...answers, wantsReminders: true, at: minutesAfter(at, -4) })
      await bought({ tx, buyer, items: [{ id: planId, type: 'membership' }], at })
    })
  }
}
