import type { FastifyInstance } from 'fastify'
import { exportOrders } from '#contract/orders-staff.ts'
import { type CsvColumns, csv } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { serveSigned, signedKind } from '#server/platform/signed-urls.ts'
import { type OrderFilter, ordersMatching } from './queries.ts'
import { filterOf } from './rules.ts'

/** The address says which orders are meant, so it gives exactly the list that was on the screen. */
export const ordersFile = signedKind('orders.csv', exportOrders.input)

const ROWS_AT_ONCE = 1_000
type Row = Awaited<ReturnType<typeof ordersMatching>>[number]

const columns: CsvColumns<Row> = [
  ['Order', (row) => row.id],
  ['Placed', (row) => row.createdAt],
  ['Buyer', (row) => row.buyerName],
  ['Mobile', (row) => row.buyerMobile],
  ['Items', (row) => row.title_english],
  ['State', (row) => row.standing],
  ['Invoice', (row) => row.invoiceNumber],
  ['Total (paise)', (row) => row.totalPaise],
  ['Refunded (paise)', (row) => row.refundedPaise],
]

async function* partsOf(db: Db, filter: OrderFilter) {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await ordersMatching(db, filter, { sort: 'created', descending: true, limit: ROWS_AT_ONCE, offset })
    yield rows
    if (rows.length < ROWS_AT_ONCE) return
  }
}

export const serveOrdersFile = (app: FastifyInstance) =>
  serveSigned(app, ordersFile, async ({ house, actor, now, params }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    return {
      filename: `orders-${now.toISOString().slice(0, 10)}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, partsOf(house.db, filterOf(params))),
    }
  })
