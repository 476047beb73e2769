import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/process/config.ts'
import { type Statement, statementsOf } from './statements.ts'

interface Watched {
  databaseUrl: string
  now?: () => Date
}

type Ask = (path: string, headers?: Record<string, string>) => Promise<Statement[]>

/** Captures the statements of each request of the app, once its caches are warm. */
export async function watching<T>({ databaseUrl, now }: Watched, work: (ask: Ask) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
  const config = readConfig({ DATA_DIR: dataDir, APP_SECRET: BENCH_SECRET, LOG_LEVEL: 'silent' })
  const app = await buildApp({ config, databaseUrl, ...(now && { now }) })
  try {
    return await work(async (path, headers = {}) => {
      const ask = async () => {
        const { statusCode } = await app.inject({ url: path, headers })
        if (statusCode !== 200) throw new Error(`${path} returned ${statusCode}`)
      }
      await ask()
      const statements = await statementsOf(ask)
      if (statements.length === 0) throw new Error(`${path}: no statement was captured`)
      return statements
    })
  } finally {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const BENCH_SECRET = 'a secret for benches, long enough to be one'
