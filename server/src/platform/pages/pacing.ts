import { setTimeout as pause } from 'node:timers/promises'
import { RenderRefused } from './render-queue.ts'

export interface PageRate {
  /** Burst of pages per address, cached or not. */
  burst: number
  /** How fast the allowance recovers. */
  perSecond: number
  /** Maximum delay of a page before it is refused. */
  mostDelayMs: number
}

/**
 * More than the people behind one address of a mobile carrier open; a program that requests without a pause is slowed
 * to this.
 */
export const PAGE_RATE: PageRate = { burst: 200, perSecond: 50, mostDelayMs: 2_000 }

/**
 * Spaces out the pages of an address that requests faster than people do. They are delayed rather than refused, so that
 * a program that waits for each response slows down too, and API calls keep the event loop.
 */
export class Pacing {
  readonly #rate: PageRate
  readonly #now: () => number
  readonly #wait: (ms: number) => Promise<void>
  /** When the allowance of each address is fully recovered; least recently seen first. */
  readonly #wholeAt = new Map<string, number>()

  constructor(rate = PAGE_RATE, now: () => number = Date.now, wait: (ms: number) => Promise<void> = pause) {
    this.#rate = rate
    this.#now = now
    this.#wait = wait
  }

  /** Undefined if there is nothing to wait for; throws RenderRefused if it would take too long. */
  turn(address: string): Promise<void> | undefined {
    const { burst, perSecond, mostDelayMs } = this.#rate
    const [now, eachMs] = [this.#now(), 1000 / perSecond]
    const wholeAt = Math.max(now, this.#wholeAt.get(address) ?? 0)
    const delayMs = wholeAt + eachMs - now - burst * eachMs
    if (delayMs > mostDelayMs) throw new RenderRefused('address')
    this.#wholeAt.delete(address)
    this.#wholeAt.set(address, wholeAt + eachMs)
    for (const [seen, at] of this.#wholeAt) {
      if (at > now) break
      this.#wholeAt.delete(seen)
    }
    return delayMs > 0 ? this.#wait(delayMs) : undefined
  }

  /** Number of tracked addresses. */
  get addresses() {
    return this.#wholeAt.size
  }
}
