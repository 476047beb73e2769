interface Call<K, V> {
  key: K
  resolve: (value: V) => void
  reject: (error: unknown) => void
}

interface Bounds {
  /** Enough for what arrives at once; more would make one statement long. */
  most?: number
  /** Nobody waits longer for what is under way: its connection may be lost. */
  timeoutMs?: number
}

/**
 * Answers calls that arrive while a statement is on its way with the next one, all together: many requests at once cost
 * little more than one. Nothing is cached, because each call is answered by a statement that begins after it. `load`
 * returns the values in the order of the keys.
 */
export function batched<K, V>(load: (keys: K[]) => Promise<V[]>, { most = 200, timeoutMs = 20 }: Bounds = {}) {
  let waiting: Call<K, V>[] = []
  let underway = 0
  let timeout: NodeJS.Timeout | undefined
  async function answer(calls: Call<K, V>[]) {
    underway += 1
    try {
      const values = await load(calls.map(({ key }) => key))
      for (const [at, { resolve }] of calls.entries()) resolve(values[at]!)
    } catch (error) {
      for (const { reject } of calls) reject(error)
    }
    underway -= 1
    if (underway === 0) answerNext()
  }
  function answerNext() {
    clearTimeout(timeout)
    const calls = waiting.slice(0, most)
    waiting = waiting.slice(most)
    if (calls.length > 0) void answer(calls)
    if (waiting.length > 0) timeout = setTimeout(answerNext, timeoutMs)
  }
  return (key: K) =>
    new Promise<V>((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (waiting.length > 1) return
      // Not at once: others may arrive in the same turn of the event loop.
      if (underway === 0) setImmediate(answerNext)
      else timeout = setTimeout(answerNext, timeoutMs)
    })
}
