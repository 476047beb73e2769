import { BoundedCache } from './cache.ts'
import { type Page, pageOf } from './page.ts'
import type { Guests } from './policy.ts'
import type { Rendered } from './render.ts'

const MEGABYTE = 1024 * 1024
/** Said about where a reader came from; they never change a page. */
const tracking = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_eid|_ga)$/

interface StoreOptions {
  render: (path: string, headers: HeadersInit) => Promise<Rendered>
  origin: string
  guests?: Guests | undefined
  freshMs: number
  finish?: ((html: string) => string) | undefined
  limitBytes?: number
}

/** Rendered pages for some seconds. Addresses with a query live apart, so that inventing queries cannot push plain pages out. */
export class PageStore {
  readonly #options: StoreOptions
  readonly #plain: BoundedCache<Page>
  readonly #queried: BoundedCache<Page>
  readonly #underWay = new Map<string, Promise<Page>>()
  /** Grows with every clear: what was begun before must not be kept after. */
  #generation = 0

  constructor(options: StoreOptions) {
    this.#options = options
    const limit = options.limitBytes ?? 48 * MEGABYTE
    this.#plain = new BoundedCache(limit / 2)
    this.#queried = new BoundedCache(limit / 2)
  }

  /** A page that may be sent again as it is. */
  kept(url: string) {
    const key = keyOf(url)
    const page = this.#cacheFor(key).get(key)
    return page && page.freshUntil > Date.now() ? page : undefined
  }

  /** Readers who ask for the same page at once wait for one rendering. */
  async get(url: string): Promise<Page> {
    const kept = this.kept(url)
    if (kept) return kept
    const key = keyOf(url)
    const running = this.#underWay.get(key)
    if (running) return running
    const rendering = this.#render(key).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, rendering)
    return rendering
  }

  clear() {
    this.#generation += 1
    this.#plain.clear()
    this.#queried.clear()
    this.#underWay.clear()
  }

  /** What the kept pages weigh. */
  get bytes() {
    return this.#plain.bytes + this.#queried.bytes
  }

  #cacheFor(key: string) {
    return key.includes('?') ? this.#queried : this.#plain
  }

  async #render(key: string) {
    const { render, origin, guests, freshMs, finish } = this.#options
    const generation = this.#generation
    const { response, cacheable } = await render(key, {})
    const page = await pageOf(response, { origin, guests, freshUntil: Date.now() + freshMs, finish })
    if (cacheable && freshMs > 0 && generation === this.#generation) this.#cacheFor(key).set(key, page)
    return page
  }
}

/** The address without what never changes a page, its parameters in one order. */
function keyOf(url: string) {
  const mark = url.indexOf('?')
  if (mark < 0) return url
  const path = url.slice(0, mark)
  const parameters = new URLSearchParams(url.slice(mark + 1))
  for (const name of [...parameters.keys()]) if (tracking.test(name)) parameters.delete(name)
  parameters.sort()
  return parameters.size ? `${path}?${parameters}` : path
}
