import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DuePage } from '#server/platform/jobs/each-alone.ts'
import { packages } from '../queries.ts'

export const packagesOf = (db: Db | Tx, accountId: number, { limit, offset }: { limit: number; offset: number }) =>
  packages(db)
    .where('packages.account_id', '=', accountId)
    .where('packages.state', '<>', 'ordered')
    .orderBy('packages.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countPackagesOf = async (db: Db | Tx, accountId: number) =>
  (
    await db
      .selectFrom('packages')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('state', '<>', 'ordered')
      .executeTakeFirstOrThrow()
  ).count

/** Ends an active package; false if it has ended meanwhile. */
export const setEnded = async (tx: Tx, id: number, at: Date) =>
  (
    await tx
      .updateTable('packages')
      .set({ state: 'ended', ended_at: at })
      .where('id', '=', id)
      .where('state', '=', 'active')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Locks a package and counts its unused sessions as refunded; undefined if there are none. */
export async function takeUnused(tx: Tx, id: number) {
  const { rows } = await sql<{ unused: number }>`
    with unused as (select id, sessions - used - refunded as unused from packages
      where id = ${id} and state = 'ended' and used + refunded < sessions for update)
    update packages set refunded = refunded + unused.unused from unused where packages.id = unused.id
    returning unused.unused`.execute(tx)
  return rows[0]?.unused
}

export const expiredPackages = (db: Db, now: Date, { after, limit }: DuePage) =>
  db
    .selectFrom('packages')
    .select('id')
    .where('id', '>', after?.id ?? 0)
    .where('state', '=', 'active')
    .where('valid_until', '<=', now)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Ended packages with sessions that were neither held nor refunded. */
export const packagesToRefund = (db: Db, { after, limit }: DuePage) =>
  db
    .selectFrom('packages')
    .select('id')
    .where('id', '>', after?.id ?? 0)
    .where('state', '=', 'ended')
    .where(sql<boolean>`used + refunded < sessions`)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Packages with unused sessions that end within so many days and have no reminder of that day yet. */
export const endingWithin = async (db: Db, days: number, now: Date, { after, limit }: DuePage) =>
  (
    await sql<{ id: number }>`
      select id from packages
      where id > ${after?.id ?? 0} and state = 'active' and used < sessions and valid_until > ${now}
        and valid_until <= ${now}::timestamptz + make_interval(hours => ${24 * days})
        and not exists (select from package_reminders r where r.package_id = packages.id and r.days_before <= ${days})
      order by id limit ${limit}`.execute(db)
  ).rows

/** Undefined if another process has just sent it. */
export const markReminded = (tx: Tx, id: number, days: number, at: Date) =>
  tx
    .insertInto('package_reminders')
    .values({ package_id: id, days_before: days, sent_at: at })
    .onConflict((known) => known.doNothing())
    .returning('package_id')
    .executeTakeFirst()
