import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'

interface NewEnrolment {
  accountId: number
  courseId: number
  titleEnglish: string
  titleHindi: string
  trainer: string
}

/** Takes some that have not been announced. Whoever has a course by two programmes, or no longer, hears of it once or not. */
export const takeNewEnrolments = async (tx: Tx, most: number) =>
  (
    await sql<NewEnrolment>`
    with taken as (
      update course_enrolments set to_announce = false
      where id in (select id from course_enrolments where to_announce order by id limit ${most} for update skip locked)
      returning id, purchase_id, account_id, course_id
    )
    select distinct taken.account_id as "accountId", c.id as "courseId", c.title_english as "titleEnglish",
      c.title_hindi as "titleHindi", a.name as trainer
    from taken join courses c on c.id = taken.course_id join accounts a on a.id = c.consultant_id
      join learning_purchases p on p.id = taken.purchase_id and p.ended_at is null`.execute(tx)
  ).rows
