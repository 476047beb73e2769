import { type Insertable, type SqlBool, sql } from 'kysely'
import type { CONSULTING_LANGUAGES } from '#contract/consultants/constants.ts'
import { type CourseState, PROGRAMME_NEW_COURSES_DAYS, type StaffCourseSort } from '#contract/learning/constants.ts'
import type { StoredContent } from '#contract/learning/content.ts'
import type { COVER_DRAWINGS, COVER_TINTS } from '#contract/talks/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import type { Courses } from '#server/platform/db/schema.gen.ts'
import { changeRow } from '#server/platform/db/titled-rows.ts'
import { daysAfter } from '#server/platform/time.ts'

interface Filter {
  search: string | undefined
  state: CourseState | undefined
}

const matching = (db: Db | Tx, { search, state }: Filter) =>
  db
    .selectFrom('courses')
    .innerJoin('accounts', 'accounts.id', 'courses.consultant_id')
    .$if(state !== undefined, (list) => list.where('courses.state', '=', state!))
    .$if(Boolean(search), (list) =>
      list.where(
        sql<SqlBool>`concat_ws(' ', courses.title_english, courses.title_hindi, accounts.name) ilike ${containing(search!)}`,
      ),
    )

const rows = (list: ReturnType<typeof matching>) =>
  list.select((eb) => [
    ...(['courses.id', 'courses.slug', 'courses.title_english', 'courses.title_hindi', 'courses.learners'] as const),
    ...(['courses.price_paise as pricePaise', 'courses.updated_at as updatedAt'] as const),
    eb.ref('courses.state').$castTo<CourseState>().as('state'),
    sql<{ id: number; name: string }>`json_build_object('id', accounts.id, 'name', accounts.name)`.as('trainer'),
    sql<boolean>`exists (select from course_versions v where v.course_id = courses.id and v.published_at is null)`.as(
      'hasDraft',
    ),
  ])

const ORDERS = {
  updatedAt: sql`courses.updated_at`,
  title: sql`lower(courses.title_english)`,
  price: sql`courses.price_paise`,
  learners: sql`courses.learners`,
} satisfies Record<StaffCourseSort, unknown>

interface View {
  sort: StaffCourseSort
  descending: boolean
  limit: number
  offset: number
}

export const pageOfStaffCourses = (db: Db, filter: Filter, { sort, descending, limit, offset }: View) =>
  rows(matching(db, filter))
    .orderBy(ORDERS[sort], descending ? 'desc' : 'asc')
    .orderBy('courses.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countStaffCourses = async (db: Db, filter: Filter) =>
  (
    await matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** One with its draft, or what is published if there is none. */
export const staffCourse = (db: Db | Tx, id: number) =>
  rows(matching(db, { search: undefined, state: undefined }))
    .select((eb) => [
      ...(['courses.industry_id as industryId', 'courses.consultant_id as consultantId'] as const),
      ...(['courses.summary_english', 'courses.summary_hindi', 'courses.outcomes_english'] as const),
      ...(['courses.outcomes_hindi', 'courses.withdrawn_reason as withdrawnReason', 'courses.version'] as const),
      eb.ref('courses.languages').$castTo<(typeof CONSULTING_LANGUAGES)[number][]>().as('languages'),
      eb.ref('courses.drawing').$castTo<(typeof COVER_DRAWINGS)[number]>().as('drawing'),
      eb.ref('courses.tint').$castTo<(typeof COVER_TINTS)[number]>().as('tint'),
      sql<number | null>`(select number from course_versions v where v.id = courses.current_version_id)`.as(
        'published',
      ),
      sql<StoredContent>`coalesce((select content from course_versions v where v.course_id = courses.id
        order by (v.published_at is null) desc, v.number desc limit 1), '{"chapters": []}')`.as('content'),
    ])
    .where('courses.id', '=', id)
    .executeTakeFirst()

export const courseForChange = (tx: Tx, id: number) =>
  tx.selectFrom('courses').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const placeAndTrainerExist = async (tx: Tx, { industryId, consultantId }: Record<string, unknown>) =>
  (
    await sql<{ found: boolean }>`select exists (select from industries where id = ${industryId})
      and exists (select from consultants where id = ${consultantId}) as found`.execute(tx)
  ).rows[0]!.found

type Facts = Omit<Insertable<Courses>, 'id' | 'slug' | 'created_at' | 'updated_at'>

export const insertCourse = (tx: Tx, slug: string, facts: Facts, at: Date) =>
  tx
    .insertInto('courses')
    .values({ ...facts, slug, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()

/** False if it has changed since that version. */
export const updateCourse = (tx: Tx, seen: { id: number; version: number }, to: Partial<Facts>, at: Date) =>
  changeRow(tx, 'courses', { ...seen, to, at })

export const lessonIdsOf = async (tx: Tx, courseId: number) =>
  new Set(
    (await tx.selectFrom('course_lessons').select('id').where('course_id', '=', courseId).execute()).map(
      ({ id }) => id,
    ),
  )

export const insertLessons = async (tx: Tx, courseId: number, many: number, at: Date) =>
  many === 0
    ? []
    : (
        await tx
          .insertInto('course_lessons')
          .values(Array.from({ length: many }, () => ({ course_id: courseId, created_at: at })))
          .returning('id')
          .execute()
      ).map(({ id }) => id)

interface Draft {
  courseId: number
  content: StoredContent
  totals: { lessons: number; quizzes: number; film_seconds: number }
  at: Date
}

export const writeDraft = (tx: Tx, { courseId, content, totals, at }: Draft) =>
  tx
    .insertInto('course_versions')
    .values({ course_id: courseId, content: JSON.stringify(content), ...totals, saved_at: at })
    .onConflict((known) =>
      known
        .column('course_id')
        .where('published_at', 'is', null)
        .doUpdateSet({ content: JSON.stringify(content), ...totals, saved_at: at }),
    )
    .execute()

export const draftOf = (tx: Tx, courseId: number) =>
  tx
    .selectFrom('course_versions')
    .select(['id', sql<StoredContent>`content`.as('content')])
    .where('course_id', '=', courseId)
    .where('published_at', 'is', null)
    .executeTakeFirst()

export const publishVersion = (
  tx: Tx,
  { versionId, courseId, at }: { versionId: number; courseId: number; at: Date },
) =>
  tx
    .updateTable('course_versions')
    .set({
      published_at: at,
      number: sql<number>`1 + coalesce((select max(number) from course_versions v where v.course_id = ${courseId}), 0)`,
    })
    .where('id', '=', versionId)
    .execute()

/** A new course belongs to everybody who bought its programme within the last year; they are notified later. */
export const enrolProgrammeOwners = (tx: Tx, courseId: number, at: Date) =>
  sql`insert into course_enrolments (purchase_id, course_id, account_id, granted_at, to_announce)
    select p.id, courses.id, p.account_id, ${at}, true
    from courses join industries on industries.id = courses.industry_id
      join learning_purchases p on p.item_id in (industries.id, industries.sector_id) and p.kind <> 'course'
    where courses.id = ${courseId} and p.ended_at is null
      and p.bought_at > ${daysAfter(at, -PROGRAMME_NEW_COURSES_DAYS)}
    on conflict do nothing`.execute(tx)
