import { type Insertable, sql } from 'kysely'
import type { TALK_STATES } from '#contract/talks/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import type { LibraryTalks } from '#server/platform/db/schema.gen.ts'
import { changeRow } from '#server/platform/db/titled-rows.ts'
import { goingTo, matching, onCard, onPage, type Segment, talks } from '../queries.ts'
import { detailOf } from '../rules.ts'

type State = (typeof TALK_STATES)[number]

export interface Filter {
  search: string | undefined
  segment: Segment | undefined
  state: State | undefined
  recorded: boolean | undefined
}

const narrowed = (db: Db, { search, segment, state, recorded }: Filter) => {
  const whether = (condition: ReturnType<typeof sql<boolean>> | false) => condition || sql<boolean>`true`
  return talks(db)
    .where(matching(search))
    .where(whether(segment !== undefined && sql<boolean>`talk.segment = ${segment}`))
    .where(whether(state !== undefined && sql<boolean>`talk.state = ${state}`))
    .where(whether(recorded !== undefined && sql<boolean>`(talk.recording_name is not null) = ${recorded}`))
}

const sortable = { startsAt: 'talk.starts_at', views: 'talk.views', title: 'talk.title_english' } as const
export type Sort = keyof typeof sortable

interface View {
  sort: Sort
  descending: boolean
  limit: number
  offset: number
}

export const libraryMatching = (db: Db, filter: Filter, { sort, descending, limit, offset }: View) =>
  narrowed(db, filter)
    .select((eb) => [
      ...(['talk.id', 'talk.slug', 'talk.title_english', 'talk.title_hindi', 'talk.minutes', 'talk.views'] as const),
      eb.ref('talk.segment').$castTo<Segment>().as('segment'),
      eb.ref('talk.state').$castTo<State>().as('state'),
      eb.ref('talk.starts_at').as('startsAt'),
      eb.ref('talk.recording_seconds').as('seconds'),
      goingTo(eb).$notNull().as('going'),
      sql<{ id: number; name: string }>`json_build_object('id', speaker.id, 'name', account.name)`.as('speaker'),
    ])
    .orderBy(sortable[sort], descending ? 'desc' : 'asc')
    .orderBy('talk.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countMatching = async (db: Db, filter: Filter) =>
  (
    await narrowed(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** One talk with everything staff may change. */
export const staffTalk = async (db: Db | Tx, id: number) => {
  const row = await talks(db)
    .select(onCard)
    .select(onPage)
    .select((eb) => [
      eb.ref('talk.state').$castTo<State>().as('state'),
      'talk.withdrawn_reason as withdrawnReason',
      'talk.version',
    ])
    .where('talk.id', '=', id)
    .executeTakeFirst()
  return row && detailOf(row)
}

export const talkForChange = (tx: Tx, id: number) =>
  tx
    .selectFrom('library_talks')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('consultants')
        .innerJoin('accounts', 'accounts.id', 'consultants.id')
        .select(sql<boolean>`approval = 'approved' and suspended_at is null and deleted_at is null`.as('listed'))
        .whereRef('consultants.id', '=', 'library_talks.consultant_id')
        .$asScalar()
        .as('speakerIsListed'),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Listed consultants by part of their name. */
export const speakersNamed = (db: Db, search: string, limit: number) =>
  db
    .selectFrom('consultants')
    .innerJoin('accounts', 'accounts.id', 'consultants.id')
    .select(['consultants.id', 'accounts.name', 'consultants.headline'])
    .where('consultants.approval', '=', 'approved')
    .where('accounts.suspended_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .where(sql<boolean>`accounts.name ilike ${containing(search)}`)
    .orderBy('accounts.name')
    .orderBy('consultants.id')
    .limit(limit)
    .execute()

export const isSpeaker = (tx: Tx, id: number) =>
  tx.selectFrom('consultants').select('id').where('id', '=', id).executeTakeFirst()

export type Words = Omit<Insertable<LibraryTalks>, 'id' | 'slug' | 'created_at' | 'updated_at'>

export const insertTalk = (tx: Tx, slug: string, words: Words, now: Date) =>
  tx
    .insertInto('library_talks')
    .values({ ...words, slug, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

/** False if it has changed since that version. */
export const updateTalk = (tx: Tx, seen: { id: number; version: number }, to: Partial<Words>, at: Date) =>
  changeRow(tx, 'library_talks', { ...seen, to, at })

export const writePoster = (tx: Tx, id: number, poster: string | null, now: Date) =>
  tx
    .updateTable('library_talks')
    .set({ poster, version: sql<number>`version + 1`, updated_at: now })
    .where('id', '=', id)
    .execute()
