import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '#server/app.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { isRoot, makePassable } from '#server/platform/db/postgres/account.ts'
import { removeCluster } from '#server/platform/db/postgres/place.ts'
import { startPostgres } from '#server/platform/db/postgres/start.ts'
import { readConfig } from '#server/platform/process/config.ts'
import { aPayer, type Payer, withDb } from '../stress/harness/funded-people.ts'
import { serveSpending, spendOnce } from '../stress/harness/spending.ts'
import { type Bench, takeTurns } from './harness/bench.ts'
import { BENCH_SECRET } from './harness/captured.ts'
import { startChild } from './harness/child.ts'
import { loopRateOf, spendRateOf } from './harness/spend-load.ts'
import { explain, type Statement, statementsOf } from './harness/statements.ts'

const POOL = 10
const BALANCE_PAISE = 100_000_000

/**
 * Through HTTP, signed in, with its key and response stored, compared with a bare loop that runs the same transaction.
 */
const spendOf = (accounts: number): Bench => ({
  name: `wallet spend, ${accounts === 1 ? 'one hot account' : `${accounts.toLocaleString('en-IN')} accounts`}`,
  unit: 'spends/s',
  limit: 0.4,
  run: () =>
    withMoney(accounts, async (databaseUrl, payers, env) => {
      // The last one: no amount in the statements is as large as its id, which the baseline replaces.
      const seen = payers.at(-1)!
      const transaction = await transactionOf(databaseUrl, seen, env)
      const owners = payers.map(({ id }) => id)
      const ours = await startChild('money-server.ts', {
        databaseUrl,
        env: { ...env, DATABASE_POOL_SIZE: String(POOL) },
      })
      const work = { databaseUrl, poolSize: POOL, transaction, owner: seen.id, owners }
      const baseline = await startChild('spend-baseline.ts', work)
      try {
        const measured = await takeTurns(
          () => spendRateOf(ours, payers),
          () => loopRateOf(baseline),
        )
        return { ...measured, notes: [...measured.notes, await buffersIn(databaseUrl, transaction)] }
      } finally {
        await ours.stop()
        await baseline.stop()
      }
    }),
})

export const bench: Bench[] = [spendOf(1), spendOf(1_000)]

/** A durable database, as in production. */
async function withMoney<T>(
  accounts: number,
  work: (databaseUrl: string, payers: Payer[], env: Record<string, string>) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
  if (isRoot()) makePassable(dataDir)
  const postgres = await startPostgres({ dataDir, log: () => {} })
  try {
    await migrate(postgres.url)
    const payers: Payer[] = []
    await withDb(postgres.url, async (db) => {
      while (payers.length < accounts)
        payers.push(
          ...(await Promise.all(Array.from({ length: Math.min(accounts, 20) }, () => aPayer(db, BALANCE_PAISE)))),
        )
    })
    return await work(postgres.url, payers, { DATA_DIR: dataDir, APP_SECRET: BENCH_SECRET, LOG_LEVEL: 'warn' })
  } finally {
    await postgres.stop()
    removeCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The captured statements of a request from begin to commit. */
async function transactionOf(databaseUrl: string, { token }: Payer, env: Record<string, string>) {
  const app = await buildApp({ config: readConfig(env), databaseUrl })
  serveSpending(app)
  const spend = async () => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const { statusCode } = await app.inject({ method: 'POST', url: spendOnce.path, headers, payload: { paise: 1 } })
    if (statusCode !== 201) throw new Error(`a spend returned ${statusCode}`)
  }
  try {
    await spend()
    const seen = await statementsOf(spend)
    const begin = seen.findIndex(({ text }) => /^begin/i.test(text))
    return seen.slice(begin, seen.findIndex(({ text }) => /^commit/i.test(text)) + 1)
  } finally {
    await app.close()
  }
}

/** Buffers of the statement that moves the money, with separate keys, once its plans are cached. */
async function buffersIn(databaseUrl: string, transaction: readonly Statement[]) {
  const { text, values } = transaction.find((statement) => statement.text.includes('ledger_spend'))!
  const anew = () => values.map((value) => (String(value).startsWith('spend ') ? `spend ${randomUUID()}` : value))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (let i = 0; i < 10; i += 1) await client.query(text, anew())
    const { buffers, milliseconds } = await explain(client, { text, values: anew() })
    return `${transaction.length} statements a spend; the one that moves the money: ${buffers} buffers, ${milliseconds.toFixed(1)} ms`
  } finally {
    await client.end()
  }
}
