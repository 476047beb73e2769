import type * as api from '#contract/accounts/staff.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { insertAccount } from '../queries.ts'
import { endAllSessions } from '../sessions/service.ts'
import * as queries from './queries.ts'
import { deleteSecondFactor } from './second-factor/queries.ts'

export async function listStaff({ db, actor }: SignedIn, { page, limit }: Input<typeof api.listStaff>) {
  const [rows, count] = await Promise.all([
    queries.pageOfStaff(db, { limit, offset: (page - 1) * limit }),
    queries.countStaff(db),
  ])
  const data = rows.map(({ suspendedAt, ...row }) => ({
    ...row,
    suspended: suspendedAt !== null,
    self: row.id === actor.id,
  }))
  return { data, count, page, limit }
}

/**
 * A number that is staff already is refused by a constraint. The audit log does not have it: more roles read the log,
 * without a fresh code, and what it says stays after the account is removed.
 */
export async function addStaffMember(context: Once, input: Input<typeof api.addStaffMember>) {
  const { tx, now } = context
  const { mobile, name, role, reason } = input
  const { id } = await insertAccount(tx, {
    ...{ type: 'admin', staffRole: role, mobile, name, source: 'staff', language: 'en', profileComplete: true, now },
  })
  const subject = { kind: 'account', id }
  await audit.record(tx, context, { action: 'staff.added', subject, after: { name, role }, reason })
  return { id }
}

/** A trigger keeps at least one active owner. */
export function changeStaffRole(context: SignedIn, { id, role, reason }: Input<typeof api.changeStaffRole>) {
  const { db, actor, now } = context
  if (id === actor.id) throw new Problem('own_account')
  return db.transaction().execute(async (tx) => {
    const known = await queries.staffById(tx, id)
    if (!known) throw new Problem('not_found')
    if (known.role === role) throw new Problem('stale')
    await queries.changeRole(tx, id, role, now)
    const subject = { kind: 'account', id }
    const states = { before: { role: known.role }, after: { role } }
    await audit.record(tx, context, { action: 'staff.role_changed', subject, ...states, reason })
    return { id }
  })
}

export async function resetStaffSecondFactor(
  context: SignedIn,
  { id, reason }: Input<typeof api.resetStaffSecondFactor>,
) {
  const { services, db, actor, now } = context
  if (id === actor.id) throw new Problem('own_account')
  const hangUp = await db.transaction().execute(async (tx) => {
    if (!(await queries.staffById(tx, id))) throw new Problem('not_found')
    if (!(await deleteSecondFactor(tx, id))) throw new Problem('stale')
    const end = await endAllSessions(tx, services, { accountId: id, reason: 'second_factor_reset', now })
    await audit.record(tx, context, {
      ...{ action: 'staff.second_factor_reset', subject: { kind: 'account', id }, reason },
    })
    return end
  })
  hangUp()
  return { id }
}
