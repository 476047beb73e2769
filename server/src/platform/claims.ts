import { sql } from 'kysely'
import type { Tx } from './db.ts'

/**
 * Claims a name for this transaction, across all processes and without waiting: false while another transaction has it.
 * For work that arrives several times at once and needs to be done by only one of them.
 */
export async function tryClaim(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{ claimed: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as claimed`.execute(tx)
  return rows[0]!.claimed
}
