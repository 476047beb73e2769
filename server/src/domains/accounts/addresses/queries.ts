import type { Db, Tx } from '#server/platform/db/db.ts'

const ADDRESS = ['id', 'name', 'mobile', 'street', 'city', 'pincode', 'state_code as stateCode'] as const

export const addressesOf = (db: Db | Tx, accountId: number) =>
  db.selectFrom('addresses').select(ADDRESS).where('account_id', '=', accountId).orderBy('id', 'desc').execute()

export type Address = Awaited<ReturnType<typeof addressesOf>>[number]

/** Locks the account, so that concurrent requests count each other's addresses. */
export const lockAccount = (tx: Tx, id: number) =>
  tx.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const insertAddress = (tx: Tx, accountId: number, { stateCode, ...address }: Omit<Address, 'id'>, at: Date) =>
  tx
    .insertInto('addresses')
    .values({ account_id: accountId, ...address, state_code: stateCode, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()

export const deleteAddress = async (db: Db, accountId: number, id: number) =>
  (await db.deleteFrom('addresses').where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst())
    .numDeletedRows > 0n

export const eraseAddresses = async (tx: Tx, accountId: number) =>
  void (await tx.deleteFrom('addresses').where('account_id', '=', accountId).execute())

export const stateOfPincode = (db: Db | Tx, pincode: string) =>
  db
    .selectFrom('pincodes')
    .select(['city', 'state_code as stateCode'])
    .where('pincode', '=', pincode)
    .executeTakeFirst()
