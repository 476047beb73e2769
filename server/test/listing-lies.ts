import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { portraitPath } from '#server/domains/consultants/public.ts'
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
      or (ci.city, ci.languages, ci.time_zone) is distinct from (lower(c.city), c.languages, c.time_zone)
      or ci.lowest_fee_paise is distinct from (select min(fee_paise) from consultant_fees where consultant_id = c.id)
      or (ci.video_fee_paise, ci.audio_fee_paise, ci.written_fee_paise) is distinct from (
        select (min(fee_paise) filter (where mode = 'video'), min(fee_paise) filter (where mode = 'audio'),
          min(fee_paise) filter (where mode = 'written'))
        from consultant_fees where consultant_id = c.id)`.execute(db)
  return [...rows.map(({ lie }) => lie), ...(await cardLies(db))]
}

/** Stored cards that differ from the rows they are made of. */
async function cardLies(db: Db) {
  const shown = await sql<{
    id: number
    truth: object
    card: string | null
    industryIds: number[]
    industries: number[]
  }>`
    select c.id, card.card, coalesce(card.industry_ids, '{}') as "industryIds",
      array(select industry_id::integer from consultant_industries where consultant_id = c.id order by 1) as industries,
      jsonb_build_object(
        'id', c.id, 'slug', c.slug, 'name', a.name, 'headline', c.headline, 'headlineHindi', c.headline_hindi,
        'thumbnail', coalesce(a.thumbnail, ''), 'city', coalesce(c.city, ''), 'state', coalesce(s.title_english, ''),
        'languages', c.languages, 'experienceYears', c.experience_years, 'lowestFeePaise', c.lowest_fee_paise,
        'talkRatePaise', c.talk_rate_paise, 'ratingAverage', c.rating_average, 'ratingCount', c.rating_count,
        'takingCalls', c.taking_calls, 'timeZone', c.time_zone,
        'sessions', jsonb_build_array(
          (select jsonb_agg(fee_paise order by minutes) -> 0 from consultant_fees where consultant_id = c.id and mode = 'video'),
          (select jsonb_agg(fee_paise order by minutes) -> 0 from consultant_fees where consultant_id = c.id and mode = 'audio'),
          card.video_fee_paise, card.audio_fee_paise),
        'fees', array(select jsonb_build_object('mode', mode, 'feePaise', min(fee_paise)) from consultant_fees
          where consultant_id = c.id group by mode order by array_position(array['video', 'audio', 'written'], mode))) as truth
    from consultants c join accounts a on a.id = c.id left join states s on s.code = c.state_code
    left join consultant_cards card on card.consultant_id = c.id`.execute(db)
  return shown.rows.flatMap(({ id, truth, card, industryIds, industries }) => {
    const { sessions, ...expected } = truth as { sessions: (number | null)[]; thumbnail: string }
    const stored = JSON.parse(card ?? '{}')
    const fees = (stored.fees ?? []).map(({ mode, feePaise }: { mode: string; feePaise: number }) => ({
      mode,
      feePaise,
    }))
    const portrait = expected.thumbnail || portraitPath('plain', id)
    const isTrue =
      isDeepStrictEqual({ ...stored, fees }, { ...expected, thumbnail: portrait }) &&
      isDeepStrictEqual(industryIds, industries) &&
      isDeepStrictEqual(sessions.slice(0, 2), sessions.slice(2))
    return isTrue ? [] : [`card of ${id}`]
  })
}
