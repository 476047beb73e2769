import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '../../process/startup-error.ts'
import { type Cluster, isAlive } from './cluster.ts'

const RECOVERY_MS = 120_000
/** A server that is just starting may not have written its file completely. */
const WRITING_MS = 300

interface Postmaster {
  pid: number
  port: number
  status: string
}

/** The server already running on this cluster, once it responds; undefined if there is none. */
export async function runningPostmaster({ dataDir, logFile }: Cluster): Promise<Postmaster | undefined> {
  const began = Date.now()
  while (Date.now() - began < RECOVERY_MS) {
    const found = readPidFile(dataDir)
    if (!found) return undefined
    const isOurs = isPostmasterOf(found.pid, dataDir)
    if (isOurs && found.status === 'ready') return found
    if (!isOurs && Date.now() - began > WRITING_MS) {
      // Left by a killed server; its number may belong to another process by now, and PostgreSQL would refuse to start.
      rmSync(pidFile(dataDir), { force: true })
      return undefined
    }
    await delay(50)
  }
  throw new StartupError(`A database server holds ${dataDir} but has not answered for two minutes. See ${logFile}.`)
}

/** An immediate shutdown, as after a crash: the next start recovers. */
export function killPostmaster({ dataDir }: Cluster) {
  const found = readPidFile(dataDir)
  if (found && isPostmasterOf(found.pid, dataDir)) process.kill(found.pid, 'SIGQUIT')
}

const pidFile = (dataDir: string) => join(dataDir, 'postmaster.pid')

/** The lines of postmaster.pid: pid, directory, start, port, socket, address, memory, status. */
function readPidFile(dataDir: string): Postmaster | undefined {
  try {
    const lines = readFileSync(pidFile(dataDir), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' }
  } catch {
    return undefined
  }
}

function isPostmasterOf(pid: number, dataDir: string): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false
  return process.platform === 'win32' || commandOf(pid).includes(dataDir)
}

function commandOf(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
