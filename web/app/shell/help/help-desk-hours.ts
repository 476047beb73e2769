import { clockIn, INDIA } from '~/lib/dates.ts'

interface Hours {
  helpDeskOpensAt: string
  helpDeskClosesAt: string
}

/** The help desk's hours are in Indian time, wherever the caller is. */
export function isOpenAt(now: Date, { helpDeskOpensAt, helpDeskClosesAt }: Hours) {
  const time = clockIn(INDIA, now)
  return time >= helpDeskOpensAt && time < helpDeskClosesAt
}
