import type { Db, Tx } from '#server/platform/db/db.ts'

export const lockerForExport = async (db: Db | Tx, accountId: number) => ({
  usage: await db
    .selectFrom('locker_usage')
    .select(['bytes', 'documents', 'trashed'])
    .where('account_id', '=', accountId)
    .executeTakeFirst(),
  groups: await db
    .selectFrom('locker_groups')
    .select(['title', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute(),
  documents: await db
    .selectFrom('locker_documents')
    .select(['id', 'name', 'kind', 'bytes', 'created_at as addedAt', 'trashed_at as trashedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute(),
  shares: await db
    .selectFrom('locker_shares')
    .innerJoin('locker_documents', 'locker_documents.id', 'document_id')
    .select(['document_id as documentId', 'subject_kind as kind', 'subject_id as id', 'shared_at as sharedAt'])
    .select('revoked_at as revokedAt')
    .where('account_id', '=', accountId)
    .orderBy('locker_shares.id')
    .execute(),
  papers: await db
    .selectFrom('locker_papers')
    .select(['kind', 'document_id as documentId', 'submitted_at as submittedAt'])
    .where('consultant_id', '=', accountId)
    .orderBy('kind')
    .execute(),
  accesses: await db
    .selectFrom('locker_accesses')
    .innerJoin('locker_documents', 'locker_documents.id', 'document_id')
    .select(['document_id as documentId', 'use', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('locker_accesses.id')
    .execute(),
  openedByYou: await db
    .selectFrom('locker_accesses')
    .select(['subject_kind as kind', 'subject_id as id', 'use', 'at'])
    .where('reader_id', '=', accountId)
    .orderBy('id')
    .execute(),
})

/** Shares, papers and access logs of the documents go with them. */
export async function eraseLocker(tx: Tx, accountId: number) {
  await tx.deleteFrom('locker_papers').where('consultant_id', '=', accountId).execute()
  await tx.deleteFrom('locker_documents').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('locker_groups').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('locker_usage').where('account_id', '=', accountId).execute()
}
