import type { FastifyInstance } from 'fastify'
import { exportReconciliations } from '#contract/payments/endpoints.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type ReportFilter, reportsMatching } from './queries.ts'

export const reconciliationsFile = signedKind('reconciliations.csv', exportReconciliations.input)

type Row = Awaited<ReturnType<typeof reportsMatching>>[number]

const columns: CsvColumns<Row> = [
  ['Date', (row) => row.day],
  ['Gateway', (row) => row.provider],
  ['Checked at', (row) => row.ranAt, 'India time'],
  ['Payments (gateway)', (row) => row.gatewayPayments],
  ['Amount (gateway)', (row) => row.gatewayPaise, 'rupees'],
  ['Payments (ours)', (row) => row.ourPayments],
  ['Amount (ours)', (row) => row.ourPaise, 'rupees'],
  ['Refunds (gateway)', (row) => row.gatewayRefundsPaise, 'rupees'],
  ['Refunds (ours)', (row) => row.ourRefundsPaise, 'rupees'],
  ['Gateway fees', (row) => row.feesPaise, 'rupees'],
  ['Differences', (row) => row.differences],
  ['Fixed automatically', (row) => row.mended],
]

const partsOf = (db: Db, filter: ReportFilter) =>
  inParts((part) => reportsMatching(db, filter, { descending: true, ...part }))

export const serveReconciliationsFile = (app: FastifyInstance) =>
  serveSigned(app, reconciliationsFile, async ({ services, actor, now, params }) => {
    return staffCsv('reconciliations', { actor, now }, columns, partsOf(services.db, params))
  })
