interface Rules {
  fullRefundHours: number
  partRefundHours: number
  partRefundPercent: number
}

export interface Band {
  percent: number
  /** Null: from then on for good. */
  until: string | null
}

const HOUR_MS = 3_600_000

/**
 * How much a customer who cancels gets back, and until when; the last one holds till the end. Whoever moved the session late
 * gets no more than `mostPercent`.
 */
export function refundBands(startsAt: string, rules: Rules, mostPercent = 100): Band[] {
  const before = (hours: number) => new Date(Date.parse(startsAt) - hours * HOUR_MS).toISOString()
  const bands = [
    { percent: 100, until: before(rules.fullRefundHours) },
    { percent: rules.partRefundPercent, until: before(rules.partRefundHours) },
    { percent: 0, until: null },
  ].map(({ percent, until }) => ({ percent: Math.min(percent, mostPercent), until }))
  return bands.filter(({ percent }, i) => percent !== bands[i + 1]?.percent)
}

/** The band that holds at an instant; at its very end the next one does. */
export const bandAt = (bands: readonly Band[], at: number) =>
  bands.find(({ until }) => until === null || Date.parse(until) >= at)
