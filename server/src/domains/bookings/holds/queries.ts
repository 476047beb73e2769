import { type RawBuilder, sql } from 'kysely'
import type * as api from '#contract/bookings/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { asPrepared } from '#server/platform/db/prepared.ts'
import type { BookingFacts } from '../booking.ts'

export interface Claim extends Input<typeof api.holdSlot> {
  customerId: number
}

/** A current or upcoming session or hold of a customer. */
export interface LiveSession {
  /** Null for an extension. */
  id: number | null
  consultantId: number
  startsMs: number
  endsMs: number
  isHold: boolean
}

export interface ClaimFacts {
  isSamePerson: boolean
  followsBoth: boolean
  knowsIndustry: boolean
  /** Including reserved extensions of theirs. */
  sessions: LiveSession[]
  /** For the booking, if the claim is granted: one id for each of its rows, in whatever statement it is written. */
  newId: number
}

const milliseconds = (instant: string) => sql.raw(`(extract(epoch from ${instant}) * 1000)::float8`)

/** What decides each of these claims besides the consultant's plan and blocks, in their order. */
export const factsOf = (tx: Tx, claims: readonly Claim[], now: Date) =>
  asPrepared(
    sql<ClaimFacts>`
      select nextval('sellable_ids') as "newId",
        exists (select from accounts a join accounts b using (mobile)
          where a.id = claim.customer_id and b.id = claim.consultant_id) as "isSamePerson",
        claim.follows_id is null or exists (select from bookings where id = claim.follows_id
          and customer_id = claim.customer_id and consultant_id = claim.consultant_id) as "followsBoth",
        claim.industry_id is null or exists (select from industries where id = claim.industry_id) as "knowsIndustry",
        coalesce((
          select json_agg(one) from (
            select id, consultant_id as "consultantId", state = 'held' as "isHold",
              ${milliseconds('lower(during)')} as "startsMs", ${milliseconds('upper(during)')} as "endsMs"
            from bookings where customer_id = claim.customer_id and state in ('held', 'confirmed', 'in_call')
              and case when state = 'held' then held_until > ${now} else upper(during) > ${now} end
            union all
            select null, consultant_id, false, ${milliseconds('lower(during)')}, ${milliseconds('upper(during)')}
            from booking_extensions where customer_id = claim.customer_id and state = 'held' and held_until > ${now}
          ) as one), '[]') as sessions
      from unnest(${claims.map(({ customerId }) => customerId)}::bigint[],
        ${claims.map(({ consultantId }) => consultantId)}::bigint[],
        ${claims.map(({ followsId }) => followsId)}::bigint[], ${claims.map(({ industryId }) => industryId)}::bigint[])
        with ordinality as claim (customer_id, consultant_id, follows_id, industry_id, place)
      order by place`.compile(tx),
  )

export const feeOf = (db: Db | Tx, consultantId: number, mode: string, minutes: number) =>
  db
    .selectFrom('consultant_fees')
    .select('fee_paise as feePaise')
    .where('consultant_id', '=', consultantId)
    .where('mode', '=', mode)
    .where('minutes', '=', minutes)
    .executeTakeFirst()

export interface NewHold {
  id: number
  room: string
  claim: Claim
  endsAt: Date
  pricePaise: number
}

interface Held {
  /** Last two digits of the year, for the booking numbers. */
  year: string
  heldUntil: Date
  now: Date
}

/** Writes the bookings with their first event. */
export function insertHolds(tx: Tx, holds: readonly NewHold[], { year, heldUntil, now }: Held) {
  const each = <T>(of: (hold: NewHold) => T) => holds.map(of)
  return asPrepared(
    sql`
      with held as (
        insert into bookings (id, number, room, customer_id, consultant_id, mode, minutes, during, state, held_until,
          industry_id, brief, price_paise, follows_id, customer_zone, created_at, changed_at)
        select id, 'PM-' || ${year}::text || '-' || lpad(next, greatest(5, length(next)), '0'), room, customer_id,
          consultant_id, mode, minutes, tstzrange(starts_at, ends_at), 'held', ${heldUntil}::timestamptz, industry_id, brief,
          price_paise, follows_id, customer_zone, ${now}::timestamptz, ${now}::timestamptz
        from (
          select *, nextval('booking_numbers')::text as next
          from unnest(${each(({ id }) => id)}::bigint[], ${each(({ room }) => room)}::text[],
            ${each(({ claim }) => claim.customerId)}::bigint[], ${each(({ claim }) => claim.consultantId)}::bigint[],
            ${each(({ claim }) => claim.mode)}::text[], ${each(({ claim }) => claim.minutes)}::smallint[],
            ${each(({ claim }) => claim.startsAt)}::timestamptz[], ${each(({ endsAt }) => endsAt)}::timestamptz[],
            ${each(({ claim }) => claim.industryId)}::bigint[], ${each(({ claim }) => claim.brief)}::text[],
            ${each(({ pricePaise }) => pricePaise)}::bigint[], ${each(({ claim }) => claim.followsId)}::bigint[],
            ${each(({ claim }) => claim.timeZone)}::text[])
            as one (id, room, customer_id, consultant_id, mode, minutes, starts_at, ends_at, industry_id, brief,
              price_paise, follows_id, customer_zone)
        ) as drawn
        returning id, customer_id
      )
      insert into booking_events (booking_id, at, kind, from_state, to_state, by_id, by_role, reason, data)
      select id, ${now}::timestamptz, 'held', null, 'held', customer_id, 'customer', '', '{}' from held`.compile(tx),
  )
}

/** Advisory locks until commit, in the order of the names. The exclusion constraints alone are correct, but deadlock under contention. */
export const lockNamed = (tx: Tx, names: readonly string[]) =>
  asPrepared(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) with ordinality as line (name, place)
      order by place`.compile(tx),
  )

/** For the rest of the transaction. */
export const limitLockWaits = (tx: Tx, milliseconds: number) =>
  asPrepared(sql`select set_config('lock_timeout', ${String(milliseconds)}, true)`.compile(tx))

export interface People {
  consultantIds: readonly number[]
  customerIds: readonly number[]
}

const overdueOf = ({ consultantIds, customerIds }: People, now: Date) =>
  sql`held_until <= ${now}
    and (consultant_id = any(${consultantIds}::bigint[]) or customer_id = any(${customerIds}::bigint[]))`

/** Expires overdue holds of either side; each is returned once. */
export const expireHoldsOf = (tx: Tx, people: People, now: Date) =>
  asPrepared(expiring(overdueOf(people, now), now).compile(tx))

interface OwnHolds {
  consultantId: number
  customerId: number
  startsAt: Date
  endsAt: Date
  now: Date
}

/** Expires the customer's own unpaid holds of exactly this time. */
export const dropOwnHolds = async (tx: Tx, { consultantId, customerId, startsAt, endsAt, now }: OwnHolds) =>
  (
    await expiring(
      sql`consultant_id = ${consultantId} and customer_id = ${customerId} and during = tstzrange(${startsAt}, ${endsAt})`,
      now,
    ).execute(tx)
  ).rows

const expiring = (which: RawBuilder<unknown>, now: Date) => sql<{ id: number; customerId: number }>`
  with over as (select id from bookings where state = 'held' and ${which} order by id for update)
  update bookings set state = 'expired', changed_at = ${now} from over where bookings.id = over.id
  returning bookings.id, customer_id as "customerId"`

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
export const lapseExtensionsOf = (tx: Tx, people: People, now: Date) =>
  asPrepared(lapsing(overdueOf(people, now)).compile(tx))

export const lapseExtensionsBefore = async (tx: Tx, now: Date) =>
  (await lapsing(sql`held_until <= ${now}`).execute(tx)).rows

const lapsing = (which: RawBuilder<unknown>) => sql<{ id: number }>`
  with over as (select id from booking_extensions where state = 'held' and ${which} order by id for update)
  update booking_extensions set state = 'lapsed' from over where booking_extensions.id = over.id
  returning booking_extensions.id`
