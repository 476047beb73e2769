import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DuePage } from '#server/platform/jobs/each-alone.ts'

interface Titles {
  title_english: string
  title_hindi: string
}

export const purchasesToRefund = async (db: Db, { after, limit }: DuePage) =>
  (
    await sql<{
      id: number
      orderId: number
    }>`select p.line_id as id, p.order_id as "orderId" from workshop_purchases p
      join workshops w on w.id = p.workshop_id
      where w.state = 'cancelled' and p.state = 'sold' and p.line_id > ${after?.id ?? 0}
        and exists (select from workshop_tickets t where t.line_id = p.line_id and t.state = 'valid')
      order by p.line_id limit ${limit}`.execute(db)
  ).rows

interface Cancelled extends Titles {
  workshopId: number
  accountId: number
  seats: number
  totalPaise: number
  reason: string
}

export const cancelledPurchase = async (tx: Tx, lineId: number) =>
  (
    await sql<Cancelled>`select p.workshop_id as "workshopId", p.account_id as "accountId", p.seats,
        l.total_paise as "totalPaise", w.title_english, w.title_hindi, w.cancelled_reason as reason
      from workshop_purchases p join order_lines l on l.id = p.line_id join workshops w on w.id = p.workshop_id
      where p.line_id = ${lineId}`.execute(tx)
  ).rows[0]!

export const validPositions = async (tx: Tx, lineId: number) =>
  (
    await tx
      .selectFrom('workshop_tickets')
      .select('position')
      .where('line_id', '=', lineId)
      .where('state', '=', 'valid')
      .execute()
  ).map(({ position }) => position)

const UNNOTIFIED = sql`p.state = 'sold' and w.state <> 'cancelled' and w.rescheduled_at >= p.bought_at
  and (p.notified_at is null or p.notified_at < w.rescheduled_at)`

export const purchasesToNotify = async (db: Db, { after, limit }: DuePage) =>
  (
    await sql<{ id: number }>`select p.line_id as id from workshop_purchases p join workshops w on w.id = p.workshop_id
      where p.line_id > ${after?.id ?? 0} and ${UNNOTIFIED} order by p.line_id limit ${limit}`.execute(db)
  ).rows

interface Moved extends Titles {
  accountId: number
  startsAt: Date
}

/** Undefined if it was done meanwhile. */
export const markNotified = async (tx: Tx, lineId: number, now: Date) =>
  (
    await sql<Moved>`update workshop_purchases p set notified_at = ${now} from workshops w
      where w.id = p.workshop_id and p.line_id = ${lineId} and ${UNNOTIFIED}
      returning p.account_id as "accountId", w.starts_at as "startsAt", w.title_english, w.title_hindi`.execute(tx)
  ).rows[0]

const unreminded = (hours: number) => sql`p.state = 'sold' and w.state in ('published', 'withdrawn')
  and (p.reminded_hours is null or p.reminded_hours > ${hours})
  and exists (select from workshop_tickets t where t.line_id = p.line_id and t.state = 'valid')`

export const purchasesToRemind = async (
  db: Db,
  hours: number,
  { now, until }: { now: Date; until: Date },
  { after, limit }: DuePage,
) =>
  (
    await sql<{ id: number }>`select p.line_id as id from workshop_purchases p join workshops w on w.id = p.workshop_id
      where p.line_id > ${after?.id ?? 0} and w.starts_at > ${now} and w.starts_at <= ${until} and ${unreminded(hours)}
      order by p.line_id limit ${limit}`.execute(db)
  ).rows

interface Due extends Moved {
  place: 'online' | 'venue'
  venue_english: string
  venue_hindi: string
}

export const markReminded = async (tx: Tx, lineId: number, hours: number) =>
  (
    await sql<Due>`update workshop_purchases p set reminded_hours = ${hours} from workshops w
      where w.id = p.workshop_id and p.line_id = ${lineId} and ${unreminded(hours)}
      returning p.account_id as "accountId", w.starts_at as "startsAt", w.title_english, w.title_hindi, w.place,
        w.venue_english, w.venue_hindi`.execute(tx)
  ).rows[0]
