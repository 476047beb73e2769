import { Problem } from './problem.ts'

interface Bounds {
  /** Maximum total weight of running tasks, in a unit of the caller's choice, such as bytes of memory. */
  maxWeight?: number
  maxWaiting?: number
  maxWaitMs?: number
}

interface Waiting {
  weight: number
  start: () => void
}

/**
 * Runs a limited number of tasks at once; the others wait in memory, in order of arrival, without a database
 * connection. Beyond the limits of the queue a caller is refused with `unavailable`. A task heavier than the limit runs
 * alone.
 */
export function concurrencyLimit(
  most: number,
  { maxWeight = Number.POSITIVE_INFINITY, maxWaiting = Number.POSITIVE_INFINITY, maxWaitMs }: Bounds = {},
) {
  const waiting: Waiting[] = []
  let running = 0
  let runningWeight = 0

  const fits = (weight: number) => running < most && runningWeight + weight <= maxWeight

  function startWaiting() {
    for (let next = waiting[0]; next && fits(next.weight); next = waiting[0]) {
      waiting.shift()
      running += 1
      runningWeight += next.weight
      next.start()
    }
  }

  const waitForTurn = (weight: number) =>
    new Promise<void>((resolve, reject) => {
      const mustWait = waiting.length > 0 || !fits(weight)
      if (mustWait && waiting.length >= maxWaiting) return reject(refusal())
      const turn: Waiting = { weight, start: resolve }
      waiting.push(turn)
      if (mustWait && maxWaitMs !== undefined) {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(turn), 1)
          reject(refusal())
          startWaiting()
        }, maxWaitMs)
        turn.start = () => {
          clearTimeout(timer)
          resolve()
        }
      }
      startWaiting()
    })

  return async <T>(work: () => Promise<T>, weight = 0): Promise<T> => {
    const counted = Math.min(weight, maxWeight)
    await waitForTurn(counted)
    try {
      return await work()
    } finally {
      running -= 1
      runningWeight -= counted
      startWaiting()
    }
  }
}

const refusal = () => new Problem('unavailable', { retryAfterSeconds: 5 })
