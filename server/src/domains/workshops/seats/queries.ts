import { sql } from 'kysely'
import type { WorkshopState } from '#contract/workshops/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Locks the workshop: everything that takes or frees a seat waits for the end of the transaction. */
export const lockWorkshop = (tx: Tx, id: number) =>
  tx
    .selectFrom('workshops')
    .select((eb) => [
      ...([
        'id',
        'seats',
        'seats_taken as seatsTaken',
        'starts_at as startsAt',
        'title_english',
        'title_hindi',
      ] as const),
      ...(['slug', 'price_paise as pricePaise'] as const),
      eb.ref('state').$castTo<WorkshopState>().as('state'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export interface Availability {
  id: number
  title_english: string
  title_hindi: string
  pricePaise: number
  state: WorkshopState
  startsAt: Date
  free: number
  waiting: number
  /** Of this buyer: a seat offered from the waiting list, and seats held by unpaid orders. */
  offeredUntil: Date | null
  heldSeats: number
  heldUntil: Date | null
}

/** What a buyer can take of workshops now. */
export const availabilities = async (db: Db | Tx, ids: readonly number[], buyerId: number | undefined, now: Date) =>
  (
    await sql<Availability>`select w.id, w.title_english, w.title_hindi, w.price_paise as "pricePaise", w.state,
        w.starts_at as "startsAt", w.seats - w.seats_taken as free,
        (select count(*)::int from workshop_waiters q where q.workshop_id = w.id and q.state = 'waiting') as waiting,
        (select q.offer_until from workshop_waiters q where q.workshop_id = w.id and q.account_id = ${buyerId ?? null}
          and q.state = 'offered' and q.offer_until > ${now}) as "offeredUntil",
        coalesce(h.seats, 0)::int as "heldSeats", h.until as "heldUntil"
      from workshops w left join lateral (
        select sum(p.seats) as seats, max(p.held_until) as until from workshop_purchases p
        where p.workshop_id = w.id and p.account_id = ${buyerId ?? null} and p.state = 'held' and p.held_until > ${now}) h on true
      where w.id = any(${ids})`.execute(db)
  ).rows

/** The constraint of the table refuses more than there are. */
export const addTaken = (tx: Tx, workshopId: number, seats: number) =>
  tx
    .updateTable('workshops')
    .set({ seats_taken: sql<number>`seats_taken + ${seats}` })
    .where('id', '=', workshopId)
    .execute()

/** Ends what a buyer holds in unpaid orders, and an offer; returns the seats that this frees. */
export const endHeldBy = async (tx: Tx, workshopId: number, buyerId: number) =>
  (
    await sql<{ seats: number }>`with held as (
        update workshop_purchases set state = 'released'
        where workshop_id = ${workshopId} and account_id = ${buyerId} and state = 'held' returning seats
      ), offered as (
        update workshop_waiters set state = 'taken'
        where workshop_id = ${workshopId} and account_id = ${buyerId} and state = 'offered' returning 1 as seats)
      select coalesce(sum(seats), 0)::int as seats from (select seats from held union all select seats from offered) freed`.execute(
      tx,
    )
  ).rows[0]!.seats

/** The next of the waiting list get a seat offered, in the order in which they joined. */
export const offerNext = async (tx: Tx, workshopId: number, seats: number, until: Date) =>
  (
    await sql<{ accountId: number }>`update workshop_waiters set state = 'offered', offer_until = ${until}
      where id in (select id from workshop_waiters where workshop_id = ${workshopId} and state = 'waiting'
        order by joined_at, id limit ${seats}) returning account_id as "accountId"`.execute(tx)
  ).rows

export const insertWaiter = (tx: Tx, workshopId: number, accountId: number, at: Date) =>
  tx
    .insertInto('workshop_waiters')
    .values({ workshop_id: workshopId, account_id: accountId, state: 'waiting', joined_at: at })
    .onConflict((known) =>
      known.columns(['workshop_id', 'account_id']).where('state', 'in', ['waiting', 'offered']).doNothing(),
    )
    .execute()

/** The places of a person in waiting lists that have not lapsed, one row for each workshop. */
export const ownPlaces = (accountId: number, now: Date) =>
  sql<{ workshopId: number; position: number; offeredUntil: Date | null }>`(select own.workshop_id as "workshopId",
      case when own.state = 'offered' then 0 else (select count(*)::int from workshop_waiters q
        where q.workshop_id = own.workshop_id and q.state = 'waiting' and (q.joined_at, q.id) <= (own.joined_at, own.id)) end as position,
      case when own.state = 'offered' then own.offer_until end as "offeredUntil"
    from workshop_waiters own where own.account_id = ${accountId}
      and (own.state = 'waiting' or (own.state = 'offered' and own.offer_until > ${now})))`

export const ownWaiting = async (db: Db | Tx, workshopId: number, accountId: number, now: Date) =>
  (
    await sql<{ position: number; offeredUntil: Date | null }>`select position, "offeredUntil"
      from ${ownPlaces(accountId, now)} places where "workshopId" = ${workshopId}`.execute(db)
  ).rows[0]

/** Returns the state that it had. */
export const leave = async (tx: Tx, workshopId: number, accountId: number) =>
  (
    await sql<{ before: 'waiting' | 'offered' }>`update workshop_waiters w
      set state = case when before.state = 'offered' then 'passed' else 'left' end
      from (select id, state from workshop_waiters where workshop_id = ${workshopId} and account_id = ${accountId}
        and state in ('waiting', 'offered') for update) before
      where w.id = before.id returning before.state as before`.execute(tx)
  ).rows[0]?.before

/** Workshops with a seat that somebody did not pay for or take in time. */
export const workshopsWithLapses = async (db: Db, now: Date) =>
  (
    await sql<{
      id: number
    }>`select workshop_id as id from workshop_purchases where state = 'held' and held_until <= ${now}
      union select workshop_id from workshop_waiters where state = 'offered' and offer_until <= ${now}`.execute(db)
  ).rows

export const endLapsed = async (tx: Tx, workshopId: number, now: Date) =>
  (
    await sql<{ seats: number }>`with held as (
        update workshop_purchases set state = 'released'
        where workshop_id = ${workshopId} and state = 'held' and held_until <= ${now} returning seats
      ), offered as (
        update workshop_waiters set state = 'lapsed'
        where workshop_id = ${workshopId} and state = 'offered' and offer_until <= ${now} returning 1 as seats)
      select coalesce(sum(seats), 0)::int as seats from (select seats from held union all select seats from offered) freed`.execute(
      tx,
    )
  ).rows[0]!.seats
