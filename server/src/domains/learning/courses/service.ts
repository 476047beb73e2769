import type { Input, Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/learning/endpoints.ts'
import { cachedCatalogue } from '#server/domains/catalogue/public.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { outlineOf } from '../rules.ts'
import * as queries from './queries.ts'

const NOWHERE = 0
const HOUR_SECONDS = 3600

/** Only customers have courses. */
export const learnerIdOf = ({ actor }: Context) => (actor?.type === 'user' ? actor.id : undefined)

export async function listCourses(
  context: Context,
  input: Input<typeof api.listCourses>,
): Promise<Reply<typeof api.listCourses>> {
  const { db, now } = context
  const { page, limit, search, sector, industry, language, maxHours, sort } = input
  const known = await cachedCatalogue(db, now)
  const filter = {
    ...{ search, language },
    sectorId: sector ? (known.sectorId(sector) ?? NOWHERE) : undefined,
    industryId: industry ? (known.industryId(industry) ?? NOWHERE) : undefined,
    maxSeconds: maxHours && maxHours * HOUR_SECONDS,
  }
  const [data, count, courseType] = await Promise.all([
    queries.pageOfCourses(db, filter, { accountId: learnerIdOf(context), sort, limit, offset: (page - 1) * limit }),
    queries.countCourses(db, filter),
    queries.sectorsWithCourses(db),
  ])
  return { data, courseList: data, count, coursecount: count, courseType, page, limit }
}

/** A draft or withdrawn course is shown only to those who have access. */
export async function getCourse(context: Context, { slug }: Input<typeof api.getCourse>) {
  const row = await queries.courseNamed(context.db, slug, learnerIdOf(context))
  if (!row || (row.state !== 'published' && !row.isOwned)) throw new Problem('not_found')
  return { courseById: detailOf(row), rules: await rulesOf(context.db, context.now) }
}

/** What a certificate needs, and until when a course is refunded. */
export async function rulesOf(db: Db | Tx, now: Date) {
  const settings = await readSettings(db, now)
  return {
    ...{ watchPercent: settings.certificateWatchPercent, quizPercent: settings.certificateQuizPercent },
    ...{ refundDays: settings.courseRefundDays, refundPercent: settings.courseRefundWatchedPercent },
  }
}

export type CourseRow = NonNullable<Awaited<ReturnType<typeof queries.courseNamed>>>

export const detailOf = ({ content, headline, headline_hindi, thumbnail, trainer, ...course }: CourseRow) => ({
  ...course,
  trainer: { ...trainer, headline, headline_hindi, thumbnail: thumbnail ?? portraitPath('plain', trainer.id) },
  chapters: outlineOf(content),
})
