import { sql } from 'kysely'
import type { OFFER_KINDS } from '#contract/admin/constants.ts'
import type { Db } from '#server/platform/db/db.ts'

/** What decides whether a consultant is listed; undefined if there is no such consultant. */
export const statusOf = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('consultants', 'consultants.id', 'accounts.id')
    .select(({ exists, selectFrom }) => [
      'approval',
      'suspended_at as suspendedAt',
      'deleted_at as deletedAt',
      'consultants.time_zone as timeZone',
      exists(selectFrom('consultant_industries').select('industry_id').whereRef('consultant_id', '=', 'accounts.id'))
        .$castTo<boolean>()
        .as('hasIndustry'),
      exists(
        selectFrom('consultant_industries')
          .select('industry_id')
          .whereRef('consultant_id', '=', 'accounts.id')
          .where('listed', '=', true),
      )
        .$castTo<boolean>()
        .as('listed'),
    ])
    .where('accounts.id', '=', id)
    .where('accounts.type', '=', 'consultant')
    .executeTakeFirst()

export const weekOf = (db: Db, id: number) =>
  db
    .selectFrom('weekly_hours')
    .select(['weekday', 'from_minute as fromMinute', 'to_minute as toMinute'])
    .where('consultant_id', '=', id)
    .orderBy('weekday')
    .orderBy('from_minute')
    .execute()

export const bankAccountsOf = (db: Db, id: number) =>
  db
    .selectFrom('bank_accounts')
    .select(['kind', 'ending', 'state', 'added_at as addedAt'])
    .where('consultant_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .$narrowType<{ kind: 'savings' | 'current'; state: 'checking' | 'verified' | 'refused' }>()
    .execute()

interface Offers {
  kind: (typeof OFFER_KINDS)[number]
  count: number
}

/** What customers can buy of this consultant now. */
export const offersOf = async (db: Db, id: number, now: Date) =>
  (
    await sql<Offers>`
      select kind, count(*)::integer as count from (
        select 'service' as kind, 1 as place from services where consultant_id = ${id} and state = 'offered'
        union all select 'package', 2 from package_offers where consultant_id = ${id} and state = 'offered'
        union all select 'product', 3 from products where consultant_id = ${id} and state = 'published'
        union all select 'course', 4 from courses where consultant_id = ${id} and state = 'published'
        union all select 'workshop', 5 from workshops
          where consultant_id = ${id} and state = 'published' and starts_at > ${now}
        union all select 'talk', 6 from library_talks where consultant_id = ${id} and state = 'published') as offered
      group by kind, place order by place`.execute(db)
  ).rows
