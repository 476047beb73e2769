import { existsSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '../../process/startup-error.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Cluster, ensureCluster, USER } from './cluster.ts'
import { ensureDatabase } from './ensure-database.ts'
import { findPlace } from './place.ts'
import { killPostmaster, runningPostmaster } from './postmaster.ts'
import { MAX_RESTARTS, RestartLimit, WINDOW_MINUTES } from './restart-limit.ts'
import { runAs } from './run-as.ts'
import { settingsFor, type Tuning } from './tuning.ts'

export interface EmbeddedServer {
  /** Of the database paramarsh, as its superuser. */
  url: string
  /** It was already running: left by a killed process, or used by another one. */
  adopted: boolean
  /**
   * Restarts it on the same address after it died, and waits while it recovers from the death of a child process.
   * Throws a StartupError once it has died too often.
   */
  revive(): Promise<void>
  /** Stops it within this time; committed work is safe either way. */
  stop(withinSeconds?: number): Promise<void>
  /** Tells it to stop immediately, without waiting. */
  kill(): void
}

export interface StartOptions {
  dataDir: string
  log: (line: string) => void
  /** 'test' trades durability on power loss for speed. */
  tuning?: Tuning
}

const DATABASE = 'paramarsh'
const ATTEMPTS = 8
const LOG_LIMIT = 10 * 1024 * 1024

/** Starts the PostgreSQL server of the npm package on DATA_DIR, or takes over the one running there. */
export async function startPostgres({ dataDir, log, tuning = 'durable' }: StartOptions): Promise<EmbeddedServer> {
  const place = findPlace(dataDir, log)
  const binaries = findBinaries(place.account, place.copies)
  const cluster = await ensureCluster(place, binaries, tuning === 'durable')
  const { port, adopted } = await ensureRunning(cluster, binaries, tuning)
  const restarts = new RestartLimit()
  return {
    url: urlOf(cluster, port, DATABASE),
    adopted,
    async revive() {
      const running = await runningPostmaster(cluster)
      if (!running && !restarts.allow(Date.now())) throw diedTooOften(cluster)
      const revived = await ensureRunning(cluster, binaries, tuning, port)
      if (revived.port !== port) throw new StartupError(`Another process started the database of ${dataDir} meanwhile.`)
      if (!running) log('The database server had died and was started again.')
    },
    stop: (withinSeconds = 8) => stopCluster(cluster, binaries, withinSeconds),
    kill: () => killPostmaster(cluster),
  }
}

/** Every failed attempt checks again first: another start may have won, or a dying server just released its memory. */
async function ensureRunning(cluster: Cluster, binaries: Binaries, tuning: Tuning, onPort?: number) {
  let log = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await delay(250)
    const running = await runningPostmaster(cluster)
    const port = running?.port ?? onPort ?? (await freePort())
    if (!running) {
      const { code, output } = await launch(cluster, binaries, settingsFor(tuning, port))
      log = output
      if (code !== 0) continue
    }
    if (await ensureDatabase(urlOf(cluster, port, 'postgres'), DATABASE))
      return { port, adopted: running !== undefined }
  }
  throw new StartupError(`The database server did not start. ${endOfLog(cluster) ?? log}`)
}

const diedTooOften = (cluster: Cluster) =>
  new StartupError(
    `The database server died ${MAX_RESTARTS + 1} times within ${WINDOW_MINUTES} minutes. Paramarsh stops; committed data is safe. ` +
      `Check memory and disk space, then start again. ${endOfLog(cluster) ?? ''}`,
  )

function endOfLog({ logFile }: Cluster): string | undefined {
  if (!existsSync(logFile)) return undefined
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5)
  return `The end of ${logFile}:\n${lines.join('\n')}`
}

const urlOf = ({ password }: Cluster, port: number, database: string) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`

function launch(
  { account, dataDir, logFile }: Cluster,
  { pgCtl }: Binaries,
  settings: Record<string, string | number>,
) {
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT) truncateSync(logFile)
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
  // pg_ctl runs the server in its own session, so Ctrl-C in our terminal does not reach it before us.
  return runAs(account, pgCtl, [
    'start',
    '-D',
    dataDir,
    '-l',
    logFile,
    '-w',
    '-t',
    '120',
    '-s',
    '-o',
    options.join(' '),
  ])
}

async function stopCluster({ account, dataDir }: Cluster, { pgCtl }: Binaries, withinSeconds: number) {
  const end = (how: 'fast' | 'immediate', seconds: number) =>
    runAs(account, pgCtl, ['stop', '-D', dataDir, '-m', how, '-w', '-t', String(seconds), '-s'])
  const { code } = await end('fast', Math.max(1, Math.floor(withinSeconds) - 1))
  // Committed work is safe in the WAL: the next start replays it.
  if (code !== 0) await end('immediate', 1)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
