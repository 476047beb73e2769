import { sql } from 'kysely'
import type { listAllBookings } from '#contract/bookings-staff.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { WITHHELD } from '../credits/queries.ts'

type Listed = Reply<typeof listAllBookings>['data'][number]

export interface BookingFilter {
  id?: number | undefined
  number?: string | undefined
  /** As the people's rules write them. */
  words?: string | undefined
  mode?: Listed['mode'] | undefined
  state?: Listed['state'] | undefined
  appealed: boolean
  creditWithheld: boolean
  from?: Date | undefined
  before?: Date | undefined
  now: Date
}

const STARTS = sql<Date>`lower(bookings.during)`
/** A hold whose time is over has lapsed, whether or not somebody has tidied it. */
const stateAt = (now: Date) =>
  sql<
    Listed['state']
  >`case when bookings.state = 'held' and bookings.held_until <= ${now} then 'expired' else bookings.state end`
const AMOUNT = sql<number>`case when orders.state = 'paid' then order_lines.total_paise else bookings.price_paise end`
const APPEALED = sql<boolean>`exists (select from booking_appeals a where a.booking_id = bookings.id and a.state = 'open')`

const CREDIT_WITHHELD = sql<boolean>`exists (select from booking_credits where booking_id = bookings.id and ${WITHHELD})`

const matching = (db: Db | Tx, filter: BookingFilter) =>
  db
    .selectFrom('bookings')
    .innerJoin('accounts as customer', 'customer.id', 'bookings.customer_id')
    .innerJoin('accounts as consultant', 'consultant.id', 'bookings.consultant_id')
    .leftJoin('order_lines', 'order_lines.id', 'bookings.line_id')
    .leftJoin('orders', 'orders.id', 'order_lines.order_id')
    .leftJoin('payments', 'payments.id', 'orders.payment_id')
    .where((where) =>
      where.and([
        ...(filter.id ? [where('bookings.id', '=', filter.id)] : []),
        ...(filter.number ? [where('bookings.number', '=', filter.number)] : []),
        ...(filter.words
          ? [
              sql<boolean>`(account_words(customer.name, customer.mobile, customer.email) @@ ${filter.words}::tsquery
                or account_words(consultant.name, consultant.mobile, consultant.email) @@ ${filter.words}::tsquery)`,
            ]
          : []),
        ...(filter.mode ? [where('bookings.mode', '=', filter.mode)] : []),
        ...(filter.state ? [where(stateAt(filter.now), '=', filter.state)] : []),
        ...(filter.appealed ? [APPEALED] : []),
        ...(filter.creditWithheld ? [CREDIT_WITHHELD] : []),
        ...(filter.from ? [where(STARTS, '>=', filter.from)] : []),
        ...(filter.before ? [where(STARTS, '<', filter.before)] : []),
      ]),
    )

export interface BookingView {
  sort: 'starts' | 'created' | 'amount'
  descending: boolean
  limit: number
  offset: number
}

const ORDER = { starts: STARTS, created: sql<Date>`bookings.created_at`, amount: AMOUNT } as const

export const bookingsMatching = (db: Db | Tx, filter: BookingFilter, view: BookingView) =>
  matching(db, filter)
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
      STARTS.as('startsAt'),
      sql<Date>`upper(bookings.during)`.as('endsAt'),
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

/** How many match, but never more than `most`, and the fees of those of them that were paid. */
export const countMatching = (db: Db, filter: BookingFilter, most: number) =>
  db
    .selectFrom(
      matching(db, filter)
        .select([
          'bookings.id',
          sql<number>`case when orders.state = 'paid' then bookings.price_paise else 0 end`.as('fee'),
        ])
        .limit(most)
        .as('matching'),
    )
    .select((of) => [of.fn.countAll<number>().as('count'), sql<number>`coalesce(sum(fee), 0)::bigint`.as('grossPaise')])
    .executeTakeFirstOrThrow()

export const countOpenAppeals = async (db: Db) =>
  (
    await db
      .selectFrom('booking_appeals')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow()
  ).count
