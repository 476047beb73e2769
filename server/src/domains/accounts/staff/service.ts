import * as audit from '#server/domains/audit/service.ts'
import type { Db } from '#server/platform/db.ts'
import { insertAccount } from '../queries.ts'
import { endSessions } from '../sessions/queries.ts'
import { allStaff, liftSuspension, removeAccount, staffByMobile } from './queries.ts'
import { forgetSecondFactor } from './second-factor/queries.ts'

/** Staff are made by a command, by whoever may log in to the machine; the audit log names the house as the one who acted. */
const reason = 'npm run staff'

export const listStaff = allStaff

export function addStaff(db: Db, { mobile, name }: { mobile: string; name: string }, now: Date) {
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
      ...{ type: 'admin', mobile, name, source: 'staff', language: 'en', profileComplete: true, now },
    })
    const subject = { kind: 'account', id: account.id }
    await audit.record(tx, witness, { action: 'staff.added', subject, after: { name, mobile }, reason })
    return { outcome: 'added' as const, name }
  })
}

/** Signs them out everywhere and closes the door; undefined when there is nobody to remove. */
export function removeStaff(db: Db, mobile: string, now: Date) {
  return db.transaction().execute(async (tx) => {
    const known = await staffByMobile(tx, mobile)
    if (!known) return undefined
    await removeAccount(tx, known.id, now)
    await forgetSecondFactor(tx, known.id)
    await endSessions(tx, { accountId: known.id, reason: 'deleted', now })
    const subject = { kind: 'account', id: known.id }
    const before = { name: known.name, mobile }
    await audit.record(tx, { actor: 'system', now }, { action: 'staff.removed', subject, before, reason })
    return { name: known.name }
  })
}

/** For the day phone and recovery codes are gone: signs them out, and the next sign-in sets the second factor up anew. */
export function resetSecondFactor(db: Db, mobile: string, now: Date) {
  return db.transaction().execute(async (tx) => {
    const known = await staffByMobile(tx, mobile)
    if (!known) return undefined
    const forgotten = await forgetSecondFactor(tx, known.id)
    if (!forgotten) return { name: known.name, had: false }
    await endSessions(tx, { accountId: known.id, reason: 'second_factor_reset', now })
    const subject = { kind: 'account', id: known.id }
    await audit.record(tx, { actor: 'system', now }, { action: 'staff.second_factor_reset', subject, reason })
    return { name: known.name, had: true }
  })
}
