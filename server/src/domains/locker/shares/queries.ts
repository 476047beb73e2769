import type { ShareSubjectKind } from '#contract/locker/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DocumentFacts } from '../document.ts'
import { FACTS } from '../queries.ts'

export interface Subject {
  kind: ShareSubjectKind
  id: number
}

/** Does nothing if it is already shared there. */
export const insertShare = (tx: Tx, documentId: number, { kind, id }: Subject, now: Date) =>
  tx
    .insertInto('locker_shares')
    .values({ document_id: documentId, subject_kind: kind, subject_id: id, shared_at: now })
    .onConflict((known) => known.doNothing())
    .execute()

export const shareOf = (tx: Tx, documentId: number, { kind, id }: Subject) =>
  tx
    .selectFrom('locker_shares')
    .select('id')
    .where('document_id', '=', documentId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()

/** Of the caller's own document. */
export const endShare = (tx: Tx, id: number, accountId: number, now: Date) =>
  tx
    .updateTable('locker_shares')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('document_id', 'in', (eb) =>
      eb.selectFrom('locker_documents').select('id').where('account_id', '=', accountId),
    )
    .returning('document_id as documentId')
    .executeTakeFirst()

/** Shares that were not revoked, whether or not what they belong to is over. */
export const sharesOfDocuments = (db: Db | Tx, documentIds: readonly number[]) =>
  documentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('locker_shares')
        .select(['id as shareId', 'document_id as documentId', 'subject_kind as kind', 'subject_id as id'])
        .where('document_id', 'in', [...documentIds])
        .where('revoked_at', 'is', null)
        .orderBy('id')
        .$narrowType<{ kind: ShareSubjectKind }>()
        .execute()

/** Every subject that a document was ever shared into, revoked shares included. */
export const subjectsEverOf = (db: Db | Tx, documentIds: readonly number[]) =>
  documentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('locker_shares')
        .select(['document_id as documentId', 'subject_kind as kind', 'subject_id as id'])
        .where('document_id', 'in', [...documentIds])
        .$narrowType<{ kind: ShareSubjectKind }>()
        .execute()

/** Shared into one subject and not in the trash, oldest first. */
export const documentsIn = (db: Db | Tx, { kind, id }: Subject) =>
  db
    .selectFrom('locker_shares')
    .innerJoin('locker_documents', 'locker_documents.id', 'locker_shares.document_id')
    .innerJoin('accounts', 'accounts.id', 'locker_documents.account_id')
    .select(FACTS)
    .select((eb) => [
      'locker_shares.id as shareId',
      'shared_at as sharedAt',
      'accounts.name as ownerName',
      eb
        .selectFrom('locker_accesses')
        .innerJoin('accounts as reader', 'reader.id', 'locker_accesses.reader_id')
        .where('reader.type', '!=', 'admin')
        .select((inner) => inner.fn.max('at').as('at'))
        .whereRef('locker_accesses.document_id', '=', 'locker_documents.id')
        .where('locker_accesses.subject_kind', '=', kind)
        .where('locker_accesses.subject_id', '=', id)
        .as('openedAt'),
    ])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('locker_documents.trashed_at', 'is', null)
    .orderBy('locker_shares.id')
    .$castTo<DocumentFacts & { shareId: number; sharedAt: Date; ownerName: string; openedAt: Date | null }>()
    .execute()

interface Access {
  documentId: number
  readerId: number
  use: 'preview' | 'download'
  subject: Subject | null
  at: Date
}

export const insertAccess = (tx: Tx, { documentId, readerId, use, subject, at }: Access) =>
  tx
    .insertInto('locker_accesses')
    .values({
      ...{ document_id: documentId, reader_id: readerId, use, at },
      ...{ subject_kind: subject?.kind ?? null, subject_id: subject?.id ?? null },
    })
    .execute()

export const accessesOf = (db: Db, documentId: number, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('locker_accesses')
    .innerJoin('accounts', 'accounts.id', 'locker_accesses.reader_id')
    .select([
      'locker_accesses.id',
      'accounts.name as readerName',
      'accounts.type as readerType',
      'use',
      'subject_kind as subjectKind',
      'subject_id as subjectId',
      'at',
    ])
    .where('document_id', '=', documentId)
    .orderBy('at', 'desc')
    .orderBy('locker_accesses.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ use: 'preview' | 'download'; subjectKind: ShareSubjectKind | null }>()
    .execute()

export const countAccesses = async (db: Db, documentId: number) =>
  (
    await db
      .selectFrom('locker_accesses')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow()
  ).count
