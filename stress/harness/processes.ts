import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCommand } from '../../scripts/app/start-command.ts'

export interface RunningProcess {
  url: string
  pid: number
  stop: () => Promise<void>
  kill: () => Promise<void>
  /** Suspends the process, like a machine that is asleep, until it is resumed. */
  freeze: () => void
  thaw: () => void
}

/** Starts several processes of the app on one database. */
export async function startProcesses(
  databaseUrl: string,
  count: number,
  settings: Record<string, string> = {},
  file = 'api-process.ts',
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-stress-'))
  const env = {
    DATA_DIR: dataDir,
    APP_SECRET: 'one secret for all processes of a campaign',
    LOG_LEVEL: 'error',
    ...settings,
  }
  const running = await Promise.all(Array.from({ length: count }, () => startOne(file, { databaseUrl, env })))
  return {
    running,
    async stop() {
      await Promise.all(running.map((one) => one.stop()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function startOne(file: string, work: object): Promise<RunningProcess> {
  const child = fork(join(import.meta.dirname, file), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: startCommand().flags,
    env: { ...process.env, ...startCommand().env },
  })
  child.send(work)
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the process ended with ${code}`)))
  failed.catch(() => {})
  const [{ url }] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }]
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    url,
    pid: child.pid!,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
}
