import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

const ADDRESS = [
  ...(['id', 'name', 'mobile', 'street', 'city', 'pincode'] as const),
  ...(['state_code as stateCode', 'is_default as isDefault'] as const),
] as const

/** The default one first, then the newest. */
export const addressesOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('addresses')
    .select(ADDRESS)
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute()

export type Address = Awaited<ReturnType<typeof addressesOf>>[number]

/** Locks the account, so that concurrent requests count each other's addresses. */
export const lockAccount = (tx: Tx, id: number) =>
  tx.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

type Written = Omit<Address, 'id' | 'isDefault'>

/** The first one is the default. */
export const insertAddress = (tx: Tx, accountId: number, { stateCode, ...address }: Written, at: Date) =>
  tx
    .insertInto('addresses')
    .values({
      ...{ account_id: accountId, ...address, state_code: stateCode, created_at: at },
      is_default: sql<boolean>`not exists (select from addresses where account_id = ${accountId})`,
    })
    .returning(ADDRESS)
    .executeTakeFirstOrThrow()

/** Undefined if the account has no such address. */
export const updateAddress = (tx: Tx, accountId: number, id: number, { stateCode, ...address }: Written) =>
  tx
    .updateTable('addresses')
    .set({ ...address, state_code: stateCode })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(ADDRESS)
    .executeTakeFirst()

export const deleteAddress = (tx: Tx, accountId: number, id: number) =>
  tx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('is_default as isDefault')
    .executeTakeFirst()

/** Instead of the one that was the default before. */
export async function setDefault(tx: Tx, accountId: number, id: number) {
  await tx.updateTable('addresses').set({ is_default: false }).where('account_id', '=', accountId).execute()
  await tx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}

export const eraseAddresses = async (tx: Tx, accountId: number) =>
  void (await tx.deleteFrom('addresses').where('account_id', '=', accountId).execute())

export const stateOfPincode = (db: Db | Tx, pincode: string) =>
  db
    .selectFrom('pincodes')
    .select(['city', 'state_code as stateCode'])
    .where('pincode', '=', pincode)
    .executeTakeFirst()
