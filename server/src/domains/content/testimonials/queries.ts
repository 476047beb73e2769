import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import type { Testimonials } from '#server/platform/db/schema.gen.ts'

/** The channel on which processes notify each other of changed editorial content. */
export const CONTENT_CHANGED = 'content_changed'
export const notifyOtherProcesses = (tx: Tx) => sql`select pg_notify(${CONTENT_CHANGED}, '')`.execute(tx)

const WORDS = [
  'id',
  'quote_english',
  'quote_hindi',
  'author_english',
  'author_hindi',
  'about_english',
  'about_hindi',
  'rating',
  'published',
  'version',
] as const

const placed = (db: Db | Tx) =>
  db
    .selectFrom((all) =>
      all
        .selectFrom('testimonials')
        .select(WORDS)
        .select(sql<number>`row_number() over (order by position, id)`.as('place'))
        .as('testimonials'),
    )
    .select([...WORDS, 'place'])

export interface Filter {
  search: string | undefined
  published: boolean | undefined
}

const narrowing = ({ search, published }: Filter) => {
  const part = containing(search ?? '')
  const named = sql<boolean>`concat_ws(' ', quote_english, quote_hindi, author_english, author_hindi, about_english, about_hindi) ilike ${part}`
  return sql<boolean>`${search ? named : sql`true`} and ${published === undefined ? sql`true` : sql`published = ${published}`}`
}

interface View {
  sort: 'place' | 'rating'
  descending: boolean
  limit: number
  offset: number
}

export const testimonialsMatching = (db: Db, filter: Filter, { sort, descending, limit, offset }: View) =>
  placed(db)
    .where(narrowing(filter))
    .orderBy(sort, descending ? 'desc' : 'asc')
    .orderBy('place')
    .limit(limit)
    .offset(offset)
    .execute()

export const countMatching = (db: Db, filter: Filter) =>
  db
    .selectFrom('testimonials')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere(narrowing(filter)).as('count'),
    ])
    .executeTakeFirstOrThrow()

export const testimonialById = (db: Db | Tx, id: number) => placed(db).where('id', '=', id).executeTakeFirst()

export type Words = Omit<Insertable<Testimonials>, 'id' | 'position' | 'version'>

export const insertTestimonial = (tx: Tx, words: Words) =>
  tx
    .insertInto('testimonials')
    .values({ ...words, position: sql<number>`(select coalesce(max(position), 0) + 1 from testimonials)` })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Updates only the expected version; returns whether it did. */
export const updateTestimonial = async (tx: Tx, { id, version }: { id: number; version: number }, words: Words) =>
  (
    await tx
      .updateTable('testimonials')
      .set({ ...words, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** A change of a position writes many rows: two at once would wait for each other. Held until the transaction ends. */
export const lockOrder = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('order of testimonials'))`.execute(tx)

export const idsInOrder = (tx: Tx) =>
  tx.selectFrom('testimonials').select('id').orderBy('position').orderBy('id').execute()

export const writeOrder = (tx: Tx, ids: number[]) =>
  sql`update testimonials as one set position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where one.id = wanted.id and one.position <> wanted.place`.execute(tx)
