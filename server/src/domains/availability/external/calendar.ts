import ICAL from 'ical.js'
import { DAY_MS } from '#server/platform/time.ts'
import { instantsShowing, offsetAt } from '../slots/zone.ts'

export interface Window {
  /** The time zone of floating times and whole days. */
  timeZone: string
  fromMs: number
  toMs: number
}
export interface Taken {
  startMs: number
  endMs: number
}

/** A rule that began long ago is expanded from its beginning. */
const MOST_STEPS = 200_000
export const MOST_TAKEN = 3_000

export class NotACalendar extends Error {}

/** Busy times of a calendar within a window, in order, with adjoining ones merged. */
export function takenTimes(text: string, window: Window): Taken[] {
  const taken = calendarsIn(text).flatMap((calendar) => [...eventsOf(calendar, window), ...freeBusyOf(calendar)])
  const all: Taken[] = []
  for (const { startMs, endMs } of taken.sort((a, b) => a.startMs - b.startMs)) {
    const last = all.at(-1)
    if (startMs >= endMs || endMs <= window.fromMs || startMs >= window.toMs) continue
    if (last && startMs <= last.endMs) last.endMs = Math.max(last.endMs, endMs)
    else all.push({ startMs, endMs })
  }
  if (all.length > MOST_TAKEN) throw new NotACalendar('more than anybody has to do')
  return all
}

function calendarsIn(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as unknown[]
    const roots = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])
    const calendars = roots.map((root) => new ICAL.Component(root)).filter(({ name }) => name === 'vcalendar')
    if (calendars.length > 0) return calendars
  } catch {
    // What the parser cannot read is not a calendar.
  }
  throw new NotACalendar('this is no calendar')
}

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase()

/** Cancelled events and events marked as free do not block time. */
const takesTime = (event: ICAL.Component) =>
  textOf(event, 'status') !== 'CANCELLED' &&
  textOf(event, 'transp') !== 'TRANSPARENT' &&
  textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE' &&
  event.hasProperty('dtstart')

function eventsOf(calendar: ICAL.Component, window: Window): Taken[] {
  const events = calendar.getAllSubcomponents('vevent')
  const changed = events.filter((event) => event.hasProperty('recurrence-id'))
  const steps = { left: MOST_STEPS }
  return events.flatMap((component) => {
    try {
      // A changed occurrence is a separate event, wherever it was moved.
      const exceptions = changed.filter((one) => textOf(one, 'uid') === textOf(component, 'uid'))
      const isChange = component.hasProperty('recurrence-id')
      if (!takesTime(component)) return []
      const event = new ICAL.Event(component, { exceptions: isChange ? [] : exceptions })
      return event.isRecurring() && !isChange
        ? occurrences(event, window, steps)
        : [timeOf(event, event.startDate, window)]
    } catch (error) {
      if (error instanceof NotACalendar) throw error
      // One unreadable event does not invalidate the others.
      return []
    }
  })
}

function occurrences(event: ICAL.Event, window: Window, steps: { left: number }): Taken[] {
  const found: Taken[] = []
  const each = event.iterator()
  for (let next = each.next(); next; next = each.next()) {
    steps.left -= 1
    if (steps.left < 0) throw new NotACalendar('too much to walk through')
    const { startDate, item } = event.getOccurrenceDetails(next)
    const time = timeOf(item, startDate, window)
    if (time.startMs >= window.toMs) break
    const isChanged = item.isRecurrenceException() && !item.modifiesFuture()
    if (!isChanged && takesTime(item.component) && time.endMs > window.fromMs) found.push(time)
  }
  return found
}

function timeOf(event: ICAL.Event, start: ICAL.Time, { timeZone }: Window): Taken {
  if (start.isDate) {
    const days = Math.max(1, Math.round(event.duration.toSeconds() / 86_400))
    const end = start.clone()
    end.adjust(days, 0, 0, 0)
    return { startMs: shownAt(timeZone, start), endMs: shownAt(timeZone, end) }
  }
  const startMs = instantOf(event, start, timeZone)
  return { startMs, endMs: startMs + Math.max(0, event.duration.toSeconds()) * 1000 }
}

/** The time zone by its name if Node knows it, otherwise as the file defines it, otherwise the consultant's own. */
function instantOf(event: ICAL.Event, start: ICAL.Time, timeZone: string): number {
  const zone = start.zone?.tzid
  if (zone === 'UTC') return start.toUnixTime() * 1000
  const named = String(event.component.getFirstProperty('dtstart')?.getParameter('tzid') ?? '')
  if (isKnown(named)) return shownAt(named, start)
  return zone && zone !== 'floating' ? start.toUnixTime() * 1000 : shownAt(timeZone, start)
}

const known = new Map<string, boolean>()
function isKnown(zone: string): boolean {
  if (zone === '') return false
  let answer = known.get(zone)
  if (answer === undefined) {
    try {
      offsetAt(zone, 0)
      answer = true
    } catch {
      answer = false
    }
    known.set(zone, answer)
  }
  return answer
}

/** A local time skipped by a clock change is interpreted with the offset before the change. */
function shownAt(zone: string, { year, month, day, hour, minute, second }: ICAL.Time): number {
  const shownMs = Date.UTC(year, month - 1, day, hour, minute, second)
  return instantsShowing(zone, shownMs)[0] ?? shownMs - offsetAt(zone, shownMs - DAY_MS)
}

function freeBusyOf(calendar: ICAL.Component): Taken[] {
  const parts = calendar.getAllSubcomponents('vfreebusy').flatMap((one) => one.getAllProperties('freebusy'))
  return parts
    .filter((part) => String(part.getParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE')
    .flatMap((part) => part.getValues() as ICAL.Period[])
    .map((period) => ({ startMs: period.start.toUnixTime() * 1000, endMs: period.getEnd().toUnixTime() * 1000 }))
}
