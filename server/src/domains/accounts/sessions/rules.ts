import { daysAfter } from '#server/platform/time.ts'
import { UNKNOWN_DEVICE } from '../notification-texts.ts'

/** Browser and operating system as people know them. */
export function deviceTitle(userAgent: string): string {
  const browser = firstMatch(userAgent, [
    [/Edg(A|iOS)?\//, 'Edge'],
    [/OPR\/|Opera/, 'Opera'],
    [/SamsungBrowser\//, 'Samsung Internet'],
    [/Firefox\/|FxiOS\//, 'Firefox'],
    [/Chrome\/|CriOS\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ])
  const system = firstMatch(userAgent, [
    [/Android/, 'Android'],
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Windows/, 'Windows'],
    [/CrOS/, 'ChromeOS'],
    [/Mac OS X/, 'Mac'],
    [/Linux/, 'Linux'],
  ])
  if (!browser && !system) return UNKNOWN_DEVICE
  return [system, browser].filter(Boolean).join(', ')
}

export const deviceKind = (userAgent: string): 'phone' | 'computer' =>
  /Android|iPhone|iPad|Mobile/.test(userAgent) ? 'phone' : 'computer'

const firstMatch = (text: string, known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(text))?.[1]

/** A token expires by age or inactivity, whichever comes first. */
export const endsAt = (session: { lastUsedAt: Date; expiresAt: Date }, idleDays: number) => {
  const idleEnd = daysAfter(session.lastUsedAt, idleDays)
  return new Date(Math.min(idleEnd.getTime(), session.expiresAt.getTime()))
}

const TOUCH_MS = 60_000
/** The last use is stored to the minute: writing it on every request would be too expensive. */
export const needsTouch = (lastUsedAt: Date, now: Date) => now.getTime() - lastUsedAt.getTime() > TOUCH_MS

const SEEN_MS = 15 * 60_000
/** Staff see the last visit to a quarter of an hour; finer would rewrite the account's indexes needlessly. */
export const seenBefore = (now: Date) => new Date(now.getTime() - SEEN_MS)
