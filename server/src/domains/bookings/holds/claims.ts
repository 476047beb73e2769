import { NEAREST_SLOTS } from '#contract/availability/constants.ts'
import { freePeriods, freeTime, type SlotLook } from '#server/domains/availability/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import { notifyBrowsers } from '../notifications.ts'
import { insertEvents } from '../queries.ts'
import { expireHoldsOf, expireSome, lapseExtensionsBefore, lapseExtensionsOf, lockNamed } from './queries.ts'

export interface Both {
  consultantIds: readonly number[]
  customerId: number
}

/**
 * Serializes claims on the time of the same people: consultants first, then the customer, always in that order. Then
 * expires overdue holds in the way.
 */
export async function lockAndExpireHolds(tx: Tx, { consultantIds, customerId }: Both, now: Date) {
  const consultants = consultantIds.toSorted((a, b) => a - b)
  await lockNamed(tx, [...consultants.map((id) => `time of consultant ${id}`), `time of customer ${customerId}`])
  const ofThem = { consultantIds: consultants, customerId, now }
  await freePeriods(tx, await lapseExtensionsOf(tx, ofThem))
  await endHolds(tx, await expireHoldsOf(tx, ofThem), 'expired', now)
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
  await freePeriods(tx, await lapseExtensionsBefore(tx, now))
  const ended = await expireSome(tx, now, most)
  await endHolds(tx, ended, 'expired', now)
  return ended.length
}

interface Session {
  startsAt: Date
  endsAt: Date
}

export const overlaps = (a: Session, b: Session) => a.startsAt < b.endsAt && b.startsAt < a.endsAt

export const sessionFrom = (startsAt: Date, minutes: number): Session => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
})

/** The refusal for a slot that is not free; a taken slot comes with the nearest ones at which the customer is free. */
export function refusal(look: SlotLook, minutes: number, customerSessions: readonly Session[]) {
  if (look.status === 'not_offered') return new Problem('slot_not_offered')
  const suits = (startsAt: Date) => !customerSessions.some((other) => overlaps(sessionFrom(startsAt, minutes), other))
  const nearest = look.nearest(NEAREST_SLOTS, suits).map((at) => ({ startsAt: at.toISOString() }))
  return new Problem('slot_taken', { nearest })
}
