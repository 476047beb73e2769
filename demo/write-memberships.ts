import { insertPlan, insertVersion } from '#server/domains/memberships/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { demoPlans } from './memberships/plans.ts'
import { dayAt } from './timeline.ts'

/** The plans, published some months ago. */
export async function writeMemberships(tx: Tx, now: Date) {
  const at = dayAt(now, 120, '10:15')
  for (const [position, { slug, ...terms }] of demoPlans.entries()) {
    const { id } = await insertPlan(tx, { slug, position, state: 'offered', at })
    await insertVersion(tx, { planId: id, version: 1, by: null, at }, { ...terms, months: 12 })
  }
}
