import { setTimeout as delay } from 'node:timers/promises'

const WITHIN_MS = 9_000
/** npm passes a Ctrl-C on to us after the terminal did so itself; that is not yet a second one. */
const SAME_PRESS_MS = 800

interface Closer {
  /** Ends a part of the house in order, within the time left. */
  close(leftMs: number): Promise<unknown>
  /** The way that does not wait, for when that fails or is not wanted. */
  kill?(): void
}

export interface Ending {
  /** Aborts what is under way as soon as the end has begun. */
  signal: AbortSignal
  /** What was opened last is closed first. */
  add(closer: Closer): void
  end(code: number): Promise<void>
}

/** The one way out of a running house: Ctrl-C, SIGTERM, a closed terminal or a fault of ours. */
export function createEnding(say: (line: string) => void): Ending {
  const closers: Closer[] = []
  const abort = new AbortController()
  let begunAt = 0

  const force = () => {
    for (const { kill } of closers) kill?.()
    process.exit(1)
  }
  const end = async (code: number) => {
    if (begunAt) return
    begunAt = Date.now()
    abort.abort()
    setTimeout(force, WITHIN_MS + 500)
    for (const closer of closers.reverse()) {
      const leftMs = Math.max(1_000, begunAt + WITHIN_MS - Date.now())
      await Promise.race([closer.close(leftMs), delay(leftMs)]).catch((error: unknown) => {
        console.error(error)
        code = 1
      })
    }
    process.exit(code)
  }

  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (!begunAt) {
        say('Stopping …')
        void end(0)
      } else if (name === 'SIGINT' && Date.now() - begunAt > SAME_PRESS_MS) force()
    })
  }
  process.on('uncaughtException', (error) => {
    console.error(error)
    void end(1)
  })
  return { signal: abort.signal, add: (closer) => closers.push(closer), end }
}
