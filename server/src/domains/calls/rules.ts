import type { Flow } from './queries.ts'
import type { EndedBy, Role, Room } from './room-kinds.ts'

/** A browser sends a beat at this interval; without one for a lease it counts as lost. */
export const BEAT_MS = 2_000
export const LEASE_MS = 6_000
/** Received beats are written at this interval, all of a process in one statement. */
export const WRITE_EVERY_MS = 1_000
export const SWEEP_EVERY_MS = 1_500
/** From the click to the socket. */
export const TOKEN_SECONDS = 60
/** Lifetime of the relay credentials. */
export const RELAY_SECONDS = 600

export interface Seen {
  role: Role
  seenAt: Date
}

/** No beat within the lease; if the clock was set back, instants in the future count as stale too. */
export const isStale = ({ seenAt }: Pick<Seen, 'seenAt'>, now: Date) =>
  Math.abs(now.getTime() - seenAt.getTime()) >= LEASE_MS

/** When a stretch ended that these lost seats were part of: the last moment all of them were seen. */
export const lostAt = (lost: readonly Seen[], now: Date) =>
  new Date(Math.min(now.getTime(), ...lost.map(({ seenAt }) => seenAt.getTime())))

/** The owner has closed the room before its scheduled time. */
export const endedBeforeItsTime = ({ state, closesAt }: Pick<Room, 'state' | 'closesAt'>, now: Date) =>
  state === 'ended' && closesAt !== null && closesAt > now

export const endedBy = (lost: readonly Seen[]): EndedBy => (lost.length === 1 ? lost[0]!.role : 'both')

/** How long both sides were connected in total, including the current stretch. */
export const connectedMs = ({ connectedMs: over, since }: Flow, now: Date) =>
  over + (since ? Math.max(0, now.getTime() - since.getTime()) : 0)
