interface Call<K, V> {
  key: K
  resolve: (value: V) => void
  reject: (error: unknown) => void
}

/** Enough for what arrives at once; more would make one statement long. */
const MAX = 200
/** Nobody waits longer for a statement that is on its way: its connection may be lost. */
const TIMEOUT_MS = 20

/**
 * Answers calls that arrive while a statement is on its way with the next one, all together: many requests at once cost
 * little more than one. Nothing is cached, because each call is answered by a statement that begins after it. `load`
 * returns the values in the order of the keys.
 */
export function batched<K, V>(load: (keys: K[]) => Promise<V[]>) {
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
    if (underway === 0) answerAll()
  }
  function answerAll() {
    clearTimeout(timeout)
    const calls = waiting
    waiting = []
    while (calls.length > 0) void answer(calls.splice(0, MAX))
  }
  return (key: K) =>
    new Promise<V>((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (waiting.length > 1) return
      // Not at once: others may arrive in the same turn of the event loop.
      if (underway === 0) setImmediate(answerAll)
      else timeout = setTimeout(answerAll, TIMEOUT_MS)
    })
}
