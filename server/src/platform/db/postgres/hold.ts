import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../../process/startup-error.ts'
import { realPath } from './account.ts'

export interface DatabaseLock {
  /** Releases the lock, so that another copy can start. */
  release(): Promise<void>
}

export interface HoldOptions {
  dataDir: string
  /** An external server may serve many machines, each with a DATA_DIR of the same name. */
  sharedServer?: boolean
  /** Restarts an embedded server; throws a StartupError to give up. An external server is waited for. */
  revive?: () => Promise<void>
  /** Another copy took over while the database was unavailable, or the database cannot be restarted. */
  onLost?: (error: StartupError) => void
}

const RETRY_MS = 500

/** One copy of the product per DATA_DIR: a database lock that ends with the process, however it ends. */
export async function lockDatabase(url: string, options: HoldOptions): Promise<DatabaseLock> {
  const key = keyOf(options)
  let held = await take(url, key, options.dataDir)
  let released = false

  let reconnecting = Promise.resolve()

  const watch = (client: pg.Client) => {
    client.on('end', () => {
      reconnecting = reconnect().catch((error: unknown) => {
        options.onLost?.(error instanceof StartupError ? error : new StartupError(String(error)))
      })
    })
  }
  const reconnect = async () => {
    while (!released) {
      try {
        held = await take(url, key, options.dataDir)
        return watch(held)
      } catch (error) {
        if (error instanceof StartupError) throw error
        await delay(RETRY_MS)
        if (!released) await options.revive?.()
      }
    }
  }
  watch(held)
  return {
    async release() {
      released = true
      await reconnecting
      await held.end()
    },
  }
}

async function take(url: string, key: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `paramarsh lock, pid ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => {}) // handled by 'end', which always follows
  try {
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
    if (rows[0]?.taken) return client
    throw await refusal(client, key, dataDir)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function refusal(client: pg.Client, key: string, dataDir: string): Promise<StartupError> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32) | l.objid::bigint = $1`,
    [key],
  )
  const pid = /pid (\d+)/.exec(rows[0]?.name ?? '')?.[1]
  return new StartupError(
    `Another copy of Paramarsh is running on ${dataDir}. Stop it${pid ? ` (pid ${pid})` : ''} or set another DATA_DIR.`,
  )
}

/** A 63-bit number, so that the two halves in pg_locks can be combined again. */
function keyOf({ dataDir, sharedServer }: HoldOptions): string {
  // This text identifies the lock: a process of an older release must find the same one.
  const name = `house ${sharedServer ? hostname() : ''} ${realPath(dataDir)}`
  return BigInt.asUintN(63, createHash('sha256').update(name).digest().readBigUInt64BE()).toString()
}
