import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { KindName, Role, Room } from '../room-kinds.ts'
import { LEASE_MS } from '../rules.ts'
import type { EndWhy, Report, Seat } from './seat.ts'

interface RoomRow {
  slug: string
  kind: KindName
  itemId: number
  endedAt: Date | null
  endedWhy: EndWhy | null
}

const ROOM_ROW = ['slug', 'kind', 'item_id as itemId', 'ended_at as endedAt', 'ended_why as endedWhy'] as const

/** The room's row, locked until the transaction ends; created on the first join. */
export const upsertRoomRow = (tx: Tx, { slug, kind, itemId, closesAt }: Room): Promise<RoomRow> =>
  tx
    .insertInto('rooms')
    .values({ slug, kind, item_id: itemId, closes_at: closesAt })
    .onConflict((known) => known.column('slug').doUpdateSet({ closes_at: closesAt }))
    .returning(ROOM_ROW)
    .$castTo<RoomRow>()
    .executeTakeFirstOrThrow()

export const lockRoomRow = (tx: Tx, slug: string): Promise<RoomRow | undefined> =>
  tx.selectFrom('rooms').select(ROOM_ROW).where('slug', '=', slug).forUpdate().$castTo<RoomRow>().executeTakeFirst()

export const readRoomRow = (db: Db | Tx, slug: string): Promise<RoomRow | undefined> =>
  db.selectFrom('rooms').select(ROOM_ROW).where('slug', '=', slug).$castTo<RoomRow>().executeTakeFirst()

export const markEnded = (tx: Tx, slug: string, why: EndWhy, at: Date) =>
  tx.updateTable('rooms').set({ ended_at: at, ended_why: why }).where('slug', '=', slug).execute()

const SEAT = [
  ...(['room', 'role', 'account_id as accountId', 'seat', 'first_seat as firstSeat'] as const),
  ...(['peer_id as peerId', 'connection_id as connectionId', 'life'] as const),
  ...(['joined_at as joinedAt', 'seen_at as seenAt'] as const),
  ...(['present', 'connected', 'audio', 'video', 'screen', 'quality'] as const),
] as const

export const seatsIn = (db: Db | Tx, slug: string): Promise<Seat[]> =>
  db.selectFrom('room_seats').select(SEAT).where('room', '=', slug).orderBy('role').$castTo<Seat>().execute()

/** Takes the seat, replacing a previous one of the same side. */
export const writeSeat = (tx: Tx, seat: Omit<Seat, 'seat'>): Promise<Seat> => {
  const row = {
    room: seat.room,
    role: seat.role,
    account_id: seat.accountId,
    first_seat: seat.firstSeat,
    peer_id: seat.peerId,
    connection_id: seat.connectionId,
    life: seat.life,
    joined_at: seat.joinedAt,
    seen_at: seat.seenAt,
    ...{ present: true, connected: seat.connected, quality: seat.quality },
    ...{ audio: seat.audio, video: seat.video, screen: seat.screen },
  }
  return tx
    .insertInto('room_seats')
    .values(row)
    .onConflict((taken) =>
      taken.columns(['room', 'role']).doUpdateSet({ ...row, seat: sql`nextval('room_seat_numbers')` }),
    )
    .returning(SEAT)
    .$castTo<Seat>()
    .executeTakeFirstOrThrow()
}

/** Undefined if the seat has been replaced. */
export const updateSeat = (tx: Tx, { room, seat, connected, media, quality, at }: Report) =>
  tx
    .updateTable('room_seats')
    .set({ connected, ...media, quality, present: true, seen_at: at })
    .where('room', '=', room)
    .where('seat', '=', seat)
    .returning('role')
    .$castTo<Pick<Seat, 'role'>>()
    .executeTakeFirst()

export const deleteSeat = (tx: Tx, slug: string, seat: number): Promise<Seat | undefined> =>
  tx
    .deleteFrom('room_seats')
    .where('room', '=', slug)
    .where('seat', '=', seat)
    .returning(SEAT)
    .$castTo<Seat>()
    .executeTakeFirst()

/** Locked in the order in which beats are written, to avoid deadlocks. */
export const deleteSeats = async (tx: Tx, slug: string): Promise<Seat[]> => {
  await tx.selectFrom('room_seats').select('seat').where('room', '=', slug).orderBy('role').forUpdate().execute()
  return tx.deleteFrom('room_seats').where('room', '=', slug).returning(SEAT).$castTo<Seat>().execute()
}

const staleAt = (now: Date) => {
  const lease = sql`${LEASE_MS} * interval '1 millisecond'`
  return sql<boolean>`(seen_at <= ${now}::timestamptz - ${lease} or seen_at >= ${now}::timestamptz + ${lease})`
}

/** The seats of a room, locked against beats in their order; skips seats being written at this moment. */
export const lockSeats = (tx: Tx, slug: string): Promise<Seat[]> =>
  tx
    .selectFrom('room_seats')
    .select(SEAT)
    .where('room', '=', slug)
    .orderBy('role')
    .forUpdate()
    .skipLocked()
    .$castTo<Seat>()
    .execute()

export const deleteSeatsByNumber = (tx: Tx, seats: readonly number[]) =>
  tx.deleteFrom('room_seats').where('seat', 'in', seats).execute()

const slugs = (rows: readonly { room: string }[]) => rows.map(({ room }) => room)

export const roomsWithStale = async (db: Db, now: Date, limit: number) =>
  slugs(
    await db
      .selectFrom('room_seats')
      .select('room')
      .distinct()
      .where(staleAt(now))
      .orderBy('room')
      .limit(limit)
      .execute(),
  )

/** Rooms with participants that are past their end and not closed. */
export const roomsClosing = async (db: Db, now: Date, limit: number) =>
  slugs(
    await db
      .selectFrom('rooms')
      .select('slug as room')
      .where('ended_at', 'is', null)
      .where('closes_at', '<=', now)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('room_seats').select('seat').whereRef('room_seats.room', '=', 'rooms.slug')),
      )
      .orderBy('closes_at')
      .limit(limit)
      .execute(),
  )

export const setClosing = (tx: Tx, slug: string, closesAt: Date | null) =>
  tx.updateTable('rooms').set({ closes_at: closesAt }).where('slug', '=', slug).execute()

export const markSeatAbsent = (db: Db, seat: number, seenAt: Date) =>
  db
    .updateTable('room_seats')
    .set({ present: false, seen_at: seenAt })
    .where('seat', '=', seat)
    .returning('room')
    .executeTakeFirst()

export interface Beat {
  seat: number
  seenAt: Date
}

/** Writes beats in one statement; returns the seats that still exist. */
export const writeBeats = async (db: Db, beats: readonly Beat[]) => {
  const { rows } = await sql<{ seat: number; role: Role }>`
    with beats as (
      select * from unnest(${beats.map(({ seat }) => seat)}::bigint[], ${beats.map(({ seenAt }) => seenAt)}::timestamptz[])
        as beat (seat, seen_at)),
    held as materialized (
      select room_seats.seat, beats.seen_at from room_seats join beats on beats.seat = room_seats.seat
      order by room_seats.room, room_seats.role for update of room_seats)
    update room_seats set seen_at = held.seen_at, present = true from held where held.seat = room_seats.seat
    returning room_seats.seat, room_seats.role`.execute(db)
  return rows
}

/** All seats of the rooms these seats are in. */
export const seatsBeside = (db: Db, seats: readonly number[]): Promise<Seat[]> =>
  db
    .selectFrom('room_seats')
    .select(SEAT)
    .where('room', 'in', ({ selectFrom }) =>
      selectFrom('room_seats as mine').select('mine.room').where('mine.seat', 'in', seats),
    )
    .$castTo<Seat>()
    .execute()
