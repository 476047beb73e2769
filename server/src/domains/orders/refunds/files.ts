import type { FastifyInstance } from 'fastify'
import { exportRefundRequests } from '#contract/orders/staff.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, csv, inParts } from '#server/platform/documents/csv.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { pageOfRequests, type RequestFilter } from './queries.ts'
import { filterOf } from './rules.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const refundRequestsFile = signedKind('refund-requests.csv', exportRefundRequests.input)

type Row = Awaited<ReturnType<typeof pageOfRequests>>[number]

const columns: CsvColumns<Row> = [
  ['Order', (row) => row.orderId],
  ['Customer', (row) => row.buyerName],
  ['Mobile', (row) => row.buyerMobile],
  ['Items', (row) => row.title_english],
  ['Total', (row) => row.totalPaise, 'rupees'],
  ['Refunded', (row) => row.refundedPaise, 'rupees'],
  ['Reason', (row) => row.reason],
  ['Requested on', (row) => row.askedAt, 'India time'],
  ['Status', (row) => row.state],
  ['Decided on', (row) => row.decidedAt, 'India time'],
  ['Decided by', (row) => row.decidedBy],
  ['Note', (row) => row.note],
]

const partsOf = (db: Db, filter: RequestFilter) =>
  inParts((part) => pageOfRequests(db, filter, { descending: false, ...part }))

export const serveRefundRequestsFile = (app: FastifyInstance) =>
  serveSigned(app, refundRequestsFile, async ({ services, actor, now, params }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    return {
      filename: `refund-requests-${now.toISOString().slice(0, 10)}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, partsOf(services.db, filterOf(params, 'shown'))),
    }
  })
