import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Until when a booking blocks its consultant, including its buffer. */
export const blockedUntil = async (db: Db | Tx, bookingId: number) =>
  (
    await db
      .selectFrom('busy_times')
      .select(sql<Date>`upper(blocked)`.as('at'))
      .where('booking_id', '=', bookingId)
      .executeTakeFirst()
  )?.at

interface Span {
  consultantId: number
  from: Date
  to: Date
}

export const isBlocked = async (db: Db | Tx, { consultantId, from, to }: Span, now: Date) =>
  (await db
    .selectFrom('busy_times')
    .select('id')
    .where('consultant_id', '=', consultantId)
    .where(sql<boolean>`blocked && tstzrange(${from}, ${to})`)
    .where((or) => or.or([or('lapses_at', 'is', null), or('lapses_at', '>', now)]))
    .limit(1)
    .executeTakeFirst()) !== undefined

interface Piece extends Span {
  extensionId: number
  lapsesAt: Date
}

/** The reserved piece begins where the booking's own time ends, so that the two do not overlap. */
export const insertPiece = (tx: Tx, { consultantId, extensionId, from, to, lapsesAt }: Piece) =>
  tx
    .insertInto('busy_times')
    .values({
      ...{ consultant_id: consultantId, extension_id: extensionId, kind: 'hold', lapses_at: lapsesAt },
      ...{ during: sql`tstzrange(${from}, ${to})`, blocked: sql`tstzrange(${from}, ${to})` },
    })
    .execute()

export const deletePieces = (tx: Tx, extensionIds: readonly number[]) =>
  tx.deleteFrom('busy_times').where('extension_id', 'in', extensionIds).execute()

/** Moves the end of the session, including its buffer, by this many minutes. */
export const shiftEnd = (tx: Tx, bookingId: number, minutes: number) => {
  const by = sql`make_interval(mins => ${minutes}::int)`
  return tx
    .updateTable('busy_times')
    .set({
      during: sql`tstzrange(lower(during), upper(during) + ${by})`,
      blocked: sql`tstzrange(lower(blocked), upper(blocked) + ${by})`,
    })
    .where('booking_id', '=', bookingId)
    .execute()
}
