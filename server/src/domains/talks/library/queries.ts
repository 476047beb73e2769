import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { COVER_DRAWINGS, COVER_TINTS, TALK_SEGMENTS } from '#contract/talks/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import type { DB } from '#server/platform/db/schema.gen.ts'

export type Segment = (typeof TALK_SEGMENTS)[number]
type Drawing = (typeof COVER_DRAWINGS)[number]
type Tint = (typeof COVER_TINTS)[number]

/** The channel on which processes notify each other of library changes. */
export const LIBRARY_CHANGED = 'talk_library_changed'
export const notifyPages = (tx: Tx) => sql`select pg_notify(${LIBRARY_CHANGED}, '')`.execute(tx)

/** Every talk with its speaker. */
export const talks = (db: Db | Tx) =>
  db
    .selectFrom('library_talks as talk')
    .innerJoin('consultants as speaker', 'speaker.id', 'talk.consultant_id')
    .innerJoin('accounts as account', 'account.id', 'talk.consultant_id')

/** Public talks: published ones of listed speakers. */
const shown = (db: Db | Tx) =>
  talks(db)
    .where('talk.state', '=', 'published')
    .where('speaker.approval', '=', 'approved')
    .where('account.suspended_at', 'is', null)
    .where('account.deleted_at', 'is', null)

type Tables = { talk: DB['library_talks']; speaker: DB['consultants']; account: DB['accounts'] } & DB
export type TalkBuilder = ExpressionBuilder<Tables, 'talk' | 'speaker' | 'account'>

export const goingTo = (eb: TalkBuilder) =>
  eb
    .selectFrom('library_reminders')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef('talk_id', '=', 'talk.id')
    .$asScalar()

export const onCard = (eb: TalkBuilder) => [
  ...(['talk.id', 'talk.slug', 'talk.title_english', 'talk.title_hindi', 'talk.minutes', 'talk.languages'] as const),
  eb.ref('talk.segment').$castTo<Segment>().as('segment'),
  eb.ref('talk.drawing').$castTo<Drawing>().as('drawing'),
  eb.ref('talk.tint').$castTo<Tint>().as('tint'),
  eb.ref('talk.starts_at').as('startsAt'),
  eb.ref('talk.recording_seconds').as('seconds'),
  eb.ref('talk.views').as('views'),
  goingTo(eb).$notNull().as('going'),
  sql<{
    id: number
    name: string
    slug: string
  }>`json_build_object('id', speaker.id, 'name', account.name, 'slug', speaker.slug)`.as('speaker'),
]

export const onPage = (eb: TalkBuilder) => [
  ...(['talk.about_english', 'talk.about_hindi', 'talk.recording_name', 'talk.recording_bytes'] as const),
  ...(['talk.recorded_at', 'talk.poster as posterUrl', 'talk.live_url as liveUrl'] as const),
  sql<{ headline: string; headline_hindi: string | null; thumbnail: string | null }>`json_build_object(
    'headline', speaker.headline, 'headline_hindi', speaker.headline_hindi, 'thumbnail', account.thumbnail)`.as('more'),
  jsonArrayFrom(
    eb
      .selectFrom('library_captions')
      .select((inner) => [inner.ref('language').$castTo<'en' | 'hi'>().as('language'), 'mark'])
      .whereRef('talk_id', '=', 'talk.id')
      .orderBy('language'),
  ).as('captions'),
]

export const matching = (search: string | undefined) => {
  const part = containing(search ?? '')
  return sql<boolean>`${search ? sql`concat_ws(' ', talk.title_english, talk.title_hindi, account.name) ilike ${part}` : sql`true`}`
}

interface Input {
  segment: Segment | undefined
  search?: string | undefined
}

const recorded = (db: Db, { segment, search }: Input) =>
  shown(db)
    .where('talk.recording_name', 'is not', null)
    .where(sql<boolean>`${segment ? sql`talk.segment = ${segment}` : sql`true`}`)
    .where(matching(search))

interface View {
  sort: 'newest' | 'most_viewed'
  limit: number
  offset: number
}

export const recordedTalks = (db: Db, input: Input, { sort, limit, offset }: View) =>
  recorded(db, input)
    .select(onCard)
    .orderBy(sort === 'newest' ? 'talk.starts_at' : 'talk.views', 'desc')
    .orderBy('talk.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countRecorded = async (db: Db, input: Input) =>
  (
    await recorded(db, input)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Announced and not over; a past talk waits for its recording. */
const upcoming = (db: Db | Tx, now: Date) =>
  shown(db)
    .where('talk.recording_name', 'is', null)
    .where(sql<boolean>`talk.starts_at + make_interval(mins => talk.minutes) > ${now}`)

export const upcomingTalks = (db: Db, segment: Segment, now: Date, limit: number) =>
  upcoming(db, now)
    .select(onCard)
    .where('talk.segment', '=', segment)
    .orderBy('talk.starts_at')
    .orderBy('talk.id')
    .limit(limit)
    .execute()

export const countUpcoming = async (db: Db, segment: Segment, now: Date) =>
  (
    await upcoming(db, now)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('talk.segment', '=', segment)
      .executeTakeFirstOrThrow()
  ).count

/** Speakers of a segment, most talks first. */
export const speakersOf = (db: Db, segment: Segment, limit: number) =>
  shown(db)
    .select((eb) => [
      ...(['speaker.id', 'speaker.slug', 'speaker.headline', 'speaker.headline_hindi'] as const),
      ...(['account.name', 'account.thumbnail'] as const),
      eb.fn.countAll<number>().as('talks'),
    ])
    .where('talk.segment', '=', segment)
    .groupBy(['speaker.id', 'account.id'])
    .orderBy('talks', 'desc')
    .orderBy('speaker.id')
    .limit(limit)
    .execute()

/** By slug or id. */
export const talkAt = (db: Db, segment: Segment, address: string) =>
  shown(db)
    .select(onCard)
    .select(onPage)
    .where('talk.segment', '=', segment)
    .where((eb) =>
      eb.or([eb('talk.slug', '=', address), eb('talk.id', '=', /^[1-9]\d{0,14}$/.test(address) ? Number(address) : 0)]),
    )
    .executeTakeFirst()

/** Start and view count of a public talk. */
export const talkInSight = (db: Db, id: number) =>
  shown(db).select(['talk.starts_at as startsAt', 'talk.views']).where('talk.id', '=', id).executeTakeFirst()

/** The recorded talks of one speaker, for their profile. */
export const talksBy = (db: Db, consultantId: number, limit: number) =>
  recorded(db, { segment: undefined })
    .select(onCard)
    .where('talk.consultant_id', '=', consultantId)
    .orderBy('talk.starts_at', 'desc')
    .limit(limit)
    .execute()

/** Every page of the library, for the sitemap. */
export const talkPages = (db: Db, limit: number) =>
  shown(db)
    .select(['talk.segment', 'talk.slug', 'talk.updated_at as updatedAt'])
    .orderBy('talk.id')
    .limit(limit)
    .execute()

/** One statement: counts the view only if this viewer is new today. */
export const countView = async (tx: Tx, { id, day, viewer }: { id: number; day: string; viewer: Buffer }) => {
  const { rows } = await sql<{ views: number }>`
    with seen as (
      insert into library_views (talk_id, seen_on, viewer) values (${id}, ${day}, ${viewer})
      on conflict on constraint library_views_once_a_day do nothing returning 1)
    update library_talks set views = views + (select count(*) from seen) where id = ${id} returning views`.execute(tx)
  return rows[0]!.views
}

export const dropViewsBefore = (db: Db, day: string) =>
  db.deleteFrom('library_views').where('seen_on', '<', day).execute()
