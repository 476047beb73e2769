import type { FastifyInstance } from 'fastify'
import { exportAttendees, exportWorkshops } from '#contract/workshops/staff.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { attendees, pageOfStaffWorkshops } from './queries.ts'

/** The signed links contain the filter, so that a file matches the list on the screen. */
export const workshopsFile = signedKind('workshops.csv', exportWorkshops.input)
export const attendeesFile = signedKind('attendees.csv', exportAttendees.input)

type Workshop = Awaited<ReturnType<typeof pageOfStaffWorkshops>>[number]
const workshopColumns: CsvColumns<Workshop> = [
  ['Workshop', (row) => row.id],
  ['Title', (row) => row.title_english],
  ['Title in Hindi', (row) => row.title_hindi],
  ['Trainer', (row) => row.trainer.name],
  ['Starts', (row) => row.startsAt, 'India time'],
  ['Ends', (row) => row.endsAt, 'India time'],
  ['Place', (row) => row.place],
  ['City', (row) => row.city_english],
  ['Seats', (row) => row.seats],
  ['Sold', (row) => row.sold],
  ['Waiting', (row) => row.waiting],
  ['Attended', (row) => row.attended],
  ['Price before GST', (row) => row.pricePaise, 'rupees'],
  ['State', (row) => row.state],
]

type Attendee = Awaited<ReturnType<typeof attendees>>[number]
const attendeeColumns: CsvColumns<Attendee> = [
  ['Seat', (row) => row.seat],
  ['Ticket', (row) => row.number],
  ['Name', (row) => row.name],
  ['State', (row) => row.state],
  ['Attended', (row) => row.attendedAt, 'India time'],
  ['Scanned again', (row) => row.flaggedScans],
  ['Order', (row) => row.orderId],
  ['Buyer', (row) => row.buyer.name],
  ['Mobile of the buyer', (row) => row.buyer.mobile],
]

export function serveWorkshopFiles(app: FastifyInstance) {
  serveSigned(app, workshopsFile, async ({ services, actor, now, params: { search, state } }) => {
    const view = { sort: 'startsAt', descending: true } as const
    const parts = inParts((part) => pageOfStaffWorkshops(services.db, { search, state }, { ...view, ...part }))
    return staffCsv('workshops', { actor, now }, workshopColumns, parts)
  })
  serveSigned(app, attendeesFile, async ({ services, actor, now, params: { id } }) =>
    staffCsv(
      `workshop-${id}-attendees`,
      { actor, now },
      attendeeColumns,
      inParts((part) => attendees(services.db, id, undefined, part)),
    ),
  )
}
