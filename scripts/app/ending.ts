import { setTimeout as delay } from 'node:timers/promises'

const DEFAULT_SECONDS = 10
/** Of the time that a stop may take, the part for forcing it. */
const FORCING_MS = 1_000
/** npm forwards a Ctrl-C after the terminal has sent it already; that does not count as a second one. */
const SAME_PRESS_MS = 800

interface Closer {
  /** Shuts down a part in order, within the time left. */
  close(leftMs: number): Promise<unknown>
  /** Ends it without waiting, if that fails or is not wanted. */
  kill?(): void
}

export interface Ending {
  /** Aborts running work once the shutdown has begun. */
  signal: AbortSignal
  /** How long it may take. */
  allow(seconds: number): void
  /** Closed in reverse order of opening. */
  add(closer: Closer): void
  end(code: number): Promise<void>
}

/** The shutdown of a running app: Ctrl-C, SIGTERM, a closed terminal or an internal error. */
export function createEnding(say: (line: string) => void): Ending {
  const closers: Closer[] = []
  const abort = new AbortController()
  let begunAt = 0
  let withinMs = DEFAULT_SECONDS * 1000 - FORCING_MS

  const force = () => {
    for (const { kill } of closers) kill?.()
    process.exit(1)
  }
  const end = async (code: number) => {
    if (begunAt) return
    begunAt = Date.now()
    abort.abort()
    setTimeout(force, withinMs + FORCING_MS / 2)
    for (const closer of closers.reverse()) {
      const leftMs = Math.max(1_000, begunAt + withinMs - Date.now())
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
  const allow = (seconds: number) => {
    withinMs = seconds * 1000 - FORCING_MS
  }
  return { signal: abort.signal, allow, add: (closer) => closers.push(closer), end }
}
