import type { Input } from '#contract/endpoint.ts'
import type { StaffCourseSort } from '#contract/learning/constants.ts'
import type { ContentDraft, StoredContent, StoredLesson } from '#contract/learning/content.ts'
import type * as api from '#contract/learning/staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { newSlug } from '#server/platform/db/titled-rows.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { attachmentsOfCourse } from '../attachments/queries.ts'
import { filmsOfCourse } from '../films/queries.ts'
import { isComplete, lessonsOf, totalsOf } from '../rules.ts'
import { coursesFile } from './files.ts'
import * as queries from './queries.ts'

export async function listStaffCourses({ db }: SignedIn, input: Input<typeof api.listStaffCourses>) {
  const { page, limit, search, state, sort } = input
  const view = { sort: sort.replace('-', '') as StaffCourseSort, descending: sort.startsWith('-') }
  const [data, count] = await Promise.all([
    queries.pageOfStaffCourses(db, { search, state }, { ...view, limit, offset: (page - 1) * limit }),
    queries.countStaffCourses(db, { search, state }),
  ])
  return { data, count, page, limit }
}

export async function exportCourses(context: SignedIn, filter: Input<typeof api.exportCourses>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'courses.exported', after: filter }))
  return { url: signedUrl(services, coursesFile, filter, { actor, now }) }
}

export const getStaffCourse = ({ db }: SignedIn, { id }: Input<typeof api.getStaffCourse>) => shown(db, id)

async function shown(db: Db | Tx, id: number) {
  const course = await queries.staffCourse(db, id)
  if (!course) throw new Problem('not_found')
  return { course: { ...course, films: await filmsOfCourse(db, id), attachments: await attachmentsOfCourse(db, id) } }
}

const columnsOf = ({ industryId, consultantId, pricePaise, ...facts }: Input<typeof api.addCourse>) => ({
  ...facts,
  ...{ industry_id: industryId, consultant_id: consultantId, price_paise: pricePaise },
})

export const addCourse = ({ db, ...context }: SignedIn, input: Input<typeof api.addCourse>) =>
  db.transaction().execute(async (tx) => {
    if (!(await queries.placeAndTrainerExist(tx, input))) throw new Problem('not_found')
    const slug = await newSlug(tx, 'courses', input.title_english, 'course')
    const { id } = await queries.insertCourse(tx, slug, columnsOf(input), context.now)
    await audit.record(tx, context, { action: 'course.added', subject: subject(id), after: input })
    return shown(tx, id)
  })

export const changeCourse = ({ db, ...context }: SignedIn, input: Input<typeof api.changeCourse>) =>
  db.transaction().execute(async (tx) => {
    const { id, version, ...facts } = input
    const before = await queries.courseForChange(tx, id)
    if (!before || !(await queries.placeAndTrainerExist(tx, facts))) throw new Problem('not_found')
    if (!(await queries.updateCourse(tx, { id, version }, columnsOf(facts), context.now))) throw new Problem('stale')
    await audit.record(tx, context, {
      ...{ action: 'course.changed', subject: subject(id) },
      before: { title_english: before.title_english, pricePaise: before.price_paise },
      after: facts,
    })
    return shown(tx, id)
  })

export const saveContent = ({ db, ...context }: SignedIn, input: Input<typeof api.saveContent>) =>
  db.transaction().execute(async (tx) => {
    const { id, version } = input
    if (!(await queries.courseForChange(tx, id))) throw new Problem('not_found')
    if (!(await queries.updateCourse(tx, { id, version }, {}, context.now))) throw new Problem('stale')
    const content = await stored(tx, id, input.content, context.now)
    const totals = totalsOf(content)
    await queries.writeDraft(tx, { courseId: id, content, totals, at: context.now })
    await audit.record(tx, context, { action: 'course.draft_saved', subject: subject(id), after: totals })
    return shown(tx, id)
  })

/** Gives new lessons their ids and films their length; lessons, films and files of other courses are refused. */
async function stored(tx: Tx, courseId: number, draft: ContentDraft, at: Date): Promise<StoredContent> {
  const films = new Map((await filmsOfCourse(tx, courseId)).map(({ id, seconds }) => [id, seconds]))
  const own = await queries.lessonIdsOf(tx, courseId)
  const lessons = draft.chapters.flatMap((chapter) => chapter.lessons)
  const ids = lessons.flatMap(({ id }) => id ?? [])
  const filmIds = lessons.flatMap((lesson) => (lesson.kind === 'video' ? (lesson.filmId ?? []) : []))
  const attached = new Set((await attachmentsOfCourse(tx, courseId)).map(({ id }) => id))
  const sources = lessons.flatMap((lesson) =>
    lesson.kind === 'quiz' ? lesson.questions.flatMap(({ source }) => source?.lessonId ?? []) : [],
  )
  const isOwn =
    [...ids, ...sources].every((id) => own.has(id)) &&
    filmIds.every((id) => films.has(id)) &&
    lessons.every(({ attachments }) => attachments.every((id) => attached.has(id)))
  if (!isOwn || new Set(ids).size < ids.length) throw new Problem('not_found')
  const fresh = await queries.insertLessons(tx, courseId, lessons.length - ids.length, at)
  const storedLesson = (lesson: (typeof lessons)[number]): StoredLesson => ({
    ...lesson,
    id: lesson.id ?? fresh.shift()!,
    seconds: lesson.kind === 'video' && lesson.filmId !== null ? films.get(lesson.filmId)! : null,
  })
  return { chapters: draft.chapters.map((chapter) => ({ ...chapter, lessons: chapter.lessons.map(storedLesson) })) }
}

/** A version is published once and never changes; without a draft a withdrawn course goes back on sale. */
export const publishCourse = ({ db, ...context }: SignedIn, { id, version }: Input<typeof api.publishCourse>) =>
  db.transaction().execute(async (tx) => {
    const { now } = context
    const course = await queries.courseForChange(tx, id)
    if (!course) throw new Problem('not_found')
    const draft = await queries.draftOf(tx, id)
    if (draft ? !isComplete(draft.content) : course.current_version_id === null) throw new Problem('course_incomplete')
    if (draft) await queries.publishVersion(tx, { versionId: draft.id, courseId: id, at: now })
    const change = {
      ...{ state: 'published', withdrawn_reason: null },
      current_version_id: draft?.id ?? course.current_version_id,
      first_published_at: course.first_published_at ?? now,
    }
    if (!(await queries.updateCourse(tx, { id, version }, change, now))) throw new Problem('stale')
    if (course.first_published_at === null) await queries.enrolProgrammeOwners(tx, id, now)
    await audit.record(tx, context, {
      ...{ action: 'course.published', subject: subject(id), before: { state: course.state } },
      after: { state: 'published', lessons: draft ? lessonsOf(draft.content).length : null },
    })
    return shown(tx, id)
  })

export const withdrawCourse = ({ db, ...context }: SignedIn, input: Input<typeof api.withdrawCourse>) =>
  db.transaction().execute(async (tx) => {
    const { id, version, reason } = input
    const course = await queries.courseForChange(tx, id)
    if (!course) throw new Problem('not_found')
    if (course.state !== 'published') throw new Problem('stale')
    const change = { state: 'withdrawn', withdrawn_reason: reason }
    if (!(await queries.updateCourse(tx, { id, version }, change, context.now))) throw new Problem('stale')
    await audit.record(tx, context, { action: 'course.withdrawn', subject: subject(id), reason })
    return shown(tx, id)
  })

const subject = (id: number) => ({ kind: 'course', id })
