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
