import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DueAt, DuePage } from '#server/platform/jobs/each-alone.ts'

type Moment = 'accept_until' | 'remind_at'

/** Orders for which a moment has come, oldest first, after those that were seen already. */
export const dueBefore = (db: Db, moment: Moment, now: Date, { after, limit }: DuePage<DueAt>) =>
  db
    .selectFrom('service_orders')
    .select((of) => ['id', of.ref(moment).$castTo<Date>().as('at')])
    .where(moment, '<=', now)
    .$if(after !== undefined, (due) =>
      due.where((where) => where(where.refTuple(moment, 'id'), '>', where.tuple(after!.at, after!.id))),
    )
    .orderBy(moment)
    .orderBy('id')
    .limit(limit)
    .execute()

/** True for the one process that sends the reminder. */
export const markReminded = async (tx: Tx, id: number, now: Date) =>
  (
    await tx
      .updateTable('service_orders')
      .set({ remind_at: null })
      .where('id', '=', id)
      .where('remind_at', '<=', now)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Unfinished orders that cannot go on: their consultant is suspended, or their customer before the start. */
export const ordersOfSuspended = async (db: Db) =>
  (
    await sql<{ id: number }>`
      select o.id from service_orders o
        join accounts customer on customer.id = o.buyer_id
        join accounts consultant on consultant.id = o.consultant_id
        left join consultants profile on profile.id = o.consultant_id
      where o.state not in ('done', 'cancelled') and (
        o.state in ('briefing', 'briefed') and customer.suspended_at is not null
        or o.state in ('briefing', 'briefed', 'working')
          and (consultant.suspended_at is not null or profile.approval = 'suspended'))
      order by o.id`.execute(db)
  ).rows.map(({ id }) => id)
