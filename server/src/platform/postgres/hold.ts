import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { realPath } from './account.ts'

export interface House {
  /** Lets go of the house; the next copy may come in. */
  release(): Promise<void>
}

export interface HoldOptions {
  dataDir: string
  /** A server of one's own may serve many machines, each with a DATA_DIR of the same name. */
  sharedServer?: boolean
  /** Brings an embedded server back; throws a StartupError to give up. A server of one's own is waited for. */
  revive?: () => Promise<void>
  /** Another copy took over while the database was away, or the database cannot be brought back. */
  onLost?: (error: StartupError) => void
}

const RETRY_MS = 500

/** One copy of the product per DATA_DIR: a lock in the database that ends with the process, however it ends. */
export async function holdTheHouse(url: string, options: HoldOptions): Promise<House> {
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
    application_name: `paramarsh house, pid ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => {}) // told by 'end', which always follows
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

/** A number of 63 bits, so that the two halves pg_locks shows can be put together again. */
function keyOf({ dataDir, sharedServer }: HoldOptions): string {
  const name = `house ${sharedServer ? hostname() : ''} ${realPath(dataDir)}`
  return BigInt.asUintN(63, createHash('sha256').update(name).digest().readBigUInt64BE()).toString()
}
