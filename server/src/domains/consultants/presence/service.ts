import type { Db, Tx } from '#server/platform/db.ts'
import {
  dropLapsedLeases,
  dropLease,
  dropLeasesOfSession,
  holdPresences,
  type Lease,
  lapsed,
  leasedAt,
  markOffline,
  markOnline,
  onCalls,
  PRESENCE_CHANGED,
  PRESENCE_SWEPT,
  renewLeases,
  tellProcesses,
  writeLease,
} from './queries.ts'
import { type Change, LEASE_SECONDS, noticesOf, type PresenceState, secondsAfter } from './rules.ts'

export type Connected = Omit<Lease, 'expiresAt'>

/** How each of these is at this instant, by the leases and the calls themselves. */
export async function presenceOf(db: Db | Tx, ids: readonly number[], now: Date): Promise<Map<number, PresenceState>> {
  const here = ids.length === 0 ? [] : await leasedAt(db, [...ids], now)
  const online = here.map(({ consultantId }) => consultantId)
  const calling = online.length === 0 ? new Set() : await onCalls(db, online)
  const states = new Map<number, PresenceState>(online.map((id) => [id, calling.has(id) ? 'on_call' : 'online']))
  return new Map(ids.map((id) => [id, states.get(id) ?? 'offline']))
}

/** A call began or is over: whoever is here is told so, with the row held as by everyone who tells. */
export async function tellPresence(tx: Tx, consultantId: number, now: Date) {
  await holdPresences(tx, [consultantId])
  const presence = (await presenceOf(tx, [consultantId], now)).get(consultantId)!
  if (presence !== 'offline') await tell(tx, { ids: [consultantId], presence })
}

/** A connection says that its consultant is here. */
export const appear = (db: Db, connected: Connected, now: Date) =>
  db.transaction().execute(async (tx) => {
    const isNews = await markOnline(tx, connected.consultantId, now)
    await writeLease(tx, { ...connected, expiresAt: secondsAfter(now, LEASE_SECONDS) })
    if (isNews) await tellPresence(tx, connected.consultantId, now)
  })

/** Whose lease is gone although they are connected was taken for dead, or the database began anew. */
export async function renew(db: Db, connected: readonly Connected[], now: Date) {
  if (connected.length === 0) return
  const ids = connected.map(({ connectionId }) => connectionId)
  const renewed = await renewLeases(db, ids, secondsAfter(now, LEASE_SECONDS))
  const alive = new Set(renewed.map(({ connectionId }) => connectionId))
  for (const one of connected) if (!alive.has(one.connectionId)) await appear(db, one, now)
}

/** One connection is over; whoever has another one stays. */
export const leave = (db: Db, { connectionId, consultantId }: Connected, now: Date) =>
  end(db, [consultantId], now, (tx) => dropLease(tx, connectionId))

/** A device is over, with all its tabs; other devices stay. */
export const leaveDevice = (db: Db, { sessionId, consultantId }: Omit<Connected, 'connectionId'>, now: Date) =>
  end(db, [consultantId], now, (tx) => dropLeasesOfSession(tx, sessionId))

/** Tells of everyone whose last lease has lapsed. Any process may do it at any time: each lapse is told by one. */
export async function sweepLapsed(db: Db, now: Date) {
  const ids = (await lapsed(db, now)).map(({ consultantId }) => consultantId)
  if (ids.length > 0) await end(db, ids, now, (tx) => dropLapsedLeases(tx, ids, now))
  await tellProcesses(db, PRESENCE_SWEPT, '')
}

/** Holds the rows first, in the order everybody takes them, and looks at the leases then: one written meanwhile is seen. */
const end = (db: Db, consultantIds: number[], now: Date, dropLeases: (tx: Tx) => Promise<unknown>) =>
  db.transaction().execute(async (tx) => {
    await holdPresences(tx, consultantIds)
    await dropLeases(tx)
    const gone = await markOffline(tx, consultantIds, now)
    const ids = gone.map(({ consultantId }) => consultantId)
    if (ids.length > 0) await tell(tx, { ids, presence: 'offline' })
  })

async function tell(tx: Tx, change: Change) {
  for (const notice of noticesOf(change)) await tellProcesses(tx, PRESENCE_CHANGED, notice)
}
