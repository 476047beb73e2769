import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DuePage } from '#server/platform/jobs/each-alone.ts'
import { GUEST_NAMES } from '../rules.ts'

interface Held {
  lineId: number
  orderId: number
  workshopId: number
  accountId: number
  seats: number
  until: Date
}

export const insertHeld = (tx: Tx, { lineId, orderId, workshopId, accountId, seats, until }: Held) =>
  tx
    .insertInto('workshop_purchases')
    .values({
      ...{ line_id: lineId, order_id: orderId, workshop_id: workshopId, account_id: accountId },
      ...{ seats, state: 'held', held_until: until },
    })
    .execute()

/** Changed only while its workshop is locked. */
export const purchaseOfLine = (tx: Tx, lineId: number) =>
  tx
    .selectFrom('workshop_purchases')
    .select((eb) => [
      ...(['line_id as lineId', 'workshop_id as workshopId', 'account_id as accountId', 'seats'] as const),
      eb.ref('state').$castTo<'held' | 'released' | 'sold' | 'ended'>().as('state'),
    ])
    .where('line_id', '=', lineId)
    .executeTakeFirstOrThrow()

export const setSold = (tx: Tx, lineId: number, at: Date) =>
  tx.updateTable('workshop_purchases').set({ state: 'sold', bought_at: at }).where('line_id', '=', lineId).execute()

export const setReleased = (tx: Tx, lineId: number) =>
  tx.updateTable('workshop_purchases').set({ state: 'released' }).where('line_id', '=', lineId).execute()

export const setEnded = (tx: Tx, lineId: number) =>
  tx
    .updateTable('workshop_purchases')
    .set({ state: 'ended' })
    .where('line_id', '=', lineId)
    .where('state', '=', 'sold')
    .execute()

/**
 * The lowest free seats, in the names that the buyer saved. Without a name, the first seat is for the buyer and another
 * for a guest. The workshop is locked.
 */
export const insertTickets = (tx: Tx, { lineId, workshopId, accountId, seats }: Omit<Held, 'orderId' | 'until'>) =>
  sql`insert into workshop_tickets (number, line_id, workshop_id, position, seat, name)
    select 'PM-W-' || lpad(nextval('workshop_ticket_numbers')::text, 5, '0'), ${lineId}::bigint, ${workshopId}::bigint, free.position,
      free.seat, coalesce(nullif(d.names[free.position], ''), case when free.position = 1 then a.name
        else replace(case a.language when 'hi' then ${GUEST_NAMES.hi} else ${GUEST_NAMES.en} end, '{name}', a.name) end)
    from (select seat, row_number() over (order by seat)::int as position from generate_series(1, 1000) seat
        where not exists (select from workshop_tickets t where t.workshop_id = ${workshopId} and t.seat = seat.seat and t.state = 'valid')
        order by seat limit ${seats}) free
      join accounts a on a.id = ${accountId}
      left join workshop_attendee_drafts d on d.account_id = a.id and d.workshop_id = ${workshopId}
    order by free.position`.execute(tx)

export const dropDraft = (tx: Tx, accountId: number, workshopId: number) =>
  tx
    .deleteFrom('workshop_attendee_drafts')
    .where('account_id', '=', accountId)
    .where('workshop_id', '=', workshopId)
    .execute()

/** Returns how many were valid. */
export const refundTickets = async (tx: Tx, lineId: number) =>
  Number(
    (
      await tx
        .updateTable('workshop_tickets')
        .set({ state: 'refunded' })
        .where('line_id', '=', lineId)
        .where('state', '=', 'valid')
        .executeTakeFirst()
    ).numUpdatedRows,
  )

export const setCompleted = (tx: Tx, lineId: number, at: Date) =>
  tx.updateTable('workshop_purchases').set({ completed_at: at }).where('line_id', '=', lineId).execute()

/** Lines whose workshop is over; after a cancellation, those with an amount that the buyer had lost before. */
export const linesToComplete = async (db: Db, now: Date, { after, limit }: DuePage) =>
  (
    await sql<{ id: number }>`select p.line_id as id from workshop_purchases p
      join workshops w on w.id = p.workshop_id join order_lines l on l.id = p.line_id
      where p.line_id > ${after?.id ?? 0} and p.state = 'sold' and p.completed_at is null and l.state = 'fulfilled' and w.ends_at <= ${now}
        and (w.state <> 'cancelled' or not exists (select from workshop_tickets t where t.line_id = p.line_id and t.state = 'valid'))
      order by p.line_id limit ${limit}`.execute(db)
  ).rows
