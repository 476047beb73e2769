import type pg from 'pg'

/**
 * Drops triggers, references and all indexes of the tables, so that rows are inserted at full speed, and returns a
 * function that restores them. Exclusion constraints are restored as plain indexes only: checking them would look up
 * every row again, and the generated rows satisfy them by construction.
 */
export async function liftLoad(client: pg.Client, tables: string[]) {
  const references = await constraintsOf(
    client,
    "contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))",
    tables,
  )
  const keys = await constraintsOf(client, "contype in ('p', 'u') and conrelid = any($1::regclass[])", tables)
  const exclusions = await constraintsOf(client, "contype = 'x' and conrelid = any($1::regclass[])", tables)
  const { rows: indexes } = await client.query<{ name: string; definition: string; rule: boolean }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition, indisexclusion as rule
     from pg_index i where indrelid = any($1::regclass[]) and not exists
       (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u'))`,
    [tables],
  )
  for (const { table, name } of [...references, ...keys, ...exclusions])
    await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name, rule } of indexes) if (!rule) await client.query(`drop index ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)

  return async () => {
    for (const { table, name, definition } of [...keys, ...references])
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const { definition } of indexes) await client.query(definition)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  }
}

interface Constraint {
  table: string
  name: string
  definition: string
}

const constraintsOf = async (client: pg.Client, which: string, tables: string[]) =>
  (
    await client.query<Constraint>(
      `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where ${which}`,
      [tables],
    )
  ).rows
