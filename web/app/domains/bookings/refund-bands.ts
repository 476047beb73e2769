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

/** How much a customer who cancels gets back, and until when; the last one holds till the end. */
export function refundBands(startsAt: string, rules: Rules): Band[] {
  const before = (hours: number) => new Date(Date.parse(startsAt) - hours * HOUR_MS).toISOString()
  return [
    { percent: 100, until: before(rules.fullRefundHours) },
    { percent: rules.partRefundPercent, until: before(rules.partRefundHours) },
    { percent: 0, until: null },
  ]
}

/** The band that holds at an instant; at its very end the next one does. */
export const bandAt = (bands: readonly Band[], at: number) =>
  bands.find(({ until }) => until === null || Date.parse(until) >= at)
