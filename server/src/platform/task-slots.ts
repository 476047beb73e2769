interface Waiting {
  weight: number
  start: () => void
}

/** Runs a few tasks at once, bounded in number and in the memory they are expected to take; the others wait in order. */
export function createSlots({ places, bytes }: { places: number; bytes: number }) {
  const waiting: Waiting[] = []
  const free = { places, bytes }

  function startWaiting() {
    for (let next = waiting[0]; next && free.places > 0 && free.bytes >= next.weight; next = waiting[0]) {
      waiting.shift()
      free.places -= 1
      free.bytes -= next.weight
      next.start()
    }
  }

  return {
    /** What weighs more than there is runs alone. */
    async use<T>(estimatedBytes: number, task: () => Promise<T>): Promise<T> {
      const weight = Math.min(estimatedBytes, bytes)
      await new Promise<void>((start) => {
        waiting.push({ weight, start })
        startWaiting()
      })
      try {
        return await task()
      } finally {
        free.places += 1
        free.bytes += weight
        startWaiting()
      }
    },
  }
}
