import { CALL_AHEAD_DAYS } from '#contract/enquiries/constants.ts'

interface Hours {
  helpDeskOpensAt: string
  helpDeskClosesAt: string
}

/** Tolerance for time passing while the form was filled in. */
const LATE_MS = 10 * 60_000
const DAY_MS = 86_400_000
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })

/** Whether the help desk can call at that time; its hours are in India. */
export function canCallAt(callAt: Date, now: Date, { helpDeskOpensAt, helpDeskClosesAt }: Hours) {
  const ahead = callAt.getTime() - now.getTime()
  const time = clock.format(callAt)
  return ahead >= -LATE_MS && ahead <= CALL_AHEAD_DAYS * DAY_MS && time >= helpDeskOpensAt && time < helpDeskClosesAt
}
