import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

interface Taken {
  id: number
  customerId: number
  consultantId: number
  amountPaise: number
  mode: null
  industryId: number | null
  itemId: number
  itemEnglish: string
  itemHindi: string
  heldAt: Date
  endedAt: Date
}

/**
 * Courses that a learner has begun and still has access to, by their first enrolment: whoever has a course twice
 * reviews it once. The last thing they did in it counts as its end.
 */
const taken = (condition: ReturnType<typeof sql>) => sql<Taken>`
  select e.id, e.account_id as "customerId", c.consultant_id as "consultantId", c.price_paise as "amountPaise",
    null as mode, c.industry_id as "industryId", c.id as "itemId", c.title_english as "itemEnglish",
    c.title_hindi as "itemHindi", e.granted_at as "heldAt", done.at as "endedAt"
  from course_enrolments e join courses c on c.id = e.course_id join learning_purchases p on p.id = e.purchase_id
    cross join lateral (
      select max(at) as at from (
        select max(w.updated_at) as at from film_progress w join course_lessons l on l.id = w.lesson_id
        where w.account_id = e.account_id and l.course_id = e.course_id and w.watched_seconds > 0
        union all
        select max(r.read_at) from lesson_reads r join course_lessons l on l.id = r.lesson_id
        where r.account_id = e.account_id and l.course_id = e.course_id
      ) acts
    ) done
  where p.ended_at is null and done.at is not null and ${condition}
    and not exists (select from course_enrolments o join learning_purchases q on q.id = o.purchase_id
      where o.account_id = e.account_id and o.course_id = e.course_id and q.ended_at is null and o.id < e.id)`

export const takenById = async (db: Db | Tx, id: number) => (await taken(sql`e.id = ${id}`).execute(db)).rows[0]

export const takenBy = async (db: Db | Tx, { id, since, most }: { id: number; since: Date; most: number }) =>
  (
    await sql<Taken>`select * from (${taken(sql`e.account_id = ${id}`)}) taken
      where "endedAt" > ${since} order by "endedAt" desc limit ${most}`.execute(db)
  ).rows

/** By slug or id. */
export const stateOfCourse = (db: Db, name: string) =>
  db
    .selectFrom('courses')
    .select(['id', 'state'])
    .where(/^\d{1,15}$/.test(name) ? sql<SqlBool>`id = ${Number(name)}` : sql<SqlBool>`slug = ${name}`)
    .executeTakeFirst()
