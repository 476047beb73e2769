const STEPS = [1, 2, 2.5, 5, 10]

/** Round whole numbers for the grid lines of a plot, from zero to just above the maximum. */
export function ticksFor(greatest: number, lines = 4): number[] {
  const top = Math.max(greatest, 1)
  const rough = top / lines
  const size = 10 ** Math.floor(Math.log10(rough))
  const whole = (one: number) => one * size >= rough && Number.isInteger(one * size)
  const step = Math.max(1, (STEPS.find(whole) ?? 10) * size)
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, i) => i * step)
}
