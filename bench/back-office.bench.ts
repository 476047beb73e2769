import { type Kysely, sql } from 'kysely'
import { closeDays } from '#server/domains/admin/public.ts'
import type { DB } from '#server/platform/db/schema.gen.ts'
import { newToken, tokenHash } from '#server/platform/security/secrets.ts'
import type { Services } from '#server/platform/services.ts'
import { withDb } from '../stress/harness/funded-people.ts'
import { startAppOn } from './harness/app.ts'
import type { Bench } from './harness/bench.ts'
import { watching } from './harness/captured.ts'
import { withDatabase } from './harness/durable-database.ts'
import { workOf } from './harness/statements.ts'

const MB = 1024 * 1024
const [FEW, MANY] = [10_000, 1_000_000]
const ADMIN = '/api/web/v1/admin'
const LISTS = ['bookings', 'orders', 'ledger/movements', 'overview/rows?figure=sessions&days=30']

type BenchDb = Kysely<DB>

/** Staff with a fresh second factor. */
async function aStaffMember(db: BenchDb) {
  const [now, token] = [new Date(), newToken()]
  const { id } = await db
    .insertInto('accounts')
    .values({
      ...{ type: 'admin', staff_role: 'owner', mobile: '6999999999', name: 'Staff', source: 'staff' },
      ...{ created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sessions')
    .values({
      ...{ account_id: id, token_hash: tokenHash(token), user_agent: 'bench', address: '127.0.0.1' },
      ...{
        created_at: now,
        last_used_at: now,
        second_factor_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      },
    })
    .execute()
  return { authorization: `Bearer ${token}` }
}

/**
 * Completed sessions of the last two years with their orders and movements of the ledger, written without triggers and
 * references, which the rows satisfy by construction.
 */
const fill = (databaseUrl: string, count: number) =>
  withDb(databaseUrl, (db) =>
    db.connection().execute(async (one) => {
      const now = new Date()
      await sql`set session_replication_role = replica`.execute(one)
      await sql`
        insert into accounts (id, type, mobile, name, source, created_at, updated_at) overriding system value
        select 1000000 + n, case when n <= 100 then 'consultant' else 'user' end, (7000000000 + n)::text, 'Person ' || n, 'popup',
          ${now}::timestamptz - interval '2 years', ${now} from generate_series(1, 1100) n`.execute(one)
      await sql`
        create temporary table sold as select n as id, 1000101 + n % 1000 as customer, 1000001 + n % 100 as consultant,
          ${now}::timestamptz - n * (interval '730 days' / ${count}::int) as at
        from generate_series(1, ${count}::int) n`.execute(one)
      await sql`
        insert into orders (id, buyer_id, state, created_at, pay_until, paid_at, billing_name, billing_state, discounts,
          total_paise, wallet_paise) overriding system value
        select id, customer, 'paid', at, at, at, 'Customer', '27', '[]', 118000, 118000 from sold`.execute(one)
      await sql`
        insert into order_lines (id, order_id, position, kind, item_id, title_english, title_hindi, tax_code, consultant_id,
          price_paise, discount_paise, taxable_paise, gst_rate_bp, cgst_paise, sgst_paise, igst_paise, total_paise, state)
          overriding system value
        select id, id, 0, 'booking', id, 'Session', 'सत्र', '998311', consultant, 100000, 0, 100000, 1800, 9000, 9000, 0,
          118000, 'fulfilled' from sold`.execute(one)
      await sql`
        insert into bookings (id, number, room, customer_id, consultant_id, mode, minutes, during, state, held_until,
          judged_at, price_paise, order_id, line_id, created_at, changed_at)
        select id, 'PM-26-' || (10000000 + id), 'room' || lpad(id::text, 16, '0'), customer, consultant, 'video', 30,
          tstzrange(at, at + interval '30 minutes'), 'completed', at, at, 100000, id, id, at, at from sold`.execute(one)
      await sql`
        insert into ledger_movements (id, key, kind, at, order_id) overriding system value
        select id, 'bench ' || id, 'order_paid', at, id from sold`.execute(one)
      await sql`
        insert into ledger_entries (movement_id, position, account_id, amount_paise)
        select id, side, (select id from ledger_accounts where owner_id is null order by id offset side limit 1),
          case side when 0 then -118000 else 118000 end
        from sold cross join generate_series(0, 1) side`.execute(one)
      await sql`drop table sold`.execute(one)
      await sql`set session_replication_role = origin`.execute(one)
      await sql`vacuum analyze`.execute(one)
      await closeDays({ db: one } as unknown as Services, now)
      return aStaffMember(one)
    }),
  )

const buffersAt = (count: number, paths: readonly string[]) =>
  withDatabase(async (databaseUrl) => {
    const headers = await fill(databaseUrl, count)
    return watching({ databaseUrl }, async (ask) => {
      const buffers: number[] = []
      for (const path of paths)
        buffers.push((await workOf(databaseUrl, await ask(`${ADMIN}/${path}`, headers))).buffers)
      return buffers
    })
  })

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

function growth(name: string, paths: readonly string[], limit: number): Bench {
  return {
    ...{ name, unit: 'buffers', limit },
    async run() {
      const [few, many] = [await buffersAt(FEW, paths), await buffersAt(MANY, paths)]
      const notes = paths.map((path, at) => `${path}: ${few[at]} and ${many[at]} buffers`)
      return { ours: sum(few), baseline: sum(many), notes }
    },
  }
}

/** Reads a file to its end and returns the most memory that the server needed meanwhile. */
async function readWatched(url: string, memoryBytes: () => Promise<number>) {
  const { body } = await fetch(url)
  let [most, bytes, looked] = [0, 0, 0]
  for await (const chunk of body!) {
    bytes += chunk.length
    if (bytes - looked < MB) continue
    looked = bytes
    most = Math.max(most, await memoryBytes())
  }
  return { most, bytes }
}

/** Against a budget of 100 MB more than the idle server has. */
const csv: Bench = {
  ...{ name: 'CSV of 1M bookings, memory above idle', unit: 'MB', limit: 1 },
  run: () =>
    withDatabase(async (databaseUrl) => {
      const headers = await fill(databaseUrl, MANY)
      const app = await startAppOn(databaseUrl)
      try {
        const answer = await fetch(`${app.url}${ADMIN}/bookings/exports`, {
          ...{ method: 'POST', body: '{}', headers: { ...headers, 'content-type': 'application/json' } },
        })
        const { data } = (await answer.json()) as { data: { url: string } }
        const idle = await app.memoryBytes()
        const { most, bytes } = await readWatched(new URL(data.url, app.url).href, app.memoryBytes)
        const above = Math.max(1, (most - idle) / MB)
        return {
          ours: 100,
          baseline: above,
          notes: [`${(bytes / MB).toFixed(0)} MB, idle ${(idle / MB).toFixed(0)} MB`],
        }
      } finally {
        await app.stop()
      }
    }),
}

export const bench: Bench[] = [
  growth('lists of the back office, buffers at 10k against 1M bookings', LISTS, 1 / 2),
  growth('the overview of a year, buffers at 10k against 1M bookings', ['overview?days=365'], 1 / 3),
  csv,
]
