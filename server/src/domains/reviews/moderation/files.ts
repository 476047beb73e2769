import type { FastifyInstance } from 'fastify'
import { exportReviews } from '#contract/reviews/staff.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type ReviewFilter, reviewsMatching, type StaffRow } from './queries.ts'
import { filterOf } from './rules.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const reviewsFile = signedKind('reviews.csv', exportReviews.input)

const columns: CsvColumns<StaffRow> = [
  ['Review', (row) => row.id],
  ['Written on', (row) => row.createdAt, 'India time'],
  ['Customer', (row) => row.customerName],
  ['Customer mobile', (row) => row.customerMobile],
  ['Consultant', (row) => row.consultantName],
  ['Consultant mobile', (row) => row.consultantMobile],
  ['About', (row) => row.kind],
  ['Mode', (row) => row.mode],
  ['Industry', (row) => row.industryEnglish],
  ['Stars', (row) => row.rating],
  ['Comment', (row) => row.comment],
  ['Edited on', (row) => row.editedAt, 'India time'],
  ['Reply', (row) => row.reply],
  ['Open reports', (row) => row.openReports],
  ['Hidden on', (row) => row.hiddenAt, 'India time'],
  ['Hidden because', (row) => row.hiddenReason],
]

const partsOf = (db: Db, filter: ReviewFilter) =>
  inParts((part) => reviewsMatching(db, filter, { sort: 'created', descending: true, ...part }))

export const serveReviewsFile = (app: FastifyInstance) =>
  serveSigned(app, reviewsFile, async ({ services, actor, now, params }) => {
    return staffCsv('reviews', { actor, now }, columns, partsOf(services.db, filterOf(params, 'shown')))
  })
