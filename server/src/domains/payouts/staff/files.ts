import type { FastifyInstance } from 'fastify'
import { bankOf } from '#contract/banks.ts'
import { exportPayouts } from '#contract/payouts.ts'
import { type CsvColumns, csv, inParts } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { serveSigned, signedKind } from '#server/platform/signed-urls.ts'
import { referenceOf } from '../withdrawals/rules.ts'
import { filterOf, type PayoutFilter, payoutsMatching } from './queries.ts'

/** The address says which payouts are meant, so it gives exactly the list that was on the screen. */
export const payoutsFile = signedKind('payouts.csv', exportPayouts.input)

type Row = Awaited<ReturnType<typeof payoutsMatching>>[number]

const columns: CsvColumns<Row> = [
  ['Reference', (row) => referenceOf(row.id)],
  ['Asked', (row) => row.askedAt],
  ['Consultant', (row) => row.consultantName],
  ['Mobile', (row) => row.consultantMobile],
  ['Bank', (row) => bankOf(row.ifsc) ?? row.ifsc.slice(0, 4)],
  ['IFSC', (row) => row.ifsc],
  ['Account ending', (row) => row.ending],
  ['Holder', (row) => row.holder],
  ['Amount (paise)', (row) => row.amountPaise],
  ['State', (row) => row.state],
  ['Decided', (row) => row.decidedAt],
  ['Settled', (row) => row.settledAt],
  ['Bank reference', (row) => row.utr],
  ['Note', (row) => row.note],
]

const partsOf = (db: Db, filter: PayoutFilter) =>
  inParts((part) => payoutsMatching(db, filter, { sort: 'asked_at', descending: true, ...part }))

export const servePayoutsFile = (app: FastifyInstance) =>
  serveSigned(app, payoutsFile, async ({ house, actor, now, params }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    return {
      filename: `payouts-${now.toISOString().slice(0, 10)}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, partsOf(house.db, filterOf(params))),
    }
  })
