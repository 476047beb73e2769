import type { FastifyInstance } from 'fastify'
import { exportLessonPosts } from '#contract/learning/discussion.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { postsForStaff } from './queries.ts'
import { placeOf } from './rules.ts'

/** The signed link contains the filter, so that the file matches the list on the screen. */
export const lessonPostsFile = signedKind('course-questions.csv', exportLessonPosts.input)

const columns: CsvColumns<Awaited<ReturnType<typeof postsForStaff>>[number]> = [
  ['Number', (row) => row.id],
  ['Kind', (row) => (row.questionId === null ? 'question' : 'answer')],
  ['Answers', (row) => row.questionId],
  ['Text', (row) => row.text],
  ['Written by', (row) => row.name],
  ['Is the trainer', (row) => row.isTrainer],
  ['Course', (row) => row.title_english],
  ['Lesson', (row) => placeOf(row).lesson.title_english],
  ['Written', (row) => row.postedAt, 'India time'],
  ['Hidden', (row) => row.hiddenAt, 'India time'],
  ['Reason', (row) => row.hiddenReason],
]

export const serveLessonPostsFile = (app: FastifyInstance) =>
  serveSigned(app, lessonPostsFile, async ({ services, actor, now, params: { search, state } }) => {
    const view = { sort: 'postedAt', descending: true } as const
    const parts = inParts((part) => postsForStaff(services.db, { search, state }, { ...view, ...part }))
    return staffCsv('course-questions', { actor, now }, columns, parts)
  })
