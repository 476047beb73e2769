import pg from 'pg'
import type { Config } from '../../process/config.ts'
import { StartupError } from '../../process/startup-error.ts'
import { startPostgres } from './start.ts'

export interface OpenDatabase {
  url: string
  /** The embedded server; undefined when DATABASE_URL names one. */
  embedded: boolean
  /** It was already running, and another process may still need it. */
  adopted: boolean
  /** Restarts an embedded server that died; undefined for an external one. */
  revive?: () => Promise<void>
  stop(withinSeconds?: number): Promise<void>
  kill(): void
}

/** The database of this app: the one of DATABASE_URL, otherwise the embedded server, started if necessary. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  if (!config.databaseUrl) return { ...(await startPostgres({ dataDir: config.dataDir, log })), embedded: true }
  await assertAnswers(config.databaseUrl)
  return { url: config.databaseUrl, embedded: false, adopted: true, stop: async () => {}, kill: () => {} }
}

async function assertAnswers(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    )
    if ((rows[0]?.version ?? 0) >= OLDEST_VERSION) return
    throw new StartupError(
      `The database server is PostgreSQL ${rows[0]?.version}; Paramarsh needs ${OLDEST_VERSION} or newer.`,
    )
  } catch (error) {
    if (error instanceof StartupError) throw error
    const { host, pathname } = new URL(url)
    const { message, code } = error as Error & { code?: string }
    throw new StartupError(`The database ${host}${pathname} cannot be opened (${message || code}). Check DATABASE_URL.`)
  } finally {
    await client.end().catch(() => {})
  }
}

const OLDEST_VERSION = 15
