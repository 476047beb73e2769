import type { FastifyInstance } from 'fastify'
import { exportProducts } from '#contract/products/staff.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { productsMatching, type StaffRow } from './queries.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const productsFile = signedKind('products.csv', exportProducts.input)

const columns: CsvColumns<StaffRow> = [
  ['Product', (row) => row.title_english],
  ['Consultant', (row) => row.name],
  ['State', (row) => row.state],
  ['Waiting for a decision', (row) => (row.isWaiting ? 'yes' : 'no')],
  ['Price', (row) => row.pricePaise, 'rupees'],
  ['Sold', (row) => row.sold],
  ['Changed', (row) => row.updatedAt, 'India time'],
]

export const serveProductsFile = (app: FastifyInstance) =>
  serveSigned(app, productsFile, async ({ services, actor, now, params }) =>
    staffCsv(
      'products',
      { actor, now },
      columns,
      inParts((part) => productsMatching(services.db, params, { sort: 'updated', descending: true, ...part })),
    ),
  )
