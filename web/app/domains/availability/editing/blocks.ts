import { clockIn, dayIn } from '~/lib/dates.ts'
import type { BusyTime, SeenSlot } from './api.ts'
import { DAY_MINUTES, minuteOf } from './clock.ts'
import { type Draft, type Place, workedOn } from './draft.ts'

/** A block in a day's column, in minutes of that day. */
export interface Block {
  kind: 'open' | 'booking' | 'hold' | 'call' | 'external'
  fromMinute: number
  toMinute: number
  /** How many slots customers see there; null while that is unknown, and for a weekday without a date. */
  slots: number | null
  name: string | null
  bookingId: number | null
}

/** The part of a period that falls on a date of the consultant's calendar. */
function onDate({ startsAt, endsAt }: BusyTime, date: string, zone: string) {
  const ends = endsAt ?? new Date(Date.parse(startsAt) + 3_600_000).toISOString()
  const [firstDay, lastDay] = [dayIn(zone, startsAt), dayIn(zone, ends)]
  if (date < firstDay || lastDay < date) return undefined
  const fromMinute = firstDay === date ? minuteOf(clockIn(zone, startsAt)) : 0
  const toMinute = lastDay === date ? minuteOf(clockIn(zone, ends)) : DAY_MINUTES
  return fromMinute < toMinute ? { fromMinute, toMinute } : undefined
}

/** The working hours of a day cut around busy times, and the busy times. */
export function blocksOn(
  draft: Draft,
  place: Place,
  busyTimes: readonly BusyTime[],
  slots?: readonly SeenSlot[],
): Block[] {
  const taken =
    'date' in place
      ? busyTimes.flatMap((busy) => {
          const { kind, name, bookingId } = busy
          const part = onDate(busy, place.date, draft.timeZone)
          return part ? [{ kind, name, bookingId, slots: null, ...part }] : []
        })
      : []
  const open = taken
    .reduce<{ fromMinute: number; toMinute: number }[]>(
      (pieces, { fromMinute, toMinute }) =>
        pieces.flatMap((piece) =>
          [
            { fromMinute: piece.fromMinute, toMinute: Math.min(piece.toMinute, fromMinute) },
            { fromMinute: Math.max(piece.fromMinute, toMinute), toMinute: piece.toMinute },
          ].filter((part) => part.fromMinute < part.toMinute),
        ),
      workedOn(draft, place),
    )
    .map((piece) => ({
      ...{ kind: 'open' as const, name: null, bookingId: null, ...piece },
      slots: slots && 'date' in place ? slots.filter((slot) => isWithin(slot, place.date, piece)).length : null,
    }))
  return [...open, ...taken].sort((a, b) => a.fromMinute - b.fromMinute)
}

const isWithin = ({ date, time }: SeenSlot, day: string, piece: { fromMinute: number; toMinute: number }) =>
  date === day && minuteOf(time) >= piece.fromMinute && minuteOf(time) < piece.toMinute

export const workedMinutes = (draft: Draft, place: Place) =>
  workedOn(draft, place).reduce((sum, { fromMinute, toMinute }) => sum + toMinute - fromMinute, 0)

const [EARLIEST, LATEST] = [8 * 60, 22 * 60]
/** The hours the grid shows: usual office hours, extended to everything outside them. */
export function shownHours(blocks: readonly Block[]) {
  const from = Math.min(EARLIEST, ...blocks.map(({ fromMinute }) => fromMinute))
  const to = Math.max(LATEST, ...blocks.map(({ toMinute }) => toMinute))
  return { fromMinute: Math.floor(from / 60) * 60, toMinute: Math.ceil(to / 60) * 60 }
}
