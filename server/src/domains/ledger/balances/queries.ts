import { sql } from 'kysely'
import type { AccountType } from '#contract/endpoint.ts'
import type { BalanceKind } from '#contract/ledger/endpoints.ts'
import { isPerson, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db } from '#server/platform/db/db.ts'

export interface BalanceFilter {
  person?: PersonSearch | undefined
  personId?: number | undefined
  kind?: BalanceKind | undefined
}

export interface BalanceRow {
  id: number
  kind: BalanceKind
  owner: { id: number; name: string; type: AccountType }
  balancePaise: number
  heldPaise: number
}

const matching = ({ person, personId, kind }: BalanceFilter) => sql`
  from ledger_accounts a join accounts p on p.id = a.owner_id where true
  ${kind ? sql`and a.kind = ${kind}` : sql``}
  ${personId ? sql`and a.owner_id = ${personId}` : sql``}
  ${person ? sql`and ${isPerson('p', person)}` : sql``}`

const orders = {
  balance: sql`a.balance_paise asc, a.id`,
  '-balance': sql`a.balance_paise desc, a.id`,
  name: sql`lower(p.name) asc, a.id`,
  '-name': sql`lower(p.name) desc, a.id`,
}
export type BalanceSort = keyof typeof orders

export async function balancesMatching(
  db: Db,
  filter: BalanceFilter,
  { sort, limit, offset }: { sort: BalanceSort; limit: number; offset: number },
): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    select a.id, a.kind, jsonb_build_object('id', p.id, 'name', p.name, 'type', p.type) as owner,
      a.balance_paise as "balancePaise", a.held_paise as "heldPaise"
    ${matching(filter)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Counts matches up to `most`. */
export async function countBalances(db: Db, filter: BalanceFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select ${matching(filter)} limit ${most}) matching`.execute(db)
  return rows[0]!.count
}
