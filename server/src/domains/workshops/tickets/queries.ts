import { sql } from 'kysely'
import type { WorkshopPlace, WorkshopState } from '#contract/workshops/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

interface OwnTicket {
  id: number
  number: string
  position: number
  seat: number
  state: 'valid' | 'given_up' | 'refunded'
  name: string
  attendedAt: Date | null
  lineId: number
  orderId: number
  seats: number
  boughtAt: Date
  totalPaise: number
  accountId: number
  workshopId: number
  slug: string
  title_english: string
  title_hindi: string
  workshopState: WorkshopState
  place: WorkshopPlace
  city_english: string
  city_hindi: string
  venue_english: string
  venue_hindi: string
  meetingUrl: string
  startsAt: Date
  endsAt: Date
  rescheduledAt: Date | null
  createdAt: Date
  updatedAt: Date
  version: number
  trainer: string
}

/** A ticket of this buyer. */
export const ticketOf = async (db: Db | Tx, id: number, accountId: number) =>
  (
    await sql<OwnTicket>`select t.id, t.number, t.position, t.seat, t.state, t.name, t.attended_at as "attendedAt", p.line_id as "lineId",
        p.order_id as "orderId", p.seats, p.bought_at as "boughtAt", l.total_paise as "totalPaise", p.account_id as "accountId",
        w.id as "workshopId", w.slug, w.title_english, w.title_hindi, w.state as "workshopState", w.place, w.city_english, w.city_hindi, w.venue_english,
        w.venue_hindi, w.meeting_url as "meetingUrl", w.starts_at as "startsAt", w.ends_at as "endsAt",
        w.rescheduled_at as "rescheduledAt", w.created_at as "createdAt", w.updated_at as "updatedAt", w.version, a.name as trainer
      from workshop_tickets t join workshop_purchases p on p.line_id = t.line_id join order_lines l on l.id = p.line_id
        join workshops w on w.id = t.workshop_id join accounts a on a.id = w.consultant_id
      where t.id = ${id} and p.account_id = ${accountId}`.execute(db)
  ).rows[0]

/** False if it is no longer valid. */
export const setName = async (db: Db, id: number, name: string) =>
  (
    await db
      .updateTable('workshop_tickets')
      .set({ name })
      .where('id', '=', id)
      .where('state', '=', 'valid')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const setGivenUp = async (tx: Tx, id: number) =>
  (
    await tx
      .updateTable('workshop_tickets')
      .set({ state: 'given_up' })
      .where('id', '=', id)
      .where('state', '=', 'valid')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** The first time counts. */
export const setAttended = (db: Db | Tx, id: number, at: Date) =>
  db
    .updateTable('workshop_tickets')
    .set({ attended_at: at })
    .where('id', '=', id)
    .where('attended_at', 'is', null)
    .execute()

export const workshopIsOnSale = async (db: Db, id: number) =>
  Boolean(
    await db
      .selectFrom('workshops')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'published')
      .executeTakeFirst(),
  )

export const saveDraft = (db: Db, accountId: number, workshopId: number, names: string[], at: Date) =>
  db
    .insertInto('workshop_attendee_drafts')
    .values({ account_id: accountId, workshop_id: workshopId, names, saved_at: at })
    .onConflict((known) => known.columns(['account_id', 'workshop_id']).doUpdateSet({ names, saved_at: at }))
    .execute()

/** The code of the certificate of attendance; made now if there is none. */
export const certificateCode = async (db: Db, id: number, code: string) =>
  (
    await db
      .updateTable('workshop_tickets')
      .set((eb) => ({ certificate_code: eb.fn.coalesce('certificate_code', eb.val(code)) }))
      .where('id', '=', id)
      .returning('certificate_code as code')
      .executeTakeFirstOrThrow()
  ).code!

export const attendedWith = (db: Db, by: { code: string } | { number: string }, now: Date) =>
  db
    .selectFrom('workshop_tickets as t')
    .innerJoin('workshops as w', 'w.id', 't.workshop_id')
    .innerJoin('accounts as a', 'a.id', 'w.consultant_id')
    .select(['t.number', 't.name', 'w.title_english', 'w.title_hindi', 'a.name as trainer'])
    .select(['w.starts_at as startsAt', 'w.ends_at as endsAt'])
    .where('t.certificate_code', 'is not', null)
    .where('t.state', '=', 'valid')
    .where('t.attended_at', 'is not', null)
    .where('w.ends_at', '<=', now)
    .$if('code' in by, (list) => list.where('t.certificate_code', '=', 'code' in by ? by.code : ''))
    .$if('number' in by, (list) => list.where('t.number', '=', 'number' in by ? by.number : ''))
    .executeTakeFirst()
