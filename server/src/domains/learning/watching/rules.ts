/** More than this between two reports is lost: a player reports every few seconds. */
const CREDIT_MAX_MS = 120_000

/**
 * How many seconds a report may add: those that passed since the last one. The rest of a second is carried over, so
 * that nothing is lost to rounding and nothing gained.
 */
export function allowance(now: Date, countedUntil: Date) {
  const elapsedMs = now.getTime() - countedUntil.getTime()
  if (elapsedMs > CREDIT_MAX_MS) return { seconds: CREDIT_MAX_MS / 1000, countedUntil: now }
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000))
  return { seconds, countedUntil: new Date(countedUntil.getTime() + seconds * 1000) }
}

interface Range {
  from: number
  to: number
}

/** The played ranges in whole seconds of the film, cut off where the allowance is used up. */
export function countedRanges(played: readonly Range[], allowed: number, filmSeconds: number): [number, number][] {
  let left = allowed
  const counted: [number, number][] = []
  for (const range of played) {
    const from = Math.floor(range.from)
    const to = Math.min(Math.floor(range.to), filmSeconds, from + left)
    if (to <= from) continue
    counted.push([from, to])
    left -= to - from
  }
  return counted
}
