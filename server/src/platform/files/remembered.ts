/** Remembers what was loaded for a limited time, and no more than `max` of it. */
export function remembered<V, K = number>({ max, milliseconds }: { max: number; milliseconds: number }) {
  // In the order in which they end.
  const entries = new Map<K, { value: V; until: number }>()
  function clear(now: Date, most: number) {
    for (const [key, { until }] of entries) {
      if (entries.size <= most && until > now.getTime()) return
      entries.delete(key)
    }
  }
  return {
    get(key: K, now: Date): V | undefined {
      clear(now, max)
      return entries.get(key)?.value
    },
    set(key: K, value: V, now: Date) {
      entries.delete(key)
      clear(now, max - 1)
      entries.set(key, { value, until: now.getTime() + milliseconds })
    },
    clear: (key: K) => void entries.delete(key),
  }
}
