import type { Rate } from './load.ts'

export interface Measured {
  ours: number
  baseline: number
  /** Further baselines; only those with a limit can fail. */
  others?: { name: string; rate: number; limit?: number }[]
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

/** Another baseline, reported beside the first; ours must reach its limit too, if it has one. */
export interface Other {
  name: string
  rate: () => Promise<Rate>
  limit?: number
}

/** Measures the servers alternately, because the machine is noisy, and returns the medians. */
export async function takeTurns(
  ours: () => Promise<Rate>,
  baseline: () => Promise<Rate>,
  { rounds = 5, others = [] }: { rounds?: number; others?: readonly Other[] } = {},
): Promise<Measured> {
  const measured = [ours, baseline, ...others.map(({ rate }) => rate)].map((rate) => ({ rate, rates: [] as Rate[] }))
  for (const { rate } of measured) await rate()
  for (let round = 0; round < rounds; round++) for (const { rate, rates } of measured) rates.push(await rate())
  const [first, second, ...rest] = measured.map(({ rates }) => medians(rates))
  return {
    ours: first!.perSecond,
    baseline: second!.perSecond,
    others: others.map(({ name, limit }, n) => ({ name, rate: rest[n]!.perSecond, ...(limit && { limit }) })),
    notes: [
      `processor time a request: ours ${reported(first!)}, baseline ${reported(second!)}`,
      ...others.map(({ name }, n) => `processor time, ${name}: ${reported(rest[n]!)}`),
    ],
  }
}

const medians = (rates: Rate[]): Rate => {
  const figure = (value: (rate: Rate) => number | undefined) => median(rates.map((rate) => value(rate) ?? 0))
  return {
    perSecond: figure((rate) => rate.perSecond),
    cpuMicros: figure((rate) => rate.cpuMicros),
    busyPercent: figure((rate) => rate.busyPercent),
    ...(rates[0]?.databaseMicros !== undefined && { databaseMicros: figure((rate) => rate.databaseMicros) }),
  }
}

const reported = ({ cpuMicros, busyPercent, databaseMicros }: Rate) =>
  `${cpuMicros.toFixed(0)} µs (${busyPercent.toFixed(0)} % busy)${databaseMicros === undefined ? '' : ` and ${databaseMicros.toFixed(0)} µs in the database`}`
