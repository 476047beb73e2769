import type { z } from 'zod'
import type { TimelineEntry } from '#contract/bookings/shapes.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import type { BookingFacts } from '../booking.ts'
import { appealUntil, joinFrom, stateAt } from '../rules.ts'
import type { eventsOf } from './queries.ts'

type Entry = z.output<typeof TimelineEntry>
type Event = Awaited<ReturnType<typeof eventsOf>>[number]

/** Past events of a booking, then upcoming ones, in chronological order. */
export function timelineOf(booking: BookingFacts, events: readonly Event[], now: Date, settings: Settings): Entry[] {
  return [...events.map(happened), ...lapsed(booking, now), ...toCome(booking, now, settings)]
}

const happened = ({ kind, at, byRole, by, reason, reasonCode, data: { fromAt, toAt } }: Event): Entry => ({
  kind,
  at,
  done: true,
  byRole,
  // Staff act for the platform and are not named.
  by: byRole === 'customer' || byRole === 'consultant' ? by : null,
  reason,
  reasonCode,
  fromAt: fromAt ? new Date(fromAt) : null,
  toAt: toAt ? new Date(toAt) : null,
})

const entry = (kind: string, at: Date, done: boolean): Entry => ({
  ...{ kind, at, done, byRole: null, by: null },
  ...{ reason: '', reasonCode: null, fromAt: null, toAt: null },
})

/** A hold that has expired although its row has not been updated. */
const lapsed = (booking: BookingFacts, now: Date) =>
  booking.state === 'held' && stateAt(booking, now) === 'expired' ? [entry('expired', booking.heldUntil, true)] : []

function toCome(booking: BookingFacts, now: Date, settings: Settings): Entry[] {
  const state = stateAt(booking, now)
  const appealEnds = appealUntil(booking, settings.appealHours)
  const coming: [string, Date][] =
    state === 'held'
      ? [['hold_ends', booking.heldUntil]]
      : state === 'confirmed' || state === 'in_call'
        ? [
            ['room_opens', joinFrom(booking, settings.joinMinutesBefore)],
            ['starts', booking.startsAt],
            ['ends', booking.endsAt],
          ]
        : appealEnds && booking.settledAt === null
          ? [['appeal_ends', appealEnds]]
          : []
  return coming.filter(([, at]) => at > now).map(([kind, at]) => entry(kind, at, false))
}
