import { sql } from 'kysely'
import type { AccountType } from '#contract/endpoint.ts'
import type { AccountKind } from '#contract/ledger/endpoints.ts'
import { isPerson, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { startingWith } from '#server/platform/db/like.ts'

export interface MovementFilter {
  person?: PersonSearch | undefined
  personId?: number | undefined
  /** The search as it was typed. */
  typed?: string | undefined
  number?: number | undefined
  kind?: string | undefined
  account?: AccountKind | undefined
  from?: Date | undefined
  before?: Date | undefined
}

export interface MovementRow {
  id: number
  key: string
  kind: string
  at: Date
  memo: string
  orderId: number | null
  paymentId: number | null
  refundId: number | null
  payoutId: number | null
  amountPaise: number
  entries: {
    account: AccountKind
    owner: { id: number; name: string; type: AccountType } | null
    paise: number
    balanceAfterPaise: number | null
  }[]
}

const touching = (accounts: ReturnType<typeof sql>) =>
  sql`m.id in (select e.movement_id from ledger_entries e join ledger_accounts a on a.id = e.account_id ${accounts})`

/** Each alternative uses its own index. */
const found = ({ person, typed, number }: MovementFilter) => sql`and m.id in (
  select id from ledger_movements where key like ${startingWith(typed ?? '')}
  ${
    number === undefined
      ? sql``
      : sql`union all select id from ledger_movements where id = ${number}
        union all select id from ledger_movements where order_id = ${number}
        union all select id from ledger_movements where payment_id = ${number}
        union all select id from ledger_movements where payout_id = ${number}`
  }
  ${
    person
      ? sql`union all select e.movement_id from accounts p join ledger_accounts a on a.owner_id = p.id
        join ledger_entries e on e.account_id = a.id where ${isPerson('p', person)}`
      : sql``
  })`

const matching = (filter: MovementFilter) => sql`
  from ledger_movements m where true
  ${filter.typed ? found(filter) : sql``}
  ${filter.personId ? sql`and ${touching(sql`where a.owner_id = ${filter.personId}`)}` : sql``}
  ${filter.kind ? sql`and m.kind = ${filter.kind}` : sql``}
  ${filter.account ? sql`and ${touching(sql`where a.kind = ${filter.account}`)}` : sql``}
  ${filter.from ? sql`and m.at >= ${filter.from}` : sql``}
  ${filter.before ? sql`and m.at < ${filter.before}` : sql``}`

export interface MovementView {
  descending: boolean
  limit: number
  offset: number
  /** Only rows beyond this one, in the requested order. */
  beyond?: number | undefined
}

export async function movementsMatching(
  db: Db,
  filter: MovementFilter,
  { descending, limit, offset, beyond }: MovementView,
): Promise<MovementRow[]> {
  const order = descending ? sql`desc` : sql`asc`
  const onward = descending ? sql`<` : sql`>`
  const { rows } = await sql<MovementRow>`
    with picked as (
      select m.* ${matching(filter)} ${beyond === undefined ? sql`` : sql`and m.id ${onward} ${beyond}`}
      order by m.id ${order} limit ${limit} offset ${offset}
    )
    select m.id, m.key, m.kind, m.at, m.memo, m.order_id as "orderId", m.payment_id as "paymentId",
      m.refund_id as "refundId", m.payout_id as "payoutId", e.amount as "amountPaise", e.entries
    from picked m cross join lateral (
      select sum(e.amount_paise) filter (where e.amount_paise > 0)::bigint as amount,
        jsonb_agg(jsonb_build_object('account', a.kind, 'paise', e.amount_paise, 'balanceAfterPaise', e.balance_after_paise,
          'owner', case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name, 'type', p.type) end)
          order by e.position) as entries
      from ledger_entries e join ledger_accounts a on a.id = e.account_id left join accounts p on p.id = a.owner_id
      where e.movement_id = m.id
    ) e order by m.id ${order}`.execute(db)
  return rows
}

/** Counts matches up to `most`. */
export async function countMovements(db: Db, filter: MovementFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select ${matching(filter)} limit ${most}) matching`.execute(db)
  return rows[0]!.count
}

/** Skips along the index from one kind to the next, independent of the number of movements. */
export async function kindsSeen(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive seen as (
      select min(kind) as kind from ledger_movements
      union all
      select (select min(kind) from ledger_movements where kind > seen.kind) from seen where seen.kind is not null
    )
    select kind from seen where kind is not null`.execute(db)
  return rows.map(({ kind }) => kind)
}

export const movementsNumbered = (db: Db, id: number) =>
  db.selectFrom('ledger_movements').select(['id', 'memo as name']).where('id', '=', id).execute()
