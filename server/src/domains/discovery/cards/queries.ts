import { sql } from 'kysely'
import type pg from 'pg'
import type { PRESENCES } from '#contract/consultants/constants.ts'
import type { Run } from '#server/domains/availability/public.ts'
import type { Db } from '#server/platform/db/db.ts'

/** A stored card with what is added to it when it is shown. */
export interface CardRow extends Run {
  id: number
  /** A JSON object with the fields that the database maintains. */
  card: string
  /** With commas. */
  industryIds: string
  videoMinutes: number | null
  videoFeePaise: number | null
  audioMinutes: number | null
  audioFeePaise: number | null
  presence: (typeof PRESENCES)[number]
}

/** Numbers and one text instead of instants and a list, which cost more to parse than all the rest. */
export const CARD_COLUMNS = `card.card, array_to_string(card.industry_ids, ',') as "industryIds",
  card.video_minutes as "videoMinutes", card.video_fee_paise as "videoFeePaise",
  card.audio_minutes as "audioMinutes", card.audio_fee_paise as "audioFeePaise",
  (extract(epoch from free.at) * 1000)::float8 as "atMs",
  (extract(epoch from free.last_at) * 1000)::float8 as "lastAtMs",
  free.notice_minutes as "noticeMinutes", free.computed_with as "computedWith",
  free.refresh_at > $1 as "isCurrent", presence.state as presence`

/**
 * For a page with ids as `page`, at the instant $1. The limits keep the planner from reading whole tables: it does not
 * know how short a page is.
 */
export const CARD_JOINS = `
  left join lateral (select * from consultant_cards where consultant_id = page.id limit 1) card on true
  left join lateral (select * from next_free_times where consultant_id = page.id limit 1) free on true
  left join lateral (select case
    when (select true from presence_leases where consultant_id = page.id and expires_at > $1 limit 1) is null then 'offline'
    when (select true from talks where consultant_id = page.id and state = 'live' limit 1)
      or (select true from room_seats mine
        join room_seats theirs on theirs.room = mine.room and theirs.role = 'customer'
        join rooms on rooms.slug = mine.room and rooms.kind = 'booking'
        where mine.role = 'consultant' and mine.account_id = page.id limit 1) then 'on_call'
    else 'online' end as state) presence on true`

const CARDS_BY_ID = {
  name: 'cards by id',
  text: `select page.id, ${CARD_COLUMNS}
    from unnest($2::bigint[]) with ordinality page (id, place) ${CARD_JOINS}
    where card.card is not null order by page.place`,
}

/** In the order of the ids, in one statement; unknown ids are omitted. */
export const cardRows = async (pool: pg.Pool, ids: readonly number[], now: Date) =>
  (await pool.query<CardRow>({ ...CARDS_BY_ID, values: [now, ids] })).rows

/** Which of these are listed, in the order of the ids. */
export const listedAmong = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('consultant_industries')
    .select('consultant_id as id')
    .where(sql<boolean>`listed`)
    .where(sql<boolean>`leads_all`)
    .where(sql<boolean>`consultant_id = any(${ids}::bigint[])`)
    .execute()
  const listed = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => listed.has(id))
}
