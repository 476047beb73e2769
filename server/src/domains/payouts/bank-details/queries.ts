import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { BankAccounts, TaxIdentities } from '#server/platform/db/schema.gen.ts'

export const ACCOUNT = [
  'bank_accounts.id',
  'bank_accounts.kind',
  'holder',
  'ifsc',
  'ending',
  'bank_accounts.state',
  'bank_says as bankSays',
  'added_at as addedAt',
] as const

export const accountsOf = (db: Db | Tx, consultantId: number) =>
  db
    .selectFrom('bank_accounts')
    .select(ACCOUNT)
    .where('consultant_id', '=', consultantId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute()

export const insertAccount = async (tx: Tx, row: Insertable<BankAccounts>) =>
  (await tx.insertInto('bank_accounts').values(row).returning('id').executeTakeFirstOrThrow()).id

export const removeAccount = (tx: Tx, consultantId: number, id: number, now: Date) =>
  tx
    .updateTable('bank_accounts')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('consultant_id', '=', consultantId)
    .where('removed_at', 'is', null)
    .returning(ACCOUNT)
    .executeTakeFirst()

export const withdrawalUnderWayTo = async (tx: Tx, accountId: number) =>
  (await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('bank_account_id', '=', accountId)
    .where('state', 'in', ['asked', 'approved', 'sending'])
    .executeTakeFirst()) !== undefined

export const lockUntil = (tx: Tx, consultantId: number, until: Date) =>
  tx
    .insertInto('bank_locks')
    .values({ consultant_id: consultantId, until })
    .onConflict((stored) => stored.column('consultant_id').doUpdateSet({ until }))
    .execute()

/** Until when withdrawals are blocked; undefined if they are not. */
export const lockedUntil = async (db: Db | Tx, consultantId: number, now: Date) =>
  (
    await db
      .selectFrom('bank_locks')
      .select('until')
      .where('consultant_id', '=', consultantId)
      .where('until', '>', now)
      .executeTakeFirst()
  )?.until

export const taxNumbersOf = (db: Db | Tx, consultantId: number) =>
  db
    .selectFrom('tax_identities')
    .select(['pan', 'gstin', 'pan_masked as panMasked', 'gstin_masked as gstinMasked'])
    .where('account_id', '=', consultantId)
    .executeTakeFirst()

export const saveTaxNumbers = (
  tx: Tx,
  accountId: number,
  changes: Partial<Pick<Insertable<TaxIdentities>, 'pan' | 'pan_masked' | 'gstin' | 'gstin_masked'>>,
  now: Date,
) =>
  tx
    .insertInto('tax_identities')
    .values({ account_id: accountId, ...changes, updated_at: now })
    .onConflict((stored) => stored.column('account_id').doUpdateSet({ ...changes, updated_at: now }))
    .execute()

/** Claims accounts with a due check for one process, until `nextAt`. */
export const claimChecks = (db: Db, now: Date, nextAt: Date, limit: number) =>
  db
    .updateTable('bank_accounts')
    .set({ next_check_at: nextAt })
    .where('id', 'in', (due) =>
      due
        .selectFrom('bank_accounts')
        .select('id')
        .where('state', '=', 'checking')
        .where('removed_at', 'is', null)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'consultant_id as consultantId', 'holder', 'ifsc', 'number', 'number_mark as mark', 'ending'])
    .returning(['provider_account_id as providerAccountId', 'provider_check_id as providerCheckId'])
    .execute()

/** False if it was settled concurrently, or the account is gone. */
export const settleCheck = async (tx: Tx, id: number, changes: Updateable<BankAccounts>) =>
  (
    await tx
      .updateTable('bank_accounts')
      .set(changes)
      .where('id', '=', id)
      .where('state', '=', 'checking')
      .where('removed_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows === 1n

export const personOf = (db: Db | Tx, id: number) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'mobile', 'email', 'language'])
    .$narrowType<{ language: 'en' | 'hi' }>()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
