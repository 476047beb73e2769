import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/memberships/staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { withTerms } from '../queries.ts'
import * as queries from './queries.ts'

export const listAllPlans = async ({ db, now }: SignedIn) => ({ plans: await shown(db, now) })

const shown = async (db: Db | Tx, now: Date) =>
  (await queries.allPlans(db, now)).map((row) => {
    const { plan, rest } = withTerms(row)
    const { versionId: _, ...more } = rest
    return { ...plan, ...more }
  })

const planShown = async (tx: Tx, id: number, now: Date) => (await shown(tx, now)).find((plan) => plan.id === id)!

export const createPlan = (context: SignedIn, { reason, ...input }: Input<typeof api.createPlan>) =>
  context.db.transaction().execute(async (tx) => {
    const { actor, now } = context
    const { id } = await queries.insertPlan(tx, { ...input, at: now })
    await queries.insertVersion(tx, { planId: id, version: 1, by: actor.id, at: now }, input)
    const subject = { kind: 'plan', id: input.slug }
    await audit.record(tx, context, { action: 'plan.created', subject, after: input, reason })
    return { plan: await planShown(tx, id, now) }
  })

/** Adds a version; members keep the one they bought. */
export const changePlan = (context: SignedIn, { reason, ...input }: Input<typeof api.changePlan>) =>
  context.db.transaction().execute(async (tx) => {
    const { actor, now } = context
    const { id, version } = input
    const before = await planShown(tx, id, now)
    if (!before) throw new Problem('not_found')
    if (!(await queries.updatePlan(tx, { ...input, at: now }))) throw new Problem('stale')
    await queries.insertVersion(tx, { planId: id, version: version + 1, by: actor.id, at: now }, input)
    const subject = { kind: 'plan', id: before.slug }
    await audit.record(tx, context, { action: 'plan.changed', subject, before: { ...before }, after: input, reason })
    return { plan: await planShown(tx, id, now) }
  })
