import type { FastifyInstance } from 'fastify'
import { exportRefundRequests } from '#contract/orders-staff.ts'
import { type CsvColumns, csv, inParts } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { serveSigned, signedKind } from '#server/platform/signed-urls.ts'
import { pageOfRequests, type RequestFilter } from './queries.ts'
import { filterOf } from './rules.ts'

/** The address says which requests are meant, so it gives exactly the list that was on the screen. */
export const refundRequestsFile = signedKind('refund-requests.csv', exportRefundRequests.input)

type Row = Awaited<ReturnType<typeof pageOfRequests>>[number]

const columns: CsvColumns<Row> = [
  ['Order', (row) => row.orderId],
  ['Buyer', (row) => row.buyerName],
  ['Mobile', (row) => row.buyerMobile],
  ['Items', (row) => row.title_english],
  ['Total (paise)', (row) => row.totalPaise],
  ['Refunded (paise)', (row) => row.refundedPaise],
  ['Reason', (row) => row.reason],
  ['Asked', (row) => row.askedAt],
  ['State', (row) => row.state],
  ['Decided', (row) => row.decidedAt],
  ['Decided by', (row) => row.decidedBy],
  ['Note', (row) => row.note],
]

const partsOf = (db: Db, filter: RequestFilter) =>
  inParts((part) => pageOfRequests(db, filter, { descending: false, ...part }))

export const serveRefundRequestsFile = (app: FastifyInstance) =>
  serveSigned(app, refundRequestsFile, async ({ house, actor, now, params }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    return {
      filename: `refund-requests-${now.toISOString().slice(0, 10)}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, partsOf(house.db, filterOf(params))),
    }
  })
