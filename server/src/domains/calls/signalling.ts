import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { RoomBeat, RoomJoin, RoomLeave, RoomSignal } from '#contract/calls/signals.ts'
import { serializeByKey } from '#server/platform/db/serialize-by-key.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { SocketContext } from '#server/platform/realtime/incoming.ts'
import { readRoomToken } from './rooms/rules.ts'
import { openRoom } from './rooms/service.ts'
import { BEAT_MS, isStale, LEASE_MS } from './rules.ts'
import { type LocalSeat, trackLocalSeats } from './seats/local-seats.ts'
import { markSeatAbsent, seatsIn } from './seats/queries.ts'
import { flowShown, peerOf } from './seats/seat.ts'
import { join, leave, report, sweepRoom } from './seats/service.ts'

/** Handles the messages of room participants over their sockets. */
export function handleRoomSignals(app: FastifyInstance) {
  const { realtime, db, now, log, secrets, signals } = app.services
  const seats = trackLocalSeats(app)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  const logFailure = (err: Error) => closing || log.warn({ err }, 'seat may be out of date')

  realtime.on('roomjoin', RoomJoin, async ({ actor, connection, now: at }, { token, peerId, firstSeat = null }) => {
    const slug = readRoomToken(secrets, token, actor, at)
    if (!slug) throw new Problem('room_token')
    const { room, role } = await openRoom(db, slug, actor.id, at)
    const who = { role, accountId: actor.id, peerId, connectionId: connection.id, life: signals.life, firstSeat, at }
    const { seat, change } = await join(db, room, who)
    const mine = seats.join(seat)
    seats.notify(change)
    // It may have disconnected during the write.
    if (!connection.isOpen()) await markAbsent(mine)
    return { seat: seat.seat, role, leaseMs: LEASE_MS, beatMs: BEAT_MS, ...shown(mine, at) }
  })

  realtime.on('roombeat', RoomBeat, async (context, beat) => {
    const mine = await seats.of(context, beat)
    const { now: at } = context
    if (isStale(mine.seat, at)) {
      await sweepLapsed(mine)
      throw await seats.endReason(mine)
    }
    seats.recordBeat(mine, at)
    if (differs(mine, beat)) {
      const change = await report(db, { ...beat, at })
      if (!change) throw await seats.endReason(mine)
      seats.notify(change)
    }
    return shown(mine, at)
  })

  realtime.on('roomsignal', RoomSignal, async (context, { room, to, description, candidates, seat }) => {
    const mine = await seats.of(context, { room, seat })
    // The other side may have just joined, through another process.
    if (mine.other?.peerId !== to) mine.other = (await seatsIn(db, room)).find(({ role }) => role !== mine.seat.role)
    if (mine.other?.peerId !== to) throw new Problem('not_found')
    realtime.toConnection(mine.other.connectionId, 'roomsignal', {
      room,
      from: mine.seat.peerId,
      description,
      candidates,
    })
    return {}
  })

  realtime.on('roomleave', RoomLeave, async (context, { room, seat }) => {
    const mine = await seats.of(context, { room, seat })
    await leaveSeat(mine, context)
    return {}
  })

  realtime.onLeaving(({ connectionId, how }) => {
    const at = now()
    for (const mine of seats.onConnection(connectionId)) {
      seats.leave(mine)
      // All connections of a process may be lost at once; they must not use up the pool.
      serializeByKey('seats left', () => (how === 'ended' ? leaveSeat(mine, { now: at }) : markAbsent(mine))).catch(
        logFailure,
      )
    }
  })

  async function leaveSeat(mine: LocalSeat, { now: at }: Pick<SocketContext, 'now'>) {
    seats.leave(mine)
    if (isStale(mine.seat, at)) return sweepLapsed(mine)
    const change = await leave(db, mine.seat.room, mine.seat.seat, at)
    if (change) seats.notify(change)
  }

  /**
   * A message after a lease of silence, before any sweep: the server was stalled, or could not write. The page has
   * closed its media meanwhile, so the seat is lost, whether the message or the sweep comes first.
   */
  async function sweepLapsed(mine: LocalSeat) {
    const change = await sweepRoom(db, mine.seat.room, now)
    if (change) seats.notify(change)
    mine.over = true
  }

  /** The socket is lost: the lease continues, and the other side sees that this one is reconnecting. */
  async function markAbsent(mine: LocalSeat) {
    seats.leave(mine)
    const absent = await markSeatAbsent(db, mine.seat.seat, mine.seat.seenAt)
    if (!absent) return
    const { role, room } = mine.seat
    seats.notify({
      room,
      seats: await seatsIn(db, room),
      flow: mine.flow,
      by: role,
      flowChange: undefined,
      replaced: undefined,
    })
  }
}

const shown = ({ other, flow }: LocalSeat, now: Date) => ({
  serverNow: now.toISOString(),
  peer: other ? peerOf(other) : null,
  flow: flowShown(flow),
})

const differs = ({ seat }: LocalSeat, { connected, media, quality }: z.output<typeof RoomBeat>) =>
  seat.connected !== connected ||
  seat.quality !== quality ||
  seat.audio !== media.audio ||
  seat.video !== media.video ||
  seat.screen !== media.screen
