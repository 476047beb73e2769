import type { Input, Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/learning/programmes.ts'
import type * as staffApi from '#contract/learning/staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { coursesOfProgramme, coursesOnSale, sectorsWithCourses } from '../courses/queries.ts'
import { learnerIdOf } from '../courses/service.ts'
import { progressOfCourses } from '../progress/service.ts'
import { creditsFor, industryProgrammesForSale, sectorProgrammesForSale } from '../sales/queries.ts'
import * as queries from './queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof queries.programmeById>>>

const shown = ({ kind, pricePaise, ...programme }: Row) => ({
  ...programme,
  type: kind === 'sector' ? ('sub_categories' as const) : ('sub_sub_categories' as const),
  pricePaise: pricePaise ?? 0,
})

export const listProgrammes = async ({ db }: Context) => ({
  programmes: (await queries.programmesOnSale(db)).map(shown),
})

/** The public pages of courses and programmes, for search engines. */
export async function learningPages(db: Db): Promise<{ path: string; updatedAt?: Date }[]> {
  const [courses, programmes, sectors] = await Promise.all([
    coursesOnSale(db),
    queries.programmesOnSale(db),
    sectorsWithCourses(db),
  ])
  return [
    ...courses.map(({ slug, updatedAt }) => ({ path: `/courses/${slug}`, updatedAt })),
    ...programmes.map(({ id }) => ({ path: `/programmes/${id}` })),
    ...sectors.map(({ slug }) => ({ path: `/courses?${new URLSearchParams({ sector: slug })}` })),
  ]
}

const ownedIn = async ({ db }: Context, { id, kind }: Row, accountId: number | undefined) => {
  const forSale = kind === 'sector' ? sectorProgrammesForSale : industryProgrammesForSale
  return (await forSale(db, [id], accountId))[0]?.isOwned ?? false
}

/** One on sale, or that the caller owns. */
export async function getProgramme(
  context: Context,
  { id }: Input<typeof api.getProgramme>,
): Promise<Reply<typeof api.getProgramme>> {
  const { db } = context
  const accountId = learnerIdOf(context)
  const programme = await queries.programmeById(db, id)
  const isEdpPurchase = programme ? await ownedIn(context, programme, accountId) : false
  if (!programme || !((programme.isOffered && programme.courses > 0) || isEdpPurchase)) throw new Problem('not_found')
  const isSector = programme.kind === 'sector'
  const [edpRelatedCourses, industries, credits, name] = await Promise.all([
    coursesOfProgramme(db, isSector ? { sectorId: id } : { industryId: id }, accountId),
    isSector ? queries.industriesOfSector(db, id) : [],
    accountId === undefined || isEdpPurchase ? [] : creditsFor(db, accountId, [id]),
    accountId === undefined ? undefined : queries.nameOf(db, accountId),
  ])
  const progress = await progressOfCourses(
    db,
    edpRelatedCourses.map((course) => course.id),
    accountId,
  )
  const owned = accountId === undefined ? [] : await industryProgrammesForSale(db, idsOf(industries), accountId)
  const credit = credits.reduce((sum, { paise }) => sum + paise, 0)
  const total = [...progress.values()].reduce((sum, { totalSeconds }) => sum + totalSeconds, 0)
  const spent = [...progress.values()].reduce((sum, { spentSeconds }) => sum + spentSeconds, 0)
  return {
    courseDetail: shown(programme),
    subSubCategories: industries.map(({ id: industryId, slug, title_english, title_hindi, courses, ...industry }) => ({
      ...{ id: industryId, slug, title_english, title_hindi, courses },
      pricePaise: industry.isOffered ? industry.pricePaise : null,
      isOwned: owned.some((one) => one.id === industryId && one.isOwned),
    })),
    edpRelatedCourses,
    isEdpPurchase,
    creditPaise: Math.min(credit, programme.pricePaise ?? 0),
    edpUser: accountId === undefined || !name ? null : { id: accountId, name },
    edpTotalWatchTime: total,
    edpProgress: total === 0 ? 0 : Math.floor((100 * spent) / total),
    courseTotalProgress: [...progress].map(([courseId, { percent }]) => ({ courseId, percent })),
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const forStaff = ({ sector, pricePaise, ...programme }: Row) => ({ ...programme, sectorId: sector.id, pricePaise })

export const listStaffProgrammes = async ({ db }: SignedIn) => ({
  programmes: (await queries.programmesForStaff(db)).map(forStaff),
})

export const changeProgramme = ({ db, ...context }: SignedIn, input: Input<typeof staffApi.changeProgramme>) =>
  db.transaction().execute(async (tx) => {
    const { id, version, pricePaise, isOffered } = input
    const before = await queries.programmeById(tx, id)
    if (!before) throw new Problem('not_found')
    const change = { id, kind: before.kind, pricePaise, isOffered, version, at: context.now }
    if (!(await queries.writeProgramme(tx, change))) throw new Problem('stale')
    await audit.record(tx, context, {
      ...{ action: 'programme.changed', subject: { kind: 'programme', id } },
      before: { pricePaise: before.pricePaise, isOffered: before.isOffered },
      after: { pricePaise, isOffered },
    })
    return { programme: forStaff((await queries.programmeById(tx, id))!) }
  })
