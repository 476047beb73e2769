import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DuePage } from '#server/platform/jobs/each-alone.ts'

/** Memberships that end within so many days, were not renewed and have no reminder of that day yet. */
export const endingWithin = async (db: Db, days: number, now: Date, { after, limit }: DuePage) =>
  (
    await sql<{ id: number }>`
      select m.id from memberships m left join membership_registrations r on r.account_id = m.account_id
      where m.id > ${after?.id ?? 0} and m.state = 'bought' and m.ends_at > ${now}
        and m.ends_at <= ${now}::timestamptz + make_interval(hours => ${24 * days}) and m.starts_at <= ${now} and coalesce(r.wants_reminders, true)
        and not exists (select from memberships f where f.follows_id = m.id and f.state = 'bought')
        and not exists (select from membership_reminders s where s.membership_id = m.id and s.days_before <= ${days})
      order by m.id limit ${limit}`.execute(db)
  ).rows

/** Undefined if another process has just sent it. */
export const markReminded = (tx: Tx, id: number, days: number, at: Date) =>
  tx
    .insertInto('membership_reminders')
    .values({ membership_id: id, days_before: days, sent_at: at })
    .onConflict((known) => known.doNothing())
    .returning('membership_id')
    .executeTakeFirst()

export const endingMembership = (tx: Tx, id: number) =>
  tx
    .selectFrom('memberships')
    .innerJoin('plan_versions', 'plan_versions.id', 'memberships.plan_version_id')
    .select(['account_id as accountId', 'title_english', 'title_hindi', 'ends_at as endsAt'])
    .where('memberships.id', '=', id)
    .$narrowType<{ endsAt: Date }>()
    .executeTakeFirstOrThrow()
