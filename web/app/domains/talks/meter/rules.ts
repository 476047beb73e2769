/** The last meter update of a live talk. */
export interface Meter {
  connectedSeconds: number
  /** With tax, as on the receipt; for a consultant, the earning after all deductions. */
  spentPaise: number
  /** Seconds left by balance, limit and next session. */
  secondsLeft: number
  walletPaise: number
  /** Both are connected: the clock runs. */
  isFlowing: boolean
  /** By this device's clock, in milliseconds. */
  notifiedAt: number
}

export type Warning = 'none' | 'soon' | 'last'

const SOON_S = 180
const LAST_S = 60

export const warningAt = (secondsLeft: number): Warning =>
  secondsLeft <= LAST_S ? 'last' : secondsLeft <= SOON_S ? 'soon' : 'none'

/** The meter extrapolated to `now`: only a running clock advances, and never past what is paid. */
export function meterAt(meter: Meter, now: number, paisePerMinute: number): Meter {
  if (!meter.isFlowing) return meter
  const passed = Math.min(Math.max(0, (now - meter.notifiedAt) / 1000), meter.secondsLeft)
  const paise = Math.round((paisePerMinute * passed) / 60)
  return {
    ...meter,
    connectedSeconds: meter.connectedSeconds + passed,
    spentPaise: meter.spentPaise + paise,
    secondsLeft: meter.secondsLeft - passed,
    walletPaise: Math.max(0, meter.walletPaise - paise),
    notifiedAt: now,
  }
}

/** When, by this device's clock, a running meter reaches this many seconds. */
export const whenAt = ({ notifiedAt, connectedSeconds }: Meter, seconds: number) =>
  notifiedAt + (seconds - connectedSeconds) * 1000

/** Whole minutes an amount buys, tax included. */
export const minutesFor = (paise: number, paisePerMinute: number) =>
  paisePerMinute > 0 ? Math.floor(paise / paisePerMinute) : 0
