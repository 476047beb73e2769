import { setTimeout as delay } from 'node:timers/promises'

const WITHIN_MS = 9_000
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
  /** Closed in reverse order of opening. */
  add(closer: Closer): void
  end(code: number): Promise<void>
}

/** The shutdown of a running app: Ctrl-C, SIGTERM, a closed terminal or an internal error. */
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
