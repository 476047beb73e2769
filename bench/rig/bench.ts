import type { Rate } from './load.ts'

export interface Measured {
  ours: number
  twin: number
  /** What the database did, what the processors did. */
  notes: string[]
}

/** A piece of measured work beside its twin: the same deed done the barest way. */
export interface Bench {
  name: string
  unit: string
  /** Ours must reach this share of the twin. */
  limit: number
  run: () => Promise<Measured>
}

export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Measures the two servers in turn, since the machine is noisy, and answers the medians. */
export async function takeTurns(ours: () => Promise<Rate>, twin: () => Promise<Rate>, rounds = 5): Promise<Measured> {
  const rates: { ours: Rate[]; twin: Rate[] } = { ours: [], twin: [] }
  await ours()
  await twin()
  for (let round = 0; round < rounds; round++) {
    rates.ours.push(await ours())
    rates.twin.push(await twin())
  }
  const figure = (of: Rate[], key: keyof Rate) => median(of.map((rate) => rate[key]))
  const told = (of: Rate[]) =>
    `${figure(of, 'cpuMicros').toFixed(0)} µs (${figure(of, 'busyPercent').toFixed(0)} % busy)`
  return {
    ours: figure(rates.ours, 'perSecond'),
    twin: figure(rates.twin, 'perSecond'),
    notes: [`processor time a request: ours ${told(rates.ours)}, twin ${told(rates.twin)}`],
  }
}
