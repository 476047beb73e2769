import { sql } from 'kysely'
import type { StaffRole } from '#contract/endpoint.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

const STAFF = [
  'id',
  'name',
  'mobile',
  'staff_role as role',
  'suspended_at as suspendedAt',
  'last_seen_at as lastSeenAt',
] as const

export const allStaff = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(STAFF)
    .where('type', '=', 'admin')
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** The staff account with this mobile number, locked for a change. */
export const staffByMobile = (tx: Tx, mobile: string) =>
  tx
    .selectFrom('accounts')
    .select(STAFF)
    .where('type', '=', 'admin')
    .where('mobile', '=', mobile)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const liftSuspension = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('accounts')
    .set({ suspended_at: null, suspended_reason: null, updated_at: now })
    .where('id', '=', id)
    .execute()

/** The name is retained: the audit log must keep showing who acted. */
export const removeAccount = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('accounts')
    .set({ mobile: '', email: null, thumbnail: null, password_hash: null, deleted_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()

export const changeRole = (tx: Tx, id: number, role: StaffRole, now: Date) =>
  tx.updateTable('accounts').set({ staff_role: role, updated_at: now }).where('id', '=', id).execute()

/** A staff account, locked for a change. */
export const staffById = (tx: Tx, id: number) =>
  tx
    .selectFrom('accounts')
    .select(STAFF)
    .where('type', '=', 'admin')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const pageOfStaff = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('accounts')
    .leftJoin('second_factors', 'account_id', 'accounts.id')
    .select([...STAFF, sql<boolean>`enrolled_at is not null`.as('secondFactor')])
    .where('type', '=', 'admin')
    .where('deleted_at', 'is', null)
    .$narrowType<{ role: StaffRole }>()
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countStaff = async (db: Db) =>
  (
    await db
      .selectFrom('accounts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('type', '=', 'admin')
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count
