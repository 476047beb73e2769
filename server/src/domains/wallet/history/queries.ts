import { sql } from 'kysely'
import type { Db } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'

export interface WalletFilter {
  of: number
  search?: string | undefined
  direction?: 'in' | 'out' | undefined
  from?: Date | undefined
  before?: Date | undefined
}

export interface WalletRow {
  id: number
  at: Date
  kind: string
  memo: string
  /** Titles of the lines of its order. */
  orderEnglish: string | null
  orderHindi: string | null
  orderId: number | null
  paymentId: number | null
  topUpId: number | null
  method: string | null
  amountPaise: number
  promoPaise: number
  balancePaise: number
}

/** Movements of the wallet or promotional balance, with their display texts. */
const moved = ({ of, search, direction, from, before }: WalletFilter) => {
  const piece = containing(search?.trim() ?? '')
  const digits = /^(?:[a-z]+-)?0*(\d{1,15})$/i.exec(search?.trim().replace(/^#/, '') ?? '')?.[1] ?? null
  return sql`
    select m.id, m.at, m.kind, m.memo, m.order_id, m.payment_id, t.id as top_up_id, p.method,
      sum(e.amount_paise)::bigint as amount, coalesce(sum(e.amount_paise) filter (where a.kind = 'promo'), 0)::bigint as promo
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_movements m on m.id = e.movement_id
    left join payments p on p.id = m.payment_id
    left join top_ups t on t.payment_id = m.payment_id and m.kind = 'top_up'
    where a.owner_id = ${of} and a.kind in ('wallet', 'promo')
      ${from ? sql`and m.at >= ${from}` : sql``}
      ${before ? sql`and m.at < ${before}` : sql``}
      ${
        search?.trim()
          ? sql`and (m.memo ilike ${piece} or replace(m.kind, '_', ' ') ilike ${piece} or p.method ilike ${piece}
              or exists (select from order_lines l where l.order_id = m.order_id
                and (l.title_english ilike ${piece} or l.title_hindi ilike ${piece}))
              or ${digits}::bigint in (m.id, m.order_id, t.id))`
          : sql``
      }
    group by m.id, t.id, p.method
    ${direction === 'in' ? sql`having sum(e.amount_paise) > 0` : sql``}
    ${direction === 'out' ? sql`having sum(e.amount_paise) < 0` : sql``}`
}

interface View {
  limit: number
  offset: number
  order: 'newest' | 'oldest'
}

export async function walletRows(db: Db, filter: WalletFilter, { limit, offset, order }: View): Promise<WalletRow[]> {
  const direction = order === 'newest' ? sql`desc` : sql`asc`
  const { rows } = await sql<WalletRow>`
    with shown as (${moved(filter)} order by m.id ${direction} limit ${limit} offset ${offset})
    select shown.id, shown.at, shown.kind, shown.memo, titles.english as "orderEnglish", titles.hindi as "orderHindi",
      shown.order_id as "orderId", shown.payment_id as "paymentId",
      shown.top_up_id as "topUpId", shown.method, shown.amount as "amountPaise", shown.promo as "promoPaise",
      (select coalesce(sum(after.balance), 0)::bigint from ledger_accounts a cross join lateral (
        select e.balance_after_paise as balance from ledger_entries e
        where e.account_id = a.id and e.movement_id <= shown.id order by e.movement_id desc, e.position desc limit 1
      ) after where a.owner_id = ${filter.of} and a.kind in ('wallet', 'promo')) as "balancePaise"
    from shown left join lateral (
      select string_agg(title_english, ', ' order by position) as english, string_agg(title_hindi, ', ' order by position) as hindi
      from order_lines where order_id = shown.order_id
    ) titles on true order by shown.id ${direction}`.execute(db)
  return rows
}

export async function countWalletRows(db: Db, filter: WalletFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${moved(filter)}) moved`.execute(db)
  return rows[0]!.count
}

export const lastTopUpAt = async (db: Db, accountId: number) =>
  (
    await db
      .selectFrom('top_ups')
      .select('credited_at')
      .where('account_id', '=', accountId)
      .where('credited_at', 'is not', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.credited_at ?? null
