import type { Db, Tx } from '#server/platform/db/db.ts'
import { type KnownWords, TEXT } from '../queries.ts'

interface Which {
  accountId: number
  id?: number
}

export const ownEnquiries = (db: Db | Tx, { accountId, id }: Which, { page, limit }: { page: number; limit: number }) =>
  db
    .selectFrom('enquiries')
    .leftJoin('consultants', 'consultants.id', 'enquiries.consultant_id')
    .leftJoin('accounts', 'accounts.id', 'consultants.id')
    .select([...TEXT, 'consultants.id as consultantId', 'consultants.slug', 'accounts.name as consultantName'])
    .$narrowType<KnownWords>()
    .where('account_id', '=', accountId)
    .$if(id !== undefined, (query) => query.where('enquiries.id', '=', id!))
    .orderBy('enquiries.created_at', 'desc')
    .orderBy('enquiries.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export const countOwn = async (db: Db, accountId: number) =>
  (
    await db
      .selectFrom('enquiries')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).count
