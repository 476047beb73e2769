import { type SqlBool, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { COURSE_SORTS } from '#contract/learning/constants.ts'
import type { StoredContent } from '#contract/learning/content.ts'
import type { COVER_DRAWINGS, COVER_TINTS } from '#contract/talks/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'

export interface CourseFilter {
  search?: string | undefined
  sectorId?: number | undefined
  industryId?: number | undefined
  language?: string | undefined
  maxSeconds?: number | undefined
}

const courses = (db: Db | Tx) =>
  db
    .selectFrom('courses')
    .innerJoin('course_versions', 'course_versions.id', 'courses.current_version_id')
    .innerJoin('industries', 'industries.id', 'courses.industry_id')
    .innerJoin('consultants', 'consultants.id', 'courses.consultant_id')
    .innerJoin('accounts', 'accounts.id', 'courses.consultant_id')

const matching = (db: Db, { search, sectorId, industryId, language, maxSeconds }: CourseFilter) =>
  courses(db)
    .where('courses.state', '=', 'published')
    .$if(sectorId !== undefined, (list) => list.where('industries.sector_id', '=', sectorId!))
    .$if(industryId !== undefined, (list) => list.where('courses.industry_id', '=', industryId!))
    .$if(language !== undefined, (list) => list.where(sql<SqlBool>`courses.languages @> array[${language}]`))
    .$if(maxSeconds !== undefined, (list) => list.where('course_versions.film_seconds', '<=', maxSeconds!))
    .$if(Boolean(search), (list) =>
      list.where(
        sql<SqlBool>`concat_ws(' ', courses.title_english, courses.title_hindi, accounts.name) ilike ${containing(search!)}`,
      ),
    )

const TITLES = ['id', 'slug', 'title_english', 'title_hindi'] as const

/** Whether the account has access; never for visitors. */
const owned = (accountId: number | undefined) =>
  sql<boolean>`exists (select from course_enrolments e join learning_purchases p on p.id = e.purchase_id
    where e.course_id = courses.id and e.account_id = ${accountId ?? null} and p.ended_at is null)`

const cards = (list: ReturnType<typeof courses>, accountId: number | undefined) =>
  list.select((eb) => [
    ...(['courses.id', 'courses.slug', 'courses.title_english', 'courses.title_hindi', 'courses.languages'] as const),
    ...(['courses.learners', 'courses.price_paise as pricePaise', 'courses.rating_count as ratingCount'] as const),
    sql<number | null>`round(courses.rating_sum::numeric / nullif(courses.rating_count, 0), 1)::float8`.as(
      'ratingAverage',
    ),
    ...(['course_versions.lessons', 'course_versions.quizzes', 'course_versions.film_seconds as seconds'] as const),
    eb.ref('courses.drawing').$castTo<(typeof COVER_DRAWINGS)[number]>().as('drawing'),
    eb.ref('courses.tint').$castTo<(typeof COVER_TINTS)[number]>().as('tint'),
    sql<{ id: number; slug: string; name: string }>`json_build_object('id', consultants.id, 'slug', consultants.slug,
      'name', accounts.name)`.as('trainer'),
    jsonObjectFrom(eb.selectFrom('industries as i').select(TITLES).whereRef('i.id', '=', 'courses.industry_id'))
      .$notNull()
      .as('industry'),
    jsonObjectFrom(eb.selectFrom('sectors as s').select(TITLES).whereRef('s.id', '=', 'industries.sector_id'))
      .$notNull()
      .as('sector'),
    eb
      .selectFrom('category_types')
      .select('category_types.slug')
      .whereRef('category_types.id', '=', 'industries.category_type_id')
      .$asScalar()
      .$notNull()
      .as('industry_type'),
    owned(accountId).as('isOwned'),
  ])

const ORDERS = {
  popular: sql`courses.learners desc`,
  newest: sql`courses.first_published_at desc`,
  cheapest: sql`courses.price_paise`,
  shortest: sql`course_versions.film_seconds`,
} satisfies Record<(typeof COURSE_SORTS)[number], unknown>

interface View {
  accountId: number | undefined
  sort: keyof typeof ORDERS
  limit: number
  offset: number
}

export const pageOfCourses = (db: Db, filter: CourseFilter, { accountId, sort, limit, offset }: View) =>
  cards(matching(db, filter), accountId)
    .orderBy(ORDERS[sort])
    .orderBy('courses.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countCourses = async (db: Db, filter: CourseFilter) =>
  (
    await matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const sectorsWithCourses = (db: Db) =>
  matching(db, {})
    .innerJoin('sectors', 'sectors.id', 'industries.sector_id')
    .select((eb) => [
      ...(['sectors.id', 'sectors.slug', 'sectors.title_english', 'sectors.title_hindi'] as const),
      eb.fn.countAll<number>().as('courses'),
    ])
    .groupBy('sectors.id')
    .orderBy('sectors.category_type_id')
    .orderBy('sectors.position')
    .orderBy('sectors.id')
    .execute()

/** Published courses of an industry or sector, for its programme. */
export const coursesOfProgramme = (db: Db, place: { industryId?: number; sectorId?: number }, accountId?: number) =>
  cards(matching(db, place), accountId).orderBy('courses.learners', 'desc').orderBy('courses.id').execute()

export const coursesOnSale = (db: Db) =>
  db
    .selectFrom('courses')
    .select(['slug', 'updated_at as updatedAt'])
    .where('state', '=', 'published')
    .orderBy('id')
    .execute()

/** By slug or id, published or not. */
export const courseNamed = (db: Db, name: string, accountId: number | undefined) =>
  cards(courses(db), accountId)
    .select([
      ...(['courses.summary_english', 'courses.summary_hindi', 'courses.outcomes_english'] as const),
      ...(['courses.outcomes_hindi', 'courses.updated_at as updatedAt', 'courses.state'] as const),
      ...(['consultants.headline', 'consultants.headline_hindi', 'accounts.thumbnail'] as const),
      sql<StoredContent>`course_versions.content`.as('content'),
    ])
    .where(/^\d{1,15}$/.test(name) ? sql<SqlBool>`courses.id = ${Number(name)}` : sql<SqlBool>`courses.slug = ${name}`)
    .executeTakeFirst()

/** Courses that the learner has access to, the newest first. */
export const coursesOfLearner = (db: Db, accountId: number, { limit, offset }: { limit: number; offset: number }) =>
  cards(courses(db), accountId)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('course_enrolments')
          .innerJoin('learning_purchases', 'learning_purchases.id', 'course_enrolments.purchase_id')
          .select((inner) => [
            'course_enrolments.course_id as courseId',
            inner.fn.min('course_enrolments.granted_at').as('grantedAt'),
          ])
          .where('course_enrolments.account_id', '=', accountId)
          .where('learning_purchases.ended_at', 'is', null)
          .groupBy('course_enrolments.course_id')
          .as('own'),
      (join) => join.onRef('own.courseId', '=', 'courses.id'),
    )
    .select('own.grantedAt')
    .orderBy('own.grantedAt', 'desc')
    .orderBy('courses.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countCoursesOfLearner = async (db: Db, accountId: number) =>
  (
    await db
      .selectFrom('course_enrolments')
      .innerJoin('learning_purchases', 'learning_purchases.id', 'course_enrolments.purchase_id')
      .select((eb) => eb.fn.count<number>('course_enrolments.course_id').distinct().as('count'))
      .where('course_enrolments.account_id', '=', accountId)
      .where('learning_purchases.ended_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count
