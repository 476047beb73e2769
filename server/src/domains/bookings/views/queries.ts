import { type RawBuilder, sql } from 'kysely'
import type { ReasonCode } from '#contract/reasons.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import { asPrepared } from '#server/platform/db/prepared.ts'
import type { BookingFacts, Side } from '../booking.ts'
import { ENDS_AT, FACTS, STARTS_AT } from '../queries.ts'

export interface BookingRow extends BookingFacts {
  customerName: string
  customerThumbnail: string | null
  customerCity: string | null
  consultantName: string
  consultantThumbnail: string | null
  consultantSlug: string | null
  consultantCity: string | null
  headline: string | null
  headlineHindi: string | null
  timeZone: string | null
  industrySlug: string | null
  industryEnglish: string | null
  industryHindi: string | null
  appealed: boolean
  refundedPaise: number | null
  unreadMessages: number
}

/** Bookings with both sides, as seen by one of them. */
const rows = (db: Db | Tx, readerId: number | RawBuilder<unknown>) =>
  db
    .selectFrom('bookings')
    .innerJoin('accounts as customer', 'customer.id', 'bookings.customer_id')
    .innerJoin('accounts as expert', 'expert.id', 'bookings.consultant_id')
    .leftJoin('consultants', 'consultants.id', 'bookings.consultant_id')
    .leftJoin('industries', 'industries.id', 'bookings.industry_id')
    .select(FACTS)
    .select([
      STARTS_AT.as('startsAt'),
      ENDS_AT.as('endsAt'),
      'customer.name as customerName',
      'customer.thumbnail as customerThumbnail',
      'customer.city as customerCity',
      'expert.name as consultantName',
      'expert.thumbnail as consultantThumbnail',
      'consultants.slug as consultantSlug',
      'consultants.city as consultantCity',
      'consultants.headline',
      'consultants.headline_hindi as headlineHindi',
      'consultants.time_zone as timeZone',
      'industries.slug as industrySlug',
      'industries.title_english as industryEnglish',
      'industries.title_hindi as industryHindi',
      sql<number | null>`(select refunded_paise from order_lines where order_lines.id = bookings.line_id)`.as(
        'refundedPaise',
      ),
      sql<boolean>`exists (select from booking_appeals where booking_id = bookings.id)`.as('appealed'),
      sql<number>`(select count(*) from booking_messages m where m.booking_id = bookings.id and m.read_at is null
        and m.from_id <> ${readerId})`.as('unreadMessages'),
    ])
    .$castTo<BookingRow>()

const sideColumn = { customer: 'bookings.customer_id', consultant: 'bookings.consultant_id' } as const

/** The reader's own booking; undefined otherwise. */
export const ownRow = (db: Db | Tx, id: number, readerId: number, side: Side) =>
  rows(db, readerId).where('bookings.id', '=', id).where(sideColumn[side], '=', readerId).executeTakeFirst()

/** Bookings by id, each as its customer sees it. */
export const rowsForCustomers = (db: Db | Tx, ids: readonly number[]) =>
  asPrepared(
    rows(db, sql.ref('bookings.customer_id')).where(sql<boolean>`bookings.id = any(${ids}::bigint[])`).compile(),
  )

export type List = 'upcoming' | 'past' | 'cancelled' | 'all'

export interface Asked {
  readerId: number
  side: Side
  list: List
  search: string | undefined
  mode?: string | undefined
  /** Days of the consultant's calendar. */
  from?: string | undefined
  to?: string | undefined
  now: Date
}

/** Consultants do not see unpaid holds. */
const inList = ({ side, now, readerId }: Asked) => ({
  upcoming: sql<boolean>`(bookings.state in ('confirmed', 'in_call') and upper(during) > ${now}
    ${side === 'customer' ? sql`or bookings.state = 'held' and held_until > ${now} or ${confirming(readerId)} and lower(during) > ${now}` : sql``})`,
  past: sql<boolean>`(bookings.state in ('completed', 'no_show') or bookings.state in ('confirmed', 'in_call') and upper(during) <= ${now})`,
  cancelled: sql<boolean>`bookings.state = 'cancelled'`,
  all: sql<boolean>`(bookings.state not in ('held', 'expired')
    ${side === 'customer' ? sql`or bookings.state = 'held' and held_until > ${now} or ${confirming(readerId)} and lower(during) > ${now}` : sql``})`,
})

/** An expired hold whose payment the bank is still confirming: it may still be booked. */
const confirming = (readerId: number) => sql<boolean>`bookings.state in ('held', 'expired') and bookings.id in (
  select item_id from payments join order_lines on order_id = subject_id
  where account_id = ${readerId} and purpose = 'order' and payments.state = 'pending' and kind = 'booking')`

const narrowed = ({ side, search, mode, from, to }: Asked) => sql<boolean>`true
  ${mode ? sql`and bookings.mode = ${mode}` : sql``}
  ${from ? sql`and lower(during) >= (${from}::date)::timestamp at time zone ${zone}` : sql``}
  ${to ? sql`and lower(during) < (${to}::date + 1)::timestamp at time zone ${zone}` : sql``}
  ${search ? sql`and (number ilike ${containing(search)} or ${sql.ref(side === 'customer' ? 'expert.name' : 'customer.name')} ilike ${containing(search)})` : sql``}`
const zone = sql`coalesce(consultants.time_zone, 'Asia/Kolkata')`

export const pageOfRows = (db: Db, asked: Asked, { limit, offset }: { limit: number; offset: number }) => {
  const direction = asked.list === 'upcoming' ? 'asc' : 'desc'
  return rows(db, asked.readerId)
    .where(sideColumn[asked.side], '=', asked.readerId)
    .where(inList(asked)[asked.list])
    .where(narrowed(asked))
    .orderBy(sql`lower(during)`, direction)
    .orderBy('bookings.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The number of bookings in each list that match the search and filters. */
export async function countRows(db: Db, asked: Asked) {
  const lists = inList(asked)
  const count = (list: List) => sql<number>`count(*) filter (where ${lists[list]})`
  return db
    .selectFrom('bookings')
    .innerJoin('accounts as customer', 'customer.id', 'bookings.customer_id')
    .innerJoin('accounts as expert', 'expert.id', 'bookings.consultant_id')
    .leftJoin('consultants', 'consultants.id', 'bookings.consultant_id')
    .where(sideColumn[asked.side], '=', asked.readerId)
    .where(narrowed(asked))
    .select([
      count('upcoming').as('upcoming'),
      count('past').as('past'),
      count('cancelled').as('cancelled'),
      count('all').as('all'),
    ])
    .executeTakeFirstOrThrow()
}

export const eventsOf = (db: Db | Tx, bookingId: number) =>
  db
    .selectFrom('booking_events')
    .leftJoin('accounts', 'accounts.id', 'booking_events.by_id')
    .select(['kind', 'at', 'by_role as byRole', 'accounts.name as by', 'reason', 'reason_code as reasonCode', 'data'])
    .where('booking_id', '=', bookingId)
    .orderBy('booking_events.id')
    .$narrowType<{
      byRole: 'customer' | 'consultant' | 'staff' | 'system'
      reasonCode: ReasonCode | null
      data: { fromAt?: string; toAt?: string }
    }>()
    .execute()

/** The order line of a session: its amounts, and the order's payment split. */
export const moneyOfLine = (db: Db | Tx, lineId: number) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      'orders.id as orderId',
      'price_paise as subtotalPaise',
      'discount_paise as discountPaise',
      sql<number>`cgst_paise + sgst_paise + igst_paise`.as('taxPaise'),
      'cgst_paise as cgstPaise',
      'sgst_paise as sgstPaise',
      'igst_paise as igstPaise',
      'gst_rate_bp as gstRateBp',
      'order_lines.total_paise as totalPaise',
      'refunded_paise as refundedPaise',
      'promo_paise as promoPaise',
      'wallet_paise as walletPaise',
      'gateway_paise as gatewayPaise',
    ])
    .where('order_lines.id', '=', lineId)
    .executeTakeFirst()

/** A session is bought alone, so the refunds of its order are those of the session. */
export const refundedTo = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('refunds')
    .select([
      sql<number>`coalesce(sum(to_source_paise), 0)::bigint`.as('sourcePaise'),
      sql<number>`coalesce(sum(to_wallet_paise + to_promo_paise), 0)::bigint`.as('walletPaise'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()

export const documentsOf = (db: Db | Tx, orderId: number) =>
  db.selectFrom('documents').select(['id', 'kind', 'number']).where('order_id', '=', orderId).orderBy('id').execute()

const sumOf = (column: string) => sql<number>`sum(${sql.ref(column)})::bigint`

/** Total earning of these lines. */
export const earningOf = (db: Db | Tx, lineIds: readonly number[]) =>
  db
    .selectFrom('earnings')
    .select(({ fn }) => [
      sumOf('gross_paise').as('grossPaise'),
      sumOf('commission_paise').as('commissionPaise'),
      sumOf('commission_gst_paise').as('commissionGstPaise'),
      sumOf('tcs_paise').as('tcsPaise'),
      sumOf('tds_paise').as('tdsPaise'),
      sumOf('net_paise').as('netPaise'),
      fn.max('earned_at').as('earnedAt'),
      fn.max('release_at').as('releaseAt'),
    ])
    .where('line_id', 'in', lineIds)
    .having(({ fn }) => fn.countAll(), '>', 0)
    .executeTakeFirst()

export const appealOf = (db: Db | Tx, bookingId: number) =>
  db
    .selectFrom('booking_appeals')
    .select(['state', 'by_id as byId', 'reason', 'asked_at as askedAt', 'decided_at as decidedAt', 'note'])
    .where('booking_id', '=', bookingId)
    .$narrowType<{ state: 'open' | 'upheld' | 'declined' }>()
    .executeTakeFirst()

export const followerOf = (db: Db | Tx, bookingId: number) =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('follows_id', '=', bookingId)
    .where('state', 'not in', ['expired', 'held'])
    .orderBy('id', 'desc')
    .executeTakeFirst()

interface Pair {
  consultantId: number
  customerId: number
}

/** Past sessions of two people; empty if none was ever paid. */
export const sessionsBetween = async (db: Db | Tx, { consultantId, customerId }: Pair, now: Date) =>
  db
    .selectFrom('bookings')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where state = 'completed')`.as('completed'),
      sql<number>`count(*) filter (where state in ('confirmed', 'in_call') and upper(during) > ${now})`.as('upcoming'),
    ])
    .where('consultant_id', '=', consultantId)
    .where('customer_id', '=', customerId)
    .where('line_id', 'is not', null)
    .executeTakeFirstOrThrow()

export const noteAbout = (db: Db | Tx, { consultantId, customerId }: Pair) =>
  db
    .selectFrom('customer_notes')
    .select(['text', 'updated_at as updatedAt'])
    .where('consultant_id', '=', consultantId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()

export const writeNote = (tx: Tx, { consultantId, customerId }: Pair, text: string, now: Date) =>
  tx
    .insertInto('customer_notes')
    .values({ consultant_id: consultantId, customer_id: customerId, text, updated_at: now })
    .onConflict((known) => known.columns(['consultant_id', 'customer_id']).doUpdateSet({ text, updated_at: now }))
    .execute()

export const deleteNote = (tx: Tx, { consultantId, customerId }: Pair) =>
  tx
    .deleteFrom('customer_notes')
    .where('consultant_id', '=', consultantId)
    .where('customer_id', '=', customerId)
    .execute()
