import { sql } from 'kysely'
import type { HELP_DESK_LEVELS } from '#contract/memberships/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Head } from './rules.ts'

export const TERMS = [
  'plan_versions.title_english',
  'plan_versions.title_hindi',
  'plan_versions.suits_english',
  'plan_versions.suits_hindi',
  'plan_versions.price_paise as pricePaise',
  'plan_versions.months',
  'plan_versions.off_consultations_bp as offConsultations',
  'plan_versions.off_talks_bp as offTalks',
  'plan_versions.off_answers_bp as offAnswers',
  'plan_versions.off_workshops_bp as offWorkshops',
  'plan_versions.off_services_bp as offServices',
  'plan_versions.off_products_bp as offProducts',
  'plan_versions.talk_minutes as talkMinutes',
  'plan_versions.answers as includedAnswers',
  'plan_versions.courses as includedCourses',
  'plan_versions.help_desk as helpDesk',
  'plan_versions.pause_days as pauseDays',
] as const

export interface TermsRow {
  title_english: string
  title_hindi: string
  suits_english: string
  suits_hindi: string
  pricePaise: number
  months: number
  offConsultations: number
  offTalks: number
  offAnswers: number
  offWorkshops: number
  offServices: number
  offProducts: number
  talkMinutes: number
  includedAnswers: number
  includedCourses: number
  helpDesk: string
  pauseDays: number
}

/** The terms as the API returns them, apart from other columns of the row. */
export function withTerms<T extends TermsRow>(row: T) {
  const { offConsultations, offTalks, offAnswers, offWorkshops, offServices, offProducts, ...rest } = row
  const { title_english, title_hindi, suits_english, suits_hindi, pricePaise, months, talkMinutes, ...others } = rest
  const { includedAnswers, includedCourses, helpDesk, pauseDays, ...more } = others
  const plan = {
    ...{ title_english, title_hindi, suits_english, suits_hindi, pricePaise, months, talkMinutes, pauseDays },
    ...{ answers: includedAnswers, courses: includedCourses },
    helpDesk: helpDesk as (typeof HELP_DESK_LEVELS)[number],
    offBp: {
      ...{ consultations: offConsultations, talks: offTalks, answers: offAnswers },
      ...{ workshops: offWorkshops, services: offServices, products: offProducts },
    },
  }
  return { plan, rest: more }
}

/** Serializes what changes the memberships of one person. */
export const lockMember = (tx: Tx, accountId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`memberships of ${accountId}`}, 0))`.execute(tx)

/** The membership that no other follows. */
export const headOf = async (db: Db | Tx, accountId: number): Promise<Head | undefined> =>
  (
    await sql<Head>`
      select m.id, m.plan_id as "planId", v.title_english, v.title_hindi, v.price_paise as "pricePaise",
        m.value_paise as "valuePaise", m.starts_at as "startsAt", m.ends_at as "endsAt",
        m.paused_until as "pausedUntil", m.paused_days as "pausedDays"
      from memberships m join plan_versions v on v.id = m.plan_version_id
      where m.account_id = ${accountId} and m.state = 'bought'
        and not exists (select from memberships f where f.follows_id = m.id and f.state = 'bought')
      order by m.id desc limit 1`.execute(db)
  ).rows[0]

/** Gives benefits at this instant: begun, not ended, not paused and not replaced. */
export const givesBenefits = (
  now: Date,
) => sql<boolean>`(memberships.state = 'bought' and memberships.starts_at <= ${now}
  and memberships.ends_at > ${now} and (memberships.paused_until is null or memberships.paused_until <= ${now})
  and not exists (select from memberships f where f.follows_id = memberships.id and f.state = 'bought' and f.starts_at <= ${now}))`

/** Where a member stands in queues; 0 for everyone else. */
export const helpDeskLevelOf = async (db: Db | Tx, accountId: number, now: Date) =>
  (
    await db
      .selectFrom('memberships')
      .innerJoin('plan_versions', 'plan_versions.id', 'memberships.plan_version_id')
      .select('plan_versions.help_desk as level')
      .where('account_id', '=', accountId)
      .where(givesBenefits(now))
      .$narrowType<{ level: (typeof HELP_DESK_LEVELS)[number] }>()
      .executeTakeFirst()
  )?.level ?? 'usual'
