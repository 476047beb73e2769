import { BoundedCache } from '../bounded-cache.ts'
import type { Page } from './page.ts'
import type { RenderQueue } from './render-queue.ts'
import type { Rendered } from './renderer.ts'

const MEGABYTE = 1024 * 1024

interface StoreOptions {
  render: (path: string) => Promise<Rendered>
  /** The part of an address that determines what a page shows. */
  keyOf: (url: string) => string
  queue: RenderQueue
  freshMs: number
  limitBytes?: number
}

interface CachedPage {
  page: Page
  bytes: number
  freshUntil: number
}

/**
 * A short-lived cache of rendered pages. Addresses with a query have a separate cache, so that arbitrary queries cannot
 * evict plain pages.
 */
export class PageStore {
  readonly #options: StoreOptions
  readonly #plain: BoundedCache<CachedPage>
  readonly #queried: BoundedCache<CachedPage>
  readonly #underWay = new Map<string, Promise<Page>>()
  /** Increases with every clear: pages begun before must not be cached after it. */
  #generation = 0

  constructor(options: StoreOptions) {
    this.#options = options
    const limit = options.limitBytes ?? 32 * MEGABYTE
    this.#plain = new BoundedCache(limit / 2)
    this.#queried = new BoundedCache(limit / 2)
  }

  /** A page that is still fresh. */
  cached(url: string) {
    return this.#find(this.#options.keyOf(url))
  }

  /** Concurrent requests for a page wait for one rendering; throws RenderRefused if refused. */
  async get(url: string, address: string): Promise<Page> {
    const key = this.#options.keyOf(url)
    const found = this.#find(key) ?? this.#underWay.get(key)
    if (found) return found
    const rendering = this.#options.queue
      .run(address, () => this.#render(key))
      .finally(() => this.#underWay.get(key) === rendering && this.#underWay.delete(key))
    this.#underWay.set(key, rendering)
    return rendering
  }

  clear() {
    this.#generation += 1
    this.#plain.clear()
    this.#queried.clear()
    this.#underWay.clear()
  }

  /** Size of the cached pages. */
  get bytes() {
    return this.#plain.bytes + this.#queried.bytes
  }

  #find(key: string) {
    const entry = this.#cacheFor(key).get(key)
    return entry && entry.freshUntil > Date.now() ? entry.page : undefined
  }

  #cacheFor(key: string) {
    return key.includes('?') ? this.#queried : this.#plain
  }

  async #render(key: string) {
    const { render, freshMs } = this.#options
    const generation = this.#generation
    const { page, cacheable, staleAt = Number.POSITIVE_INFINITY } = await render(key)
    if (cacheable && freshMs > 0 && generation === this.#generation) {
      const bytes = page.bytes + 2 * key.length
      this.#cacheFor(key).set(key, { page, bytes, freshUntil: Math.min(Date.now() + freshMs, staleAt) })
    }
    return page
  }
}
