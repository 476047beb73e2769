import type { FastifyInstance } from 'fastify'
import { exportCoupons } from '#contract/coupons.ts'
import { type CsvColumns, csv, inParts } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import { dayInIndia } from '#server/platform/india.ts'
import { Problem } from '#server/platform/problem.ts'
import { serveSigned, signedKind } from '#server/platform/signed-urls.ts'
import { type CouponFilter, pageOfCoupons } from './queries.ts'

/** The address says which coupons are meant, so it gives exactly the list that was on the screen. */
export const couponsFile = signedKind('coupons.csv', exportCoupons.input)

type Row = Awaited<ReturnType<typeof pageOfCoupons>>[number]

const columns: CsvColumns<Row> = [
  ['Code', (row) => row.code],
  ['Title', (row) => row.title_english],
  ['Percent', (row) => (row.percentBp === null ? null : row.percentBp / 100)],
  ['Amount (paise)', (row) => row.amountPaise],
  ['At most (paise)', (row) => row.mostPaise],
  ['From a cart of (paise)', (row) => row.leastPaise],
  ['Only for', (row) => row.itemTypes.join(' ')],
  ['First day', (row) => row.startsOn],
  ['Last day', (row) => row.endsOn],
  ['Each person', (row) => row.perPerson],
  ['In all', (row) => row.totalMax],
  ['Used', (row) => row.used],
  ['State', (row) => row.standing],
]

const partsOf = (db: Db, filter: CouponFilter) =>
  inParts((part) => pageOfCoupons(db, filter, { sort: 'newest', ...part }))

export const serveCouponsFile = (app: FastifyInstance) =>
  serveSigned(app, couponsFile, async ({ house, actor, now, params: { search, standing } }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    const today = dayInIndia(now)
    return {
      filename: `coupons-${now.toISOString().slice(0, 10)}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, partsOf(house.db, { search, standing, today })),
    }
  })
