import type { Tx } from '#server/platform/db/db.ts'

export const isCustomer = async (tx: Tx, accountId: number) =>
  (await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('type', '=', 'user')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined
