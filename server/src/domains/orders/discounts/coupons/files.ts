import type { FastifyInstance } from 'fastify'
import { exportCoupons } from '#contract/orders/coupons.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, csv, inParts } from '#server/platform/documents/csv.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { type CouponFilter, pageOfCoupons } from './queries.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const couponsFile = signedKind('coupons.csv', exportCoupons.input)

type Row = Awaited<ReturnType<typeof pageOfCoupons>>[number]

const columns: CsvColumns<Row> = [
  ['Code', (row) => row.code],
  ['Title', (row) => row.title_english],
  ['Percent', (row) => (row.percentBp === null ? null : row.percentBp / 100)],
  ['Amount', (row) => row.amountPaise, 'rupees'],
  ['Maximum discount', (row) => row.mostPaise, 'rupees'],
  ['Minimum order', (row) => row.leastPaise, 'rupees'],
  ['Valid for', (row) => row.itemTypes.join(' ')],
  ['Valid from', (row) => row.startsOn],
  ['Valid till', (row) => row.endsOn],
  ['Uses per customer', (row) => row.perPerson],
  ['Total uses', (row) => row.totalMax],
  ['Used', (row) => row.used],
  ['Status', (row) => row.status],
]

const partsOf = (db: Db, filter: CouponFilter) =>
  inParts((part) => pageOfCoupons(db, filter, { sort: 'newest', ...part }))

export const serveCouponsFile = (app: FastifyInstance) =>
  serveSigned(app, couponsFile, async ({ services, actor, now, params: { search, status } }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    const today = dayInIndia(now)
    return {
      filename: `coupons-${now.toISOString().slice(0, 10)}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, partsOf(services.db, { search, status, today })),
    }
  })
