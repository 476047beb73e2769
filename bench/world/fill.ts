import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type BenchConsultant, consultantMaker, type Industry } from './consultant.ts'
import { liftLoad } from './lift-load.ts'
import { type TableRows, tables } from './rows.ts'

const CHUNK_CHARACTERS = 256 * 1024

/** Adds that many consultants to a database with a catalogue. Reports durations. */
export async function fillWorld(databaseUrl: string, count: number, say: (line: string) => void = () => {}) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench world', statement_timeout: 0 })
  await client.connect()
  try {
    await client.query("set maintenance_work_mem = '512MB'; set synchronous_commit = off")
    await client.query('begin')
    const filled = [...tables.map(({ table }) => table), 'consultant_name_keys']
    const restore = await liftLoad(client, filled)
    const makeConsultant = consultantMaker(await industriesOf(client))
    const firstId = await lastAccount(client)
    for (const table of tables) {
      const startedAt = performance.now()
      await copyTable(client, table, firstId + 1, count, makeConsultant)
      say(`${table.table}: ${seconds(startedAt)} s`)
    }
    const startedAt = performance.now()
    await writeNameKeys(client)
    await restore()
    await writeCards(client, firstId + 1, firstId + count)
    await recount(client)
    await client.query("select setval(pg_get_serial_sequence('accounts', 'id'), (select max(id) from accounts))")
    // VACUUM cannot mark unflushed rows as visible to all.
    await client.query('set local synchronous_commit = on')
    await client.query('commit')
    say(`indexes, references and counts: ${seconds(startedAt)} s`)
    for (const table of [...filled, 'consultant_cards']) await client.query(`vacuum (analyze) ${table}`)
  } finally {
    await client.end()
  }
}

export const seconds = (startedAt: number) => ((performance.now() - startedAt) / 1000).toFixed(1)

async function copyTable(
  client: pg.Client,
  { table, columns, rows }: TableRows,
  firstId: number,
  count: number,
  makeConsultant: (index: number) => BenchConsultant,
) {
  const stream = client.query(copyFrom(`copy ${table} (${columns}) from stdin`))
  let chunk = ''
  for (let index = 0; index < count; index++) {
    chunk += rows(firstId + index, makeConsultant(index))
    if (chunk.length < CHUNK_CHARACTERS) continue
    if (!stream.write(chunk)) await once(stream, 'drain')
    chunk = ''
  }
  stream.end(chunk)
  await finished(stream)
}

const industriesOf = async (client: pg.Client) =>
  (
    await client.query<Industry>(
      `select id::int as id, sector_id::int as "sectorId", category_type_id::int as "typeId", title_english as title
       from industries order by id`,
    )
  ).rows

const lastAccount = async (client: pg.Client) =>
  Number((await client.query('select coalesce(max(id), 0) as id from accounts')).rows[0].id)

/** Search keys of consultants, computed once for each of the few thousand names. */
const writeNameKeys = (client: pg.Client) =>
  client.query(`
    create temporary table keys_of_names on commit drop as
      select name, key from (select distinct name from accounts where source = 'bench') named, lateral name_keys_of(name) keys(key);
    insert into consultant_name_keys (consultant_id, key, rating_average, rating_count)
      select c.id, k.key, c.rating_average, c.rating_count
      from accounts a join consultants c on c.id = a.id join keys_of_names k on k.name = a.name
      where a.source = 'bench' and c.approval = 'approved';
    insert into name_words select distinct key from keys_of_names where key !~ ' ' on conflict do nothing`)

const CARDS_AT_ONCE = 10_000

/** As the triggers would, which are lifted meanwhile. */
async function writeCards(client: pg.Client, from: number, to: number) {
  for (let id = from; id <= to; id += CARDS_AT_ONCE)
    await client.query('select write_cards(array(select generate_series($1::bigint, $2::bigint)))', [
      id,
      Math.min(to, id + CARDS_AT_ONCE - 1),
    ])
}

/** Recomputes the counts from the rows. */
const recount = (client: pg.Client) =>
  client.query(`
    update industries set consultants_count = counted.n
      from (select industry_id, count(*) as n from consultant_industries where listed group by 1) counted where id = industry_id;
    update sectors set consultants_count = counted.n
      from (select sector_id, count(*) as n from consultant_industries where listed and leads_sector group by 1) counted where id = sector_id;
    update category_types set consultants_count = counted.n
      from (select category_type_id, count(*) as n from consultant_industries where listed and leads_type group by 1) counted where id = category_type_id;
    update listing_totals set consultants_count = (select count(*) from consultant_industries where listed and leads_all)`)
