import { sql } from 'kysely'
import type { BalanceKind } from '#contract/ledger/endpoints.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'

export interface HistoryFilter {
  /** The owner's account id. */
  of: number
  balances: readonly BalanceKind[]
  /** Part of the memo or kind, or the number of an order or payment. */
  search?: string | undefined
  from?: Date | undefined
  before?: Date | undefined
}

/** One movement as the owner of the balances sees it. */
export interface HistoryRow {
  movementId: number
  key: string
  kind: string
  at: Date
  memo: string
  orderId: number | null
  paymentId: number | null
  refundId: number | null
  payoutId: number | null
  lineId: number | null
  /** Sum over all requested balances. */
  paise: number
  parts: { balance: BalanceKind; paise: number; balanceAfterPaise: number }[]
}

/** Kinds are also matched by their words: "top up" finds top_up. */
const matching = ({ of, balances, search, from, before }: HistoryFilter) => {
  const piece = containing(search?.trim() ?? '')
  const number = /^#?(\d{1,15})$/.exec(search?.trim() ?? '')?.[1] ?? null
  return sql`
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_movements m on m.id = e.movement_id
    where a.owner_id = ${of} and a.kind = any(${balances}::text[])
      ${from ? sql`and m.at >= ${from}` : sql``}
      ${before ? sql`and m.at < ${before}` : sql``}
      ${
        search?.trim()
          ? sql`and (m.memo ilike ${piece} or replace(m.kind, '_', ' ') ilike ${piece}
              or ${number}::bigint in (m.order_id, m.payment_id, m.refund_id, m.payout_id))`
          : sql``
      }`
}

export async function movementsOf(
  db: Db | Tx,
  { limit, offset, ...filter }: HistoryFilter & { limit: number; offset: number },
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select m.id as "movementId", m.key, m.kind, m.at, m.memo, m.order_id as "orderId", m.payment_id as "paymentId",
      m.refund_id as "refundId", m.payout_id as "payoutId", m.line_id as "lineId", sum(e.amount_paise)::bigint as paise,
      jsonb_agg(jsonb_build_object('balance', a.kind, 'paise', e.amount_paise, 'balanceAfterPaise', e.balance_after_paise)
        order by e.position) as parts
    ${matching(filter)}
    group by m.id order by m.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countMovementsOf(db: Db | Tx, filter: HistoryFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct m.id) as count ${matching(filter)}`.execute(db)
  return rows[0]!.count
}

export async function sumsOf(db: Db | Tx, ownerId: number, now: Date) {
  const { rows } = await sql<{ kind: BalanceKind; balance: number; held: number; credit: number; debit: number }>`
    select a.kind, a.balance_paise as balance, coalesce(h.held, 0)::bigint as held,
      coalesce(e.credit, 0)::bigint as credit, coalesce(e.debit, 0)::bigint as debit
    from ledger_accounts a
    left join lateral (
      select sum(case a.kind when 'promo' then promo_paise else wallet_paise end) as held
      from ledger_holds where owner_id = a.owner_id and state = 'open' and until > ${now}
    ) h on true
    left join lateral (
      select sum(amount_paise) filter (where amount_paise > 0) as credit, -sum(amount_paise) filter (where amount_paise < 0) as debit
      from ledger_entries where account_id = a.id
    ) e on true
    where a.owner_id = ${ownerId} and a.kind in ('wallet', 'promo')`.execute(db)
  return rows
}

export const balanceRows = async (db: Db | Tx, ownerId: number) =>
  (
    await db
      .selectFrom('ledger_accounts')
      .select(['kind', 'balance_paise as balancePaise'])
      .where('owner_id', '=', ownerId)
      .$narrowType<{ kind: BalanceKind }>()
      .execute()
  ).map(({ kind, balancePaise }) => [kind, balancePaise] as const)
