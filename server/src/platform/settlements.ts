import { concurrencyLimit } from './concurrency-limit.ts'

/** Beyond this many waiting, a notice is refused and the provider sends it again. */
const MAX_WAITING = 1_000
/** Payment gateways give up on a webhook after five seconds and send it again. */
const MAX_WAIT_MS = 4_000
const MAX_GATEWAY_CALLS = 20
const MAX_REMEMBERED = 10_000

/** Who settles: a webhook is sent again by its provider if it fails; a callback, a poll or a job is not. */
export type SettledBy = 'webhook' | 'other'

interface UnderWay {
  by: SettledBy
  done: Promise<unknown>
}

export type Settlements = ReturnType<typeof createSettlements>

/** What the payment and payout providers report, in one process: identical notices are handled once, and few at a time. */
export function createSettlements(databasePoolSize: number) {
  const underWay = new Map<string, UnderWay>()
  /** Notices whose money is credited; the oldest are forgotten first. */
  const settled = new Set<string>()
  const queue = { maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS }
  return {
    /** Settlements use at most an eighth of the connections, so that many or slow ones leave the rest of the product working. */
    limitTransactions: concurrencyLimit(Math.max(1, Math.floor(databasePoolSize / 8)), queue),
    /** Calls to the gateway that a settlement needs; they take seconds and hold no connection. */
    limitGatewayCalls: concurrencyLimit(MAX_GATEWAY_CALLS, queue),

    /**
     * Does the same work once at a time; undefined when somebody else is doing it. A webhook then returns at once if a webhook
     * started the work, since its provider repeats that one if it fails. Everybody else waits, and fails if the work fails.
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
