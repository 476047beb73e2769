import { CALL_AHEAD_DAYS } from '#contract/limits.ts'

interface Hours {
  helpDeskOpensAt: string
  helpDeskClosesAt: string
}

/** Somebody filled in the form while the time came near. */
const LATE_MS = 10 * 60_000
const DAY_MS = 86_400_000
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })

/** Whether the help desk can be asked to call then; it keeps Indian hours. Answers what is wrong, or null. */
export function whyNoCallAt(callAt: Date, now: Date, { helpDeskOpensAt, helpDeskClosesAt }: Hours) {
  const ahead = callAt.getTime() - now.getTime()
  if (ahead < -LATE_MS) return 'This time has passed. Please choose another.'
  if (ahead > CALL_AHEAD_DAYS * DAY_MS) return 'Please choose a time within the next seven days.'
  const time = clock.format(callAt)
  return time >= helpDeskOpensAt && time < helpDeskClosesAt ? null : 'The help desk is closed then. Please choose another time.'
}
