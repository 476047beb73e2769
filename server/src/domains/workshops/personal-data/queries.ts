import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { freeSeats } from '../seats/service.ts'

/** What a person booked and waits for, and the workshops of a trainer. */
export async function workshopsForExport(db: Db | Tx, accountId: number) {
  const [purchases, tickets, waiting, drafts, taught] = await Promise.all([
    db
      .selectFrom('workshop_purchases')
      .select(['order_id as orderId', 'workshop_id as workshopId', 'seats', 'state', 'bought_at as boughtAt'])
      .where('account_id', '=', accountId)
      .orderBy('line_id')
      .execute(),
    db
      .selectFrom('workshop_tickets')
      .innerJoin('workshop_purchases', 'workshop_purchases.line_id', 'workshop_tickets.line_id')
      .select(['number', 'seat', 'name', 'workshop_tickets.state', 'attended_at as attendedAt'])
      .where('account_id', '=', accountId)
      .orderBy('workshop_tickets.id')
      .execute(),
    db
      .selectFrom('workshop_waiters')
      .select(['workshop_id as workshopId', 'state', 'joined_at as joinedAt'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('workshop_attendee_drafts')
      .select(['workshop_id as workshopId', 'names'])
      .where('account_id', '=', accountId)
      .orderBy('workshop_id')
      .execute(),
    db
      .selectFrom('workshops')
      .select(['id', 'title_english', 'title_hindi', 'starts_at as startsAt'])
      .where('consultant_id', '=', accountId)
      .orderBy('id')
      .execute(),
  ])
  return { purchases, tickets, waiting, drafts, taught }
}

/** Purchases stay with the order; the names of attendees and the place in waiting lists go. */
export async function eraseAttendee(tx: Tx, accountId: number, now: Date) {
  const offered = await tx
    .deleteFrom('workshop_waiters')
    .where('account_id', '=', accountId)
    .returning(['workshop_id as workshopId', 'state'])
    .execute()
  for (const { workshopId, state } of offered) if (state === 'offered') await freeSeats(tx, workshopId, 1, now)
  await tx.deleteFrom('workshop_attendee_drafts').where('account_id', '=', accountId).execute()
  await tx
    .updateTable('workshop_tickets')
    .set({ name: '', certificate_code: null })
    .where('line_id', 'in', (eb) =>
      eb.selectFrom('workshop_purchases').select('workshop_purchases.line_id').where('account_id', '=', accountId),
    )
    .execute()
}

/** Somebody with a seat gives it up first, by the refund rule; a trainer waits until the workshop is over. */
export const hasWorkshopsToCome = async (db: Db | Tx, accountId: number, now: Date) => {
  const { rows } = await sql<{ found: boolean }>`select exists (
      select from workshop_tickets t join workshop_purchases p on p.line_id = t.line_id
        join workshops w on w.id = t.workshop_id
      where p.account_id = ${accountId} and t.state = 'valid' and w.ends_at > ${now}
      union all
      select from workshops where consultant_id = ${accountId} and state in ('published', 'withdrawn')
        and ends_at > ${now} and seats_taken > 0) as found`.execute(db)
  return rows[0]!.found ? ('workshops_left' as const) : undefined
}
