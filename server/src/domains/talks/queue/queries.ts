import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

interface NewPlace {
  consultantId: number
  customerId: number
  /** Members of some plans are served before others. */
  priority: number
  at: Date
}

/** An existing place is kept. */
export const insertPlace = (tx: Tx, { consultantId, customerId, priority, at }: NewPlace) =>
  tx
    .insertInto('talk_queue')
    .values({ consultant_id: consultantId, customer_id: customerId, priority, asked_at: at })
    .onConflict((known) => known.constraint('talk_queue_one_place_each').doNothing())
    .execute()

export const deletePlace = (tx: Db | Tx, consultantId: number, customerId: number) =>
  tx.deleteFrom('talk_queue').where('consultant_id', '=', consultantId).where('customer_id', '=', customerId).execute()

/** Removes people who did not call in their turn. */
export const dropLapsedTurns = (tx: Tx, now: Date) =>
  tx
    .deleteFrom('talk_queue')
    .where('offered_until', '<=', now)
    .returning(['consultant_id as consultantId', 'customer_id as customerId'])
    .execute()

/** Current turns and their owners. */
export const turnsNow = (db: Db, now: Date) =>
  db
    .selectFrom('talk_queue')
    .select(['consultant_id as consultantId', 'customer_id as customerId'])
    .where('offered_until', '>', now)
    .execute()

/** The place stays; undefined if they have called meanwhile. */
export const withdrawTurn = (tx: Tx, { consultantId, customerId }: { consultantId: number; customerId: number }) =>
  tx
    .updateTable('talk_queue')
    .set({ offered_until: null })
    .where('consultant_id', '=', consultantId)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst()

export const dropAbandoned = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('talk_queue')
    .where('asked_at', '<', before)
    .where('offered_until', 'is', null)
    .returning(['consultant_id as consultantId', 'customer_id as customerId'])
    .execute()

/** Removes people whose expert has blocked them since, or whom they have blocked. */
export const dropBlocked = (tx: Tx) =>
  tx
    .deleteFrom('talk_queue')
    .where(
      // A block is between people: any account of the two may have made it.
      sql<boolean>`exists (select from accounts expert
        join accounts customer on customer.id = talk_queue.customer_id
        join accounts e on e.mobile = expert.mobile and e.deleted_at is null
        join accounts c on c.mobile = customer.mobile and c.deleted_at is null
        join account_blocks b
          on b.blocker_id = e.id and b.blocked_id = c.id or b.blocker_id = c.id and b.blocked_id = e.id
        where expert.id = talk_queue.consultant_id)`,
    )
    .returning(['consultant_id as consultantId', 'customer_id as customerId'])
    .execute()

/** Experts with a queue in which nobody has the turn. */
export const linesWaiting = async (db: Db) =>
  (
    await sql<{ consultantId: number }>`
      select distinct consultant_id as "consultantId" from talk_queue q
      where not exists (select from talk_queue o where o.consultant_id = q.consultant_id and o.offered_until is not null)
      order by 1 limit 200`.execute(db)
  ).rows.map(({ consultantId }) => consultantId)

/** Gives the turn to the first in the queue; undefined if someone else did. Concurrent calls are serialized. */
export const offerFirst = async (tx: Tx, consultantId: number, until: Date) => {
  await sql`select from talk_queue where consultant_id = ${consultantId} order by id for update`.execute(tx)
  const { rows } = await sql<{ customerId: number }>`
      update talk_queue set offered_until = ${until} where id = (
        select id from talk_queue where consultant_id = ${consultantId} order by priority desc, id limit 1)
        and not exists (select from talk_queue o where o.consultant_id = ${consultantId} and o.offered_until is not null)
      returning customer_id as "customerId"`.execute(tx)
  return rows[0]?.customerId
}
