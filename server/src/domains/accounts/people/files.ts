import type { FastifyInstance } from 'fastify'
import { exportPeople } from '#contract/people.ts'
import { type CsvColumns, csv } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { serveSigned, signedKind } from '#server/platform/signed-urls.ts'
import { exportPart, type PeopleFilter } from './queries.ts'
import { filterOf } from './rules.ts'

/** The address says which people are meant, so it gives exactly the list that was on the screen. */
export const peopleFile = signedKind('people.csv', exportPeople.input)

const ROWS_AT_ONCE = 1_000
type Row = Awaited<ReturnType<typeof exportPart>>[number]

const columns: CsvColumns<Row> = [
  ['Id', (row) => row.id],
  ['Type', (row) => row.type],
  ['State', (row) => row.state],
  ['Name', (row) => row.name],
  ['Mobile', (row) => row.mobile],
  ['Email', (row) => row.email],
  ['City', (row) => row.city],
  ['Region', (row) => row.region],
  ['PIN code', (row) => row.pincode],
  ['Registered', (row) => row.createdAt],
  ['Last seen', (row) => row.lastSeenAt],
  ['Source', (row) => row.source],
  ['Suspended because', (row) => row.suspendedReason],
]

async function* partsOf(db: Db, filter: PeopleFilter) {
  let rows: Row[] | undefined
  do {
    rows = await exportPart(db, filter, rows?.at(-1), ROWS_AT_ONCE)
    yield rows
  } while (rows.length === ROWS_AT_ONCE)
}

export const servePeopleFile = (app: FastifyInstance) =>
  serveSigned(app, peopleFile, async ({ house, actor, now, params }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    return {
      filename: `people-${now.toISOString().slice(0, 10)}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, partsOf(house.db, filterOf(params))),
    }
  })
