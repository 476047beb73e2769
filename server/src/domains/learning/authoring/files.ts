import type { FastifyInstance } from 'fastify'
import { exportCourses } from '#contract/learning/staff.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { pageOfStaffCourses } from './queries.ts'

/** The signed link contains the filter, so that the file matches the list on the screen. */
export const coursesFile = signedKind('courses.csv', exportCourses.input)

const columns: CsvColumns<Awaited<ReturnType<typeof pageOfStaffCourses>>[number]> = [
  ['Course', (row) => row.id],
  ['Title', (row) => row.title_english],
  ['Title in Hindi', (row) => row.title_hindi],
  ['Trainer', (row) => row.trainer.name],
  ['Price before GST', (row) => row.pricePaise, 'rupees'],
  ['Learners', (row) => row.learners],
  ['State', (row) => row.state],
  ['Has a draft', (row) => row.hasDraft],
  ['Changed', (row) => row.updatedAt, 'India time'],
]

export const serveCoursesFile = (app: FastifyInstance) =>
  serveSigned(app, coursesFile, async ({ services, actor, now, params: { search, state } }) => {
    const view = { sort: 'updatedAt', descending: true } as const
    const parts = inParts((part) => pageOfStaffCourses(services.db, { search, state }, { ...view, ...part }))
    return staffCsv('courses', { actor, now }, columns, parts)
  })
