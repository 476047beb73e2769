import type { PaperKind } from '#contract/locker/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DocumentFacts } from '../document.ts'
import { FACTS } from '../queries.ts'

type PaperRow = DocumentFacts & { paper: PaperKind; submittedAt: Date }

const papers = (db: Db | Tx, consultantId: number) =>
  db
    .selectFrom('locker_papers')
    .innerJoin('locker_documents', 'locker_documents.id', 'locker_papers.document_id')
    .select(FACTS)
    .select(['locker_papers.kind as paper', 'submitted_at as submittedAt'])
    .where('consultant_id', '=', consultantId)
    .where('locker_documents.trashed_at', 'is', null)
    .$castTo<PaperRow>()

/** Submitted and not in the trash. */
export const papersOf = (db: Db | Tx, consultantId: number): Promise<PaperRow[]> => papers(db, consultantId).execute()

export const paperOf = (db: Db | Tx, consultantId: number, kind: PaperKind): Promise<PaperRow | undefined> =>
  papers(db, consultantId).where('locker_papers.kind', '=', kind).executeTakeFirst()

export const writePaper = (tx: Tx, consultantId: number, kind: PaperKind, documentId: number, now: Date) => {
  const submitted = { document_id: documentId, submitted_at: now }
  return tx
    .insertInto('locker_papers')
    .values({ consultant_id: consultantId, kind, ...submitted })
    .onConflict((known) => known.columns(['consultant_id', 'kind']).doUpdateSet(submitted))
    .execute()
}

export const dropPaper = (db: Db | Tx, consultantId: number, kind: PaperKind) =>
  db.deleteFrom('locker_papers').where('consultant_id', '=', consultantId).where('kind', '=', kind).execute()

export const papersAmong = (db: Db | Tx, documentIds: readonly number[]) =>
  documentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('locker_papers')
        .select(['document_id as documentId', 'kind'])
        .where('document_id', 'in', [...documentIds])
        .orderBy('kind')
        .$narrowType<{ kind: PaperKind }>()
        .execute()
