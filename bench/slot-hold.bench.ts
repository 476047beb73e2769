import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { holdSlot } from '#contract/bookings/endpoints.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/process/config.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { aConsultantToBook, signedInCustomers } from '../stress/harness/booking-people.ts'
import { withDb } from '../stress/harness/funded-people.ts'
import { SAME_ROWS } from './harness/bare-hold.ts'
import { type Bench, takeTurns } from './harness/bench.ts'
import { BENCH_SECRET } from './harness/captured.ts'
import { startChild } from './harness/child.ts'
import { databaseCpu } from './harness/database-cpu.ts'
import { withDatabase } from './harness/durable-database.ts'
import { postRateOf } from './harness/post-load.ts'
import { statementsOf } from './harness/statements.ts'

const POOL = 10
const CUSTOMERS = 400
/** In one measurement; afterwards they are deleted. */
const HOLDS = 360
const HALF_HOURS_A_DAY = 18
const FIRST_DAY = 2

interface Hold {
  token: string
  customerId: number
  consultantId: number
  startsAt: Date
}

/** Every request holds a free slot for another customer, through HTTP, compared with the same rows in one statement. */
const holdsOf = (consultants: number): Bench => ({
  name: `slot hold, ${consultants === 1 ? 'one consultant' : `${consultants} consultants`}`,
  unit: 'holds/s',
  limit: 0.5,
  run: () =>
    withDatabase(async (databaseUrl, folder) => {
      const env = { DATA_DIR: folder, APP_SECRET: BENCH_SECRET, LOG_LEVEL: 'warn', DATABASE_POOL_SIZE: String(POOL) }
      const holds = await holdsIn(databaseUrl, consultants)
      const statements = await statementsOfHold(databaseUrl, holds, env)
      const ours = await startChild('money-server.ts', { databaseUrl, env })
      const bare = await startChild('bare-write.ts', { databaseUrl, poolSize: POOL, text: SAME_ROWS.text })
      const cpu = await databaseCpu(databaseUrl)
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      const measure = async (child: typeof ours, postOf: (hold: Hold) => Parameters<typeof postRateOf>[1]['next']) => {
        await releaseAll(client)
        let turn = 0
        return postRateOf(child, {
          next: () => postOf(holds[turn++ % holds.length]!)(),
          amount: HOLDS,
          databaseCpu: cpu,
        })
      }
      try {
        const measured = await takeTurns(
          () => measure(ours, (hold) => () => post(hold)),
          () => measure(bare, (hold) => () => ({ path: '/', body: valuesOf(hold) })),
        )
        return { ...measured, notes: [...measured.notes, `${statements} statements a hold`] }
      } finally {
        await ours.stop()
        await bare.stop()
        await client.end()
      }
    }),
})

export const bench: Bench[] = [holdsOf(1), holdsOf(200)]

const post = ({ token, consultantId, startsAt }: Hold) => ({
  path: holdSlot.path,
  token,
  body: { consultantId, mode: 'video', minutes: 30, startsAt },
})

const valuesOf = ({ customerId, consultantId, startsAt }: Hold) => [
  ...[customerId, consultantId, startsAt, new Date(), randomBytes(12).toString('hex')],
]

/** As many free slots as are held in one measurement, evenly over the consultants. */
const holdsIn = (databaseUrl: string, consultants: number) =>
  withDb(databaseUrl, async (db) => {
    const tokens = await signedInCustomers(db, CUSTOMERS)
    const customers = await db.selectFrom('accounts').select('id').where('type', '=', 'user').orderBy('id').execute()
    const consultantIds: number[] = []
    while (consultantIds.length < consultants) consultantIds.push(await aConsultantToBook(db))
    return Array.from({ length: HOLDS }, (_, n): Hold => {
      const slot = Math.floor(n / consultants)
      return {
        ...{ token: tokens[n]!, customerId: customers[n]!.id, consultantId: consultantIds[n % consultants]! },
        startsAt: slotNumber(slot),
      }
    })
  })

/** Half hours from nine to six in India. */
function slotNumber(n: number) {
  const midnight = Math.floor((Date.now() + 5.5 * 3_600_000) / DAY_MS) * DAY_MS - 5.5 * 3_600_000
  const day = FIRST_DAY + Math.floor(n / HALF_HOURS_A_DAY)
  return new Date(midnight + day * DAY_MS + 9 * 3_600_000 + (n % HALF_HOURS_A_DAY) * 1_800_000)
}

const releaseAll = (client: pg.Client) =>
  client.query('delete from busy_times; delete from booking_events; delete from bookings; delete from call_marks')

/** Of the second hold, once settings and the like are cached. */
async function statementsOfHold(databaseUrl: string, holds: Hold[], env: Record<string, string>) {
  const app = await buildApp({ config: readConfig(env), databaseUrl })
  const holdOnce = async (hold: Hold) => {
    const { token, path, body } = post(hold)
    const headers = { authorization: `Bearer ${token}` }
    const { statusCode, body: text } = await app.inject({ method: 'POST', url: path, headers, payload: body })
    if (statusCode !== 201) throw new Error(`a hold returned ${statusCode}: ${text}`)
  }
  try {
    await holdOnce(holds[0]!)
    return (await statementsOf(() => holdOnce(holds[1]!))).length
  } finally {
    await app.close()
  }
}
