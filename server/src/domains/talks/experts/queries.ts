import { sql } from 'kysely'
import { LEASE_MS } from '#server/domains/calls/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { ExpertSnapshot } from './rules.ts'

interface Wanted {
  ids?: readonly number[] | undefined
  segment?: string | undefined
  language?: string | undefined
  /** Only online experts; otherwise all requested ones. */
  online: boolean
  most: number
}

/** A seat with a beat within the lease. */
const seenLately = (now: Date) =>
  sql`r.seen_at > ${new Date(now.getTime() - LEASE_MS)} and r.seen_at < ${new Date(now.getTime() + LEASE_MS)}`

/** Whether someone is in a call room, possibly before or after its scheduled time. */
export const isInARoom = async (db: Db | Tx, accountId: number, now: Date) =>
  (await sql`select from room_seats r where r.account_id = ${accountId} and ${seenLately(now)} limit 1`.execute(db))
    .rows.length > 0

/** Experts with talks by the minute, and what determines whether they can be called. */
export async function expertSnapshots(db: Db | Tx, { ids, segment, language, online, most }: Wanted, now: Date) {
  const here = sql`exists (select from presence_leases l where l.consultant_id = c.id and l.expires_at > ${now})`
  const { rows } = await sql<ExpertSnapshot>`
    select c.id, ${here} as here, c.taking_calls as "takingCalls", c.talk_rate_paise as "ratePaise",
      c.rating_average as "ratingAverage", c.rating_count as "ratingCount", going.since as "talkSince",
      seated.since as "inRoomSince", session.start_at as "sessionStart", session.from_at as "sessionFrom", session.to_at as "sessionTo", line.length as "queueLength",
      line.offered_to as "offeredTo", usual.seconds as "averageSeconds"
    from consultants c
    join accounts a on a.id = c.id
    left join lateral (
      select coalesce(answered_at, rang_at) as since from talks t
      where t.consultant_id = c.id and (t.state = 'live' or t.state = 'ringing' and t.ring_until > ${now})
    ) going on true
    left join lateral (
      select min(joined_at) as since from room_seats r where r.account_id = c.id and ${seenLately(now)}
    ) seated on true
    left join lateral (
      select lower(during) as start_at, lower(blocked) as from_at, upper(blocked) as to_at from busy_times b
      where b.consultant_id = c.id and b.kind in ('hold', 'booking') and b.blocked && tstzrange(${now}, null)
        and (b.lapses_at is null or b.lapses_at > ${now})
      order by lower(blocked) limit 1
    ) session on true
    left join lateral (
      select count(*)::int as length, min(customer_id) filter (where offered_until > ${now}) as offered_to
      from talk_queue q where q.consultant_id = c.id
    ) line on true
    left join lateral (
      select avg(billed_seconds)::int as seconds from (
        select billed_seconds from talks t where t.consultant_id = c.id and t.state = 'ended' and billed_seconds > 0
        order by rang_at desc limit 20) recent
    ) usual on true
    where c.approval = 'approved' and a.suspended_at is null and a.deleted_at is null and c.talk_rate_paise is not null
      ${ids ? sql`and c.id = any(${[...ids]}::bigint[])` : sql``}
      ${online ? sql`and ${here}` : sql``}
      ${language ? sql`and ${language} = any(c.languages)` : sql``}
      ${
        segment
          ? sql`and exists (select from consultant_industries i join category_types ct on ct.id = i.category_type_id
              where i.consultant_id = c.id and i.listed and ct.slug = ${segment})`
          : sql``
      }
    order by c.rating_average desc nulls last, c.id limit ${most}`.execute(db)
  return rows
}

export interface ExpertCard {
  id: number
  slug: string
  name: string
  headline: string
  headlineHindi: string | null
  thumbnail: string | null
  languages: string[]
  sector: { id: number; slug: string; title_english: string; title_hindi: string } | null
}

export async function expertCards(db: Db | Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<ExpertCard>`
    select c.id, c.slug, a.name, c.headline, c.headline_hindi as "headlineHindi", a.thumbnail, c.languages,
      (select jsonb_build_object('id', s.id, 'slug', s.slug, 'title_english', s.title_english, 'title_hindi', s.title_hindi)
        from consultant_industries i join sectors s on s.id = i.sector_id
        where i.consultant_id = c.id order by i.industry_id limit 1) as sector
    from consultants c join accounts a on a.id = c.id where c.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

/** The primary segment of a consultant. */
export const segmentOf = async (db: Db | Tx, consultantId: number) =>
  (
    await db
      .selectFrom('consultant_industries')
      .innerJoin('category_types', 'category_types.id', 'consultant_industries.category_type_id')
      .select('category_types.slug')
      .where('consultant_id', '=', consultantId)
      .orderBy('industry_id')
      .executeTakeFirst()
  )?.slug

export interface Place {
  consultantId: number
  name: string
  thumbnail: string | null
  place: number
  offeredUntil: Date | null
}

/** The queues a customer is in; an expired turn does not count. */
export const placesOfCustomer = async (db: Db | Tx, customerId: number, now: Date) =>
  (
    await sql<Place>`
      select q.consultant_id as "consultantId", a.name, a.thumbnail,
        case when q.offered_until > ${now} then q.offered_until end as "offeredUntil",
        (select count(*)::int from talk_queue before where before.consultant_id = q.consultant_id
          and (before.priority, -before.id) >= (q.priority, -q.id)) as place
      from talk_queue q join accounts a on a.id = q.consultant_id
      where q.customer_id = ${customerId} order by q.id`.execute(db)
  ).rows
