import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/process/config.ts'
import { aPayer, type Payer, withDb } from '../stress/harness/funded-people.ts'
import { serveSpending, spendOnce } from '../stress/harness/spending.ts'
import { createNarrowTables, SAME_ROWS, TWO_TABLES } from './harness/bare-money.ts'
import { type Bench, takeTurns } from './harness/bench.ts'
import { BENCH_SECRET } from './harness/captured.ts'
import { startChild } from './harness/child.ts'
import { databaseCpu } from './harness/database-cpu.ts'
import { withDatabase } from './harness/durable-database.ts'
import { loopRateOf, postRateOf } from './harness/post-load.ts'
import { explain, type Statement, statementsOf } from './harness/statements.ts'

const POOL = 10
const BALANCE_PAISE = 100_000_000
/** Other customers, who have paid before. On empty tables PostgreSQL would plan scans, and the benches would measure those. */
const CUSTOMERS = 500

/**
 * Through HTTP, signed in, with its key and response stored. The limits are bare routes that write the same rows, or the
 * least a spend can be, in one statement; a bare loop of our own transaction is reported too.
 */
const spendOf = (accounts: number): Bench => ({
  name: `wallet spend, ${accounts === 1 ? 'one hot account' : `${accounts.toLocaleString('en-IN')} accounts`}`,
  unit: 'spends/s',
  limit: 0.5,
  run: () =>
    withMoney(accounts, async (databaseUrl, payers, env) => {
      // The last one: no amount in the statements is as large as its id, which the baseline replaces.
      const seen = payers.at(-1)!
      const { all, transaction } = await statementsOfSpend(databaseUrl, seen, env)
      const owners = payers.map(({ id }) => id)
      const poolSize = POOL
      const children = await Promise.all([
        startChild('money-server.ts', { databaseUrl, env: { ...env, DATABASE_POOL_SIZE: String(POOL) } }),
        startChild('bare-write.ts', { databaseUrl, poolSize, text: SAME_ROWS.text }),
        startChild('bare-write.ts', { databaseUrl, poolSize, text: TWO_TABLES.text }),
        startChild('loop-baseline.ts', { databaseUrl, poolSize, transaction, owner: seen.id, owners }),
      ])
      const [ours, sameRows, twoTables, loop] = children
      const cpu = await databaseCpu(databaseUrl)
      let turn = 0
      const payer = () => {
        turn += 1
        return payers[turn % payers.length]!
      }
      const bare = (child: typeof ours, { values }: typeof SAME_ROWS) =>
        postRateOf(child, { next: () => ({ path: '/', body: values(payer().id) }), databaseCpu: cpu })
      const spend = () => ({ path: spendOnce.path, token: payer().token, key: randomUUID(), body: { paise: 1 } })
      try {
        const measured = await takeTurns(
          () => postRateOf(ours, { next: spend, databaseCpu: cpu }),
          () => bare(sameRows, SAME_ROWS),
          {
            others: [
              { name: 'one statement on two narrow tables', rate: () => bare(twoTables, TWO_TABLES), limit: 0.25 },
              { name: 'our transaction in a bare loop', rate: () => loopRateOf(loop, cpu) },
            ],
          },
        )
        const work = `${all.length} statements a spend; ${await buffersIn(databaseUrl, transaction)}`
        return { ...measured, notes: [...measured.notes, work] }
      } finally {
        for (const child of children) await child.stop()
      }
    }),
})

export const bench: Bench[] = [spendOf(1), spendOf(1_000)]

const withMoney = <T>(
  accounts: number,
  work: (databaseUrl: string, payers: Payer[], env: Record<string, string>) => Promise<T>,
) =>
  withDatabase(async (databaseUrl, folder) => {
    const everyone: Payer[] = []
    await withDb(databaseUrl, async (db) => {
      while (everyone.length < accounts + CUSTOMERS)
        everyone.push(...(await Promise.all(Array.from({ length: 20 }, () => aPayer(db, BALANCE_PAISE)))))
    })
    const payers = everyone.slice(0, accounts)
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      for (const { id } of everyone.slice(accounts)) await client.query(SAME_ROWS.text, SAME_ROWS.values(id))
      await createNarrowTables(client)
    } finally {
      await client.end()
    }
    return work(databaseUrl, payers, { DATA_DIR: folder, APP_SECRET: BENCH_SECRET, LOG_LEVEL: 'warn' })
  })

/** The captured statements of a request, and those from begin to commit. */
async function statementsOfSpend(databaseUrl: string, { token }: Payer, env: Record<string, string>) {
  const app = await buildApp({ config: readConfig(env), databaseUrl })
  serveSpending(app)
  const spend = async () => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const { statusCode } = await app.inject({ method: 'POST', url: spendOnce.path, headers, payload: { paise: 1 } })
    if (statusCode !== 201) throw new Error(`a spend returned ${statusCode}`)
  }
  try {
    await spend()
    const all = await statementsOf(spend)
    const begin = all.findIndex(({ text }) => /^begin/i.test(text))
    return { all, transaction: all.slice(begin, all.findIndex(({ text }) => /^commit/i.test(text)) + 1) }
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
    return `the one that moves the money: ${buffers} buffers, ${milliseconds.toFixed(1)} ms`
  } finally {
    await client.end()
  }
}
