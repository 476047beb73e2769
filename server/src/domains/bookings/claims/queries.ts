import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

/** Held until the transaction ends. Constraints alone would be right too, but a herd at them deadlocks. */
export const lockNamed = (tx: Tx, names: readonly string[]) =>
  sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) with ordinality as line (name, place)
      order by place`.execute(tx)

interface InTheWay {
  consultantIds: readonly number[]
  customerId: number
  now: Date
}

/** Holds whose time is over, of either side, become expired; each is named once. */
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

/** What a customer holds unpaid of exactly this time. */
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

/** Some of the holds that are over, whoever's they are, passing by those that somebody else is tidying. */
export async function expireSome(tx: Tx, now: Date, most: number) {
  const { rows } = await sql<{ id: number; customerId: number }>`
    with over as (select id from bookings where state = 'held' and held_until <= ${now}
      order by held_until limit ${most} for update skip locked)
    update bookings set state = 'expired', changed_at = ${now} from over where bookings.id = over.id
    returning bookings.id, customer_id as "customerId"`.execute(tx)
  return rows
}

/** When a customer is in sessions or holds them, from now on. */
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
