interface Hours {
  helpDeskOpensAt: string
  helpDeskClosesAt: string
}

export interface CallTime {
  at: Date
  /** As soon as an agent is available. */
  soon: boolean
}

export const SOON_MINUTES = 10
const OFFERED = 6
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** India has no daylight saving time. */
const AHEAD_OF_UTC_MS = 5.5 * 3_600_000
const STEP_MS = 30 * MINUTE_MS

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * When the help desk can call: at once while it is open, then every half hour of its day; one choice is on the next
 * day.
 */
export function callTimes(now: Date, { helpDeskOpensAt, helpDeskClosesAt }: Hours): CallTime[] {
  const midnight = Math.floor((now.getTime() + AHEAD_OF_UTC_MS) / DAY_MS) * DAY_MS - AHEAD_OF_UTC_MS
  const opens = minutesOf(helpDeskOpensAt) * MINUTE_MS
  const closes = minutesOf(helpDeskClosesAt) * MINUTE_MS
  const soon = now.getTime() + SOON_MINUTES * MINUTE_MS
  const isOpen = soon >= midnight + opens && soon < midnight + closes
  const firstStep = Math.ceil((soon + SOON_MINUTES * MINUTE_MS) / STEP_MS) * STEP_MS
  const today = stepsFrom(Math.max(firstStep, midnight + opens), midnight + closes)
  const tomorrow = stepsFrom(midnight + DAY_MS + opens, midnight + DAY_MS + closes)
  const near = [...(isOpen ? [{ at: new Date(soon), soon: true }] : []), ...today].slice(0, OFFERED - 1)
  return [...near, ...tomorrow.slice(0, OFFERED - near.length)]
}

function stepsFrom(from: number, until: number): CallTime[] {
  const steps: CallTime[] = []
  for (let at = from; at < until && steps.length < OFFERED; at += STEP_MS) steps.push({ at: new Date(at), soon: false })
  return steps
}
