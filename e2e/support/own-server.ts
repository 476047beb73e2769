import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, makePassable } from '#server/platform/db/postgres/account.ts'
import { removeCluster } from '#server/platform/db/postgres/place.ts'
import { startCommand } from '../../scripts/app/start-command.ts'

const READY_MS = 300_000
const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

/** A server that a test may kill: `npm start` in demo mode on its own port and DATA_DIR. */
export async function startOwnServer(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-own-'))
  if (isRoot()) makePassable(dataDir)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const command = startCommand()
  let child: ChildProcess | undefined

  async function start() {
    child = spawn(process.execPath, [...command.flags, command.file], {
      env: {
        ...process.env,
        ...command.env,
        DEMO_ANSWERS: 'no',
        ...settings,
        ...{ PORT: String(port), DATA_DIR: dataDir, APP_MODE: 'demo', LOG_LEVEL: 'warn' },
        TRUSTED_PROXIES: '127.0.0.1,::1',
      },
      stdio: 'ignore',
    })
    const began = Date.now()
    while (!(await isReady(url))) {
      if (Date.now() - began > READY_MS) throw new Error(`the server is not ready after ${READY_MS} ms`)
      await pause(100)
    }
  }
  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  await start()
  return {
    url,
    dataDir,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      removeCluster(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    (reply) => reply.ok,
    () => false,
  )

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
