import type { StaffRole } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { insertAccount } from '../queries.ts'
import { endSessions } from '../sessions/queries.ts'
import { allStaff, changeRole, liftSuspension, removeAccount, staffByMobile } from './queries.ts'
import { deleteSecondFactor } from './second-factor/queries.ts'

/** Staff accounts are created by a command on the machine; the audit log names the system as the actor. */
const reason = 'npm run staff'

export const listStaff = allStaff

interface NewStaff {
  mobile: string
  name: string
  role: StaffRole
}

export function addStaff(db: Db, { mobile, name, role }: NewStaff, now: Date) {
  return db.transaction().execute(async (tx) => {
    const known = await staffByMobile(tx, mobile)
    if (known && !known.suspendedAt) return { outcome: 'known' as const, name: known.name }
    const witness = { actor: 'system', now } as const
    if (known) {
      await liftSuspension(tx, known.id, now)
      const subject = { kind: 'account', id: known.id }
      const states = { before: { state: 'suspended' }, after: { state: 'active' } }
      await audit.record(tx, witness, { action: 'person.restored', subject, ...states, reason })
      return { outcome: 'restored' as const, name: known.name }
    }
    const account = await insertAccount(tx, {
      ...{ type: 'admin', staffRole: role, mobile, name, source: 'staff', language: 'en', profileComplete: true, now },
    })
    const subject = { kind: 'account', id: account.id }
    await audit.record(tx, witness, { action: 'staff.added', subject, after: { name, role }, reason })
    return { outcome: 'added' as const, name }
  })
}

/** Signs them out everywhere and blocks signing in; undefined if there is no such account. */
export function removeStaff(db: Db, mobile: string, now: Date) {
  return db.transaction().execute(async (tx) => {
    const known = await staffByMobile(tx, mobile)
    if (!known) return undefined
    await removeAccount(tx, known.id, now)
    await deleteSecondFactor(tx, known.id)
    await endSessions(tx, { accountId: known.id, reason: 'deleted', now })
    const subject = { kind: 'account', id: known.id }
    const before = { name: known.name }
    await audit.record(tx, { actor: 'system', now }, { action: 'staff.removed', subject, before, reason })
    return { name: known.name }
  })
}

/** For lost phones and recovery codes: signs them out, and the next sign-in sets up the second factor again. */
export function resetSecondFactor(db: Db, mobile: string, now: Date) {
  return db.transaction().execute(async (tx) => {
    const known = await staffByMobile(tx, mobile)
    if (!known) return undefined
    const forgotten = await deleteSecondFactor(tx, known.id)
    if (!forgotten) return { name: known.name, had: false }
    await endSessions(tx, { accountId: known.id, reason: 'second_factor_reset', now })
    const subject = { kind: 'account', id: known.id }
    await audit.record(tx, { actor: 'system', now }, { action: 'staff.second_factor_reset', subject, reason })
    return { name: known.name, had: true }
  })
}

/** The command's way to change a role; undefined if there is no such account. */
export function setStaffRole(db: Db, mobile: string, role: StaffRole, now: Date) {
  return db.transaction().execute(async (tx) => {
    const known = await staffByMobile(tx, mobile)
    if (!known) return undefined
    if (known.role === role) return { name: known.name, changed: false }
    await changeRole(tx, known.id, role, now)
    const subject = { kind: 'account', id: known.id }
    const states = { before: { role: known.role }, after: { role } }
    await audit.record(tx, { actor: 'system', now }, { action: 'staff.role_changed', subject, ...states, reason })
    return { name: known.name, changed: true }
  })
}
