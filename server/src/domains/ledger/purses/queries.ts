import { sql } from 'kysely'
import type { AccountType } from '#contract/endpoint.ts'
import type { Purse } from '#contract/ledger.ts'
import type { Db } from '#server/platform/db.ts'

export interface PurseFilter {
  words?: string | undefined
  kind?: Purse | undefined
}

export interface PurseRow {
  id: number
  kind: Purse
  owner: { id: number; name: string; type: AccountType }
  balancePaise: number
  heldPaise: number
}

const matching = ({ words, kind }: PurseFilter) => sql`
  from ledger_accounts a join accounts p on p.id = a.owner_id where true
  ${kind ? sql`and a.kind = ${kind}` : sql``}
  ${words ? sql`and account_words(p.name, p.mobile, p.email) @@ ${words}::tsquery` : sql``}`

const orders = {
  balance: sql`a.balance_paise asc, a.id`,
  '-balance': sql`a.balance_paise desc, a.id`,
  name: sql`lower(p.name) asc, a.id`,
  '-name': sql`lower(p.name) desc, a.id`,
}
export type PurseSort = keyof typeof orders

export async function pursesMatching(
  db: Db,
  filter: PurseFilter,
  { sort, limit, offset }: { sort: PurseSort; limit: number; offset: number },
): Promise<PurseRow[]> {
  const { rows } = await sql<PurseRow>`
    select a.id, a.kind, jsonb_build_object('id', p.id, 'name', p.name, 'type', p.type) as owner,
      a.balance_paise as "balancePaise", a.held_paise as "heldPaise"
    ${matching(filter)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many match, but never more than `most`. */
export async function countPurses(db: Db, filter: PurseFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select ${matching(filter)} limit ${most}) matching`.execute(db)
  return rows[0]!.count
}
