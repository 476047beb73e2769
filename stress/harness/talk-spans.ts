/** A period, in milliseconds. */
export interface Span {
  from: number
  to: number
}

/** The intersection of two lists in milliseconds; overlapping periods of one list count once. */
export function overlap(some: readonly Span[], others: readonly Span[]): number {
  let total = 0
  for (const one of merged(some))
    for (const other of merged(others))
      total += Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from))
  return total
}

function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const { from, to } of spans.filter((one) => one.to > one.from).toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && last.to >= from) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}

export const lengthOf = (spans: readonly Span[]) => merged(spans).reduce((sum, { from, to }) => sum + to - from, 0)
