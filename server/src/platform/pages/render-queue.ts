export interface RenderLimits {
  /** Maximum concurrent renders. */
  atOnce: number
  /** Maximum queued renders, from all addresses. */
  waiting: number
  /** Maximum running and queued renders of one address. */
  atOncePerAddress: number
  /** Burst of renders per address, and how fast that allowance recovers. */
  burstPerAddress: number
  perSecondPerAddress: number
}

/** Thousands of people may share one address of a mobile carrier, but the pages they open are mostly cached. */
export const RENDER_LIMITS: RenderLimits = {
  atOnce: 2,
  waiting: 24,
  atOncePerAddress: 8,
  burstPerAddress: 60,
  perSecondPerAddress: 6,
}

/** The request cannot be rendered now: the limit of the address or of the queue is reached. */
export class RenderRefused extends Error {
  readonly reason: 'address' | 'queue'
  constructor(reason: 'address' | 'queue') {
    super(reason === 'address' ? 'too many pages for one address' : 'too many pages are waiting to be rendered')
    this.reason = reason
  }
}

interface Allowance {
  left: number
  at: number
  open: number
}

/** Limits the rendering of uncached pages: concurrent, queued, and per address. */
export class RenderQueue {
  readonly #limits: RenderLimits
  readonly #now: () => number
  readonly #waiting: (() => void)[] = []
  readonly #allowances = new Map<string, Allowance>()
  #running = 0

  constructor(limits: RenderLimits = RENDER_LIMITS, now: () => number = Date.now) {
    this.#limits = limits
    this.#now = now
  }

  async run<T>(address: string, job: () => Promise<T>): Promise<T> {
    if (this.#isFull()) throw new RenderRefused('queue')
    const allowance = this.#take(address)
    try {
      const turn = this.#turn()
      if (turn) await turn
      try {
        return await job()
      } finally {
        this.#running -= 1
        this.#waiting.shift()?.()
      }
    } finally {
      allowance.open -= 1
    }
  }

  #isFull() {
    return this.#running >= this.#limits.atOnce && this.#waiting.length >= this.#limits.waiting
  }

  #turn() {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1
      return
    }
    return new Promise<void>((begin) => {
      this.#waiting.push(() => {
        this.#running += 1
        begin()
      })
    })
  }

  #take(address: string) {
    const { atOncePerAddress, burstPerAddress, perSecondPerAddress } = this.#limits
    const now = this.#now()
    const allowance = this.#allowances.get(address) ?? { left: burstPerAddress, at: now, open: 0 }
    const back = ((now - allowance.at) / 1000) * perSecondPerAddress
    allowance.left = Math.min(burstPerAddress, allowance.left + Math.max(0, back))
    allowance.at = now
    if (allowance.left < 1 || allowance.open >= atOncePerAddress) throw new RenderRefused('address')
    allowance.left -= 1
    allowance.open += 1
    // The map is ordered by last use, so the least recently seen is removed first.
    this.#allowances.delete(address)
    this.#allowances.set(address, allowance)
    this.#clearRecovered(now)
    return allowance
  }

  /** An address with a fully recovered allowance need not be tracked. */
  #clearRecovered(now: number) {
    const { burstPerAddress, perSecondPerAddress } = this.#limits
    const recoveredMs = (burstPerAddress / perSecondPerAddress) * 1000
    for (const [address, { at, open }] of this.#allowances) {
      if (open > 0 || now - at < recoveredMs) break
      this.#allowances.delete(address)
    }
  }

  /** Number of tracked addresses. */
  get addresses() {
    return this.#allowances.size
  }
}
