import { UNKNOWN_DEVICE } from '#server/platform/outbox/messages/accounts.ts'

/** Which browser on which system, in the few words a person knows them by. */
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

const DAY_MS = 86_400_000

export const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS)
export const daysBefore = (from: Date, days: number) => daysAfter(from, -days)

/** A token dies of age or of idleness, whichever comes first. */
export const endsAt = (session: { lastUsedAt: Date; expiresAt: Date }, idleDays: number) => {
  const idleEnd = daysAfter(session.lastUsedAt, idleDays)
  return new Date(Math.min(idleEnd.getTime(), session.expiresAt.getTime()))
}

const TOUCH_MS = 60_000
/** The last use is kept to the minute: writing it at every call would cost more than it tells. */
export const needsTouch = (lastUsedAt: Date, now: Date) => now.getTime() - lastUsedAt.getTime() > TOUCH_MS

const SEEN_MS = 15 * 60_000
/** Staff see to a quarter of an hour when somebody was here; finer would rewrite the account's indexes for nothing. */
export const seenBefore = (now: Date) => new Date(now.getTime() - SEEN_MS)
