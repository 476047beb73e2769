import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/http/problem.ts'
import type { SocketContext } from '#server/platform/realtime/incoming.ts'
import { type Flow, flowsOfRooms } from '../queries.ts'
import { LEASE_MS, SWEEP_EVERY_MS, WRITE_EVERY_MS } from '../rules.ts'
import { readRoomRow, seatsBeside, seatsIn, writeBeats } from './queries.ts'
import { type Change, flowShown, peerOf, type Seat } from './seat.ts'
import { sweepSeats } from './sweep.ts'

/** A seat whose socket is connected to this process, and what its page knows of the room. */
export interface LocalSeat {
  seat: Seat
  other: Seat | undefined
  flow: Flow
  /** A beat arrived since the last write. */
  seen: boolean
  over: boolean
  why: Promise<Problem> | undefined
  /** Increases with everything sent to it. */
  version: number
}

const NO_FLOW: Flow = { connectedMs: 0, since: null }

/** Maintains the seats of this process: writes beats once a second, sweeps, and sends changes. */
export function trackLocalSeats(app: FastifyInstance) {
  const { db, log, realtime } = app.services
  const localSeats = new Map<number, LocalSeat>()
  let closing = false
  let writtenAt = performance.now()
  let sweptAt = Number.NEGATIVE_INFINITY
  const logFailure = (err: Error) => closing || log.warn({ err }, 'seats may be out of date')

  /** To everyone in the room except the originator; pages of this process are served from memory. */
  function notify({ room, seats, flow, by, flowChange, replaced, lost = [] }: Change) {
    if (replaced) realtime.toConnection(replaced.connectionId, 'roommoved', { room, seat: replaced.seat })
    for (const one of localSeats.values())
      if (one.seat.room === room) one.over = !seats.some(({ seat }) => seat === one.seat.seat)
    for (const seat of seats) {
      const other = seats.find(({ role }) => role !== seat.role)
      const mine = localSeats.get(seat.seat)
      if (mine)
        Object.assign(mine, { seat: { ...seat, seenAt: mine.seat.seenAt }, other, flow, version: mine.version + 1 })
      // Report them as lost before they are removed: nobody should read that they have left.
      for (const gone of lost.filter(({ role }) => role !== seat.role))
        realtime.toConnection(seat.connectionId, 'roompeer', { room, peer: { ...peerOf(gone), in: false } })
      if (seat.role !== by)
        realtime.toConnection(seat.connectionId, 'roompeer', { room, peer: other ? peerOf(other) : null })
      if (flowChange)
        realtime.toConnection(seat.connectionId, 'roomflow', { room, why: flowChange, ...flowShown(flow) })
    }
  }

  /** Why a seat has ended; looked up once, because a client that misses the answer asks repeatedly. */
  function endReason(mine: LocalSeat) {
    mine.why ??= readEndReason(mine)
    return mine.why
  }
  async function readEndReason({ seat: { room, role, seat } }: LocalSeat) {
    if ((await readRoomRow(db, room))?.endedAt) return new Problem('room_closed')
    const taken = (await seatsIn(db, room)).some((one) => one.role === role && one.seat !== seat)
    return new Problem(taken ? 'seat_taken' : 'seat_lapsed')
  }

  async function write() {
    const at = performance.now()
    const seen = [...localSeats.values()].filter((one) => one.seen)
    for (const one of seen) one.seen = false
    if (seen.length > 0) {
      try {
        const written = await writeBeats(
          db,
          seen.map(({ seat }) => ({ seat: seat.seat, seenAt: seat.seenAt })),
        )
        await refreshRooms(seen, new Set(written.map(({ seat }) => seat)))
      } catch (error) {
        for (const one of seen) one.seen = true
        throw error
      }
    }
    writtenAt = at
  }

  async function refreshRooms(seen: readonly LocalSeat[], existing: ReadonlySet<number>) {
    for (const one of seen) one.over = !existing.has(one.seat.seat)
    if (existing.size === 0) return
    const before = new Map(seen.map((one) => [one, one.version]))
    const rooms = Map.groupBy(await seatsBeside(db, [...existing]), ({ room }) => room)
    const flows = new Map((await flowsOfRooms(db, [...rooms.keys()])).map(({ room, ...flow }) => [room, flow]))
    for (const one of seen) {
      const { room, role } = one.seat
      // Anything sent in the meantime is newer than what was read.
      if (before.get(one) !== one.version) continue
      one.other = rooms.get(room)?.find((seat) => seat.role !== role)
      one.flow = flows.get(room) ?? NO_FLOW
    }
  }

  /** Writes the beats of this process before looking for stale seats. */
  async function writeAndSweep() {
    await write()
    if (performance.now() - sweptAt < SWEEP_EVERY_MS) return
    sweptAt = performance.now()
    for (const change of await sweepSeats(app.services)) notify(change)
  }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  function run() {
    running = writeAndSweep().catch(logFailure).finally(schedule)
  }
  function schedule() {
    if (!closing) timer = setTimeout(run, WRITE_EVERY_MS).unref()
  }
  schedule()
  app.addHook('preClose', async () => {
    closing = true
    clearTimeout(timer)
    await running
    await write().catch(logFailure)
  })

  return {
    notify,
    endReason,
    join(seat: Seat): LocalSeat {
      for (const { seat: older } of localSeats.values())
        if (older.connectionId === seat.connectionId && older.room === seat.room) localSeats.delete(older.seat)
      const mine: LocalSeat = {
        seat,
        other: undefined,
        flow: NO_FLOW,
        seen: false,
        over: false,
        why: undefined,
        version: 0,
      }
      localSeats.set(seat.seat, mine)
      return mine
    },
    leave: ({ seat }: LocalSeat) => void localSeats.delete(seat.seat),
    onConnection: (connectionId: string) =>
      [...localSeats.values()].filter(({ seat }) => seat.connectionId === connectionId),
    /** The sender must hold this seat through this very connection. */
    async of({ connection }: Pick<SocketContext, 'connection'>, { room, seat }: Pick<Seat, 'room' | 'seat'>) {
      const mine = localSeats.get(seat)
      if (!mine || mine.seat.room !== room || mine.seat.connectionId !== connection.id) throw new Problem('seat_lapsed')
      if (mine.over) throw await endReason(mine)
      return mine
    },
    /** Beats are not acknowledged while nothing can be written. */
    recordBeat(mine: LocalSeat, at: Date) {
      if (performance.now() - writtenAt > LEASE_MS) throw new Problem('unavailable', { retryAfterSeconds: 1 })
      mine.seat.seenAt = at
      mine.seen = true
    },
  }
}
