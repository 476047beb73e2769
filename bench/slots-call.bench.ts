import pg from 'pg'
import { startAppOn } from './harness/app.ts'
import { type Bench, takeTurns } from './harness/bench.ts'
import { watching } from './harness/captured.ts'
import { startChild } from './harness/child.ts'
import { rateOf } from './harness/load.ts'
import { buffersOf, workOf } from './harness/statements.ts'
import { worldOf } from './harness/worlds.ts'
import { fillBookings } from './world/bookings.ts'

const EACH = 10
const BOOKED = 10

let prepared: ReturnType<typeof prepare> | undefined

const pathOf = (id: number) => `/api/web/v1/consultants/${id}/free-slots?mode=video&minutes=30&days=7`
const buffersFor = async (databaseUrl: string, path: string) =>
  watching({ databaseUrl }, async (ask) => (await workOf(databaseUrl, await ask(path))).buffers)

/** One consultant with ten bookings, measured before and after everyone else has ten of their own. */
async function prepare() {
  const databaseUrl = await worldOf('100k')
  const id = await bookOne(databaseUrl)
  const path = pathOf(id)
  const before = await buffersFor(databaseUrl, path)
  const others = await fillBookings(databaseUrl, EACH, id)
  return { databaseUrl, path, before, others, after: await buffersFor(databaseUrl, path) }
}

async function bookOne(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `select c.id::int as id from consultants c join accounts a on a.id = c.id
       where a.source = 'bench' and c.approval = 'approved' order by c.id offset 50000 limit 1`,
    )
    const { id } = rows[0]!
    await client.query(
      `insert into busy_times (consultant_id, kind, during, blocked)
       select $1, 'booking', span, span from generate_series(1, $2::integer) n,
         lateral (select tstzrange($3::timestamptz + n * interval '1 day', $3::timestamptz + n * interval '1 day' + interval '30 minutes') as span) s`,
      [id, BOOKED, new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + 5.5 * 3_600_000)],
    )
    await client.query('vacuum analyze busy_times')
    return id
  } finally {
    await client.end()
  }
}

export const bench: Bench[] = [
  {
    name: 'free-slots of one consultant, buffers alone against a million bookings of others',
    unit: 'buffers',
    limit: 1 / 2,
    async run() {
      prepared ??= prepare()
      const { before, after, others } = await prepared
      return {
        ours: before,
        baseline: after,
        notes: [`${others.toLocaleString('en-IN')} bookings of others beside ${BOOKED}`],
      }
    },
  },
  {
    name: 'free-slots at 100k consultants and 1M bookings against a bare route with the same SQL',
    unit: 'requests/s',
    limit: 0.5,
    async run() {
      prepared ??= prepare()
      const { databaseUrl, path } = await prepared
      const statements = await watching({ databaseUrl }, (ask) => ask(path))
      const ours = await startAppOn(databaseUrl)
      const baseline = await startChild('sql-baseline.ts', {
        databaseUrl,
        poolSize: 10,
        path: path.split('?')[0],
        statements,
      })
      try {
        const measured = await takeTurns(
          () => rateOf(ours, { path }),
          () => rateOf(baseline, { path }),
        )
        const buffers = await Promise.all(statements.map((statement) => buffersOf(databaseUrl, statement)))
        return { ...measured, notes: [...measured.notes, `${statements.length} statements a request`, ...buffers] }
      } finally {
        await ours.stop()
        await baseline.stop()
      }
    },
  },
]
