import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '../../process/startup-error.ts'

/** The user the server runs as; undefined means the current one. */
export type Account = Readonly<{ uid: number; gid: number }> | undefined

/** PostgreSQL refuses to run as root, so root runs it as a user with fewer rights. */
export const isRoot = () => process.getuid?.() === 0

export function ownerOf(path: string): Account {
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

export function humbleAccount(): Account {
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {}
  }
  throw new StartupError(
    'PostgreSQL does not run as root, and this system has neither a user postgres nor nobody. ' +
      'Start as another user, or set DATABASE_URL to a server of your own.',
  )
}

const idOf = (flag: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))

/**
 * Whether the account may traverse to this path and open it. What does not exist yet will be created accessible to it.
 */
export function canReach(account: Account, path: string, may: 'walk' | 'read' = 'walk'): boolean {
  if (!account) return true
  const above = dirname(path)
  if (above !== path && !canReach(account, above)) return false
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return true
  const opening = found.isDirectory() ? 0o5 : 0o4
  return allows(found, account, may === 'read' ? opening : 0o1)
}

function allows(found: Stats, { uid, gid }: NonNullable<Account>, bits: number): boolean {
  const shift = found.uid === uid ? 6 : found.gid === gid ? 3 : 0
  return ((found.mode >> shift) & bits) === bits
}

/** The path with links resolved, also if its last segments do not exist yet. */
export function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path))
  }
}

/** A directory others may traverse but not list, whatever the umask. */
export function makePassable(dir: string) {
  mkdirSync(dir, { recursive: true })
  chmodSync(dir, 0o711)
}
