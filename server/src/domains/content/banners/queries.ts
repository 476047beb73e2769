import { type Insertable, sql } from 'kysely'
import type { BannerPlace, BannerState, BannerTone } from '#contract/content/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import type { Banners } from '#server/platform/db/schema.gen.ts'

/** All banners, numbered in their order. */
const placed = (db: Db | Tx) =>
  db
    .selectFrom((all) =>
      all
        .selectFrom('banners')
        .selectAll()
        .select(sql<number>`row_number() over (order by position, id)`.as('place'))
        .as('banner'),
    )
    .select([
      ...(['id', 'text_english', 'text_hindi', 'link', 'label_english', 'label_hindi', 'published'] as const),
      ...(['starts_at as startsAt', 'ends_at as endsAt', 'place', 'version', 'updated_at as updatedAt'] as const),
    ])
    .select((eb) => [
      eb.ref('tone').$castTo<BannerTone>().as('tone'),
      eb.ref('places').$castTo<BannerPlace[]>().as('places'),
    ])

const STATES = {
  draft: () => sql<boolean>`not published`,
  scheduled: (now: Date) => sql<boolean>`published and starts_at > ${now}`,
  showing: (now: Date) => sql<boolean>`published and starts_at <= ${now} and (ends_at is null or ends_at > ${now})`,
  ended: (now: Date) => sql<boolean>`published and ends_at <= ${now}`,
}

/** Banners that show now, in order. */
export const showing = (db: Db | Tx, now: Date) => placed(db).where(STATES.showing(now)).orderBy('place').execute()

/** When the next published banner begins or ends; null if none does. */
export const nextChange = async (db: Db, now: Date) => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from banners, unnest(array[starts_at, ends_at]) as at
    where published and at > ${now}`.execute(db)
  return rows[0]?.at ?? null
}

export interface Filter {
  search: string | undefined
  state: BannerState | undefined
  place: BannerPlace | undefined
  tone: BannerTone | undefined
}

const narrowing = ({ search, state, place, tone }: Filter, now: Date) => {
  const part = containing(search ?? '')
  const conditions = [
    ...(search ? [sql`concat_ws(' ', text_english, text_hindi) ilike ${part}`] : []),
    ...(state ? [STATES[state](now)] : []),
    ...(place ? [sql`${place} = any(places)`] : []),
    ...(tone ? [sql`tone = ${tone}`] : []),
  ]
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`
}

const sortable = { place: 'place', startsAt: 'starts_at', endsAt: 'ends_at', updatedAt: 'updated_at' } as const
export type Sort = keyof typeof sortable

interface View {
  sort: Sort
  descending: boolean
  limit: number
  offset: number
}

export const bannersMatching = (db: Db, filter: Filter, now: Date, { sort, descending, limit, offset }: View) =>
  placed(db)
    .where(narrowing(filter, now))
    .orderBy(sortable[sort], (order) => (descending ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy('place')
    .limit(limit)
    .offset(offset)
    .execute()

export const countMatching = async (db: Db, filter: Filter, now: Date) =>
  (
    await db
      .selectFrom('banners')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(narrowing(filter, now))
      .executeTakeFirstOrThrow()
  ).count

export const countAll = async (db: Db | Tx) =>
  (
    await db
      .selectFrom('banners')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const bannerById = (db: Db | Tx, id: number) => placed(db).where('id', '=', id).executeTakeFirst()
export type Banner = NonNullable<Awaited<ReturnType<typeof bannerById>>>

type Words = Omit<Insertable<Banners>, 'id' | 'position' | 'version' | 'updated_at'>

/** As the first in the order. */
export const insertBanner = (tx: Tx, words: Words, now: Date) =>
  tx
    .insertInto('banners')
    .values({
      ...words,
      position: sql<number>`(select coalesce(min(position), 1) - 1 from banners)`,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

interface Seen {
  id: number
  version: number
}

/** Updates only the expected version; returns whether it did. */
export const updateBanner = async (tx: Tx, { id, version }: Seen, words: Words, now: Date) =>
  (
    await tx
      .updateTable('banners')
      .set({ ...words, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Deletes only the expected version; returns whether it did. */
export const deleteBanner = async (tx: Tx, { id, version }: Seen) =>
  (await tx.deleteFrom('banners').where('id', '=', id).where('version', '=', version).executeTakeFirst())
    .numDeletedRows > 0n

/** A change of a position writes many rows: two at once would wait for each other. Held until the transaction ends. */
export const lockOrder = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('order of banners'))`.execute(tx)

export const idsInOrder = async (tx: Tx) =>
  (await tx.selectFrom('banners').select('id').orderBy('position').orderBy('id').execute()).map(({ id }) => id)

export const writeOrder = (tx: Tx, ids: number[]) =>
  sql`update banners as one set position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where one.id = wanted.id and one.position <> wanted.place`.execute(tx)
