import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A file system in memory, where Linux has one. */
export const MEMORY = '/dev/shm'
/** A run needs at most a third of it. */
const ROOM = 3 * 1024 ** 3

/** For databases of tests. Memory, if there is plenty: nothing is written to a disk, and no commit waits for one. */
export function fastestFolder() {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory() / 2) > ROOM ? MEMORY : tmpdir()
}
