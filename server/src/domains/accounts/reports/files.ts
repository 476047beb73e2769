import type { FastifyInstance } from 'fastify'
import { exportPersonReports } from '#contract/accounts/blocks.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import type { PersonSearch } from '../people/queries.ts'
import { personSearch } from '../people/rules.ts'
import { type ReportFilter, type ReportRow, reportsMatching } from './queries.ts'

/** The list shows no contacts, so it is searched by names only. */
const namedLike = (search: string | undefined): PersonSearch | undefined => {
  const found = personSearch(search, 'masked')
  return found && { words: found.words, by: 'name' }
}

/** The request as a query filter. */
export const filterOf = ({ search, state, reason, from, to }: Input<typeof exportPersonReports>): ReportFilter => ({
  ...{ person: namedLike(search), state, reason },
  from: from ? startOfDay(from) : undefined,
  before: to ? endOfDay(to) : undefined,
})

/** The signed link contains the filter, so the export matches the list on the screen. */
export const reportsFile = signedKind('person-reports.csv', exportPersonReports.input)

const columns: CsvColumns<ReportRow> = [
  ['Report', (row) => row.id],
  ['Reported on', (row) => row.reportedAt, 'India time'],
  ['Person', (row) => row.personName],
  ['Type', (row) => row.personType],
  ['Reason', (row) => row.reason],
  ['Note', (row) => row.note],
  ['Reported by', (row) => row.reporterName],
  ['Status', (row) => row.state],
  ['Decided on', (row) => row.decidedAt, 'India time'],
  ['Decided by', (row) => row.decidedBy],
  ['Decision', (row) => row.decisionNote],
]

const partsOf = (db: Db, filter: ReportFilter) =>
  inParts((part) => reportsMatching(db, filter, { openFirst: false, descending: true, ...part }))

export const serveReportsFile = (app: FastifyInstance) =>
  serveSigned(app, reportsFile, async ({ services, actor, now, params }) =>
    staffCsv('person-reports', { actor, now }, columns, partsOf(services.db, filterOf(params))),
  )
