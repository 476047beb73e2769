import type { PageName } from '#contract/content/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

const WORDS = ['title_english', 'title_hindi', 'line_english', 'line_hindi', 'html_english', 'html_hindi'] as const
export type Words = Record<(typeof WORDS)[number], string>

type Published = { number: number; label: string; publishedAt: Date }

const published = (db: Db | Tx) =>
  db
    .selectFrom('page_versions')
    .select([...WORDS, 'number', 'label', 'published_at as publishedAt'])
    .where('published_at', 'is not', null)
    .$narrowType<Published>()

export const currentVersion = (db: Db | Tx, page: PageName) =>
  published(db).where('page', '=', page).orderBy('number', 'desc').limit(1).executeTakeFirst()

export const versionNumbered = (db: Db, page: PageName, number: number) =>
  published(db).where('page', '=', page).where('number', '=', number).executeTakeFirst()

/** Newest first, without the texts. */
export const versionsOf = (db: Db | Tx, page: PageName) =>
  db
    .selectFrom('page_versions')
    .innerJoin('accounts', 'accounts.id', 'published_by')
    .select(['number', 'label', 'published_at as publishedAt', 'accounts.name as publishedBy'])
    .select(['changes_english', 'changes_hindi', 'asks_consent as asksConsent'])
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .$narrowType<Published>()
    .execute()

export const draftOf = (db: Db | Tx, page: PageName) =>
  db
    .selectFrom('page_versions')
    .select([...WORDS, 'version', 'updated_at as updatedAt'])
    .where('page', '=', page)
    .where('published_at', 'is', null)
    .executeTakeFirst()

/** The current version and the draft of each page that has one. */
export const pagesAtAGlance = (db: Db) =>
  db
    .selectFrom('page_versions as one')
    .leftJoin('accounts', 'accounts.id', 'one.published_by')
    .select(['page', 'label', 'one.published_at as publishedAt', 'accounts.name as publishedBy'])
    .select('one.updated_at as updatedAt')
    .distinctOn(['page', (eb) => eb('one.published_at', 'is', null)])
    .orderBy('page')
    .orderBy((eb) => eb('one.published_at', 'is', null))
    .orderBy('number', 'desc')
    .execute()

/** Undefined if there is a draft already. */
export const insertDraft = (tx: Tx, page: PageName, words: Words, now: Date) =>
  tx
    .insertInto('page_versions')
    .values({ page, ...words, updated_at: now })
    .onConflict((conflict) => conflict.column('page').where('published_at', 'is', null).doNothing())
    .returning('version')
    .executeTakeFirst()

interface Seen {
  page: PageName
  version: number
}

const draft = (tx: Tx, { page, version }: Seen) =>
  tx
    .updateTable('page_versions')
    .where('page', '=', page)
    .where('published_at', 'is', null)
    .where('version', '=', version)

/** Updates only the expected version; returns whether it did. */
export const updateDraft = async (tx: Tx, seen: Seen, words: Words, now: Date) =>
  (
    await draft(tx, seen)
      .set({ ...words, version: seen.version + 1, updated_at: now })
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const deleteDraft = async (tx: Tx, { page, version }: Seen) =>
  (
    await tx
      .deleteFrom('page_versions')
      .where('page', '=', page)
      .where('published_at', 'is', null)
      .where('version', '=', version)
      .executeTakeFirst()
  ).numDeletedRows > 0n

/** Locks the draft as it was read. */
export const draftForPublication = (tx: Tx, { page, version }: Seen) =>
  tx
    .selectFrom('page_versions')
    .select(WORDS)
    .where('page', '=', page)
    .where('published_at', 'is', null)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst()

interface Publication {
  number: number
  label: string
  changes_english: string
  changes_hindi: string
  asks_consent: boolean
  published_at: Date
  published_by: number
}

export const publishDraft = (tx: Tx, seen: Seen, publication: Publication) => draft(tx, seen).set(publication).execute()
