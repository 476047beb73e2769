import type { EndedBy, Role, Room } from './kinds.ts'

/** A browser says every so often that it is there; who is not heard for a lease is lost. */
export const BEAT_MS = 2_000
export const LEASE_MS = 6_000
/** What was heard is written this often, all of a process in one statement. */
export const WRITE_EVERY_MS = 1_000
export const SWEEP_EVERY_MS = 1_500
/** From the click to the socket. */
export const TOKEN_SECONDS = 60
/** How long the relay's credentials live. */
export const RELAY_SECONDS = 600

export interface Seen {
  role: Role
  seenAt: Date
}

/** Not heard for a lease; a clock that was put back leaves instants to come, which are as good as none. */
export const isStale = ({ seenAt }: Pick<Seen, 'seenAt'>, now: Date) =>
  Math.abs(now.getTime() - seenAt.getTime()) >= LEASE_MS

/** When a stretch ended that was lost with these seats: at the last moment everyone was seen. */
export const lostAt = (lost: readonly Seen[], now: Date) =>
  new Date(Math.min(now.getTime(), ...lost.map(({ seenAt }) => seenAt.getTime())))

/** Whoever has the room says that it is over, and by its time it is not. */
export const endedBeforeItsTime = ({ state, closesAt }: Pick<Room, 'state' | 'closesAt'>, now: Date) =>
  state === 'ended' && closesAt !== null && closesAt > now

export const endedBy = (lost: readonly Seen[]): EndedBy => (lost.length === 1 ? lost[0]!.role : 'both')
