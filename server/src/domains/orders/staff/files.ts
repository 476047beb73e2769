import type { FastifyInstance } from 'fastify'
import { exportOrders } from '#contract/orders/staff.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, csv, inPartsByKey } from '#server/platform/documents/csv.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type OrderFilter, ordersMatching } from './queries.ts'
import { filterOf } from './rules.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const ordersFile = signedKind('orders.csv', exportOrders.input)

type Row = Awaited<ReturnType<typeof ordersMatching>>[number]

const columns: CsvColumns<Row> = [
  ['Order', (row) => row.id],
  ['Ordered on', (row) => row.createdAt, 'India time'],
  ['Customer', (row) => row.buyerName],
  ['Mobile', (row) => row.buyerMobile],
  ['Items', (row) => row.title_english],
  ['Status', (row) => row.status],
  ['Invoice', (row) => row.invoiceNumber],
  ['Total', (row) => row.totalPaise, 'rupees'],
  ['Refunded', (row) => row.refundedPaise, 'rupees'],
]

const partsOf = (db: Db, filter: OrderFilter) =>
  inPartsByKey<Row>((part) => ordersMatching(db, filter, { sort: 'created', descending: true, offset: 0, ...part }))

export const serveOrdersFile = (app: FastifyInstance) =>
  serveSigned(app, ordersFile, async ({ services, actor, now, params }) => {
    if (actor.type !== 'admin') throw new Problem('not_found')
    return {
      filename: `orders-${now.toISOString().slice(0, 10)}.csv`,
      contentType: 'text/csv; charset=utf-8',
      body: csv(columns, partsOf(services.db, filterOf(params, 'shown'))),
    }
  })
