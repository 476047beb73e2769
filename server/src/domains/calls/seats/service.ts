import type { RoomEvents } from '#contract/calls/signals.ts'
import type { ServerEvent, ServerEvents } from '#contract/realtime.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { living } from '#server/platform/db/liveness.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { deleteShowing, endFlow, flowOf, insertFlow } from '../queries.ts'
import { accountOf, type EndedBy, kindOf, type Role, type Room } from '../room-kinds.ts'
import { endedBeforeItsTime, endedBy, isStale, lostAt } from '../rules.ts'
import * as queries from './queries.ts'
import { type Change, type EndWhy, joinNumber, type Report, type Seat } from './seat.ts'

interface Newcomer {
  role: Role
  accountId: number
  peerId: string
  connectionId: string
  life?: number | null
  /** For an automatic rejoin: the seat given when the person pressed Join. */
  firstSeat?: number | null
  at: Date
}

/**
 * Takes a seat. A previous seat of the same side ends, and its metering ended when it was last seen: time without a
 * server is free. The same page on another connection continues its media. An automatic rejoin takes nothing from a
 * device on which the person pressed Join later.
 */
export const join = (
  db: Db,
  room: Room,
  { role, accountId, peerId, connectionId, life = null, firstSeat = null, at }: Newcomer,
) =>
  db.transaction().execute(async (tx) => {
    const { endedAt } = await queries.upsertRoomRow(tx, room)
    if (endedAt) throw new Problem('room_closed')
    const wasOpen = await isOpen(tx, room.slug)
    await removeStale(tx, room, () => at)
    const before = (await queries.seatsIn(tx, room.slug)).find((seat) => seat.role === role)
    if (before?.accountId === accountId && firstSeat !== null && joinNumber(before) > firstSeat)
      throw new Problem('seat_taken')
    const samePage = before?.peerId === peerId && before.accountId === accountId ? before : undefined
    if (before && (await isOpen(tx, room.slug))) await stop(tx, room, { at: lostAt([before], at), by: role })
    const { connected = false, audio = false, video = false, screen = false, quality = null } = samePage ?? {}
    const who = { role, accountId, firstSeat, peerId, connectionId, life }
    const place = { room: room.slug, ...who, joinedAt: at, seenAt: at, present: true }
    const seat = await queries.writeSeat(tx, { ...place, connected, audio, video, screen, quality })
    await kindOf(room.kind).onJoin?.(tx, room, { role, accountId, at })
    const change = await settle(tx, room, { at, by: role, wasOpen })
    return { seat, change: { ...change, replaced: before?.connectionId === connectionId ? undefined : before } }
  })

/** Updates a side's report; undefined if the seat has been replaced. */
export const report = (db: Db, update: Report): Promise<Change | undefined> =>
  db.transaction().execute(async (tx) => {
    const room = await lockRoom(tx, update.room, update.at)
    const mine = room && (await queries.updateSeat(tx, update))
    return (
      mine && settle(tx, room, { at: update.at, by: mine.role, ...(await removeStaleSeats(tx, room, () => update.at)) })
    )
  })

/** Leaves for good. */
export const leave = (db: Db, slug: string, seat: number, at: Date): Promise<Change | undefined> =>
  db.transaction().execute(async (tx) => {
    const room = await lockRoom(tx, slug, at)
    const gone = room && (await queries.deleteSeat(tx, slug, seat))
    if (!gone) return undefined
    await kindOf(room.kind).onLeave?.(tx, room, { role: gone.role, accountId: gone.accountId, at })
    return settle(tx, room, { at, by: gone.role, ...(await removeStaleSeats(tx, room, () => at)) })
  })

/** Removes seats without a beat for a lease; undefined if there are none. */
export const sweepRoom = (db: Db, slug: string, now: () => Date): Promise<Change | undefined> =>
  db.transaction().execute(async (tx) => {
    const room = await lockRoom(tx, slug, now())
    if (!room) return undefined
    const seen = await removeStaleSeats(tx, room, now)
    return seen.lost.length === 0 ? undefined : settle(tx, room, { at: now(), by: undefined, ...seen })
  })

/** A lost side was not present until now, even if no sweep noticed: this runs before anything is settled. */
const removeStaleSeats = async (tx: Tx, room: Room, now: () => Date) => ({
  wasOpen: await isOpen(tx, room.slug),
  lost: await removeStale(tx, room, now),
})

/**
 * The clock is read once no more beats can be written: compared with an instant from before a long wait, beats that
 * arrived during it would look as if the clock had been set back.
 */
async function removeStale(tx: Tx, room: Room, clock: () => Date): Promise<Seat[]> {
  const seats = await queries.lockSeats(tx, room.slug)
  const now = clock()
  const lost = seats.filter((seat) => isStale(seat, now))
  if (lost.length === 0) return lost
  await queries.deleteSeatsByNumber(
    tx,
    lost.map(({ seat }) => seat),
  )
  if (await isOpen(tx, room.slug)) await stop(tx, room, { at: lostAt(lost, now), by: endedBy(lost) })
  for (const seat of lost) {
    const { role, accountId } = seat
    await kindOf(room.kind).onLeave?.(tx, room, { role, accountId, at: lostAt([seat], now) })
  }
  return lost
}

/** Starts or ends the stretch, depending on the seats. */
async function settle(
  tx: Tx,
  room: Room,
  { at, by, wasOpen, lost = [] }: { at: Date; by: Role | undefined; wasOpen: boolean; lost?: readonly Seat[] },
): Promise<Change> {
  const seats = await queries.seatsIn(tx, room.slug)
  // Stale seats were dropped before, except those being written at this moment, which are not stale.
  const both = seats.length === 2 && seats.every(({ connected }) => connected)
  const open = await isOpen(tx, room.slug)
  if (both && !open) await start(tx, room, at)
  if (!both && open) await stop(tx, room, { at, by: by ?? 'both' })
  const endedHere = lost.length > 0 ? endedBy(lost) : (by ?? 'both')
  const flowChange = both === wasOpen ? undefined : both ? 'both' : endedHere
  return { room: room.slug, seats, flow: await flowOf(tx, room.slug), by, flowChange, replaced: undefined, lost }
}

const isOpen = async (tx: Tx, slug: string) => (await flowOf(tx, slug)).since !== null

async function start(tx: Tx, room: Room, at: Date) {
  await insertFlow(tx, room.slug, at)
  await kindOf(room.kind).onConnected?.(tx, room, { at })
}

async function stop(tx: Tx, room: Room, end: { at: Date; by: EndedBy }) {
  await endFlow(tx, room.slug, end)
  await kindOf(room.kind).onDisconnected?.(tx, room, end)
}

/** Locks a room before anything that belongs to it; undefined if nobody ever joined. */
export async function lockRoom(tx: Tx, slug: string, now: Date): Promise<Room | undefined> {
  const row = await queries.lockRoomRow(tx, slug)
  return row && kindOf(row.kind).find(tx, slug, now)
}

interface Ending {
  why: EndWhy
  /** Metering ends here; may be some seconds in the past. */
  at: Date
  now: Date
}

/**
 * Ends a room for good: all participants are removed and notified. False if it had already ended. Callers that also
 * lock the owner of the room call `lockRoom` first.
 */
export async function endRoom(tx: Tx, room: Room, { why, at, now }: Ending): Promise<boolean> {
  const { endedAt } = await queries.upsertRoomRow(tx, room)
  if (endedAt) return false
  // A lost side was not present until now, even if no server was running to notice.
  await removeStale(tx, room, () => now)
  await removeAll(tx, room, at)
  await queries.markEnded(tx, room.slug, why, at)
  await notifyParticipants(tx, room, now, 'roomended', { room: room.slug, why })
  return true
}

async function removeAll(tx: Tx, room: Room, at: Date): Promise<Seat[]> {
  const seats = await queries.deleteSeats(tx, room.slug)
  await deleteShowing(tx, room.slug)
  if (await isOpen(tx, room.slug)) await stop(tx, room, { at: lostAt(await orphaned(tx, seats), at), by: 'system' })
  for (const { role, accountId } of seats) await kindOf(room.kind).onLeave?.(tx, room, { role, accountId, at })
  return seats
}

/** Seats whose process is gone and whose page has not rejoined through another: nobody has seen them since. */
async function orphaned(tx: Tx, seats: readonly Seat[]) {
  const lives = await living(
    tx,
    seats.flatMap(({ life }) => life ?? []),
  )
  return seats.filter(({ life }) => life !== null && !lives.has(life))
}

/** If somebody in the room is no participant any more: everyone is removed, and the participants may rejoin. */
async function removeAllIfReassigned(tx: Tx, room: Room, now: Date) {
  const seats = await queries.seatsIn(tx, room.slug)
  if (seats.every(({ role, accountId }) => accountOf(room, role) === accountId)) return
  for (const { accountId } of await removeAll(tx, room, now))
    await outbox.addEvent(tx, now, {
      event: 'roomended',
      to: { accountId },
      data: { room: room.slug, why: 'reassigned' },
    })
}

/** To all open pages of both sides. */
export async function notifyParticipants<E extends keyof RoomEvents & ServerEvent>(
  tx: Tx,
  room: Room,
  now: Date,
  event: E,
  data: ServerEvents[E],
) {
  for (const accountId of [room.customerId, room.consultantId])
    await outbox.addEvent(tx, now, { event, to: { accountId }, data })
}

/** Ends a room past its end or cancelled; one that was extended stays open. */
export const closeRoom = (db: Db, slug: string, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const room = await lockRoom(tx, slug, now)
    if (!room) return
    const why = endedBeforeItsTime(room, now) ? 'called_off' : 'over'
    const at = why === 'over' && room.closesAt ? room.closesAt : now
    if (room.state === 'ended') return void (await endRoom(tx, room, { why, at, now }))
    await removeAllIfReassigned(tx, room, now)
    await queries.setClosing(tx, slug, room.closesAt)
  })
