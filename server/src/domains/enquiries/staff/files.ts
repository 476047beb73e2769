import type { FastifyInstance } from 'fastify'
import { exportEnquiries } from '#contract/enquiries/staff.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type EnquiryFilter, type EnquiryRow, enquiriesMatching } from './queries.ts'
import { filterOf } from './rules.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const enquiriesFile = signedKind('enquiries.csv', exportEnquiries.input)

const columns: CsvColumns<EnquiryRow> = [
  ['Enquiry', (row) => row.number],
  ['Kind', (row) => row.kind],
  ['Status', (row) => (row.becameBooking ? 'booked' : row.state)],
  ['Sent on', (row) => row.createdAt, 'India time'],
  ['Name', (row) => row.name],
  ['Mobile', (row) => row.mobile],
  ['Email', (row) => row.email],
  ['City', (row) => row.city],
  ['Text', (row) => row.remarks],
  ['Consultant', (row) => row.consultantName],
  ['Assigned to', (row) => row.assigneeName],
  ['Due at', (row) => row.dueAt, 'India time'],
  ['Escalated at', (row) => row.escalatedAt, 'India time'],
  ['First answered at', (row) => row.firstAnsweredAt, 'India time'],
  ['Working minutes to the first answer', (row) => row.firstAnswerMinutes],
  ['Resolve by', (row) => row.resolveBy, 'India time'],
]

const partsOf = (db: Db, filter: EnquiryFilter) =>
  inParts((part) => enquiriesMatching(db, filter, { sort: 'created', descending: true, ...part }))

export const serveEnquiriesFile = (app: FastifyInstance) =>
  serveSigned(app, enquiriesFile, async ({ services, actor, now, params }) => {
    const filter = filterOf(params, 'shown', actor.id)
    return staffCsv('enquiries', { actor, now }, columns, partsOf(services.db, filter))
  })
