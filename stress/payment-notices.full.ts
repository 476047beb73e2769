import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as ledger from '#server/domains/ledger/public.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { note } from './figures.ts'
import { withDb } from './harness/funded-people.ts'
import { startProcesses } from './harness/processes.ts'
import { type Paid, paidUnheard, webhookOf } from './payment-messengers.ts'

const ROUNDS = 5
const PAYMENTS = 10
const NOTICES_EACH = 10
const AT_ONCE = 10
const READERS = 10
const PAISE = 100_00
const DETAILS = '/api/mobile/v1/get-user-details'

const there = await world()
let app: Awaited<ReturnType<typeof startProcesses>>
let url: string
beforeAll(async () => {
  there.clock.set(new Date())
  // The server's own log omits failed statements; in this database it must show every deadlock.
  await there.pool.query(
    `do $$ begin execute format('alter database %I set log_min_messages = error', current_database()); end $$`,
  )
  app = await startProcesses(there.databaseUrl, 1, { APP_SECRET: 'a secret that only tests know, long enough' })
  url = app.running[0]!.url
})
afterAll(() => app?.stop())

test(`${PAYMENTS * NOTICES_EACH} genuine webhooks of ${PAYMENTS} payments, ${AT_ONCE} at a time: each answered in under 2 s, no deadlock`, {
  timeout: 15 * 60_000,
}, async () => {
  const reader = await there.aCustomer()
  // Warm up the code, as in a process that has been serving for a while.
  const rounds: Paid[][] = []
  for (let round = 0; round <= ROUNDS; round++) rounds.push(await somePaid())
  // From here on only the measured process uses the database.
  await there.app.close()
  await readFor(reader, Promise.all([afterMs(2_000), sendAll(rounds.pop()!, ROUNDS)]))
  const [idle, busy] = [
    { reads: 0, ms: 0, slowestMs: 0 },
    { reads: 0, ms: 0, slowestMs: 0 },
  ]
  const answers: Answer[] = []
  const payers: Person[] = []
  for (const [round, paid] of rounds.entries()) {
    payers.push(...paid.map(({ person }) => person))
    const storm = sendAll(paid, round)
    add(busy, await readFor(reader, storm))
    answers.push(...(await storm))
    add(idle, await readFor(reader, afterMs(1_500)))
  }
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  const refused = answers.filter(({ status }) => status !== 200).length
  const share = busy.reads / busy.ms / (idle.reads / idle.ms)
  const deadlocks = await loggedDeadlocks()
  note(
    `${answers.length} notices of ${payers.length} payments, ${AT_ONCE} at a time: ${refused} not answered 200, slowest ${slowest.toFixed(0)} ms, ` +
      `${deadlocks} deadlocks logged, ${(answers.length / (busy.ms / 1000)).toFixed(0)} notices a second; get-user-details at ${share.toFixed(2)} of its idle rate (${perSecond(busy)} against ${perSecond(idle)} a second), ` +
      `slowest ${busy.slowestMs.toFixed(0)} ms against ${idle.slowestMs.toFixed(0)}`,
  )
  await withDb(there.databaseUrl, async (db) => {
    for (const { id } of payers) expect((await ledger.fundsOf(db, id, new Date())).walletPaise).toBe(PAISE)
  })
  expect(refused).toBe(0)
  expect(slowest).toBeLessThan(2_000)
  expect(deadlocks).toBe(0)
  expect(share).toBeGreaterThanOrEqual(0.5)
})

async function somePaid() {
  const paid: Paid[] = []
  for (let n = 0; n < PAYMENTS; n++) paid.push(await paidUnheard(there, await there.aCustomer(), PAISE))
  return paid
}

interface Answer {
  status: number
  ms: number
}

/** Sends webhooks with distinct event ids, those of one payment concurrently, like a gateway that retries. */
async function sendAll(paid: readonly Paid[], round: number): Promise<Answer[]> {
  const waiting = paid.flatMap(({ attempt }, payment) =>
    Array.from({ length: NOTICES_EACH }, (_, n) => webhookOf(there, attempt, true, (round * 100 + payment) * 100 + n)),
  )
  const answers: Answer[] = []
  const send = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const began = performance.now()
      const status = await fetch(`${url}/api/web/v1/webhooks/test`, {
        method: 'POST',
        body: next.body,
        headers: { 'content-type': 'application/json', 'x-test-signature': next.signature },
        signal: AbortSignal.timeout(60_000),
      }).then(
        (reply) => reply.arrayBuffer().then(() => reply.status),
        () => 0,
      )
      answers.push({ status, ms: performance.now() - began })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  return answers
}

interface Reading {
  reads: number
  ms: number
  slowestMs: number
}

/** Reads the person's own details over a few connections until something else has ended. */
async function readFor({ token }: Person, ended: Promise<unknown>): Promise<Reading> {
  const reading: Reading = { reads: 0, ms: 0, slowestMs: 0 }
  const over = new AbortController()
  ended.finally(() => over.abort()).catch(() => {})
  const read = async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      const reply = await fetch(url + DETAILS, { headers: { authorization: `Bearer ${token}` } })
      await reply.arrayBuffer()
      if (!over.signal.aborted && reply.ok) reading.reads += 1
      reading.slowestMs = Math.max(reading.slowestMs, performance.now() - began)
    }
  }
  const began = performance.now()
  const measured = ended.then(() => {
    reading.ms = performance.now() - began
  })
  await Promise.all([measured, ...Array.from({ length: READERS }, read)])
  return reading
}

const afterMs = (ms: number) => new Promise((over) => setTimeout(over, ms))

function add(sum: Reading, { reads, ms, slowestMs }: Reading) {
  sum.reads += reads
  sum.ms += ms
  sum.slowestMs = Math.max(sum.slowestMs, slowestMs)
}

const perSecond = ({ reads, ms }: Reading) => ((reads / ms) * 1000).toFixed(0)

/** Deadlocks in the log of the database server, for connections to this campaign's database. */
async function loggedDeadlocks() {
  const rows = await withDb(there.databaseUrl, (db) =>
    sql<{ pid: number; directory: string }>`
      select pid, current_setting('data_directory') as directory from pg_stat_activity
      where datname = current_database()`
      .execute(db)
      .then((found) => found.rows),
  )
  const ours = new Set(rows.map(({ pid }) => String(pid)))
  const log = readFileSync(join(rows[0]!.directory, '../server.log'), 'utf8')
  return [...log.matchAll(/\[(\d+)\] ERROR: {2}deadlock detected/g)].filter(([, pid]) => ours.has(pid!)).length
}
