import type { FastifyInstance } from 'fastify'
import type { Input } from '#contract/endpoint.ts'
import { exportLibrary } from '#contract/talks/library-staff.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type Filter, libraryMatching } from './queries.ts'

export const libraryFile = signedKind('talks.csv', exportLibrary.input)

export const filterOf = ({ search, segment, state, recorded }: Input<typeof exportLibrary>): Filter => ({
  ...{ search: search || undefined, segment, state },
  recorded: recorded && recorded === 'yes',
})

type Row = Awaited<ReturnType<typeof libraryMatching>>[number]

const columns: CsvColumns<Row> = [
  ['Title', (row) => row.title_english],
  ['Title in Hindi', (row) => row.title_hindi],
  ['Segment', (row) => row.segment],
  ['Speaker', (row) => row.speaker.name],
  ['Starts at', (row) => row.startsAt, 'India time'],
  ['Minutes', (row) => row.minutes],
  ['Recording (seconds)', (row) => row.seconds],
  ['Views', (row) => row.views],
  ['Going', (row) => row.going],
  ['Status', (row) => row.state],
]

const partsOf = (db: Db, filter: Filter) =>
  inParts((part) => libraryMatching(db, filter, { sort: 'startsAt', descending: true, ...part }))

export const serveLibraryFile = (app: FastifyInstance) =>
  serveSigned(app, libraryFile, async ({ services, actor, now, params }) => {
    return staffCsv('talks', { actor, now }, columns, partsOf(services.db, filterOf(params)))
  })
