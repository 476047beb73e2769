import type { Input, Reply } from '#contract/endpoint.ts'
import type { StoredLesson } from '#contract/learning/content.ts'
import type * as api from '#contract/learning/learner.ts'
import type * as staffApi from '#contract/learning/staff.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { attachmentsNamed } from '../attachments/queries.ts'
import { countCoursesOfLearner, courseNamed, coursesOfLearner } from '../courses/queries.ts'
import { detailOf, rulesOf } from '../courses/service.ts'
import { attemptsLeftOf, watchTimes } from '../progress/rules.ts'
import { progressOfCourses, quizProgress } from '../progress/service.ts'
import { lessonRow, lessonsOf, textsOf } from '../rules.ts'
import * as queries from './queries.ts'

export async function listMyCourses({ db, actor, now }: SignedIn, { page, limit }: Input<typeof api.listMyCourses>) {
  const [courses, count, { certificateWatchPercent }] = await Promise.all([
    coursesOfLearner(db, actor.id, { limit, offset: (page - 1) * limit }),
    countCoursesOfLearner(db, actor.id),
    readSettings(db, now),
  ])
  const ids = courses.map(({ id }) => id)
  const progress = await progressOfCourses(db, ids, actor.id)
  const data = courses.map((course) => {
    const own = progress.get(course.id)!
    return { ...course, doneLessons: own.doneLessons, ...watchTimes(own, certificateWatchPercent) }
  })
  return { data, purchaseCourse: data, count, page, limit }
}

export async function listCoursesOfPerson({ db }: SignedIn, input: Input<typeof staffApi.listCoursesOfPerson>) {
  const { id, page, limit } = input
  const [courses, count] = await Promise.all([
    coursesOfLearner(db, id, { limit, offset: (page - 1) * limit }),
    countCoursesOfLearner(db, id),
  ])
  const progress = await progressOfCourses(
    db,
    courses.map((course) => course.id),
    id,
  )
  const data = courses.map((course) => {
    const { lessons, doneLessons } = progress.get(course.id)!
    return { ...course, lessons: lessons.length, doneLessons }
  })
  return { data, count, page, limit }
}

export async function getMyCourse({ db, actor, now }: SignedIn, { id }: Input<typeof api.getMyCourse>) {
  const [course, rule] = await Promise.all([courseNamed(db, String(id), actor.id), rulesOf(db, now)])
  if (!course?.isOwned) throw new Problem('not_found')
  const progress = (await progressOfCourses(db, [id], actor.id)).get(id)!
  const { doneLessons, lessons } = progress
  const times = watchTimes(progress, rule.watchPercent)
  return { courseDetail: detailOf(course), rules: rule, doneLessons, lessons, ...times }
}

/** A lesson of a course that the account has access to. */
export async function lessonFor(db: Db | Tx, lessonId: number, accountId: number) {
  const course = await queries.courseOfLesson(db, lessonId, accountId)
  const lesson = course && lessonsOf(course.content).find(({ id }) => id === lessonId)
  if (!lesson || !course.isOwned) throw new Problem('not_found')
  return { ...course, lesson }
}

export async function getLesson(
  { db, actor }: SignedIn,
  { id }: Input<typeof api.getLesson>,
): Promise<Reply<typeof api.getLesson>> {
  const { lesson, courseId } = await lessonFor(db, id, actor.id)
  return {
    lesson: {
      ...{ ...lessonRow(lesson), ...textsOf(lesson), courseId },
      attachments: await attachmentsNamed(db, lesson.attachments),
      quiz: lesson.kind === 'quiz' ? quizOf(lesson, await quizProgress(db, id, actor.id)) : null,
    },
  }
}

type Quiz = Extract<StoredLesson, { kind: 'quiz' }>

const quizOf = ({ passPercent, minutes, attempts }: Quiz, done: Awaited<ReturnType<typeof quizProgress>>) => ({
  ...{ passPercent, minutes, attemptsLeft: attemptsLeftOf(attempts, done?.attempts ?? 0) },
  ...{ bestPercent: done?.percent ?? null, passed: done?.passed ?? false },
})

export async function markRead({ db, actor, now }: SignedIn, { id }: Input<typeof api.markRead>) {
  const { lesson } = await lessonFor(db, id, actor.id)
  if (lesson.kind !== 'reading') throw new Problem('not_found')
  await queries.insertRead(db, actor.id, id, now)
  return { id }
}
