import type { Signal } from '../wire.ts'

/** Maximum the server accepts at once. */
const CANDIDATES_MAX = 50
const TRIES = 5
const PAUSE_MS = 1_000
const pause = () => new Promise((over) => setTimeout(over, PAUSE_MS))

/**
 * Sends signals to the other side one after the other: the server may reorder them, but not an unacknowledged one.
 * Candidates gathered meanwhile are sent together.
 */
export function createOutbox(send: (signal: Signal) => Promise<void>) {
  let description: Signal['description']
  const candidates: NonNullable<Signal['candidates']> = []
  let busy = false
  let closed = false

  /**
   * Retries, because the connection may be down for a moment; what is lost for good is repeated by the next ICE
   * restart.
   */
  async function insist(signal: Signal) {
    for (let tries = 0; tries < TRIES && !closed; tries += 1) {
      try {
        return await send(signal)
      } catch {
        await pause()
      }
      if (signal.description && description) return
    }
  }

  async function empty() {
    if (busy) return
    busy = true
    while (!closed && (description || candidates.length > 0)) {
      const signal: Signal = description ? { description } : { candidates: candidates.splice(0, CANDIDATES_MAX) }
      description = undefined
      await insist(signal)
    }
    busy = false
  }

  return {
    describe(next: RTCSessionDescriptionInit) {
      description = next as Signal['description']
      void empty()
    },
    candidate(next: RTCIceCandidateInit) {
      candidates.push(next as (typeof candidates)[number])
      void empty()
    },
    close() {
      closed = true
    },
  }
}
