import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DuePage } from '#server/platform/jobs/each-alone.ts'

interface OrderedMembership {
  lineId: number
  orderId: number
  accountId: number
  planId: number
  versionId: number
  kind: 'new' | 'renewal' | 'upgrade'
  followsId: number | null
  at: Date
}

export const insertOrdered = (tx: Tx, row: OrderedMembership) =>
  sql`insert into memberships (line_id, order_id, account_id, plan_id, plan_version_id, kind, follows_id, state, ordered_at,
      talk_seconds, answers, courses, pause_days)
    select ${row.lineId}, ${row.orderId}, ${row.accountId}, ${row.planId}, id, ${row.kind}, ${row.followsId}, 'ordered', ${row.at},
      60 * talk_minutes, answers, courses, pause_days from plan_versions where id = ${row.versionId}`.execute(tx)

interface Ordered {
  id: number
  state: 'ordered' | 'bought' | 'revoked'
  kind: 'new' | 'renewal' | 'upgrade'
  followsId: number | null
  months: number
  title_english: string
  title_hindi: string
  /** Whether another payment has bought what this one was for. */
  isTaken: boolean
  followedState: 'bought' | 'revoked' | null
  followedEndsAt: Date | null
  number: string | null
  /** Name for the card: as registered, or that of the account. */
  cardName: string
  creditPaise: number
}

export const orderedByLine = async (tx: Tx, lineId: number) =>
  (
    await sql<Ordered>`
      select m.id, m.state, m.kind, m.follows_id as "followsId", v.months, v.title_english, v.title_hindi,
        exists (select from memberships other where other.account_id = m.account_id and other.id <> m.id and other.state = 'bought'
          and other.follows_id is not distinct from m.follows_id) as "isTaken",
        before.state as "followedState", before.ends_at as "followedEndsAt", before.number,
        coalesce(r.card_name, a.name) as "cardName",
        (select coalesce(sum(d.paise), 0)::bigint from line_discounts d
          where d.line_id = m.line_id and d.source = 'membership_credit') as "creditPaise"
      from memberships m join plan_versions v on v.id = m.plan_version_id join accounts a on a.id = m.account_id
      left join memberships before on before.id = m.follows_id
      left join membership_registrations r on r.account_id = m.account_id
      where m.line_id = ${lineId}`.execute(tx)
  ).rows[0]

/** PM, the month and a consecutive number. */
export const nextNumber = async (tx: Tx, yearAndMonth: string) =>
  (
    await sql<{ number: string }>`select 'PM-' || ${yearAndMonth}::text || '-' ||
      lpad(nextval('membership_numbers')::text, 5, '0') as number`.execute(tx)
  ).rows[0]!.number

interface Bought {
  id: number
  number: string
  cardName: string
  startsAt: Date
  endsAt: Date
  valuePaise: number
  at: Date
}

export const setBought = (tx: Tx, { id, number, cardName, startsAt, endsAt, valuePaise, at }: Bought) =>
  tx
    .updateTable('memberships')
    .set({
      state: 'bought',
      bought_at: at,
      number,
      card_name: cardName,
      starts_at: startsAt,
      ends_at: endsAt,
      value_paise: valuePaise,
    })
    .where('id', '=', id)
    .where('state', '=', 'ordered')
    .execute()

export const setRevoked = (tx: Tx, lineId: number) =>
  tx.updateTable('memberships').set({ state: 'revoked' }).where('line_id', '=', lineId).execute()

export const setCompleted = (tx: Tx, lineId: number, at: Date) =>
  tx.updateTable('memberships').set({ completed_at: at }).where('line_id', '=', lineId).execute()

/** Lines whose time to cancel is over. */
export const linesToComplete = (db: Db, boughtBefore: Date, { after, limit }: DuePage) =>
  db
    .selectFrom('memberships')
    .innerJoin('order_lines', 'order_lines.id', 'memberships.line_id')
    .select('line_id as id')
    .where('line_id', '>', after?.id ?? 0)
    .where('memberships.state', '=', 'bought')
    .where('memberships.completed_at', 'is', null)
    .where('bought_at', '<=', boughtBefore)
    .where('order_lines.state', '=', 'fulfilled')
    .orderBy('line_id')
    .limit(limit)
    .execute()
