const BURST = 60
const PER_SECOND = 20

/** Rate limit of one socket: a burst, then a steady rate. A client that continues regardless is disconnected. */
export function createAllowance(clock: () => number = performance.now.bind(performance)) {
  let left = BURST
  let at = clock()
  return (): 'allowed' | 'refused' | 'cut off' => {
    const now = clock()
    left = Math.min(BURST, left + ((now - at) / 1000) * PER_SECOND) - 1
    at = now
    if (left >= 0) return 'allowed'
    return left > -BURST ? 'refused' : 'cut off'
  }
}
