import type pg from 'pg'

export interface Table {
  /** Quoted for SQL if needed. */
  name: string
  columns: string[]
}

export interface Sequence {
  name: string
  value: string
  isCalled: boolean
}

/** pg-boss monitoring data: of no use after a restore, in partitions by day. */
const UNKEPT = ['pgboss.queue_stats', 'pgboss.bam', 'pgboss.warning']

const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')`

/** Every table with its own rows; a partitioned one once, by its root. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and ${OURS}
     group by 1 order by 1`,
  )
  return rows.filter(({ name }) => !UNKEPT.includes(name))
}

export async function sequencesOf(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${OURS} order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    if (state[0]) sequences.push({ name, ...state[0] })
  }
  return sequences
}

/** The version of pg-boss's own schema; null if it has none yet. */
export async function jobsVersionOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('pgboss.version') is not null as there")
  if (!rows[0]?.there) return null
  const { rows: versions } = await client.query<{ version: number }>('select version from pgboss.version')
  return versions[0]?.version ?? null
}
