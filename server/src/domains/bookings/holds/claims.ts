import type { Settings } from '#contract/settings/endpoints.ts'
import { blocksBetween, lockAgainstBlocks, refusalOfBlock } from '#server/domains/accounts/public.ts'
import { freePeriods, freeTime, offersStatement, slotsFrom, takingTimes } from '#server/domains/availability/public.ts'
import { newRoomSlug } from '#server/domains/calls/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { executeTogether } from '#server/platform/db/db-driver.ts'
import { dayInIndia, minutesAfter } from '#server/platform/time.ts'
import { notifyBrowsers } from '../notifications.ts'
import { insertEvents } from '../queries.ts'
import {
  type Claim,
  expireHoldsOf,
  expireSome,
  factsOf,
  insertHolds,
  type LiveSession,
  lapseExtensionsBefore,
  lapseExtensionsOf,
  lockNamed,
  type People,
} from './queries.ts'
import { decide, type Granted } from './rules.ts'

const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

/**
 * Serializes claims on the time of the same people: consultants first, then customers, always in that order. Then
 * expires overdue holds in the way. What follows in the same write reads after the locks.
 */
export const lockAndExpire = (tx: Tx, people: People, now: Date) =>
  [
    lockNamed(tx, [
      ...ascending(people.consultantIds).map((id) => `time of consultant ${id}`),
      ...ascending(people.customerIds).map((id) => `time of customer ${id}`),
    ]),
    lapseExtensionsOf(tx, people, now),
    expireHoldsOf(tx, people, now),
  ] as const

/** Frees the time of what `lockAndExpire` has expired. */
export async function freeExpired(tx: Tx, extensions: readonly { id: number }[], holds: readonly Ended[], now: Date) {
  await freePeriods(
    tx,
    extensions.map(({ id }) => id),
  )
  await endHolds(tx, holds, 'expired', now)
}

export interface Both {
  consultantIds: readonly number[]
  customerId: number
}

/** The same for one customer, in writes of its own. */
export async function lockAndExpireHolds(tx: Tx, { consultantIds, customerId }: Both, now: Date) {
  const people = { consultantIds, customerIds: [customerId] }
  const [, extensions, holds] = await executeTogether(tx, ...lockAndExpire(tx, people, now))
  await freeExpired(tx, extensions, holds, now)
}

interface Ended {
  id: number
  customerId: number
}

/** Frees the time of ended holds and records the event. */
export async function endHolds(tx: Tx, ended: readonly Ended[], kind: 'expired' | 'replaced', now: Date) {
  if (ended.length === 0) return
  await freeTime(
    tx,
    ended.map(({ id }) => id),
  )
  const event = {
    at: now,
    kind,
    fromState: 'held',
    toState: 'expired',
    byId: null,
    byRole: 'system',
    reason: '',
  } as const
  await insertEvents(
    tx,
    ended.map(({ id }) => ({ ...event, bookingId: id, data: {} })),
  )
  for (const { id, customerId } of ended) await notifyBrowsers(tx, now, id, [customerId])
}

/** Expires overdue holds that no request has cleaned up; returns how many. */
export async function expireLapsed(tx: Tx, now: Date, most: number) {
  const extensions = await lapseExtensionsBefore(tx, now)
  const ended = await expireSome(tx, now, most)
  await freeExpired(tx, extensions, ended, now)
  return ended.length
}

/** Decides claims under the locks of all their people. What is granted exists once the returned statements have run. */
export async function decideClaims(tx: Tx, claims: readonly Claim[], now: Date) {
  const settings = await readSettings(tx, now)
  const consultantIds = ascending(claims.map(({ consultantId }) => consultantId))
  const people = { consultantIds, customerIds: claims.map(({ customerId }) => customerId) }
  const pairs = claims.map(({ customerId, consultantId }) => ({ accountId: customerId, otherId: consultantId }))
  const [, extensions, holds, , facts, blocks, plans] = await executeTogether(
    tx,
    ...lockAndExpire(tx, people, now),
    lockAgainstBlocks(tx, pairs),
    // What has expired counts in none of these, so that they need not wait for it to be freed.
    factsOf(tx, claims, now),
    blocksBetween(tx, pairs),
    offersStatement(tx, consultantIds, now),
  )
  await freeExpired(tx, extensions, holds, now)
  const { outcomes, granted } = decide(
    {
      ...{ claims, now, mostHolds: settings.openHoldsPerPerson, slots: slotsFrom(plans, settings) },
      facts: facts.map(({ sessions, ...rest }, n) => ({
        ...rest,
        sessions: sessions.map(inInstants),
        blocked: refusalOfBlock(blocks[n]!),
      })),
    },
    newRoomSlug,
  )
  return { outcomes, writes: granted.length > 0 ? writesOf(tx, granted, settings, now) : [] }
}

const inInstants = ({ startsMs, endsMs, ...rest }: LiveSession) => ({
  ...rest,
  startsAt: new Date(startsMs),
  endsAt: new Date(endsMs),
})

function writesOf(tx: Tx, granted: readonly Granted[], { holdMinutes }: Settings, now: Date) {
  const heldUntil = minutesAfter(now, holdMinutes)
  const takings = granted.map(({ id, claim: { consultantId, startsAt }, endsAt, look }) => ({
    ...{ consultantId, bookingId: id, startsAt, endsAt, look, lapsesAt: heldUntil },
  }))
  return [
    insertHolds(tx, granted, { year: dayInIndia(now).slice(2, 4), heldUntil, now }),
    takingTimes(tx, takings),
  ] as const
}
