import type { FastifyInstance } from 'fastify'
import { exportShipments } from '#contract/products/staff-shipments.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type StaffRow, shipmentsMatching } from './queries.ts'
import { filterOf } from './rules.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const shipmentsFile = signedKind('shipments.csv', exportShipments.input)

const columns: CsvColumns<StaffRow> = [
  ['Order', (row) => row.orderId],
  ['Title', (row) => row.title_english],
  ['Quantity', (row) => row.quantity],
  ['Customer', (row) => row.customerName],
  ['Customer mobile', (row) => row.customerMobile],
  ['Consultant', (row) => row.consultantName],
  ['Consultant mobile', (row) => row.consultantMobile],
  ['Paid', (row) => row.paidPaise, 'rupees'],
  ['Status', (row) => row.state],
  ['Return', (row) => row.returnState],
  ['Courier company', (row) => row.carrier],
  ['Tracking number', (row) => row.trackingNumber],
  ['Reported missing at', (row) => row.missingAt, 'India time'],
  ['Cancelled by', (row) => row.cancelledBy],
  ['Ordered at', (row) => row.placedAt, 'India time'],
  ['Sent at', (row) => row.shippedAt, 'India time'],
  ['Delivered at', (row) => row.deliveredAt, 'India time'],
]

export const serveShipmentsFile = (app: FastifyInstance) =>
  serveSigned(app, shipmentsFile, async ({ services, actor, now, params }) => {
    const filter = filterOf(params, 'shown')
    const parts = inParts((part) =>
      shipmentsMatching(services.db, filter, { sort: 'placed', descending: true, ...part }),
    )
    return staffCsv('shipments', { actor, now }, columns, parts)
  })
