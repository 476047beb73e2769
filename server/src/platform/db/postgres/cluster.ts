import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../process/startup-error.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Place } from './place.ts'
import { runAs } from './run-as.ts'

export const USER = 'paramarsh'

export interface Cluster {
  account: Account
  dataDir: string
  logFile: string
  password: string
}

/** The cluster of a place, created if there is none. */
export async function ensureCluster(place: Place, binaries: Binaries, sync: boolean): Promise<Cluster> {
  const dir = join(place.dir, 'cluster')
  if (!existsSync(dir)) await makeCluster(place, binaries, sync)
  const dataDir = join(dir, 'data')
  checkVersion(dataDir, binaries)
  return {
    account: place.account,
    dataDir,
    logFile: join(dir, 'server.log'),
    password: readFileSync(join(dir, 'password'), 'utf8').trim(),
  }
}

/**
 * Created beside its place and then moved: a start that is killed here, or runs twice concurrently, leaves no
 * incomplete cluster.
 */
async function makeCluster({ dir, account }: Place, { initdb }: Binaries, sync: boolean) {
  clearLeftovers(dir)
  const fresh = mkdtempSync(join(dir, `new-${process.pid}-`))
  const password = join(fresh, 'password')
  writeFileSync(password, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  if (account) for (const path of [fresh, password]) chownSync(path, account.uid, account.gid)

  await initialise(initdb, account, [
    `--pgdata=${join(fresh, 'data')}`,
    `--pwfile=${password}`,
    `--username=${USER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same sort order and case on every machine; Indian scripts need a UTF-8 character table.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(sync ? [] : ['--no-sync']),
  ])
  try {
    renameSync(fresh, join(dir, 'cluster'))
  } catch (error) {
    if (!existsSync(join(dir, 'cluster'))) throw error
    rmSync(fresh, { recursive: true })
  }
}

async function initialise(initdb: string, account: Account, args: string[]) {
  let log = ''
  for (const table of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const { code, output } = await runAs(account, initdb, [...args, `--lc-ctype=${table}`])
    if (code === 0) return
    log = output
    if (!output.includes('invalid locale')) break
  }
  throw new StartupError(`The database could not be created:\n${log.trim()}`)
}

function clearLeftovers(dir: string) {
  for (const name of readdirSync(dir)) {
    const pid = /^new-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(dir, name), { recursive: true, force: true })
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function checkVersion(dataDir: string, { major }: Binaries) {
  const found = readVersion(dataDir)
  if (found !== major) {
    throw new StartupError(
      `The database in ${dataDir} was made by PostgreSQL ${found}, this is ${major}. ` +
        'Make a backup with the earlier version of Paramarsh (npm run backup) and restore it into a new DATA_DIR.',
    )
  }
}

function readVersion(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    throw new StartupError(
      `The database in ${dataDir} cannot be read (${(error as NodeJS.ErrnoException).code}). ` +
        'Start as the user who made it, or set another DATA_DIR.',
    )
  }
}
