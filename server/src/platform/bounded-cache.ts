/** An LRU cache bounded by bytes. */
export class BoundedCache<V extends { bytes: number }> {
  readonly #limit: number
  readonly #entries = new Map<string, V>()
  #bytes = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get(key: string) {
    const value = this.#entries.get(key)
    if (value) {
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  set(key: string, value: V) {
    this.delete(key)
    this.#entries.set(key, value)
    this.#bytes += value.bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break
      this.delete(oldest)
    }
  }

  delete(key: string) {
    const value = this.#entries.get(key)
    if (!value) return
    this.#entries.delete(key)
    this.#bytes -= value.bytes
  }

  clear() {
    this.#entries.clear()
    this.#bytes = 0
  }

  get bytes() {
    return this.#bytes
  }
}
