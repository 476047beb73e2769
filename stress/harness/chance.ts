/** Pseudo-random numbers, the same every time. */
export function chanceOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    in: (least: number, most: number) => Math.floor(least + next() * (most - least + 1)),
    one: (of: number) => next() < 1 / of,
  }
}
export type Chance = ReturnType<typeof chanceOf>
