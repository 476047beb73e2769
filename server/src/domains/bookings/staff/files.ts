import type { FastifyInstance } from 'fastify'
import { exportBookings } from '#contract/bookings/staff.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inPartsByKey } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type BookingFilter, type BookingRow, bookingsMatching } from './queries.ts'
import { filterOf } from './rules.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const bookingsFile = signedKind('bookings.csv', exportBookings.input)

const columns: CsvColumns<BookingRow> = [
  ['Booking', (row) => row.number],
  ['Customer', (row) => row.customerName],
  ['Customer mobile', (row) => row.customerMobile],
  ['Consultant', (row) => row.consultantName],
  ['Consultant mobile', (row) => row.consultantMobile],
  ['Mode', (row) => row.mode],
  ['Minutes', (row) => row.minutes],
  ['Starts at', (row) => row.startsAt, 'India time'],
  ['Status', (row) => row.state],
  ['Cancelled by', (row) => row.cancelledBy],
  ['No-show by', (row) => row.noShowOf],
  ['Amount', (row) => row.amountPaise, 'rupees'],
  ['Refunded', (row) => row.refundedPaise, 'rupees'],
  ['Paid by', (row) => row.paidBy],
  ['Booked on', (row) => row.createdAt, 'India time'],
]

const partsOf = (db: Db, filter: BookingFilter) =>
  inPartsByKey<BookingRow>((part) =>
    bookingsMatching(db, filter, { sort: 'starts', descending: true, offset: 0, ...part }),
  )

export const serveBookingsFile = (app: FastifyInstance) =>
  serveSigned(app, bookingsFile, async ({ services, actor, now, params }) => {
    return staffCsv('bookings', { actor, now }, columns, partsOf(services.db, filterOf(params, 'shown', now)))
  })
