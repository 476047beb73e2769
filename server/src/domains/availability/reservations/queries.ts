import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'
import { asPrepared } from '#server/platform/db/prepared.ts'

export interface TakenTime {
  consultantId: number
  bookingId: number
  startsAt: Date
  endsAt: Date
  /** Including buffers. */
  blocksFrom: Date
  blocksTo: Date
  /** Set for a hold; null for a booking. */
  lapsesAt: Date | null
}

export const insertTimes = (tx: Tx, times: readonly TakenTime[]) =>
  asPrepared(
    sql`
    insert into busy_times (consultant_id, booking_id, kind, during, blocked, lapses_at)
    select consultant_id, booking_id, case when lapses_at is null then 'booking' else 'hold' end,
      tstzrange(starts_at, ends_at), tstzrange(blocks_from, blocks_to), lapses_at
    from unnest(${times.map(({ consultantId }) => consultantId)}::bigint[], ${times.map(({ bookingId }) => bookingId)}::bigint[],
      ${times.map(({ startsAt }) => startsAt)}::timestamptz[], ${times.map(({ endsAt }) => endsAt)}::timestamptz[],
      ${times.map(({ blocksFrom }) => blocksFrom)}::timestamptz[], ${times.map(({ blocksTo }) => blocksTo)}::timestamptz[],
      ${times.map(({ lapsesAt }) => lapsesAt)}::timestamptz[])
      as taken (consultant_id, booking_id, starts_at, ends_at, blocks_from, blocks_to, lapses_at)`.compile(tx),
  )

/** Serializes reservations of a consultant's time; bookings take the same lock. */
export const lockTimeOf = (tx: Tx, consultantId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`time of consultant ${consultantId}`}, 0))`.execute(tx)

export interface CallTime {
  consultantId: number
  talkId: number
  from: Date
  until: Date
}

/** When the first reservation in the way begins, expired or not: an expired hold remains until it is cleaned up. */
export const takenWithin = async (tx: Tx, { consultantId, talkId, from, until }: CallTime) => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(lower(blocked)) as at from busy_times
    where consultant_id = ${consultantId} and kind <> 'external' and talk_id is distinct from ${talkId}
      and blocked && tstzrange(${from}, ${until})`.execute(tx)
  return rows[0]!.at
}

/** A talk reserves its time as it continues; existing reservations are never displaced. */
export const writeCallTime = (tx: Tx, { consultantId, talkId, from, until }: CallTime) => {
  const during = sql<string>`tstzrange(${from}, ${until})`
  return tx
    .insertInto('busy_times')
    .values({ consultant_id: consultantId, talk_id: talkId, kind: 'call', during, blocked: during })
    .onConflict((known) => known.column('talk_id').doUpdateSet({ during, blocked: during }))
    .execute()
}

export const deleteCallTime = (tx: Tx, talkId: number) =>
  tx.deleteFrom('busy_times').where('talk_id', '=', talkId).execute()

/** Turns a hold into a booking. */
export const setConfirmed = (tx: Tx, bookingId: number) =>
  tx
    .updateTable('busy_times')
    .set({ kind: 'booking', lapses_at: null })
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'hold')
    .execute()

export const deleteTimes = (tx: Tx, bookingIds: readonly number[]) =>
  tx.deleteFrom('busy_times').where('booking_id', 'in', bookingIds).execute()
