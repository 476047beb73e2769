import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DocumentFacts } from './document.ts'

export const FACTS = [
  'locker_documents.id',
  'locker_documents.account_id as accountId',
  'locker_documents.group_id as groupId',
  'locker_documents.name',
  'locker_documents.kind',
  'locker_documents.bytes',
  'locker_documents.file_id as fileId',
  'locker_documents.origin_kind as originKind',
  'locker_documents.origin_id as originId',
  'locker_documents.created_at as addedAt',
  'locker_documents.trashed_at as trashedAt',
] as const

export const facts = (db: Db | Tx) => db.selectFrom('locker_documents').select(FACTS).$castTo<DocumentFacts>()

export const documentById = (db: Db | Tx, id: number): Promise<DocumentFacts | undefined> =>
  facts(db).where('id', '=', id).executeTakeFirst()

export const ownDocument = (
  db: Db | Tx,
  { id, accountId }: { id: number; accountId: number },
): Promise<DocumentFacts | undefined> =>
  facts(db).where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

export const usageOf = async (db: Db | Tx, accountId: number) =>
  (await db
    .selectFrom('locker_usage')
    .select(['bytes', 'documents', 'trashed'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()) ?? { bytes: 0, documents: 0, trashed: 0 }

/** Locks the locker of an account until the transaction ends: whatever changes it happens one after another. */
export async function lockLocker(tx: Tx, accountId: number) {
  const locked = tx
    .selectFrom('locker_usage')
    .select(['bytes', 'documents', 'trashed'])
    .where('account_id', '=', accountId)
    .forUpdate()
  const existing = await locked.executeTakeFirst()
  if (existing) return existing
  await tx
    .insertInto('locker_usage')
    .values({ account_id: accountId })
    .onConflict((known) => known.doNothing())
    .execute()
  return locked.executeTakeFirstOrThrow()
}

export const groupExists = async (db: Db | Tx, id: number, accountId: number) =>
  (await db
    .selectFrom('locker_groups')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()) !== undefined
