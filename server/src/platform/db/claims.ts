import { sql } from 'kysely'
import type { Tx } from './db.ts'

/**
 * Claims a name for this transaction, across all processes and without waiting: false while another transaction has it.
 * For work that arrives several times concurrently and must be done once.
 */
export const tryClaim = async (tx: Tx, name: string): Promise<boolean> => (await claimInOrder(tx, [name])) === undefined

/**
 * Claims several names and stops at the first that another transaction has: returns that name, or undefined if all are
 * claimed.
 */
export async function claimInOrder(tx: Tx, names: readonly string[]): Promise<string | undefined> {
  const cases = names.map(
    (name) => sql`when not pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) then ${name}::text`,
  )
  const { rows } = await sql<{ taken: string | null }>`select case ${sql.join(cases, sql` `)} end as taken`.execute(tx)
  return rows[0]!.taken ?? undefined
}
