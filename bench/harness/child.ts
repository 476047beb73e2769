import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Child {
  url: string
  /** CPU seconds used so far. */
  cpuSeconds: () => Promise<number>
  /** Memory of the process in bytes. */
  memoryBytes: () => Promise<number>
  /** Bytes in use after a garbage collection. */
  heldBytes: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts a server of the bench in a separate process and waits until it listens. */
export async function startChild(
  file: string,
  work: object,
  flags: string[] = [],
  env: Record<string, string> = {},
): Promise<Child> {
  const child = fork(join(import.meta.dirname, file), [], {
    execArgv: flags,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)))
  ended.catch(() => {})
  const answer = async <T>() => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [T]
    return message
  }
  child.send(work)
  const { url } = await answer<{ url: string }>()
  return {
    url,
    cpuSeconds() {
      child.send('cpu')
      return answer<number>()
    },
    memoryBytes() {
      child.send('memory')
      return answer<number>()
    },
    heldBytes() {
      child.send('held')
      return answer<number>()
    },
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
