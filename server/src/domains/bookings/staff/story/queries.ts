import { sql } from 'kysely'
import type { ReasonCode } from '#contract/limits.ts'
import type { Db, Tx } from '#server/platform/db.ts'

const QUARTER_MS = 90 * 86_400_000

/** What a story says of a booking beyond its row in the list. */
export const factsOf = (db: Db | Tx, id: number, now: Date) =>
  db
    .selectFrom('bookings')
    .innerJoin('accounts as consultant', 'consultant.id', 'bookings.consultant_id')
    .leftJoin('industries', 'industries.id', 'bookings.industry_id')
    .select((of) => [
      'bookings.brief',
      'bookings.moves',
      'bookings.held_until as heldUntil',
      'bookings.customer_zone as customerZone',
      'bookings.order_id as orderId',
      'bookings.line_id as lineId',
      'bookings.settled_at as settledAt',
      'bookings.customer_id as customerId',
      'bookings.consultant_id as consultantId',
      'consultant.thumbnail',
      'industries.title_english as industryEnglish',
      'industries.title_hindi as industryHindi',
      of
        .selectFrom('bookings as past')
        .select(
          sql<{ missed: number; sessions: number }>`jsonb_build_object(
            'missed', count(*) filter (where past.state = 'no_show' and past.no_show_of in ('consultant', 'both')),
            'sessions', count(*))`.as('record'),
        )
        .whereRef('past.consultant_id', '=', 'bookings.consultant_id')
        .where('past.state', 'in', ['completed', 'no_show'])
        .where(sql<boolean>`lower(past.during) >= ${new Date(now.getTime() - QUARTER_MS)}`)
        .$asScalar()
        .as('record'),
    ])
    .where('bookings.id', '=', id)
    .executeTakeFirst()

export const eventsOf = (db: Db | Tx, bookingId: number) =>
  db
    .selectFrom('booking_events')
    .leftJoin('accounts', 'accounts.id', 'booking_events.by_id')
    .select([
      'booking_events.id',
      'booking_events.at',
      'booking_events.kind',
      'from_state as from',
      'to_state as to',
      'accounts.name as by',
      'by_role as byRole',
      'reason',
      'reason_code as reasonCode',
      'data',
    ])
    .$narrowType<{ byRole: 'customer' | 'consultant' | 'staff' | 'house'; reasonCode: ReasonCode | null }>()
    .where('booking_id', '=', bookingId)
    .orderBy('booking_events.at')
    .orderBy('booking_events.id')
    .execute()

export const visitsOf = (db: Db | Tx, bookingId: number) =>
  db
    .selectFrom('room_visits')
    .select(['id', 'role', 'joined_at as joinedAt', 'left_at as leftAt'])
    .where('booking_id', '=', bookingId)
    .$narrowType<{ role: 'customer' | 'consultant' }>()
    .orderBy('joined_at')
    .orderBy('id')
    .execute()

export const appealOf = (db: Db | Tx, bookingId: number) =>
  db
    .selectFrom('booking_appeals as appeal')
    .innerJoin('accounts as by', 'by.id', 'appeal.by_id')
    .leftJoin('accounts as decider', 'decider.id', 'appeal.decided_by')
    .select([
      'appeal.id',
      'by.name as by',
      sql<'customer' | 'consultant'>`case when by.type = 'user' then 'customer' else 'consultant' end`.as('byRole'),
      'appeal.reason',
      'appeal.asked_at as askedAt',
      'appeal.state',
      'decider.name as decidedBy',
      'appeal.decided_at as decidedAt',
      'appeal.note',
    ])
    .$narrowType<{ state: 'open' | 'upheld' | 'declined' }>()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()

/** What is left of what the consultant earned with it. */
export const earnedOf = (db: Db | Tx, lineId: number) =>
  db
    .selectFrom('earnings')
    .leftJoin('earning_reversals as back', 'back.earning_id', 'earnings.id')
    .select([
      sql<number>`(earnings.gross_paise - coalesce(sum(back.gross_paise), 0))::bigint`.as('grossPaise'),
      sql<number>`(earnings.commission_paise - coalesce(sum(back.commission_paise), 0))::bigint`.as('commissionPaise'),
      sql<number>`(earnings.net_paise - coalesce(sum(back.net_paise), 0))::bigint`.as('netPaise'),
      sql<'on_hold' | 'ready'>`case when released_at is null then 'on_hold' else 'ready' end`.as('state'),
    ])
    .where('line_id', '=', lineId)
    .groupBy('earnings.id')
    .executeTakeFirst()

interface Told {
  id: number
  number: string
  orderId: number | null
  customerId: number
  consultantId: number
}

interface NoticeRow {
  id: string
  at: Date
  to: 'customer' | 'consultant'
  message: string
  channel: string
  state: string
}

/** What the two were told of it: the bell keeps all, the outbox what was sent a short while ago. */
export async function noticesOf(db: Db | Tx, { id, number, orderId, customerId, consultantId }: Told) {
  const about = sql`(params->>'bookingId' = ${String(id)} or params->>'number' = ${number}
    or params->>'orderId' = ${orderId === null ? null : String(orderId)})`
  const { rows } = await sql<NoticeRow>`
    select 'bell ' || n.id as id, n.at, case when n.account_id = ${customerId} then 'customer' else 'consultant' end as to,
      n.message, 'bell' as channel, case when n.read_at is null then 'told' else 'read' end as state
    from notices n where n.account_id in (${customerId}, ${consultantId}) and ${about}
    union all
    select 'outbox ' || o.id, o.created_at, case when a.id = ${customerId} then 'customer' else 'consultant' end,
      o.message, o.channel, o.state
    from accounts a join outbox o on o.recipient in (a.mobile, a.email)
    where a.id in (${customerId}, ${consultantId}) and o.channel in ('sms', 'mail') and ${about}
    order by 2, 1`.execute(db)
  return rows
}
