import type { FastifyInstance } from 'fastify'
import { exportReconciliations } from '#contract/payments.ts'
import { type CsvColumns, csv, inParts } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { serveSigned, signedKind } from '#server/platform/signed-urls.ts'
import { type ReportFilter, reportsMatching } from './queries.ts'

export const reconciliationsFile = signedKind('reconciliations.csv', exportReconciliations.input)

type Row = Awaited<ReturnType<typeof reportsMatching>>[number]

const columns: CsvColumns<Row> = [
  ['Day', (row) => row.day],
  ['Gateway', (row) => row.provider],
  ['Compared at', (row) => row.ranAt],
  ['Payments there', (row) => row.gatewayPayments],
  ['Amount there', (row) => row.gatewayPaise / 100],
  ['Payments here', (row) => row.ourPayments],
  ['Amount here', (row) => row.ourPaise / 100],
  ['Refunds there', (row) => row.gatewayRefundsPaise / 100],
  ['Refunds here', (row) => row.ourRefundsPaise / 100],
  ['Fees', (row) => row.feesPaise / 100],
  ['Differences', (row) => row.differences],
  ['Mended', (row) => row.mended],
]

const partsOf = (db: Db, filter: ReportFilter) =>
  inParts((part) => reportsMatching(db, filter, { descending: true, ...part }))

export const serveReconciliationsFile = (app: FastifyInstance) =>
  serveSigned(app, reconciliationsFile, async ({ house, actor, now, params }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    return {
      filename: `reconciliations-${now.toISOString().slice(0, 10)}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, partsOf(house.db, params)),
    }
  })
