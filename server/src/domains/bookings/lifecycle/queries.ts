import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Side } from '../booking.ts'
import type { Visit } from './rules.ts'

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Sessions that ended before, oldest first, and were not judged. */
export const endedBefore = async (db: Db, at: Date, limit: number) =>
  ids(
    await db
      .selectFrom('bookings')
      .select('id')
      .where('state', 'in', ['confirmed', 'in_call'])
      .where(sql<boolean>`upper(during) <= ${at}`)
      .orderBy(sql`upper(during)`)
      .limit(limit)
      .execute(),
  )

/** No-shows judged before, whose money waits for nobody any more. */
export const unsettledSince = async (db: Db, at: Date, limit: number) =>
  ids(
    await db
      .selectFrom('bookings')
      .select('id')
      .where('state', '=', 'no_show')
      .where('settled_at', 'is', null)
      .where('judged_at', '<=', at)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('booking_appeals')
              .select('id')
              .whereRef('booking_id', '=', 'bookings.id')
              .where('booking_appeals.state', '=', 'open'),
          ),
        ),
      )
      .orderBy('judged_at')
      .limit(limit)
      .execute(),
  )

export const visitsOf = (db: Db | Tx, bookingId: number) =>
  db
    .selectFrom('room_visits')
    .select(['role', 'joined_at as joinedAt', 'left_at as leftAt'])
    .$narrowType<Pick<Visit, 'role'>>()
    .where('booking_id', '=', bookingId)
    .execute()

interface Entering {
  bookingId: number
  accountId: number
  role: Side
  at: Date
}

/** Whoever is in already stays in: a page that is loaded again is the same visit. */
export const insertVisit = (tx: Tx, { bookingId, accountId, role, at }: Entering) =>
  sql`insert into room_visits (booking_id, account_id, role, joined_at)
    select ${bookingId}::bigint, ${accountId}::bigint, ${role}, ${at}::timestamptz
    where not exists (select from room_visits
      where booking_id = ${bookingId} and account_id = ${accountId} and left_at is null)`.execute(tx)

export const endVisit = (tx: Tx, bookingId: number, accountId: number, at: Date) =>
  tx
    .updateTable('room_visits')
    .set({ left_at: sql`greatest(joined_at, ${at})` })
    .where('booking_id', '=', bookingId)
    .where('account_id', '=', accountId)
    .where('left_at', 'is', null)
    .execute()

/** How many sides are in the room. */
export const sidesInside = async (tx: Tx, bookingId: number) =>
  (
    await tx
      .selectFrom('room_visits')
      .select(({ fn }) => fn.count<number>('role').distinct().as('sides'))
      .where('booking_id', '=', bookingId)
      .where('left_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).sides

interface Decision {
  bookingId: number
  state: 'upheld' | 'declined'
  by: number
  note: string
  at: Date
}

/** False when there is none, or it is decided. */
export const setDecided = async (tx: Tx, { bookingId, state, by, note, at }: Decision) =>
  (
    await tx
      .updateTable('booking_appeals')
      .set({ state, decided_by: by, decided_at: at, note })
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'open')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const hasOpenAppeal = async (tx: Tx, bookingId: number) =>
  (await tx
    .selectFrom('booking_appeals')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .executeTakeFirst()) !== undefined
