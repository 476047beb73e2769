/** What the server last told of a running talk. */
export interface Meter {
  connectedSeconds: number
  /** With tax, as it will stand on the receipt; for a consultant, what is earned after all deductions. */
  spentPaise: number
  /** How much longer balance, limit and the next session let them talk. */
  secondsLeft: number
  walletPaise: number
  /** Both are connected: the clock runs. */
  isFlowing: boolean
  /** On this device's clock, in milliseconds. */
  toldAt: number
}

export type Warning = 'none' | 'soon' | 'last'

const SOON_S = 180
const LAST_S = 60

export const warningAt = (secondsLeft: number): Warning =>
  secondsLeft <= LAST_S ? 'last' : secondsLeft <= SOON_S ? 'soon' : 'none'

/** The same, some time after it was told: only a running clock moves, and never past what is paid. */
export function meterAt(meter: Meter, now: number, paisePerMinute: number): Meter {
  if (!meter.isFlowing) return meter
  const passed = Math.min(Math.max(0, (now - meter.toldAt) / 1000), meter.secondsLeft)
  const paise = Math.round((paisePerMinute * passed) / 60)
  return {
    ...meter,
    connectedSeconds: meter.connectedSeconds + passed,
    spentPaise: meter.spentPaise + paise,
    secondsLeft: meter.secondsLeft - passed,
    walletPaise: Math.max(0, meter.walletPaise - paise),
    toldAt: now,
  }
}

/** When, by this device's clock, a running meter has come to so many seconds. */
export const whenAt = ({ toldAt, connectedSeconds }: Meter, seconds: number) =>
  toldAt + (seconds - connectedSeconds) * 1000

/** How many minutes an amount buys, tax included; whole ones. */
export const minutesFor = (paise: number, paisePerMinute: number) =>
  paisePerMinute > 0 ? Math.floor(paise / paisePerMinute) : 0
