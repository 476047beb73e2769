import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { BookingFacts } from '../booking.ts'

interface Request {
  customerId: number
  consultantId: number
  startsAt: Date
}

/** An existing hold of the same person for the same slot. */
export const sameHold = (db: Db | Tx, { customerId, consultantId, startsAt }: Request, now: Date) =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('consultant_id', '=', consultantId)
    .where('state', '=', 'held')
    .where('held_until', '>', now)
    .where(sql`lower(during)`, '=', startsAt)
    .executeTakeFirst()

export const countHolds = async (tx: Tx, customerId: number, now: Date) =>
  (
    await tx
      .selectFrom('bookings')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('customer_id', '=', customerId)
      .where('state', '=', 'held')
      .where('held_until', '>', now)
      .executeTakeFirstOrThrow()
  ).count

export const feeOf = (db: Db | Tx, consultantId: number, mode: string, minutes: number) =>
  db
    .selectFrom('consultant_fees')
    .select('fee_paise as feePaise')
    .where('consultant_id', '=', consultantId)
    .where('mode', '=', mode)
    .where('minutes', '=', minutes)
    .executeTakeFirst()

export const isBookingBetween = async (db: Db | Tx, id: number, customerId: number, consultantId: number) =>
  (await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('consultant_id', '=', consultantId)
    .executeTakeFirst()) !== undefined

interface NewHold {
  /** Last two digits of the year, for the booking number. */
  year: string
  room: string
  customerId: number
  consultantId: number
  mode: string
  minutes: number
  startsAt: Date
  endsAt: Date
  heldUntil: Date
  industryId: number | null
  brief: string
  pricePaise: number
  followsId: number | null
  customerZone: string
  now: Date
}

export const insertHold = (tx: Tx, hold: NewHold) =>
  tx
    .insertInto('bookings')
    .values({
      number: sql`(select 'PM-' || ${hold.year}::text || '-' || lpad(next, greatest(5, length(next)), '0')
        from (select nextval('booking_numbers')::text as next) as drawn)`,
      room: hold.room,
      customer_id: hold.customerId,
      consultant_id: hold.consultantId,
      mode: hold.mode,
      minutes: hold.minutes,
      during: sql`tstzrange(${hold.startsAt}, ${hold.endsAt})`,
      state: 'held',
      held_until: hold.heldUntil,
      industry_id: hold.industryId,
      brief: hold.brief,
      price_paise: hold.pricePaise,
      follows_id: hold.followsId,
      customer_zone: hold.customerZone,
      created_at: hold.now,
      changed_at: hold.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Advisory locks until commit. The exclusion constraints alone are correct, but deadlock under contention. */
export const lockNamed = (tx: Tx, names: readonly string[]) =>
  sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) with ordinality as line (name, place)
      order by place`.execute(tx)

interface InTheWay {
  consultantIds: readonly number[]
  customerId: number
  now: Date
}

/** Expires overdue holds of either side; each is returned once. */
export const expireHoldsOf = (tx: Tx, { consultantIds, customerId, now }: InTheWay) =>
  expired(
    tx,
    sql`held_until <= ${now} and (consultant_id = any(${consultantIds}::bigint[]) or customer_id = ${customerId})`,
    now,
  )

interface OwnHolds {
  consultantId: number
  customerId: number
  startsAt: Date
  endsAt: Date
  now: Date
}

/** Expires the customer's own unpaid holds of exactly this time. */
export const dropOwnHolds = (tx: Tx, { consultantId, customerId, startsAt, endsAt, now }: OwnHolds) =>
  expired(
    tx,
    sql`consultant_id = ${consultantId} and customer_id = ${customerId} and during = tstzrange(${startsAt}, ${endsAt})`,
    now,
  )

async function expired(tx: Tx, which: ReturnType<typeof sql>, now: Date) {
  const { rows } = await sql<{ id: number; customerId: number }>`
    with over as (select id from bookings where state = 'held' and ${which} order by id for update)
    update bookings set state = 'expired', changed_at = ${now} from over where bookings.id = over.id
    returning bookings.id, customer_id as "customerId"`.execute(tx)
  return rows
}

/** Expires a batch of overdue holds; skips rows locked by another worker. */
export async function expireSome(tx: Tx, now: Date, most: number) {
  const { rows } = await sql<{ id: number; customerId: number }>`
    with over as (select id from bookings where state = 'held' and held_until <= ${now}
      order by held_until limit ${most} for update skip locked)
    update bookings set state = 'expired', changed_at = ${now} from over where bookings.id = over.id
    returning bookings.id, customer_id as "customerId"`.execute(tx)
  return rows
}

/** Current and upcoming sessions and holds of a customer. */
export const liveSessionsOf = async (db: Db | Tx, customerId: number, now: Date) =>
  (
    await sql<{ startsAt: Date; endsAt: Date }>`
      select lower(during) as "startsAt", upper(during) as "endsAt" from bookings
      where customer_id = ${customerId} and during && tstzrange(${now}, null)
        and state in ('held', 'confirmed', 'in_call') and (state <> 'held' or held_until > ${now})
      union all
      select lower(during), upper(during) from booking_extensions
      where customer_id = ${customerId} and state = 'held' and held_until > ${now}`.execute(db)
  ).rows

/** Payable holds of a customer, by id. */
export const heldBy = (db: Db | Tx, ids: readonly number[], customerId: number, now: Date) =>
  db
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.consultant_id')
    .select([
      'bookings.id',
      'consultant_id as consultantId',
      'accounts.name',
      'mode',
      'minutes',
      'price_paise as pricePaise',
      'held_until as heldUntil',
    ])
    .where('bookings.id', 'in', ids)
    .where('customer_id', '=', customerId)
    .where('bookings.state', '=', 'held')
    .where('held_until', '>', now)
    .$narrowType<{ mode: 'video' | 'audio' }>()
    .execute()

/** Whether the customer has paid for a session with the same consultant at this time through another booking. */
export const hasPaidSession = async (
  tx: Tx,
  {
    id,
    customerId,
    consultantId,
    startsAt,
    endsAt,
  }: Pick<BookingFacts, 'id' | 'customerId' | 'consultantId' | 'startsAt' | 'endsAt'>,
) =>
  (await tx
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('consultant_id', '=', consultantId)
    .where('id', '<>', id)
    .where('state', 'in', ['confirmed', 'in_call', 'completed', 'no_show'])
    .where(sql<boolean>`during && tstzrange(${startsAt}, ${endsAt})`)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Expires overdue extensions of either side; each is returned once. */
export const lapseExtensionsOf = (tx: Tx, { consultantIds, customerId, now }: InTheWay) =>
  lapsed(
    tx,
    sql`held_until <= ${now} and (consultant_id = any(${consultantIds}::bigint[]) or customer_id = ${customerId})`,
  )

export const lapseExtensionsBefore = (tx: Tx, now: Date) => lapsed(tx, sql`held_until <= ${now}`)

async function lapsed(tx: Tx, which: ReturnType<typeof sql>) {
  const { rows } = await sql<{ id: number }>`
    with over as (select id from booking_extensions where state = 'held' and ${which} order by id for update)
    update booking_extensions set state = 'lapsed' from over where booking_extensions.id = over.id
    returning booking_extensions.id`.execute(tx)
  return rows.map(({ id }) => id)
}
