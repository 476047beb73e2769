import type { FastifyInstance } from 'fastify'
import type { Input } from '#contract/endpoint.ts'
import { exportCalls } from '#contract/talks-staff.ts'
import { type CsvColumns, csv, inParts } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { serveSigned, signedKind } from '#server/platform/signed-urls.ts'
import { callsMatching } from '../history/service.ts'
import { filterOf } from './rules.ts'
import { rowOf } from './story.ts'

/** The address says which calls are meant, so it gives exactly the list that was on the screen. */
export const callsFile = signedKind('calls.csv', exportCalls.input)

const columns: CsvColumns<ReturnType<typeof rowOf>> = [
  ['Call', (row) => row.number],
  ['Kind', (row) => row.kind],
  ['Customer', (row) => row.customer.name],
  ['Customer mobile', (row) => row.customer.mobile],
  ['Consultant', (row) => row.consultant.name],
  ['Consultant mobile', (row) => row.consultant.mobile],
  ['Mode', (row) => row.mode],
  ['Subject', (row) => row.subject],
  ['Began', (row) => row.at],
  ['Ended', (row) => row.endedAt],
  ['State', (row) => row.state],
  ['Why', (row) => row.why],
  ['Connected (seconds)', (row) => row.seconds],
  ['Rate a minute (paise)', (row) => row.ratePaise],
  ['Amount (paise)', (row) => row.amountPaise],
]

const partsOf = (db: Db, wish: Input<typeof exportCalls>, now: Date) =>
  inParts(async (part) => {
    const { calls, people } = await callsMatching(db, filterOf(wish), part, now)
    return calls.map((call) => rowOf(call, people))
  })

export const serveCallsFile = (app: FastifyInstance) =>
  serveSigned(app, callsFile, async ({ house, actor, now, params }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    return {
      filename: `calls-${now.toISOString().slice(0, 10)}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, partsOf(house.db, params, now)),
    }
  })
