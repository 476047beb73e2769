/** How far the server's clock is ahead of this device's, in milliseconds. */
let ahead = 0
/** The server's time has whole seconds, and a response takes time to arrive: smaller differences are ignored. */
const NOTICEABLE_MS = 2_000

/** Reads the server's clock from a response. */
export function noteServerTime(answer: Pick<Response, 'headers'>, arrivedAt = Date.now()) {
  const reported = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(reported)) return
  const difference = reported + 500 - arrivedAt
  ahead = Math.abs(difference) < NOTICEABLE_MS ? 0 : difference
}

/** Current time by the server's clock. */
export const serverNow = () => Date.now() + ahead

/** An instant of the server's clock by this device's clock. */
export const onThisClock = (at: string) => Date.parse(at) - ahead
