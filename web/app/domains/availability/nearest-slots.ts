import type { StripDay } from './strip.ts'

/** The free slots nearest to an instant, in chronological order. */
export function nearestSlots(strip: readonly StripDay[], at: string, count: number): string[] {
  const away = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(at))
  return strip
    .flatMap(({ slots }) => slots)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, count)
    .sort()
}
