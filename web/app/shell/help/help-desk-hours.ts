import { INDIA } from '~/lib/dates.ts'

interface Hours {
  helpDeskOpensAt: string
  helpDeskClosesAt: string
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: INDIA, hour: '2-digit', minute: '2-digit' })

/** The help desk keeps Indian hours wherever the caller is. */
export function isOpenAt(now: Date, { helpDeskOpensAt, helpDeskClosesAt }: Hours) {
  const time = clock.format(now)
  return time >= helpDeskOpensAt && time < helpDeskClosesAt
}
