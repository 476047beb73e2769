import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { migrate } from '#server/platform/migrate.ts'
import { isRoot, makePassable } from '#server/platform/postgres/account.ts'
import { removeCluster } from '#server/platform/postgres/place.ts'
import { startPostgres } from '#server/platform/postgres/start.ts'
import { aPayer, type Payer, withDb } from '../stress/harness/purse-people.ts'
import { serveSpending, spendOnce } from '../stress/harness/spending.ts'
import { type Bench, takeTurns } from './rig/bench.ts'
import { BENCH_SECRET } from './rig/captured.ts'
import { startChild } from './rig/child.ts'
import { loopRateOf, spendRateOf } from './rig/spend-load.ts'
import { explain, type Statement, statementsOf } from './rig/statements.ts'

const POOL = 10
const PURSE_PAISE = 100_000_000

/** Through HTTP, signed in, with its key and its answer kept, against a bare loop that runs the same transaction. */
const spendOf = (accounts: number): Bench => ({
  name: `wallet spend, ${accounts === 1 ? 'one hot account' : `${accounts.toLocaleString('en-IN')} accounts`}`,
  unit: 'spends/s',
  limit: 0.4,
  run: () =>
    withMoney(accounts, async (databaseUrl, payers, env) => {
      // The last one: no amount in the statements is as high as their id, which the twin exchanges.
      const seen = payers.at(-1)!
      const transaction = await transactionOf(databaseUrl, seen, env)
      const owners = payers.map(({ id }) => id)
      const ours = await startChild('money-server.ts', {
        databaseUrl,
        env: { ...env, DATABASE_POOL_SIZE: String(POOL) },
      })
      const work = { databaseUrl, poolSize: POOL, transaction, owner: seen.id, owners }
      const twin = await startChild('spend-twin.ts', work)
      try {
        const measured = await takeTurns(
          () => spendRateOf(ours, payers),
          () => loopRateOf(twin),
        )
        return { ...measured, notes: [...measured.notes, await buffersIn(databaseUrl, transaction)] }
      } finally {
        await ours.stop()
        await twin.stop()
      }
    }),
})

export const bench: Bench[] = [spendOf(1), spendOf(1_000)]

/** A database that keeps what it is told through a loss of power, as in production. */
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
          ...(await Promise.all(Array.from({ length: Math.min(accounts, 20) }, () => aPayer(db, PURSE_PAISE)))),
        )
    })
    return await work(postgres.url, payers, { DATA_DIR: dataDir, APP_SECRET: BENCH_SECRET, LOG_LEVEL: 'warn' })
  } finally {
    await postgres.stop()
    removeCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What a request sends from begin to commit, seen over the shoulder of the product. */
async function transactionOf(databaseUrl: string, { token }: Payer, env: Record<string, string>) {
  const app = await buildApp({ config: readConfig(env), databaseUrl })
  serveSpending(app)
  const spend = async () => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const { statusCode } = await app.inject({ method: 'POST', url: spendOnce.path, headers, payload: { paise: 1 } })
    if (statusCode !== 201) throw new Error(`a spend was answered ${statusCode}`)
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

/** Of the statement that moves the money, with keys of its own, once its plans are made. */
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
