import type { Db, Tx } from '#server/platform/db/db.ts'
import { lessonsOf } from '../rules.ts'
import * as queries from './queries.ts'
import { type CourseProgress, courseProgress, type LearnerFacts } from './rules.ts'

const NOTHING: LearnerFacts = { watched: new Map(), read: new Set(), quizzes: new Map() }

async function factsOf(db: Db | Tx, accountId: number, lessonIds: readonly number[]): Promise<LearnerFacts> {
  if (lessonIds.length === 0) return NOTHING
  const [watched, read, quizzes] = await Promise.all([
    queries.watchedOf(db, accountId, lessonIds),
    queries.readOf(db, accountId, lessonIds),
    queries.quizzesOf(db, accountId, lessonIds),
  ])
  return {
    watched: new Map(watched.map((row) => [row.lessonId, row])),
    read: new Set(read.map(({ lessonId }) => lessonId)),
    quizzes: new Map(quizzes.map((row) => [row.lessonId, row])),
  }
}

/** By course, in its published version; nothing is watched by visitors. */
export async function progressOfCourses(
  db: Db | Tx,
  courseIds: readonly number[],
  accountId: number | undefined,
): Promise<Map<number, CourseProgress & { versionId: number }>> {
  if (courseIds.length === 0) return new Map()
  const versions = await queries.currentVersions(db, courseIds)
  const lessonIds = versions.flatMap(({ content }) => lessonsOf(content).map(({ id }) => id))
  const facts = accountId === undefined ? NOTHING : await factsOf(db, accountId, lessonIds)
  return new Map(
    versions.map(({ courseId, versionId, content }) => [courseId, { ...courseProgress(content, facts), versionId }]),
  )
}

/** Undefined before the first attempt. */
export const quizProgress = async (db: Db | Tx, lessonId: number, accountId: number) =>
  (await queries.quizzesOf(db, accountId, [lessonId]))[0]
