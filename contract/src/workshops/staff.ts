import { z } from 'zod'
import { CONSULTING_LANGUAGES } from '../consultants/constants.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, OptionalLine, pageOf, paging, RequiredText, Text } from '../fields.ts'
import { exported, Person } from '../staff-shapes.ts'
import { COVER_DRAWINGS, COVER_TINTS } from '../talks/constants.ts'
import {
  AGENDA_MAX,
  SCANS_MAX,
  TICKET_STATES,
  WORKSHOP_PLACES,
  WORKSHOP_SEATS_MAX,
  WORKSHOP_SORTS,
  WORKSHOP_STATES,
} from './constants.ts'
import { AgendaItem, WorkshopCard } from './shapes.ts'

const MeetingUrl = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https$/, error: 'Enter an address that begins with https://.' })
    .max(500, 'This text is too long.'),
])

const facts = {
  consultantId: Id,
  title_english: Line(120),
  title_hindi: Line(120),
  about_english: RequiredText(1000),
  about_hindi: RequiredText(1000),
  included_english: OptionalLine(160),
  included_hindi: OptionalLine(160),
  agenda: z
    .array(
      z.object({
        at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 10:00.'),
        title_english: Line(120),
        title_hindi: Line(120),
        about_english: OptionalLine(200),
        about_hindi: OptionalLine(200),
      }),
    )
    .max(AGENDA_MAX, 'There are too many lines.'),
  languages: z.array(z.enum(CONSULTING_LANGUAGES)).min(1, 'Choose at least one language.').max(6),
  place: z.enum(WORKSHOP_PLACES),
  city_english: OptionalLine(80),
  city_hindi: OptionalLine(80),
  venue_english: Text(300),
  venue_hindi: Text(300),
  directions_english: OptionalLine(200),
  directions_hindi: OptionalLine(200),
  /** Shown to nobody: attendees are led to it. Empty for a venue, and until it is known. */
  meetingUrl: MeetingUrl,
  startsAt: Instant,
  endsAt: Instant,
  seats: z
    .int('Enter a whole number.')
    .min(1, 'This number is too small.')
    .max(WORKSHOP_SEATS_MAX, 'This number is too large.'),
  pricePaise: z
    .int('Enter a whole number.')
    .min(100, 'This number is too small.')
    .max(1_00_00_000, 'This number is too large.'),
  drawing: z.enum(COVER_DRAWINGS),
  tint: z.enum(COVER_TINTS),
}

const timed = <T extends z.ZodObject>(input: T) =>
  input.refine(({ startsAt, endsAt }) => (endsAt as Date) > (startsAt as Date), {
    message: 'The end must be after the start.',
    path: ['endsAt'],
  })

const Row = WorkshopCard.extend({
  version: z.int(),
  /** Valid tickets. */
  sold: z.int(),
  attended: z.int(),
  updatedAt: Instant,
})
const StaffWorkshop = Row.extend({
  ...facts,
  agenda: z.array(AgendaItem),
  languages: z.array(z.string()),
  meetingUrl: z.string(),
  cancelledReason: z.string().nullable(),
  /** Purchases that are still to be refunded after a cancellation. */
  refundsLeft: z.int(),
})
const answered = z.object({ workshop: StaffWorkshop })
const staffOnly = { for: 'admin', secondFactor: 'signed-in' } as const
const Version = z.int().positive().max(2_000_000_000)
const filters = { search: paging.search, state: z.enum(WORKSHOP_STATES).optional() }

export const listStaffWorkshops = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/workshops',
  summary: 'Lists all workshops for staff, with search, filter and sorting.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({
    ...{ ...paging, ...filters },
    sort: z.enum(WORKSHOP_SORTS.flatMap((sort) => [sort, `-${sort}` as const])).default('-startsAt'),
  }),
  reply: pageOf(Row),
})

export const exportWorkshops = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/workshops/exports',
  ...exported,
  roles: ['content'],
  input: z.object(filters),
})

export const getStaffWorkshop = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/workshops/{id}',
  summary: 'Returns a workshop as staff edit it.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: answered,
  problems: ['not_found'],
})

export const addWorkshop = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/workshops',
  summary: 'Creates a workshop as a draft.',
  ...staffOnly,
  secondFactor: 'fresh',
  roles: ['content'],
  input: timed(z.object(facts)),
  ids: { consultantId: 'public' },
  reply: answered,
  status: 201,
  message: 'Workshop added',
  problems: ['not_found'],
})

export const changeWorkshop = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/workshops/{id}',
  summary:
    'Changes a workshop. If its time changes, everybody with a ticket is notified and may return it in full until the start.',
  ...staffOnly,
  secondFactor: 'fresh',
  roles: ['content'],
  input: timed(z.object({ id: IdInPath, ...facts, version: Version })),
  ids: { id: 'public', consultantId: 'public' },
  reply: answered,
  message: 'Workshop saved',
  problems: ['not_found', 'stale', 'seats_sold'],
})

export const publishWorkshop = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/workshops/{id}/publications',
  summary: 'Puts a workshop on sale.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({ id: IdInPath, version: Version }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Workshop published',
  problems: ['not_found', 'stale', 'workshop_incomplete'],
})

export const withdrawWorkshop = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/workshops/{id}/withdrawals',
  summary: 'Stops selling a workshop. It takes place for those who have tickets.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({ id: IdInPath, version: Version }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Workshop withdrawn',
  problems: ['not_found', 'stale'],
})

export const cancelWorkshop = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/workshops/{id}/cancellations',
  summary: 'Cancels a workshop. Everybody is notified and refunded in full, in batches.',
  ...staffOnly,
  secondFactor: 'fresh',
  roles: ['content'],
  input: z.object({ id: IdInPath, version: Version, reason: Line(500) }),
  ids: { id: 'public' },
  reply: answered,
  message: 'Workshop cancelled. Refunds are on their way.',
  problems: ['not_found', 'stale', 'too_late'],
})

const Attendee = z.object({
  ticketId: Id,
  number: z.string(),
  seat: z.int(),
  name: z.string(),
  state: z.enum(TICKET_STATES),
  attendedAt: Instant.nullable(),
  /** Scans after the first. */
  flaggedScans: z.int(),
  orderId: Id,
  buyer: Person,
})

export const listAttendees = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/workshops/{id}/attendees',
  summary: 'Lists the tickets of a workshop with their buyers, by seat. Searches by name and ticket number.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'content', 'support'],
  input: z.object({ id: IdInPath, ...paging }),
  ids: { id: 'public' },
  reply: pageOf(Attendee).extend({
    waiting: z.array(z.object({ person: Person, joinedAt: Instant, offeredUntil: Instant.nullable() })),
  }),
  problems: ['not_found'],
})

export const exportAttendees = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/workshops/{id}/attendees/exports',
  ...exported,
  roles: ['operations', 'content', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  problems: ['not_found'],
})

const DoorTicket = z.object({
  id: Id,
  number: z.string(),
  seat: z.int(),
  name: z.string(),
  /** SHA-256 of the text of its QR code, so that a lost device gives no tickets away. */
  codeHash: z.string(),
  checkedInAt: Instant.nullable(),
})

export const getDoorList = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/workshops/{id}/door-list',
  summary: 'Returns the valid tickets of a workshop, for a device at the door that may lose its connection.',
  ...staffOnly,
  roles: ['content'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({
    workshop: z.object({ id: Id, title_english: z.string(), title_hindi: z.string(), startsAt: Instant }),
    tickets: z.array(DoorTicket),
  }),
  problems: ['not_found'],
})

export const sendScans = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/workshops/{id}/check-ins',
  summary:
    'Stores the scans of a device. The first scan of a ticket checks it in; later ones are flagged. May be repeated.',
  ...staffOnly,
  roles: ['operations', 'content', 'support'],
  input: z.object({
    id: IdInPath,
    scans: z
      .array(
        z.object({
          /** Chosen by the device, so that a scan sent twice is stored once. */
          scanId: z.uuid(),
          ticketId: Id,
          scannedAt: Instant,
        }),
      )
      .min(1)
      .max(SCANS_MAX),
  }),
  ids: { id: 'public' },
  reply: z.object({
    results: z.array(
      z.object({
        scanId: z.string(),
        /** `again`: another scan was first. `refused`: no valid ticket of this workshop. */
        result: z.enum(['checked_in', 'again', 'refused']),
        checkedInAt: Instant.nullable(),
      }),
    ),
  }),
  problems: ['not_found'],
})
