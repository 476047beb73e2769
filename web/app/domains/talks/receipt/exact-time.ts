import { formatTime } from '~/lib/dates.ts'

/** '4:46:12 PM': receipts are exact to the second. Seconds are the same in every zone. */
export function formatExactTime(at: string, zone: string, withHalf = true) {
  const [clock = '', half = ''] = formatTime(at, { zone }).split('\u00a0')
  const seconds = String(new Date(at).getUTCSeconds()).padStart(2, '0')
  return `${clock}:${seconds}${withHalf ? ` ${half}` : ''}`
}
