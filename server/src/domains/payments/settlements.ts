import { concurrencyLimit } from '#server/platform/http/concurrency-limit.ts'

/** Beyond this many waiting, a report is refused and the provider repeats it. */
const MAX_WAITING = 1_000
/** Payment gateways time out a webhook after five seconds and repeat it. */
const MAX_WAIT_MS = 4_000
const MAX_GATEWAY_CALLS = 20
const MAX_REMEMBERED = 10_000

/** The source: a webhook is repeated by its provider if it fails; a callback, a poll or a job is not. */
export type SettledBy = 'webhook' | 'other'

interface UnderWay {
  by: SettledBy
  done: Promise<unknown>
}

export type Settlements = ReturnType<typeof createSettlements>

/**
 * Reports of payment and payout providers in one process: identical ones are handled once, with limited concurrency.
 */
export function createSettlements(databasePoolSize: number) {
  const underWay = new Map<string, UnderWay>()
  /** Reports already settled; the oldest are evicted first. */
  const settled = new Set<string>()
  const queue = { maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS }
  return {
    /** Settlements use at most an eighth of the connections, so that many or slow ones leave the rest of the product working. */
    limitTransactions: concurrencyLimit(Math.max(1, Math.floor(databasePoolSize / 8)), queue),
    /** Gateway calls of settlements; they take seconds and hold no connection. */
    limitGatewayCalls: concurrencyLimit(MAX_GATEWAY_CALLS, queue),

    /**
     * Runs identical work once at a time; undefined if it is already running. A webhook then returns immediately if a
     * webhook started the work, because its provider repeats that one if it fails. Other callers wait, and fail if the
     * work fails.
     */
    async once<T>(name: string, by: SettledBy, work: () => Promise<T>): Promise<T | undefined> {
      const known = underWay.get(name)
      if (known) {
        if (by !== 'webhook' || known.by !== 'webhook') await known.done
        return undefined
      }
      const done = work().finally(() => underWay.delete(name))
      underWay.set(name, { by, done })
      return done
    },

    isSettled: (name: string) => settled.has(name),
    rememberSettled(name: string) {
      settled.add(name)
      if (settled.size <= MAX_REMEMBERED) return
      const [oldest] = settled
      if (oldest !== undefined) settled.delete(oldest)
    },
  }
}

declare module '#server/platform/services.ts' {
  interface Services {
    /** Provider reports being settled; shared with the services of `forLongWork`. */
    settlements: Settlements
  }
}
