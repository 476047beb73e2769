import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, makePassable } from '#server/platform/db/postgres/account.ts'
import { removeCluster } from '#server/platform/db/postgres/place.ts'
import { startPostgres } from '#server/platform/db/postgres/start.ts'
import { inProduction } from '#test/production.ts'

const READY_MS = 300_000

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

/**
 * The app in production mode, so that nothing waits for the demo data, with its own durable database, restarted
 * whenever it ends, as a service manager does.
 */
export async function superviseApp(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-kills-'))
  if (isRoot()) makePassable(dataDir)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let closing = false
  let starts = 0
  let said = ''

  function start() {
    starts += 1
    child = spawn(process.execPath, [join(import.meta.dirname, 'money-app.ts')], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        ...inProduction,
        ...settings,
        DATA_DIR: dataDir,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        said = (said + chunk).slice(-2_000)
      })
    child.once('exit', () => !closing && setTimeout(start, 100))
  }
  start()

  const isReady = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      (reply) => reply.ok,
      () => false,
    )
  async function until(isTrue: () => boolean | Promise<boolean>) {
    const began = Date.now()
    while (!(await isTrue())) {
      if (Date.now() - began > READY_MS) throw new Error(`not ready after ${READY_MS} ms; output: ${said}`)
      await pause(50)
    }
  }
  const ready = () => until(isReady)
  /**
   * Kills, waits until the killed process has been replaced and the server is ready. Returns the milliseconds it took.
   */
  async function replaced(kill: () => unknown, identify: () => number | undefined) {
    const [began, before] = [Date.now(), identify()]
    kill()
    await until(() => ![before, undefined].includes(identify()))
    await ready()
    return Date.now() - began
  }
  /** Undefined while no PostgreSQL runs. */
  function postmaster() {
    try {
      return postmasterOf(dataDir)
    } catch {
      return undefined
    }
  }

  return {
    url: () => url,
    ready,
    starts: () => starts,
    /** The address of the current database; a restarted app may have moved it. */
    databaseUrl: async () => (await startPostgres({ dataDir, log: () => {} })).url,
    killServer: () =>
      replaced(
        () => child?.kill('SIGKILL'),
        () => starts,
      ),
    /** The server restarts PostgreSQL itself, three times within five minutes, and ends after that. */
    killPostgres: () => replaced(() => process.kill(postmasterOf(dataDir), 'SIGKILL'), postmaster),
    async stop() {
      closing = true
      child?.kill('SIGTERM')
      const began = Date.now()
      while (child?.exitCode === null && child.signalCode === null && Date.now() - began < 15_000) await pause(50)
      await (await startPostgres({ dataDir, log: () => {} })).stop()
      removeCluster(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8').split('\n')[0])

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
