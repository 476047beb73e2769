import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db, Tx } from './db.ts'

const LIVENESS_LOCK = 1_818_850_917

/** The identifier of a process from its start to its end. */
export const newLife = () => randomInt(1, 2 ** 31 - 1)

/** Lasts as long as the connection, which ends with its process however that ends. */
export const holdLife = (client: pg.Client, life: number) =>
  client.query('select pg_advisory_lock_shared($1, $2)', [LIVENESS_LOCK, life])

/** Which of these processes are alive. One with a temporarily lost connection counts as gone until it reconnects. */
export async function living(db: Db | Tx, lives: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ life: number }>`
    select distinct objid::bigint as life from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid = ${sql.lit(LIVENESS_LOCK)}::oid
      and database = (select oid from pg_database where datname = current_database())
      and objid::bigint = any(${lives}::bigint[])`.execute(db)
  return new Set(rows.map(({ life }) => life))
}
