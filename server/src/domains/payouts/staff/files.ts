import type { FastifyInstance } from 'fastify'
import { bankOf } from '#contract/payouts/banks.ts'
import { exportPayouts } from '#contract/payouts/endpoints.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { referenceOf } from '../withdrawals/rules.ts'
import { filterOf, type PayoutFilter, payoutsMatching } from './queries.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const payoutsFile = signedKind('payouts.csv', exportPayouts.input)

type Row = Awaited<ReturnType<typeof payoutsMatching>>[number]

const columns: CsvColumns<Row> = [
  ['Reference', (row) => referenceOf(row.id)],
  ['Requested on', (row) => row.askedAt, 'India time'],
  ['Consultant', (row) => row.consultantName],
  ['Mobile', (row) => row.consultantMobile],
  ['Bank', (row) => bankOf(row.ifsc) ?? row.ifsc.slice(0, 4)],
  ['IFSC', (row) => row.ifsc],
  ['Account ending', (row) => row.ending],
  ['Account holder', (row) => row.holder],
  ['Amount', (row) => row.amountPaise, 'rupees'],
  ['Status', (row) => row.state],
  ['Decided on', (row) => row.decidedAt, 'India time'],
  ['Settled on', (row) => row.settledAt, 'India time'],
  ['Bank reference (UTR)', (row) => row.utr],
  ['Note', (row) => row.note],
]

const partsOf = (db: Db, filter: PayoutFilter) =>
  inParts((part) => payoutsMatching(db, filter, { sort: 'asked_at', descending: true, ...part }))

export const servePayoutsFile = (app: FastifyInstance) =>
  serveSigned(app, payoutsFile, async ({ services, actor, now, params }) => {
    return staffCsv('payouts', { actor, now }, columns, partsOf(services.db, filterOf(params)))
  })
