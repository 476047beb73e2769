import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { givesBenefits } from '../queries.ts'
import type { Benefits } from './rules.ts'

/** What a person's membership gives now; undefined without one, while it is paused, and from its end on. */
export const benefitsOf = (db: Db | Tx, accountId: number, now: Date): Promise<Benefits | undefined> =>
  db
    .selectFrom('memberships')
    .innerJoin('plan_versions', 'plan_versions.id', 'memberships.plan_version_id')
    .select([
      'memberships.id',
      'plan_versions.title_english',
      'plan_versions.title_hindi',
      'off_consultations_bp as offConsultations',
      'off_talks_bp as offTalks',
      'off_answers_bp as offAnswers',
      'off_workshops_bp as offWorkshops',
      'off_services_bp as offServices',
      'off_products_bp as offProducts',
    ])
    .select([
      sql<number>`talk_seconds - talk_seconds_used`.as('talkSecondsLeft'),
      sql<number>`memberships.answers - answers_used`.as('answersLeft'),
      sql<number>`memberships.courses - courses_used`.as('coursesLeft'),
    ])
    .where('account_id', '=', accountId)
    .where(givesBenefits(now))
    .executeTakeFirst()

export interface Used {
  talkSeconds: number
  answers: number
  courses: number
  discounts: number
}

/** Counts a use; false if the membership gives nothing at that instant, or not as much. */
export const countUse = async (tx: Tx, id: number, { talkSeconds, answers, courses, discounts }: Used, at: Date) =>
  (
    await tx
      .updateTable('memberships')
      .set({
        talk_seconds_used: sql`talk_seconds_used + ${talkSeconds}`,
        answers_used: sql`answers_used + ${answers}`,
        courses_used: sql`courses_used + ${courses}`,
        discounts_used: sql`discounts_used + ${discounts}`,
      })
      .where('id', '=', id)
      .where(givesBenefits(at))
      .where(sql<boolean>`talk_seconds_used + ${talkSeconds} <= talk_seconds and answers_used + ${answers} <= answers
        and courses_used + ${courses} <= courses`)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Reverses `countUse`, also after the end: a refund leaves no trace in the counters. */
export const returnUse = (tx: Tx, id: number, { talkSeconds, answers, courses, discounts }: Used) =>
  tx
    .updateTable('memberships')
    .set({
      talk_seconds_used: sql`talk_seconds_used - ${talkSeconds}`,
      answers_used: sql`answers_used - ${answers}`,
      courses_used: sql`courses_used - ${courses}`,
      discounts_used: sql`discounts_used - ${discounts}`,
    })
    .where('id', '=', id)
    .execute()
