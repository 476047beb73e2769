import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/http/problem.ts'
import type { SocketContext } from '#server/platform/realtime/incoming.ts'
import { type Flow, flowsOfRooms } from '../flows/queries.ts'
import { LEASE_MS, SWEEP_EVERY_MS, WRITE_EVERY_MS } from '../rules.ts'
import { gateOf, seatsBeside, seatsIn, writeBeats } from './queries.ts'
import { type Change, flowShown, peerOf, type Seat } from './seat.ts'
import { sweepSeats } from './sweep.ts'

/** A seat whose socket is connected to this process, and what its page knows of the room. */
export interface Here {
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
export function keepSeats(app: FastifyInstance) {
  const { db, log, realtime } = app.services
  const here = new Map<number, Here>()
  let closing = false
  let writtenAt = performance.now()
  let sweptAt = Number.NEGATIVE_INFINITY
  const complain = (err: Error) => closing || log.warn({ err }, 'seats may be out of date')

  /** To everyone in the room except the originator; pages of this process are served from memory. */
  function notify({ room, seats, flow, by, turned, moved, lost = [] }: Change) {
    if (moved) realtime.toConnection(moved.connectionId, 'roommoved', { room, seat: moved.seat })
    for (const one of here.values())
      if (one.seat.room === room) one.over = !seats.some(({ seat }) => seat === one.seat.seat)
    for (const seat of seats) {
      const other = seats.find(({ role }) => role !== seat.role)
      const mine = here.get(seat.seat)
      if (mine)
        Object.assign(mine, { seat: { ...seat, seenAt: mine.seat.seenAt }, other, flow, version: mine.version + 1 })
      // Report them as lost before they are removed: nobody should read that they have left.
      for (const gone of lost.filter(({ role }) => role !== seat.role))
        realtime.toConnection(seat.connectionId, 'roompeer', { room, peer: { ...peerOf(gone), in: false } })
      if (seat.role !== by)
        realtime.toConnection(seat.connectionId, 'roompeer', { room, peer: other ? peerOf(other) : null })
      if (turned) realtime.toConnection(seat.connectionId, 'roomflow', { room, why: turned, ...flowShown(flow) })
    }
  }

  /** Why a seat has ended; looked up once, because a client that misses the answer asks repeatedly. */
  function whyOver(mine: Here) {
    mine.why ??= lookWhy(mine)
    return mine.why
  }
  async function lookWhy({ seat: { room, role, seat } }: Here) {
    if ((await gateOf(db, room))?.endedAt) return new Problem('room_closed')
    const taken = (await seatsIn(db, room)).some((one) => one.role === role && one.seat !== seat)
    return new Problem(taken ? 'seat_taken' : 'seat_lapsed')
  }

  async function write() {
    const at = performance.now()
    const seen = [...here.values()].filter((one) => one.seen)
    for (const one of seen) one.seen = false
    if (seen.length > 0) {
      try {
        const kept = await writeBeats(
          db,
          seen.map(({ seat }) => ({ seat: seat.seat, seenAt: seat.seenAt })),
        )
        await lookAround(seen, new Set(kept.map(({ seat }) => seat)))
      } catch (error) {
        for (const one of seen) one.seen = true
        throw error
      }
    }
    writtenAt = at
  }

  async function lookAround(seen: readonly Here[], kept: ReadonlySet<number>) {
    for (const one of seen) one.over = !kept.has(one.seat.seat)
    if (kept.size === 0) return
    const before = new Map(seen.map((one) => [one, one.version]))
    const rooms = Map.groupBy(await seatsBeside(db, [...kept]), ({ room }) => room)
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
  async function turn() {
    await write()
    if (performance.now() - sweptAt < SWEEP_EVERY_MS) return
    sweptAt = performance.now()
    for (const change of await sweepSeats(app.services)) notify(change)
  }
  let timer: NodeJS.Timeout | undefined
  let turning: Promise<unknown> = Promise.resolve()
  function again() {
    turning = turn().catch(complain).finally(later)
  }
  function later() {
    if (!closing) timer = setTimeout(again, WRITE_EVERY_MS).unref()
  }
  later()
  app.addHook('preClose', async () => {
    closing = true
    clearTimeout(timer)
    await turning
    await write().catch(complain)
  })

  return {
    notify,
    whyOver,
    join(seat: Seat): Here {
      for (const { seat: older } of here.values())
        if (older.connectionId === seat.connectionId && older.room === seat.room) here.delete(older.seat)
      const mine: Here = { seat, other: undefined, flow: NO_FLOW, seen: false, over: false, why: undefined, version: 0 }
      here.set(seat.seat, mine)
      return mine
    },
    leave: ({ seat }: Here) => void here.delete(seat.seat),
    onConnection: (connectionId: string) => [...here.values()].filter(({ seat }) => seat.connectionId === connectionId),
    /** The sender must hold this seat through this very connection. */
    async of({ connection }: Pick<SocketContext, 'connection'>, { room, seat }: Pick<Seat, 'room' | 'seat'>) {
      const mine = here.get(seat)
      if (!mine || mine.seat.room !== room || mine.seat.connectionId !== connection.id) throw new Problem('seat_lapsed')
      if (mine.over) throw await whyOver(mine)
      return mine
    },
    /** Beats are not acknowledged while nothing can be written. */
    hear(mine: Here, at: Date) {
      if (performance.now() - writtenAt > LEASE_MS) throw new Problem('unavailable', { retryAfterSeconds: 1 })
      mine.seat.seenAt = at
      mine.seen = true
    },
  }
}
