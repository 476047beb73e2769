import { clockIn, INDIA } from '~/lib/dates.ts'

interface Hours {
  helpDeskOpensAt: string
  helpDeskClosesAt: string
}

/** The help desk keeps Indian hours wherever the caller is. */
export function isOpenAt(now: Date, { helpDeskOpensAt, helpDeskClosesAt }: Hours) {
  const time = clockIn(INDIA, now)
  return time >= helpDeskOpensAt && time < helpDeskClosesAt
}
