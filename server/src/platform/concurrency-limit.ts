import { Problem } from './problem.ts'

interface QueueBounds {
  maxWaiting?: number
  maxWaitMs?: number
}

/**
 * Runs at most so many at once; the others wait in memory, in the order they came, and hold no database connection.
 * Beyond the bounds of the queue a caller is refused with `unavailable`.
 */
export function concurrencyLimit(most: number, { maxWaiting = Number.POSITIVE_INFINITY, maxWaitMs }: QueueBounds = {}) {
  let running = 0
  const waiting: { start: () => void }[] = []

  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(refusal())
      const turn = { start: resolve }
      waiting.push(turn)
      if (maxWaitMs === undefined) return
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1)
        reject(refusal())
      }, maxWaitMs)
      turn.start = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1
    else await waitForTurn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next.start()
      else running -= 1
    }
  }
}

const refusal = () => new Problem('unavailable', { retryAfterSeconds: 5 })
