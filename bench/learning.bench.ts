import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Bench, takeTurns } from './harness/bench.ts'
import { BENCH_SECRET } from './harness/captured.ts'
import { type Child, startChild } from './harness/child.ts'
import { withDatabase } from './harness/durable-database.ts'
import { beatRateOf, headersOf, statementsOfBeat, statementsOfRange } from './harness/film-load.ts'
import { fillLearners, LESSON_ID, type Learner, storeFilm } from './harness/learners.ts'
import { rateOf } from './harness/load.ts'
import { loopRateOf } from './harness/post-load.ts'
import { type Statement, workOf } from './harness/statements.ts'

const LEARNERS = 10_000
const WATCHERS = 24
const POOL = 10
const FILM_BYTES = 8 * 1024 * 1024
/** What a player asks for first. */
const FIRST_BYTES = 64 * 1024

/** A durable database, as in production, with learners who watch. */
const withLearners = <T>(
  count: number,
  work: (databaseUrl: string, learners: Learner[], env: Record<string, string>) => Promise<T>,
) =>
  withDatabase(async (databaseUrl, folder) => {
    const learners = await fillLearners(databaseUrl, count)
    const env = { DATA_DIR: folder, APP_SECRET: BENCH_SECRET, LOG_LEVEL: 'warn', DATABASE_POOL_SIZE: String(POOL) }
    return work(databaseUrl, learners, env)
  })

/** Through HTTP, signed in, compared with a bare loop that runs the same transaction. */
const heartbeats: Bench = {
  name: `heartbeats of ${LEARNERS.toLocaleString('en-IN')} learners`,
  unit: 'reports/s',
  limit: 0.4,
  run: () =>
    withLearners(LEARNERS, async (databaseUrl, learners, env) => {
      // The last one: no number in the statements is as large as its id, which the baseline replaces.
      const seen = learners.at(-1)!
      const statements = await statementsOfBeat({ databaseUrl, env }, seen)
      const begin = statements.findIndex(({ text }) => /^begin/i.test(text))
      const transaction = statements.slice(begin, statements.findIndex(({ text }) => /^commit/i.test(text)) + 1)
      const ours = await startChild('money-server.ts', { databaseUrl, env })
      const ids = learners.map(({ id }) => id)
      const work = { databaseUrl, poolSize: POOL, transaction, learner: seen.id, learners: ids }
      const baseline = await startChild('beat-baseline.ts', work)
      try {
        const measured = await takeTurns(
          () => beatRateOf(ours, learners),
          () => loopRateOf(baseline),
        )
        const notes = [await workNote(databaseUrl, statements, 'report'), await rowsNote(databaseUrl)]
        return { ...measured, notes: [...measured.notes, ...notes] }
      } finally {
        await ours.stop()
        await baseline.stop()
      }
    }),
}

/** By signed address, decrypted, compared with a bare static server of the plain file. */
const firstBytes: Bench = {
  name: 'first 64 KB of a film',
  unit: 'requests/s',
  limit: 0.5,
  run: () =>
    withLearners(WATCHERS, async (databaseUrl, learners, env) => {
      const bytes = randomBytes(FILM_BYTES)
      const file = join(env.DATA_DIR!, 'film.mp4')
      writeFileSync(file, bytes)
      await storeFilm(databaseUrl, env, bytes)
      const ours = await startChild('money-server.ts', { databaseUrl, env })
      const baseline = await startChild('static-baseline.ts', { file })
      const headers = { range: `bytes=0-${FIRST_BYTES - 1}` }
      try {
        const paths = await Promise.all(learners.map((learner) => addressOf(ours, learner)))
        await assertSame(ours.url + paths[0], headers, bytes)
        const statements = await statementsOfRange({ databaseUrl, env }, paths[0]!, headers)
        const measured = await takeTurns(
          () => rateOf(ours, { path: paths, headers, connections: WATCHERS }),
          () => rateOf(baseline, { path: '/film.mp4', headers, connections: WATCHERS }),
        )
        return { ...measured, notes: [...measured.notes, await workNote(databaseUrl, statements, 'lone request')] }
      } finally {
        await ours.stop()
        await baseline.stop()
      }
    }),
}

export const bench: Bench[] = [heartbeats, firstBytes]

async function addressOf({ url }: Child, learner: Learner) {
  const answer = await fetch(`${url}/api/web/v1/lessons/${LESSON_ID}/plays`, {
    ...{ method: 'POST', headers: headersOf(learner), body: JSON.stringify({}) },
  })
  if (!answer.ok) throw new Error(`a player could not be opened: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { play: { address: { url: string } } } }
  return data.play.address.url
}

async function assertSame(url: string, headers: Record<string, string>, film: Buffer) {
  const answer = await fetch(url, { headers })
  const isSame = film.subarray(0, FIRST_BYTES).equals(Buffer.from(await answer.arrayBuffer()))
  if (answer.status !== 206 || !isSame) throw new Error(`the film returned ${answer.status}, or other bytes`)
}

async function workNote(databaseUrl: string, statements: Statement[], what: string) {
  const { buffers } = await workOf(
    databaseUrl,
    statements.filter(({ text }) => !/^(?:begin|commit)/i.test(text)),
  )
  return `${statements.length} statements a ${what}, ${buffers} buffers`
}

/** However many reports were written, there is one row for each learner. */
async function rowsNote(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ rows: string; learners: string; ranges: string }>(
      `select count(*) as rows, count(distinct account_id) as learners,
         max((select count(*) from unnest(watched))) as ranges from film_progress`,
    )
    const [{ rows: progress, learners, ranges }] = rows as [(typeof rows)[number]]
    if (progress !== learners) throw new Error(`${progress} rows of ${learners} learners`)
    return `${progress} rows of ${learners} learners, at most ${ranges} ranges in one`
  } finally {
    await client.end()
  }
}
