import type pg from 'pg'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

interface Trigger {
  table: string
  name: string
  state: 'A' | 'R' | 'D'
}

const STATES = { A: 'enable always', R: 'enable replica', D: 'disable' } as const

/**
 * Rows are loaded table by table, so foreign keys and triggers must wait until all are there. Dropping and recreating
 * the foreign keys needs no superuser, and checks all of them.
 */
export async function liftRules(client: pg.Client, tables: string[]) {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0
       and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))`,
    [tables],
  )
  const { rows: special } = await client.query<Trigger>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name, tgenabled as state
     from pg_trigger where not tgisinternal and tgenabled <> 'O' and tgrelid = any($1::regclass[])`,
    [tables],
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)

  return async () => {
    await client.query('set constraints all immediate')
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    for (const { table, name, state } of special)
      await client.query(`alter table ${table} ${STATES[state]} trigger ${name}`)
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
  }
}
