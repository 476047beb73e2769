import type { Rate } from './load.ts'

export interface Measured {
  ours: number
  baseline: number
  /** What the database and the CPUs did. */
  notes: string[]
}

/** A measured operation and its baseline: the same work with as little code as possible. */
export interface Bench {
  name: string
  unit: string
  /** Ours must reach this share of the baseline. */
  limit: number
  run: () => Promise<Measured>
}

export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Measures the two servers alternately, because the machine is noisy, and returns the medians. */
export async function takeTurns(
  ours: () => Promise<Rate>,
  baseline: () => Promise<Rate>,
  rounds = 5,
): Promise<Measured> {
  const rates: { ours: Rate[]; baseline: Rate[] } = { ours: [], baseline: [] }
  await ours()
  await baseline()
  for (let round = 0; round < rounds; round++) {
    rates.ours.push(await ours())
    rates.baseline.push(await baseline())
  }
  const figure = (of: Rate[], key: keyof Rate) => median(of.map((rate) => rate[key]))
  const reported = (of: Rate[]) =>
    `${figure(of, 'cpuMicros').toFixed(0)} µs (${figure(of, 'busyPercent').toFixed(0)} % busy)`
  return {
    ours: figure(rates.ours, 'perSecond'),
    baseline: figure(rates.baseline, 'perSecond'),
    notes: [`processor time a request: ours ${reported(rates.ours)}, baseline ${reported(rates.baseline)}`],
  }
}
