import { CALL_AHEAD_DAYS } from '#contract/enquiries/constants.ts'
import { DAY_MS, dayInIndia, MINUTE_MS, startOfDay } from '#server/platform/time.ts'

export interface Hours {
  helpDeskOpensAt: string
  helpDeskClosesAt: string
}

/** Tolerance for time passing while the form was filled in. */
const LATE_MS = 10 * 60_000
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })

/** Whether the help desk can call at that time; its hours are in India. */
export function canCallAt(callAt: Date, now: Date, { helpDeskOpensAt, helpDeskClosesAt }: Hours) {
  const ahead = callAt.getTime() - now.getTime()
  const time = clock.format(callAt)
  return ahead >= -LATE_MS && ahead <= CALL_AHEAD_DAYS * DAY_MS && time >= helpDeskOpensAt && time < helpDeskClosesAt
}

const msOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE_MS
}

/** The help desk's day around or after an instant, in milliseconds; without an order of its hours it never closes. */
function workingDay(at: number, { helpDeskOpensAt, helpDeskClosesAt }: Hours) {
  const midnight = startOfDay(dayInIndia(new Date(at))).getTime()
  const [opens, closes] = [msOf(helpDeskOpensAt), msOf(helpDeskClosesAt)]
  return opens < closes
    ? { opens: midnight + opens, closes: midnight + closes, next: midnight + DAY_MS }
    : { opens: midnight, closes: midnight + DAY_MS, next: midnight + DAY_MS }
}

/** The instant after so many minutes of help desk hours. */
export function afterWorkingMinutes(from: Date, minutes: number, hours: Hours): Date {
  let [at, left] = [from.getTime(), minutes * MINUTE_MS]
  for (;;) {
    const { opens, closes, next } = workingDay(at, hours)
    const start = Math.max(at, opens)
    const room = Math.max(0, closes - start)
    if (left <= room) return new Date(start + left)
    left -= room
    at = next
  }
}

/** Whole minutes of help desk hours between two instants. */
export function workingMinutesBetween(from: Date, to: Date, hours: Hours): number {
  let worked = 0
  for (let at = from.getTime(); at < to.getTime(); ) {
    const { opens, closes, next } = workingDay(at, hours)
    worked += Math.max(0, Math.min(closes, to.getTime()) - Math.max(at, opens))
    at = next
  }
  return Math.floor(worked / MINUTE_MS)
}

/** 'Rakesh T.': a consultant sees the whole name after replying. */
export function shortName(name: string) {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}

/** Nobody is left who could be answered. */
export const isErased = ({ mobile }: { mobile: string }) => mobile === ''

interface Suspect {
  signedIn: boolean
  /** A visitor gave the number of somebody whom the consultant has blocked, or who has blocked them. */
  blocked: boolean
  website: string | undefined
  filledSeconds: number | undefined
}

/** Why an enquiry is kept apart as spam; the sender is answered as usual. */
export function spamReason({ signedIn, blocked, website, filledSeconds }: Suspect, least: number) {
  if (website) return 'hidden_field' as const
  if (blocked) return 'blocked' as const
  if (!signedIn && filledSeconds !== undefined && filledSeconds < least) return 'too_fast' as const
  return null
}

/** How many days before the last one staff are reminded of an unresolved grievance; after it they are reminded every day. */
const REMINDER_DAYS = [15, 7, 3, 1, 0] as const

/** The next reminder after `now` of a grievance that must be resolved by then. */
export function nextReminder(resolveBy: Date, now: Date): Date {
  const before = REMINDER_DAYS.map((days) => resolveBy.getTime() - days * DAY_MS).find((at) => at > now.getTime())
  const daysLate = Math.floor((now.getTime() - resolveBy.getTime()) / DAY_MS) + 1
  return new Date(before ?? resolveBy.getTime() + daysLate * DAY_MS)
}
