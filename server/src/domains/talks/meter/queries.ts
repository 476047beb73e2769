import { sql } from 'kysely'
import { LEASE_MS } from '#server/domains/calls/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** When both sides of each room were last connected, by finished stretches. */
export const lastConnected = async (db: Db | Tx, rooms: readonly string[]) =>
  new Map(
    (
      await db
        .selectFrom('room_flows')
        .select(['room', sql<Date>`max(to_at)`.as('at')])
        .where('room', 'in', rooms)
        .where('to_at', 'is not', null)
        .groupBy('room')
        .execute()
    ).map(({ room, at }) => [room, at]),
  )

/** Rooms with a seat without a beat for a lease that no sweep has noticed yet. */
export const unseenRooms = async (db: Db | Tx, rooms: readonly string[], now: Date) => {
  const [before, after] = [new Date(now.getTime() - LEASE_MS), new Date(now.getTime() + LEASE_MS)]
  const rows = await db
    .selectFrom('room_seats')
    .select('room')
    .distinct()
    .where('room', 'in', rooms)
    .where((eb) => eb.or([eb('seen_at', '<=', before), eb('seen_at', '>=', after)]))
    .execute()
  return new Set(rows.map(({ room }) => room))
}

interface Ahead {
  id: number
  paidSeconds: number
  heldPaise: number
  at: Date
}

export const setPaidAhead = (tx: Tx, { id, paidSeconds, heldPaise, at }: Ahead) =>
  tx
    .updateTable('talks')
    .set({ paid_seconds: paidSeconds, held_paise: heldPaise, tried_at: at, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'live')
    .execute()

export const setTried = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('talks').set({ tried_at: at }).where('id', '=', id).execute()

export const setWarned = (tx: Tx, id: number, minutes: 1 | 3 | null, at: Date) =>
  tx.updateTable('talks').set({ warned: minutes, changed_at: at }).where('id', '=', id).execute()

export const ringsOver = async (db: Db, now: Date) =>
  (
    await db
      .selectFrom('talks')
      .select('id')
      .where('state', '=', 'ringing')
      .where('ring_until', '<=', now)
      .orderBy('id')
      .limit(200)
      .execute()
  ).map(({ id }) => id)

export const TALKS_SWEPT = 'talks_swept'
/** Announces that talks were just swept, so that other processes need not. */
export const notifySwept = (db: Db) => sql`select pg_notify(${TALKS_SWEPT}, '')`.execute(db)
