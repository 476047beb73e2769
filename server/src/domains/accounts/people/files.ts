import type { FastifyInstance } from 'fastify'
import { exportPeople } from '#contract/accounts/people.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inPartsByKey } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { exportPart, type PeopleFilter } from './queries.ts'
import { filterOf } from './rules.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const peopleFile = signedKind('people.csv', exportPeople.input)

type Row = Awaited<ReturnType<typeof exportPart>>[number]

const columns: CsvColumns<Row> = [
  ['ID', (row) => row.id],
  ['Type', (row) => row.type],
  ['Status', (row) => row.state],
  ['Name', (row) => row.name],
  ['Mobile', (row) => row.mobile],
  ['Email', (row) => row.email],
  ['City', (row) => row.city],
  ['State', (row) => row.region],
  ['PIN code', (row) => row.pincode],
  ['Registered on', (row) => row.createdAt, 'India time'],
  ['Last seen', (row) => row.lastSeenAt, 'India time'],
  ['Source', (row) => row.source],
  ['Reason for suspension', (row) => row.suspendedReason],
]

const partsOf = (db: Db, filter: PeopleFilter) =>
  inPartsByKey<Row>(({ after, limit }) => exportPart(db, filter, after, limit))

export const servePeopleFile = (app: FastifyInstance) =>
  serveSigned(app, peopleFile, async ({ services, actor, now, params }) => {
    return staffCsv('people', { actor, now }, columns, partsOf(services.db, filterOf(params, 'shown')))
  })
