import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { DAY_MS } from '#server/platform/time.ts'
import { liftLoad } from './lift-load.ts'

const HALF_HOUR_MS = 1_800_000
/**
 * 9:00 in India: a server under load uses the machine's clock, and none of these may become due for a reminder
 * meanwhile.
 */
const FIRST_MS = (Math.floor(Date.now() / DAY_MS) + 3) * DAY_MS + 3.5 * 3_600_000
const HALF_HOURS_A_DAY = 16
const BOOKED_AT = '2026-03-01T00:00:00Z'
const CHUNK_CHARACTERS = 256 * 1024

/** One session of the bench data: number `nth` of the consultant, with one customer who has all of them. */
interface Session {
  id: number
  consultantId: number
  customerId: number
  fromAt: string
  toAt: string
}

const money = '100000\t0\t100000\t1800\t9000\t9000\t0\t118000'

const tables: { table: string; columns: string; row: (session: Session) => string }[] = [
  {
    table: 'orders',
    columns:
      'id, buyer_id, state, created_at, pay_until, paid_at, billing_name, billing_state, discounts, total_paise, wallet_paise',
    row: ({ id, customerId }) =>
      `${id}\t${customerId}\tpaid\t${BOOKED_AT}\t${BOOKED_AT}\t${BOOKED_AT}\tCustomer\t27\t[]\t118000\t118000\n`,
  },
  {
    table: 'order_lines',
    columns:
      'id, order_id, position, kind, item_id, title_english, title_hindi, tax_code, consultant_id, price_paise, discount_paise, ' +
      'taxable_paise, gst_rate_bp, cgst_paise, sgst_paise, igst_paise, total_paise, state',
    row: ({ id, consultantId }) =>
      `${id}\t${id}\t0\tbooking\t${id}\tSession\tसत्र\t998311\t${consultantId}\t${money}\tfulfilled\n`,
  },
  {
    table: 'bookings',
    columns:
      'id, number, room, customer_id, consultant_id, mode, minutes, during, state, held_until, price_paise, order_id, line_id, ' +
      'created_at, changed_at',
    row: ({ id, customerId, consultantId, fromAt, toAt }) =>
      `${id}\tPM-26-${id}\troom${String(id).padStart(16, '0')}\t${customerId}\t${consultantId}\tvideo\t30\t[${fromAt},${toAt})\tconfirmed\t${BOOKED_AT}\t100000\t${id}\t${id}\t${BOOKED_AT}\t${BOOKED_AT}\n`,
  },
  {
    table: 'busy_times',
    columns: 'consultant_id, kind, during, blocked, booking_id',
    row: ({ id, consultantId, fromAt, toAt }) =>
      `${consultantId}\tbooking\t[${fromAt},${toAt})\t[${fromAt},${toAt})\t${id}\n`,
  },
]

/** Above the ids of the demo data. */
const FIRST_ID = 10_000_000
const FIRST_MOBILE = 7_000_000_000

/** Books every consultant of the bench data this many times, except one. */
export async function fillBookings(databaseUrl: string, each: number, butFor: number) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench world', statement_timeout: 0 })
  await client.connect()
  try {
    const consultantIds = await benchConsultants(client, butFor)
    await client.query("set maintenance_work_mem = '512MB'; set synchronous_commit = off; begin")
    const firstCustomer = await writeCustomers(client, consultantIds.length)
    const names = tables.map(({ table }) => table)
    const restore = await liftLoad(client, names)
    for (const table of tables)
      await copy(client, table, function* () {
        for (const [index, consultantId] of consultantIds.entries())
          for (let nth = 0; nth < each; nth++)
            yield table.row(sessionOf({ index, consultantId, nth, each, customerId: firstCustomer + index }))
      })
    await restore()
    await client.query('set local synchronous_commit = on; commit')
    for (const table of names) await client.query(`vacuum (analyze) ${table}`)
    return consultantIds.length * each
  } finally {
    await client.end()
  }
}

interface Place {
  index: number
  consultantId: number
  customerId: number
  nth: number
  each: number
}

function sessionOf({ index, consultantId, customerId, nth, each }: Place): Session {
  const fromMs = FIRST_MS + nth * DAY_MS + ((index + nth) % HALF_HOURS_A_DAY) * HALF_HOUR_MS
  const iso = (ms: number) => new Date(ms).toISOString()
  const id = FIRST_ID + index * each + nth
  return { id, consultantId, customerId, fromAt: iso(fromMs), toAt: iso(fromMs + HALF_HOUR_MS) }
}

const benchConsultants = async (client: pg.Client, butFor: number) =>
  (
    await client.query<{ id: number }>(
      `select c.id::int as id from consultants c join accounts a on a.id = c.id where a.source = 'bench' and c.id <> $1 order by 1`,
      [butFor],
    )
  ).rows.map(({ id }) => id)

async function writeCustomers(client: pg.Client, count: number) {
  const { rows } = await client.query<{ first: number }>(
    `with people as (insert into accounts (type, mobile, name, source, created_at, updated_at)
       select 'user', ($2::bigint + n)::text, 'Customer', 'bench', $3::timestamptz, $3 from generate_series(1, $1::integer) n returning id)
     select min(id)::int as first from people`,
    [count, FIRST_MOBILE, BOOKED_AT],
  )
  return rows[0]!.first
}

async function copy(
  client: pg.Client,
  { table, columns }: { table: string; columns: string },
  rows: () => Iterable<string>,
) {
  const stream = client.query(copyFrom(`copy ${table} (${columns}) from stdin`))
  let chunk = ''
  for (const row of rows()) {
    chunk += row
    if (chunk.length < CHUNK_CHARACTERS) continue
    if (!stream.write(chunk)) await once(stream, 'drain')
    chunk = ''
  }
  stream.end(chunk)
  await finished(stream)
}
