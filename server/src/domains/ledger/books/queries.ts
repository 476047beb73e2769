import { sql } from 'kysely'
import type { AccountKind } from '#contract/ledger/endpoints.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

export interface TrialRow {
  kind: AccountKind
  accounts: number
  creditPaise: number
  debitPaise: number
  balancePaise: number
}

/** Computed from the entries, never from stored balances. */
export async function sumsByKind(db: Db, before?: Date): Promise<TrialRow[]> {
  const { rows } = await sql<TrialRow>`
    select a.kind, count(*) as accounts, coalesce(sum(credit), 0)::bigint as "creditPaise",
      coalesce(sum(debit), 0)::bigint as "debitPaise", coalesce(sum(credit), 0)::bigint - coalesce(sum(debit), 0)::bigint as "balancePaise"
    from ledger_accounts a
    left join (
      select account_id, coalesce(sum(amount_paise) filter (where amount_paise > 0), 0) as credit,
        coalesce(-sum(amount_paise) filter (where amount_paise < 0), 0) as debit
      from ledger_entries ${before ? sql`join ledger_movements m on m.id = movement_id and m.at < ${before}` : sql``} group by account_id
    ) e on e.account_id = a.id
    group by a.kind order by min(a.id)`.execute(db)
  return rows
}

export interface Drift {
  what: 'balance' | 'held' | 'movement' | 'after'
  /** The account or the movement. */
  id: number
  expectedPaise: number
  foundPaise: number | null
}

/** One snapshot for all checks, so that concurrent movements are in all of them or in none. */
export async function driftIn(db: Db): Promise<Drift[]> {
  const { rows } = await sql<Drift>`
    with entries as (
      select account_id, sum(amount_paise) as total from ledger_entries group by account_id
    ), held as (
      select owner_id, sum(promo_paise) as promo, sum(wallet_paise) as wallet from ledger_holds where state = 'open' group by owner_id
    ), lines as (
      select a.id, e.movement_id, e.balance_after_paise as after,
        sum(e.amount_paise) over (partition by a.id order by e.movement_id, e.position) as running
      from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.owner_id is not null
    ), drift as (
      select 'balance' as what, a.id, coalesce(e.total, 0) as expected, a.balance_paise as found
        from ledger_accounts a left join entries e on e.account_id = a.id where a.owner_id is not null
      union all
      select 'held', a.id, coalesce(case a.kind when 'promo' then h.promo when 'wallet' then h.wallet end, 0), a.held_paise
        from ledger_accounts a left join held h on h.owner_id = a.owner_id
      union all
      select 'movement', movement_id, 0, sum(amount_paise) from ledger_entries group by movement_id
      union all
      select 'movement', m.id, 0, null from ledger_movements m where not exists (select from ledger_entries where movement_id = m.id)
      union all
      select 'after', id, running, after from lines
    )
    select what, id, expected::bigint as "expectedPaise", found::bigint as "foundPaise"
    from drift where expected is distinct from found order by what, id limit 100`.execute(db)
  return rows
}

/** Recomputing the whole ledger may take longer than any request; it takes no locks. */
export const takeTime = (tx: Tx) => sql`set local statement_timeout = '10min'`.execute(tx)

export const countEntries = async (db: Db) =>
  (
    await db
      .selectFrom('ledger_entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export interface Check {
  at: Date
  entries: number
  totalPaise: number
  drift: Drift[]
}

export const insertCheck = (db: Db, { at, entries, totalPaise, drift }: Check) =>
  db
    .insertInto('ledger_checks')
    .values({ at, entries, total_paise: totalPaise, drift: JSON.stringify(drift) })
    .execute()

export const newestCheck = (db: Db): Promise<Check | undefined> =>
  db
    .selectFrom('ledger_checks')
    .select(['at', 'entries', 'total_paise as totalPaise', sql<Drift[]>`drift`.as('drift')])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const deleteOldChecks = (db: Db, before: Date) =>
  db.deleteFrom('ledger_checks').where('at', '<', before).execute()

/** Staff to notify by email. */
export const staffToNotify = (db: Tx) =>
  db
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('type', '=', 'admin')
    .where('email', 'is not', null)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .$narrowType<{ email: string; language: 'en' | 'hi' }>()
    .execute()
