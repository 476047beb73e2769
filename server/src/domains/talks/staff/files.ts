import type { FastifyInstance } from 'fastify'
import type { Input } from '#contract/endpoint.ts'
import { exportCalls } from '#contract/talks/staff.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { callsMatching } from '../views/history.ts'
import { filterOf } from './rules.ts'
import { rowOf } from './story.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const callsFile = signedKind('calls.csv', exportCalls.input)

const columns: CsvColumns<ReturnType<typeof rowOf>> = [
  ['Call', (row) => row.number],
  ['Kind', (row) => row.kind],
  ['Customer', (row) => row.customer.name],
  ['Customer mobile', (row) => row.customer.mobile],
  ['Consultant', (row) => row.consultant.name],
  ['Consultant mobile', (row) => row.consultant.mobile],
  ['Mode', (row) => row.mode],
  ['Topic', (row) => row.subject],
  ['Started', (row) => row.at, 'India time'],
  ['Ended', (row) => row.endedAt, 'India time'],
  ['Status', (row) => row.state],
  ['Ended because', (row) => row.why],
  ['Duration (seconds)', (row) => row.seconds],
  ['Rate per minute', (row) => row.ratePaise, 'rupees'],
  ['Amount', (row) => row.amountPaise, 'rupees'],
]

const partsOf = (db: Db, input: Input<typeof exportCalls>, now: Date) =>
  inParts(async (part) => {
    const { calls, people } = await callsMatching(db, filterOf(input, 'shown'), part, now)
    return calls.map((call) => rowOf(call, people))
  })

export const serveCallsFile = (app: FastifyInstance) =>
  serveSigned(app, callsFile, async ({ services, actor, now, params }) => {
    return staffCsv('calls', { actor, now }, columns, partsOf(services.db, params, now))
  })
