import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../process/startup-error.ts'
import { type Account, canReach, humbleAccount, isRoot, makePassable, ownerOf, realPath } from './account.ts'

export interface Place {
  /** Contains the cluster, and copies of the binaries if needed. */
  dir: string
  account: Account
  copies: string
}

/** Used by root when its own home is not accessible to others. */
const OUTSIDE = '/var/lib/paramarsh'

/** The location of this DATA_DIR's cluster and its user; the same on every start. */
export function findPlace(givenDataDir: string, log: (line: string) => void): Place {
  const dataDir = realPath(givenDataDir)
  const inside = join(dataDir, 'postgres')
  mkdirSync(inside, { recursive: true, mode: 0o711 })
  if (!isRoot()) return { dir: inside, account: undefined, copies: inside }

  const note = join(inside, 'elsewhere')
  if (existsSync(note)) return outside(readFileSync(note, 'utf8').trim())
  if (existsSync(join(inside, 'cluster'))) return whereItLies(inside)
  const account = humbleAccount()
  if (canReach(account, inside)) return { dir: inside, account, copies: OUTSIDE }
  return newOutside(dataDir, note, log)
}

function whereItLies(dir: string): Place {
  const account = ownerOf(join(dir, 'cluster'))
  if (!canReach(account, dir)) {
    throw new StartupError(
      `The database in ${dir} belongs to user ${account?.uid}, who can no longer reach it. ` +
        'Let others pass through the directories above it (chmod o+x), or set another DATA_DIR.',
    )
  }
  return { dir, account, copies: OUTSIDE }
}

function outside(dir: string): Place {
  const cluster = join(dir, 'cluster')
  return { dir, account: existsSync(cluster) ? ownerOf(cluster) : humbleAccount(), copies: OUTSIDE }
}

function newOutside(dataDir: string, note: string, log: (line: string) => void): Place {
  const words = dataDir
    .split('/')
    .slice(-2)
    .join('-')
    .replaceAll(/[^\w-]/g, '')
  const dir = join(OUTSIDE, `${words}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`)
  makePassable(OUTSIDE)
  try {
    writeFileSync(note, `${dir}\n`, { flag: 'wx', mode: 0o644 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return outside(readFileSync(note, 'utf8').trim())
    throw error
  }
  if (existsSync(dir)) {
    // A server still running there loses its files and ends on its own: it no longer finds its pid file.
    const aside = `${dir}.left-${Date.now()}`
    renameSync(dir, aside)
    log(`The database of an earlier ${dataDir} was set aside as ${aside}.`)
  }
  makePassable(dir)
  log(`PostgreSQL does not run as root and others cannot reach ${dataDir}: the database is in ${dir}.`)
  return outside(dir)
}

/** Removes the cluster of a DATA_DIR, wherever it is; its server must have stopped. */
export function removeCluster(dataDir: string) {
  const inside = join(realPath(dataDir), 'postgres')
  const note = join(inside, 'elsewhere')
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8').trim(), { recursive: true, force: true })
  rmSync(inside, { recursive: true, force: true })
}
