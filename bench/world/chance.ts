/** A stream of numbers in [0, 1) determined by its seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Picks indexes in proportion to their weights. */
export function weighted(weights: readonly number[]): (random: number) => number {
  const sums: number[] = []
  let total = 0
  for (const weight of weights) {
    total += weight
    sums.push(total)
  }
  return (random) => {
    const aim = random * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > aim) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** Zipf-like weights: the first far more often than the last. */
export const skewed = (length: number) => weighted(Array.from({ length }, (_, rank) => 1 / (rank + 1) ** 0.8))
