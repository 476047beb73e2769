import type { FastifyInstance } from 'fastify'
import { exportServiceOrders } from '#contract/services/staff.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { ordersMatching, type StaffRow } from './queries.ts'
import { filterOf } from './rules.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const serviceOrdersFile = signedKind('service-orders.csv', exportServiceOrders.input)

const columns: CsvColumns<StaffRow> = [
  ['Order', (row) => row.number],
  ['Title', (row) => row.title_english],
  ['Customer', (row) => row.customerName],
  ['Customer mobile', (row) => row.customerMobile],
  ['Consultant', (row) => row.consultantName],
  ['Consultant mobile', (row) => row.consultantMobile],
  ['Status', (row) => row.state],
  ['Price', (row) => row.pricePaise, 'rupees'],
  ['Ordered at', (row) => row.orderedAt, 'India time'],
  ['Due on', (row) => row.dueOn],
  ['Accepted automatically at', (row) => row.acceptUntil, 'India time'],
  ['Done at', (row) => row.doneAt, 'India time'],
  ['Cancelled at', (row) => row.cancelledAt, 'India time'],
]

export const serveServiceOrdersFile = (app: FastifyInstance) =>
  serveSigned(app, serviceOrdersFile, async ({ services, actor, now, params }) => {
    const filter = filterOf(params, 'shown', now)
    const parts = inParts((part) => ordersMatching(services.db, filter, { sort: 'ordered', descending: true, ...part }))
    return staffCsv('service-orders', { actor, now }, columns, parts)
  })
