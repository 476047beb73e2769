interface Rules {
  fullRefundHours: number
  partRefundHours: number
  partRefundPercent: number
}

export interface Band {
  percent: number
  /** Null: no end. */
  until: string | null
}

const HOUR_MS = 3_600_000

/**
 * The refund on cancellation, by period; the last band has no end. After a late reschedule the refund is at most
 * `mostPercent`.
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

/** The band at an instant; bounds belong to the next band. */
export const bandAt = (bands: readonly Band[], at: number) =>
  bands.find(({ until }) => until === null || Date.parse(until) >= at)
