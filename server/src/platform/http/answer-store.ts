import { BoundedCache } from '../bounded-cache.ts'

interface StoredAnswer {
  body: Buffer
  bytes: number
  freshUntil: number
}

interface Asked {
  times: number
  bytes: number
  until: number
}

const MEGABYTE = 1024 * 1024

/**
 * Serialised answers for visitors. Cleared together with the cached pages, whenever what they show has changed. Only what
 * is asked for twice while it would be fresh is stored: keeping everything for a second would have the garbage collector
 * go through the whole heap several times a second.
 */
export class AnswerStore {
  readonly #answers: BoundedCache<StoredAnswer>
  readonly #asked = new BoundedCache<Asked>(MEGABYTE)
  readonly #underWay = new Map<string, Promise<Buffer>>()
  /** Increases with every clear: answers begun before must not be stored after it. */
  #generation = 0

  constructor(limitBytes = 16 * MEGABYTE) {
    this.#answers = new BoundedCache(limitBytes)
  }

  /** An answer that is still fresh. */
  find(key: string) {
    const stored = this.#answers.get(key)
    return stored && stored.freshUntil > performance.now() ? stored.body : undefined
  }

  /** Counts the changes; taken before anything is read that an answer depends on. */
  get generation() {
    return this.#generation
  }

  /**
   * The stored answer, or a new one; concurrent requests wait for one computation. `generation` is that of the beginning
   * of the request.
   */
  async get(
    key: string,
    freshMs: number,
    compute: () => Promise<string | Buffer>,
    generation = this.#generation,
  ): Promise<Buffer> {
    const stored = this.find(key)
    if (stored) return stored
    this.#count(key, freshMs)
    // Begun before a change: what was read since may be from before it, so nobody else may have the answer.
    if (generation !== this.#generation) return bytesOf(await compute())
    const started = this.#underWay.get(key)
    if (started) return started
    const computing = this.#compute(key, freshMs, compute).finally(() => {
      if (this.#underWay.get(key) === computing) this.#underWay.delete(key)
    })
    this.#underWay.set(key, computing)
    return computing
  }

  clear() {
    this.#generation += 1
    this.#answers.clear()
    this.#underWay.clear()
  }

  #count(key: string, freshMs: number) {
    const now = performance.now()
    const known = this.#asked.get(key)
    if (known && known.until > now) known.times += 1
    else this.#asked.set(key, { times: 1, bytes: 2 * key.length + 100, until: now + freshMs })
  }

  async #compute(key: string, freshMs: number, compute: () => Promise<string | Buffer>) {
    const generation = this.#generation
    const body = bytesOf(await compute())
    const bytes = body.length + 2 * key.length + 200
    const isRepeated = (this.#asked.get(key)?.times ?? 0) > 1
    if (isRepeated && generation === this.#generation)
      this.#answers.set(key, { body, bytes, freshUntil: performance.now() + freshMs })
    return body
  }
}

const bytesOf = (body: string | Buffer) => (typeof body === 'string' ? Buffer.from(body) : body)
