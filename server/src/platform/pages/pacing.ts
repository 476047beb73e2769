import { setTimeout as pause } from 'node:timers/promises'
import { RenderRefused } from './render-queue.ts'

export interface PageRate {
  /** Pages an address gets at once, cached or not. */
  burst: number
  /** How fast that allowance comes back. */
  perSecond: number
  /** How long a page may be held back before it is refused. */
  mostDelayMs: number
}

/** More than the people behind one address of a mobile carrier open; a program that asks without a pause is slowed to this. */
export const PAGE_RATE: PageRate = { burst: 200, perSecond: 50, mostDelayMs: 2_000 }

/**
 * Spaces out the pages of an address that asks faster than people do. They are held back rather than refused, so that a
 * program that asks again with each answer asks no faster either, and API calls keep the event loop.
 */
export class Pacing {
  readonly #rate: PageRate
  readonly #now: () => number
  readonly #wait: (ms: number) => Promise<void>
  /** When the allowance of an address is whole again, by address; the one longest unseen comes first. */
  readonly #wholeAt = new Map<string, number>()

  constructor(rate = PAGE_RATE, now: () => number = Date.now, wait: (ms: number) => Promise<void> = pause) {
    this.#rate = rate
    this.#now = now
    this.#wait = wait
  }

  /** Undefined where nothing is to be waited for; a RenderRefused where it would take too long. */
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

  /** Addresses remembered. */
  get addresses() {
    return this.#wholeAt.size
  }
}
