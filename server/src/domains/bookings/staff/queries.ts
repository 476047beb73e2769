import { sql } from 'kysely'
import type { listAllBookings } from '#contract/bookings/staff.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { ReasonCode } from '#contract/reasons.ts'
import { idsOfPeople, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { WITHHELD } from '../money/queries.ts'
import { ENDS_AT, STARTS_AT } from '../queries.ts'

type Listed = Reply<typeof listAllBookings>['data'][number]

export interface BookingFilter {
  id?: number | undefined
  number?: string | undefined
  person?: PersonSearch | undefined
  personId?: number | undefined
  mode?: Listed['mode'] | undefined
  state?: Listed['state'] | undefined
  appealed: boolean
  creditWithheld: boolean
  from?: Date | undefined
  before?: Date | undefined
  now: Date
}

/** A hold past its time has expired, whether or not its row has been updated. */
const stateAt = (now: Date) =>
  sql<
    Listed['state']
  >`case when bookings.state = 'held' and bookings.held_until <= ${now} then 'expired' else bookings.state end`
const AMOUNT = sql<number>`case when orders.state = 'paid' then order_lines.total_paise else bookings.price_paise end`
const APPEALED = sql<boolean>`exists (select from booking_appeals a where a.booking_id = bookings.id and a.state = 'open')`

const CREDIT_WITHHELD = sql<boolean>`exists (select from booking_credits where booking_id = bookings.id and ${WITHHELD})`
const takesPart = (id: number) => sql<boolean>`(bookings.customer_id = ${id} or bookings.consultant_id = ${id})`

/** Phrased to use the index of the stored states. */
const inState = (state: Listed['state'], now: Date) => {
  if (state === 'held') return sql<boolean>`(bookings.state = 'held' and bookings.held_until > ${now})`
  if (state === 'expired')
    return sql<boolean>`(bookings.state = 'expired' or (bookings.state = 'held' and bookings.held_until <= ${now}))`
  return sql<boolean>`bookings.state = ${state}`
}

const matching = (db: Db | Tx, filter: BookingFilter) =>
  db
    .selectFrom('bookings')
    .where((where) =>
      where.and([
        ...(filter.id ? [where('bookings.id', '=', filter.id)] : []),
        ...(filter.number ? [where('bookings.number', '=', filter.number)] : []),
        ...(filter.person
          ? [
              where.or([
                where('bookings.customer_id', '=', idsOfPeople(filter.person)),
                where('bookings.consultant_id', '=', idsOfPeople(filter.person)),
              ]),
            ]
          : []),
        ...(filter.personId ? [takesPart(filter.personId)] : []),
        ...(filter.mode ? [where('bookings.mode', '=', filter.mode)] : []),
        ...(filter.state ? [inState(filter.state, filter.now)] : []),
        ...(filter.appealed ? [APPEALED] : []),
        ...(filter.creditWithheld ? [CREDIT_WITHHELD] : []),
        ...(filter.from ? [where(STARTS_AT, '>=', filter.from)] : []),
        ...(filter.before ? [where(STARTS_AT, '<', filter.before)] : []),
      ]),
    )

export interface BookingView {
  sort: 'starts' | 'created' | 'amount'
  descending: boolean
  limit: number
  offset: number
  /** Of a file, which is in descending order of the starts: only what follows this booking. */
  after?: { startsAt: Date; id: number } | undefined
}

const ORDER = { starts: STARTS_AT, created: sql<Date>`bookings.created_at`, amount: AMOUNT } as const

export const bookingsMatching = (db: Db | Tx, filter: BookingFilter, view: BookingView) =>
  matching(db, filter)
    .innerJoin('accounts as customer', 'customer.id', 'bookings.customer_id')
    .innerJoin('accounts as consultant', 'consultant.id', 'bookings.consultant_id')
    .leftJoin('order_lines', 'order_lines.id', 'bookings.line_id')
    .leftJoin('orders', 'orders.id', 'order_lines.order_id')
    .leftJoin('payments', 'payments.id', 'orders.payment_id')
    .$if(view.after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${STARTS_AT}, bookings.id) < (${view.after?.startsAt}::timestamptz, ${view.after?.id}::bigint)`,
      ),
    )
    .select([
      'bookings.id',
      'bookings.number',
      'customer.id as customerId',
      'customer.name as customerName',
      'customer.mobile as customerMobile',
      'consultant.id as consultantId',
      'consultant.name as consultantName',
      'consultant.mobile as consultantMobile',
      'bookings.mode',
      'bookings.minutes',
      STARTS_AT.as('startsAt'),
      ENDS_AT.as('endsAt'),
      stateAt(filter.now).as('state'),
      'bookings.cancelled_by as cancelledBy',
      'bookings.no_show_of as noShowOf',
      'bookings.created_at as createdAt',
      AMOUNT.as('amountPaise'),
      sql<number>`coalesce(order_lines.refunded_paise, 0)`.as('refundedPaise'),
      sql<string | null>`case when orders.state <> 'paid' then null
        when orders.gateway_paise > 0 then coalesce(payments.method, 'other') when orders.id is not null then 'wallet' end`.as(
        'paidBy',
      ),
      APPEALED.as('appealed'),
      CREDIT_WITHHELD.as('creditWithheld'),
    ])
    .$narrowType<Pick<Listed, 'mode' | 'cancelledBy' | 'noShowOf'>>()
    .orderBy(ORDER[view.sort], view.descending ? 'desc' : 'asc')
    .orderBy('bookings.id', view.descending ? 'desc' : 'asc')
    .limit(view.limit)
    .offset(view.offset)
    .execute()

export type BookingRow = Awaited<ReturnType<typeof bookingsMatching>>[number]

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: BookingFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('bookings.id').limit(most).as('matching'))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** The total fees of the matches that were paid. */
export const grossMatching = async (db: Db, filter: BookingFilter) =>
  (
    await matching(db, filter)
      .innerJoin('order_lines', 'order_lines.id', 'bookings.line_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .where('orders.state', '=', 'paid')
      .select(sql<number>`coalesce(sum(bookings.price_paise), 0)::bigint`.as('grossPaise'))
      .executeTakeFirstOrThrow()
  ).grossPaise

export const countOpenAppeals = async (db: Db) =>
  (
    await db
      .selectFrom('booking_appeals')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow()
  ).count

const QUARTER_MS = 90 * DAY_MS

/** What the history shows of a booking beyond its row in the list. */
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
    .$narrowType<{ byRole: 'customer' | 'consultant' | 'staff' | 'system'; reasonCode: ReasonCode | null }>()
    .where('booking_id', '=', bookingId)
    .orderBy('booking_events.at')
    .orderBy('booking_events.id')
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

/** What is left of the consultant's earning. */
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

interface BookingRefs {
  id: number
  number: string
  orderId: number | null
  customerId: number
  consultantId: number
}

interface NotificationRow {
  id: string
  at: Date
  to: 'customer' | 'consultant'
  message: string
  channel: string
  state: string
}

/** Notifications of both sides: the bell stores all of them, the outbox only recent ones. */
export async function notificationsOf(db: Db | Tx, { id, number, orderId, customerId, consultantId }: BookingRefs) {
  const about = sql`(params->>'bookingId' = ${String(id)} or params->>'number' = ${number}
    or params->>'orderId' = ${orderId === null ? null : String(orderId)})`
  const { rows } = await sql<NotificationRow>`
    select 'bell ' || n.id as id, n.at, case when n.account_id = ${customerId} then 'customer' else 'consultant' end as to,
      n.message, 'bell' as channel, case when n.read_at is null then 'notified' else 'read' end as state
    from notices n where n.account_id in (${customerId}, ${consultantId}) and ${about}
    union all
    select 'outbox ' || o.id, o.created_at, case when a.id = ${customerId} then 'customer' else 'consultant' end,
      o.message, o.channel, o.state
    from accounts a join outbox o on o.recipient in (a.mobile, a.email)
    where a.id in (${customerId}, ${consultantId}) and o.channel in ('sms', 'mail') and ${about}
    order by 2, 1`.execute(db)
  return rows
}
