import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { executeWithCommit } from '#server/platform/db/db-driver.ts'
import { asPrepared } from '#server/platform/db/prepared.ts'
import type { LockerDocuments } from '#server/platform/db/schema.gen.ts'
import type { DocumentFacts } from '../document.ts'
import { FACTS, facts } from '../queries.ts'

interface Filter {
  accountId: number
  groupId?: number | undefined
  search?: string | undefined
  isTrash: boolean
}

const matching = (db: Db, { accountId, groupId, search, isTrash }: Filter) =>
  facts(db)
    .where('account_id', '=', accountId)
    .where('trashed_at', isTrash ? 'is not' : 'is', null)
    .$if(groupId !== undefined, (rows) => rows.where('group_id', '=', groupId!))
    .$if(search !== undefined, (rows) => rows.where(sql<boolean>`strpos(lower(name), lower(${search}::text)) > 0`))

/** Newest first; in the trash, the last deleted first. */
export const pageOfDocuments = (
  db: Db,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<DocumentFacts[]> =>
  matching(db, filter)
    .orderBy(filter.isTrash ? 'trashed_at' : 'created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Matches of a search; all other counts are stored. */
export const countFound = async (db: Db, filter: Filter) =>
  (
    await db
      .selectFrom(matching(db, filter).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const insertion = (tx: Tx, document: Insertable<LockerDocuments>) =>
  tx.insertInto('locker_documents').values(document).returning(FACTS).$castTo<DocumentFacts>()

export const insertDocument = (tx: Tx, document: Insertable<LockerDocuments>): Promise<DocumentFacts> =>
  insertion(tx, document).executeTakeFirstOrThrow()

/** The last statement of a transaction; the document is known after the commit. */
export const insertDocumentWithCommit = (tx: Tx, document: Insertable<LockerDocuments>) =>
  executeWithCommit<DocumentFacts>(tx, asPrepared(insertion(tx, document).compile()))

interface Change {
  name?: string
  group_id?: number | null
  trashed_at?: Date | null
}

/** Only if it is in the trash or not, as expected. */
export const updateDocument = (
  tx: Tx,
  { id, accountId, isTrash }: { id: number; accountId: number; isTrash: boolean },
  change: Change,
): Promise<DocumentFacts | undefined> =>
  tx
    .updateTable('locker_documents')
    .set(change)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('trashed_at', isTrash ? 'is not' : 'is', null)
    .returning(FACTS)
    .$castTo<DocumentFacts>()
    .executeTakeFirst()

export const trashOf = (tx: Tx, accountId: number): Promise<DocumentFacts[]> =>
  facts(tx).where('account_id', '=', accountId).where('trashed_at', 'is not', null).forUpdate().execute()

export const dropDocuments = (tx: Tx, ids: readonly number[]) =>
  tx
    .deleteFrom('locker_documents')
    .where('id', 'in', [...ids])
    .execute()

/** In the trash since before an instant, after an id. */
export const expiredTrash = (
  db: Db,
  { before, after, limit }: { before: Date; after: number; limit: number },
): Promise<DocumentFacts[]> =>
  facts(db).where('trashed_at', '<', before).where('id', '>', after).orderBy('id').limit(limit).execute()

export const allDocumentsOf = (db: Db | Tx, accountId: number): Promise<DocumentFacts[]> =>
  facts(db).where('account_id', '=', accountId).orderBy('id').execute()
