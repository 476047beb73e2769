import { sql } from 'kysely'
import type { StoredContent } from '#contract/learning/content.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** A course with its published curriculum, and whether the account has access. */
const coursesFor = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('courses')
    .innerJoin('course_versions', 'course_versions.id', 'courses.current_version_id')
    .select([
      ...(['courses.id as courseId', 'course_versions.id as versionId'] as const),
      sql<StoredContent>`course_versions.content`.as('content'),
      sql<boolean>`exists (select from course_enrolments e join learning_purchases p on p.id = e.purchase_id
        where e.course_id = courses.id and e.account_id = ${accountId} and p.ended_at is null)`.as('isOwned'),
    ])

export const courseOfLesson = (db: Db | Tx, lessonId: number, accountId: number) =>
  coursesFor(db, accountId)
    .innerJoin('course_lessons', 'course_lessons.course_id', 'courses.id')
    .where('course_lessons.id', '=', lessonId)
    .executeTakeFirst()

export const courseOfAttachment = (db: Db | Tx, attachmentId: number, accountId: number) =>
  coursesFor(db, accountId)
    .innerJoin('course_attachments', 'course_attachments.course_id', 'courses.id')
    .where('course_attachments.id', '=', attachmentId)
    .executeTakeFirst()

/** The published curriculum that a lesson belongs to; undefined if its course is not on sale. */
export const publishedContentOf = async (db: Db | Tx, lessonId: number) =>
  (
    await db
      .selectFrom('course_lessons')
      .innerJoin('courses', 'courses.id', 'course_lessons.course_id')
      .innerJoin('course_versions', 'course_versions.id', 'courses.current_version_id')
      .select(sql<StoredContent>`course_versions.content`.as('content'))
      .where('course_lessons.id', '=', lessonId)
      .where('courses.state', '=', 'published')
      .executeTakeFirst()
  )?.content

export const hasAccess = (db: Db | Tx, courseId: number, accountId: number) =>
  db
    .selectFrom('course_enrolments')
    .innerJoin('learning_purchases', 'learning_purchases.id', 'course_enrolments.purchase_id')
    .select('course_enrolments.id')
    .where('course_enrolments.course_id', '=', courseId)
    .where('course_enrolments.account_id', '=', accountId)
    .where('learning_purchases.ended_at', 'is', null)
    .executeTakeFirst()

export const insertRead = (db: Db | Tx, accountId: number, lessonId: number, at: Date) =>
  db
    .insertInto('lesson_reads')
    .values({ account_id: accountId, lesson_id: lessonId, read_at: at })
    .onConflict((known) => known.doNothing())
    .execute()
