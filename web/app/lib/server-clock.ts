/** How far the server's clock stands ahead of this device's, in milliseconds. */
let ahead = 0
/** The server tells whole seconds, and an answer takes its time on the way: less than this is no difference. */
const NOTICEABLE_MS = 2_000

/** Reads the server's clock off an answer. */
export function noteServerTime(answer: Pick<Response, 'headers'>, arrivedAt = Date.now()) {
  const told = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(told)) return
  const difference = told + 500 - arrivedAt
  ahead = Math.abs(difference) < NOTICEABLE_MS ? 0 : difference
}

/** Now, on the server's clock. */
export const serverNow = () => Date.now() + ahead

/** When this device's clock shows an instant of the server's. */
export const onThisClock = (at: string) => Date.parse(at) - ahead
