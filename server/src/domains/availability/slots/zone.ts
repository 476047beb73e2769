import { DAY_MS, MINUTE_MS } from '#server/platform/time.ts'

/** A period of constant UTC offset: local time is the instant plus the offset. */
export interface OffsetPeriod {
  fromMs: number
  toMs: number
  offsetMs: number
}

const formats = new Map<string, Intl.DateTimeFormat>()
const years = new Map<string, OffsetPeriod[]>()

/** Local time minus the instant, from Node's time zone data. */
export function offsetAt(timeZone: string, ms: number): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
  }
  const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}

/** The periods of constant offset between two instants. */
export function offsetPeriods(timeZone: string, fromMs: number, toMs: number): OffsetPeriod[] {
  const found: OffsetPeriod[] = []
  for (let year = new Date(fromMs).getUTCFullYear(); year <= new Date(toMs).getUTCFullYear(); year++)
    for (const period of offsetPeriodsOfYear(timeZone, year)) {
      const last = found.at(-1)
      const cut = { ...period, fromMs: Math.max(period.fromMs, fromMs), toMs: Math.min(period.toMs, toMs) }
      if (cut.fromMs >= cut.toMs) continue
      if (last?.offsetMs === cut.offsetMs) last.toMs = cut.toMs
      else found.push(cut)
    }
  return found
}

function offsetPeriodsOfYear(timeZone: string, year: number): OffsetPeriod[] {
  const key = `${timeZone} ${year}`
  const known = years.get(key)
  if (known) return known
  const found: OffsetPeriod[] = []
  const endMs = Date.UTC(year + 1, 0)
  let fromMs = Date.UTC(year, 0)
  let offsetMs = offsetAt(timeZone, fromMs)
  for (let dayMs = fromMs; dayMs < endMs; dayMs += DAY_MS) {
    const nextMs = Math.min(dayMs + DAY_MS, endMs)
    const nextOffsetMs = offsetAt(timeZone, nextMs)
    if (nextOffsetMs === offsetMs) continue
    const changeMs = changeBetween(timeZone, dayMs, nextMs, offsetMs)
    found.push({ fromMs, toMs: changeMs, offsetMs })
    fromMs = changeMs
    offsetMs = nextOffsetMs
  }
  if (fromMs < endMs) found.push({ fromMs, toMs: endMs, offsetMs })
  years.set(key, found)
  return found
}

/** The first whole minute with a different offset. */
function changeBetween(timeZone: string, fromMs: number, toMs: number, oldOffsetMs: number): number {
  let before = fromMs / MINUTE_MS
  let after = toMs / MINUTE_MS
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(timeZone, middle * MINUTE_MS) === oldOffsetMs) before = middle
    else after = middle
  }
  return after * MINUTE_MS
}

/** Days since 1 January 1970 in the zone's own calendar. */
export const dayNumberAt = (timeZone: string, ms: number) => Math.floor(clockMs(timeZone, ms) / DAY_MS)

/** When the zone's next day begins; an hour off on a day with a clock change. */
export const nextMidnightMs = (timeZone: string, ms: number) => ms + DAY_MS - (clockMs(timeZone, ms) % DAY_MS)

function clockMs(timeZone: string, ms: number) {
  for (const { toMs, offsetMs } of offsetPeriodsOfYear(timeZone, new Date(ms).getUTCFullYear()))
    if (ms < toMs) return ms + offsetMs
  return ms
}

/**
 * The instants at which the zone's clock shows a local time: two if the clock is set back over it, none if it is
 * skipped.
 */
export function instantsShowing(timeZone: string, shownMs: number): number[] {
  return offsetPeriods(timeZone, shownMs - DAY_MS, shownMs + DAY_MS)
    .filter(({ fromMs, toMs, offsetMs }) => fromMs <= shownMs - offsetMs && shownMs - offsetMs < toMs)
    .map(({ offsetMs }) => shownMs - offsetMs)
}

export const dayNumberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
export const dayOfNumber = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)
/** ISO: Monday is 1, Sunday is 7. */
export const weekdayOf = (dayNumber: number) => ((((dayNumber + 3) % 7) + 7) % 7) + 1
