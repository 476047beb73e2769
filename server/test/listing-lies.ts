import { sql } from 'kysely'
import type { Db } from '#server/platform/db/db.ts'

/** Counts that differ from the rows, and rows that differ from their consultant. */
export async function listingLies(db: Db): Promise<string[]> {
  const { rows } = await sql<{ lie: string }>`
    select 'industry ' || slug as lie from industries i
      where consultants_count <> (select count(*) from consultant_industries where industry_id = i.id and listed)
    union all select 'sector ' || slug from sectors s
      where consultants_count <> (select count(distinct consultant_id) from consultant_industries where sector_id = s.id and listed)
      or consultants_count <> (select count(*) from consultant_industries where sector_id = s.id and listed and leads_sector)
    union all select 'type ' || slug from category_types t
      where consultants_count <> (select count(distinct consultant_id) from consultant_industries where category_type_id = t.id and listed)
      or consultants_count <> (select count(*) from consultant_industries where category_type_id = t.id and listed and leads_type)
    union all select 'total' from listing_totals
      where consultants_count <> (select count(*) from consultant_industries where listed and leads_all)
      or consultants_count <> (select count(distinct consultant_id) from consultant_industries where listed)
    union all select 'stars of all' from review_totals
      where (rating_sum, rating_count) is distinct from (select (coalesce(sum(rating), 0), count(*)) from reviews where counted)
    union all select 'row of ' || c.slug from consultant_industries ci join consultants c on c.id = ci.consultant_id join accounts a on a.id = c.id
      where ci.listed <> (c.approval = 'approved' and a.suspended_at is null)
      or (ci.rating_average, ci.rating_count, ci.best_rank, ci.experience_years)
        is distinct from (c.rating_average, c.rating_count, c.best_rank, c.experience_years)
      or (ci.next_free_at, ci.notice_minutes) is distinct from (select (at, notice_minutes) from next_free_times where consultant_id = c.id)
      or ci.lowest_fee_paise is distinct from (select min(fee_paise) from consultant_fees where consultant_id = c.id)
      or (ci.video_fee_paise, ci.audio_fee_paise, ci.written_fee_paise) is distinct from (
        select (min(fee_paise) filter (where mode = 'video'), min(fee_paise) filter (where mode = 'audio'),
          min(fee_paise) filter (where mode = 'written'))
        from consultant_fees where consultant_id = c.id)`.execute(db)
  return rows.map(({ lie }) => lie)
}
