import { DAY_MS } from '#server/platform/time.ts'
/** Spellings as stored: trimmed and unique regardless of case. */
export function cleanSpellings(spellings: readonly string[]): string[] {
  const stored = new Map(
    spellings.map((one) => one.trim().replaceAll(/\s+/g, ' ')).map((one) => [one.toLowerCase(), one]),
  )
  stored.delete('')
  return [...stored.values()]
}

/** A slug from an English title. */
export const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 120)
    .replace(/-$/, '')

/** The first of the thirty days that end today. */
export const thirtyDaysBefore = (now: Date) => new Date(now.getTime() - 29 * DAY_MS)
