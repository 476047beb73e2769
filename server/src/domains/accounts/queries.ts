import type { AccountType, StaffRole } from '#contract/endpoint.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

const IDENTITY = ['id', 'name', 'mobile', 'email', 'thumbnail', 'type', 'suspended_at as suspendedAt'] as const

/** The account of a type with this mobile number. */
export const accountByMobile = (db: Db | Tx, type: AccountType, mobile: string) =>
  db
    .selectFrom('accounts')
    .select(IDENTITY)
    .where('mobile', '=', mobile)
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export interface NewAccount {
  type: AccountType
  /** Of staff, and only of staff. */
  staffRole?: StaffRole
  mobile: string
  name: string
  source: string
  language: 'en' | 'hi'
  now: Date
  email?: string
  pincode?: string
  city?: string
  state?: string
  remarks?: string | undefined
  passwordHash?: string
  profileComplete: boolean
}

export const insertAccount = (tx: Tx, account: NewAccount) =>
  tx
    .insertInto('accounts')
    .values({
      type: account.type,
      staff_role: account.staffRole ?? null,
      mobile: account.mobile,
      name: account.name,
      email: account.email ?? null,
      pincode: account.pincode ?? null,
      city: account.city ?? null,
      state: account.state ?? null,
      remarks: account.remarks ?? null,
      password_hash: account.passwordHash ?? null,
      source: account.source,
      language: account.language,
      profile_completed_at: account.profileComplete ? account.now : null,
      created_at: account.now,
      updated_at: account.now,
    })
    .returning(IDENTITY)
    .executeTakeFirstOrThrow()

export const recordConsents = (
  tx: Tx,
  accountId: number,
  versions: { terms: string; privacy: string },
  at: { now: Date; address: string },
) =>
  tx
    .insertInto('consents')
    .values(
      (['terms', 'privacy'] as const).map((document) => ({
        account_id: accountId,
        document,
        version: versions[document],
        agreed_at: at.now,
        address: at.address,
      })),
    )
    .execute()

export const updateMobile = (tx: Tx, accountId: number, mobile: string, now: Date) =>
  tx
    .updateTable('accounts')
    .set({ mobile, updated_at: now })
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returning(IDENTITY)
    .executeTakeFirstOrThrow()

export const updatePasswordHash = (tx: Tx, accountId: number, passwordHash: string, now: Date) =>
  tx.updateTable('accounts').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', accountId).execute()

export const accountById = (db: Db | Tx, id: number) =>
  db
    .selectFrom('accounts')
    .select([...IDENTITY, 'language'])
    .$narrowType<{ language: 'en' | 'hi' }>()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
