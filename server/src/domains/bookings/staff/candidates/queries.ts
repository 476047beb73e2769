import { sql } from 'kysely'
import type { Db } from '#server/platform/db/db.ts'
import type { BookingFacts } from '../../booking.ts'

/** Other listed consultants with a fee for such a session: same industry first, then best rated. */
export const candidatesFor = (
  db: Db,
  { consultantId, mode, minutes, industryId }: Pick<BookingFacts, 'consultantId' | 'mode' | 'minutes' | 'industryId'>,
  search: string | undefined,
  most: number,
) => {
  const sameIndustry = sql<boolean>`exists (select from consultant_industries of
    where of.consultant_id = consultants.id and of.industry_id = ${industryId})`
  return db
    .selectFrom('consultants')
    .innerJoin('accounts', 'accounts.id', 'consultants.id')
    .innerJoin('consultant_fees as fee', (on) =>
      on.onRef('fee.consultant_id', '=', 'consultants.id').on('fee.mode', '=', mode).on('fee.minutes', '=', minutes),
    )
    .select([
      'consultants.id',
      'accounts.name',
      'accounts.thumbnail',
      'consultants.headline',
      sql<string>`coalesce(consultants.city, '')`.as('city'),
      'rating_average as ratingAverage',
      'fee.fee_paise as feePaise',
      sameIndustry.as('sameIndustry'),
    ])
    .where('consultants.id', '<>', consultantId)
    .where('consultants.approval', '=', 'approved')
    .where('accounts.suspended_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .$if(Boolean(search), (found) =>
      found.where('accounts.name', 'ilike', `%${search!.replaceAll(/[%_\\]/g, '\\$&')}%`),
    )
    .orderBy(sameIndustry, 'desc')
    .orderBy('rating_average', (order) => order.desc().nullsLast())
    .orderBy('consultants.id')
    .limit(most)
    .execute()
}
