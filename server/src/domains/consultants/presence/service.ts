import type { Db, Tx } from '#server/platform/db/db.ts'
import { secondsAfter } from '#server/platform/time.ts'
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
  notifyProcesses,
  onCalls,
  PRESENCE_CHANGED,
  PRESENCE_SWEPT,
  renewLeases,
  writeLease,
} from './queries.ts'
import { type Change, LEASE_SECONDS, notificationsOf, type PresenceState } from './rules.ts'

export type Connected = Omit<Lease, 'expiresAt'>

/** The presence of each at this instant, computed from leases and calls. */
export async function presenceOf(db: Db | Tx, ids: readonly number[], now: Date): Promise<Map<number, PresenceState>> {
  const here = ids.length === 0 ? [] : await leasedAt(db, [...ids], now)
  const online = here.map(({ consultantId }) => consultantId)
  const calling = online.length === 0 ? new Set() : await onCalls(db, online)
  const states = new Map<number, PresenceState>(online.map((id) => [id, calling.has(id) ? 'on_call' : 'online']))
  return new Map(ids.map((id) => [id, states.get(id) ?? 'offline']))
}

/**
 * A call began or ended: notifies watchers of online consultants, with the row locked as for every such notification.
 */
export async function notifyPresence(tx: Tx, consultantId: number, now: Date) {
  await holdPresences(tx, [consultantId])
  const presence = (await presenceOf(tx, [consultantId], now)).get(consultantId)!
  if (presence !== 'offline') await notify(tx, { ids: [consultantId], presence })
}

/** A connection announces its consultant. */
export const appear = (db: Db, connected: Connected, now: Date) =>
  db.transaction().execute(async (tx) => {
    const hasChanged = await markOnline(tx, connected.consultantId, now)
    await writeLease(tx, { ...connected, expiresAt: secondsAfter(now, LEASE_SECONDS) })
    if (hasChanged) await notifyPresence(tx, connected.consultantId, now)
  })

/** A connected consultant without a lease was considered dead, or the database was restarted. */
export async function renew(db: Db, connected: readonly Connected[], now: Date) {
  if (connected.length === 0) return
  const ids = connected.map(({ connectionId }) => connectionId)
  const renewed = await renewLeases(db, ids, secondsAfter(now, LEASE_SECONDS))
  const alive = new Set(renewed.map(({ connectionId }) => connectionId))
  for (const one of connected) if (!alive.has(one.connectionId)) await appear(db, one, now)
}

/** One connection has ended; others keep the consultant online. */
export const leave = (db: Db, { connectionId, consultantId }: Connected, now: Date) =>
  end(db, [consultantId], now, (tx) => dropLease(tx, connectionId))

/** A device has signed out, with all its tabs; other devices keep the consultant online. */
export const leaveDevice = (db: Db, { sessionId, consultantId }: Omit<Connected, 'connectionId'>, now: Date) =>
  end(db, [consultantId], now, (tx) => dropLeasesOfSession(tx, sessionId))

/** Announces everyone whose last lease has expired. Safe in any process at any time: each expiry is announced once. */
export async function sweepLapsed(db: Db, now: Date) {
  const ids = (await lapsed(db, now)).map(({ consultantId }) => consultantId)
  if (ids.length > 0) await end(db, ids, now, (tx) => dropLapsedLeases(tx, ids, now))
  await notifyProcesses(db, PRESENCE_SWEPT, '')
}

/** Locks the rows first, in the common order, and reads the leases afterwards, so that concurrent ones are seen. */
const end = (db: Db, consultantIds: number[], now: Date, dropLeases: (tx: Tx) => Promise<unknown>) =>
  db.transaction().execute(async (tx) => {
    await holdPresences(tx, consultantIds)
    await dropLeases(tx)
    const gone = await markOffline(tx, consultantIds, now)
    const ids = gone.map(({ consultantId }) => consultantId)
    if (ids.length > 0) await notify(tx, { ids, presence: 'offline' })
  })

async function notify(tx: Tx, change: Change) {
  for (const notice of notificationsOf(change)) await notifyProcesses(tx, PRESENCE_CHANGED, notice)
}
