import type { FastifyInstance } from 'fastify'
import { exportApplicants } from '#contract/consultants/approvals.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type ApplicantFilter, applicantsMatching } from './queries.ts'
import { filterOf } from './rules.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const applicantsFile = signedKind('consultants.csv', exportApplicants.input)

type Row = Awaited<ReturnType<typeof applicantsMatching>>[number]

const columns: CsvColumns<Row> = [
  ['ID', (row) => row.id],
  ['Name', (row) => row.name],
  ['Mobile', (row) => row.mobile],
  ['Headline', (row) => row.headline],
  ['City', (row) => row.city],
  ['Sector', (row) => row.sector?.title_english ?? ''],
  ['Approval', (row) => row.approval],
  ['Since', (row) => row.since, 'India time'],
  ['Rating', (row) => row.ratingAverage],
]

const partsOf = (db: Db, filter: ApplicantFilter) =>
  inParts((part) => applicantsMatching(db, filter, { sort: 'since', descending: true, ...part }))

export const serveApplicantsFile = (app: FastifyInstance) =>
  serveSigned(app, applicantsFile, async ({ services, actor, now, params }) => {
    return staffCsv('consultants', { actor, now }, columns, partsOf(services.db, filterOf(params, 'shown')))
  })
