import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day, Id, IdInPath, Instant, Line, pageOf, paging, Text } from './fields.ts'
import { DataExport, DeletionRequest } from './privacy.ts'

const PersonType = z.enum(['user', 'consultant', 'admin'])
/** A guest gave name and mobile only and has not completed the rest yet. */
const PersonState = z.enum(['active', 'guest', 'suspended', 'deleted'])
export type PersonState = z.output<typeof PersonState>

const Person = z.object({
  id: Id,
  type: PersonType,
  state: PersonState,
  name: z.string(),
  /** Empty once deleted. */
  mobile: z.string(),
  email: z.string().nullable(),
  thumbnail: z.string().nullable(),
  city: z.string().nullable(),
  createdAt: Instant,
  /** To a quarter of an hour. */
  lastSeenAt: Instant.nullable(),
})

const filters = {
  /** Beginnings of words of the name or the email, beginning or end of the mobile. */
  search: Text(200).optional(),
  type: PersonType.optional(),
  state: PersonState.optional(),
  /** How the city begins. */
  city: Text(80).optional(),
  /** Days of registration in India, both included. */
  from: Day.optional(),
  to: Day.optional(),
}

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/people',
  summary: 'Accounts as staff see them: searched, filtered, sorted.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  input: z.object({
    ...paging,
    ...filters,
    /** A minus in front: the greatest first. */
    sort: z.enum(['name', '-name', 'created', '-created', 'seen', '-seen']).default('-created'),
  }),
  /** The count is exact up to 10,000; `countedAll` is false when there are more. */
  reply: pageOf(Person).extend({ countedAll: z.boolean() }),
})

export const exportPeople = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/people/exports',
  summary: 'A short-lived address of the same list as CSV, newest first; the export is in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  input: z.object(filters),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})

export const countPeople = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/people/counts',
  summary: 'How many accounts there are of each type, and how many are new.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object({}),
  reply: z.object({
    counts: z.array(
      z.object({
        type: PersonType,
        /** Everyone who is not deleted. */
        people: z.int(),
        suspended: z.int(),
        newInSevenDays: z.int(),
        newInSevenDaysBefore: z.int(),
      }),
    ),
  }),
})

const Device = z.object({
  id: Id,
  title: z.string(),
  kind: z.enum(['phone', 'computer']),
  address: z.string(),
  signedInAt: Instant,
  lastUsedAt: Instant,
})

export const getPerson = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/people/{id}',
  summary: 'One account with its devices, consents and requests.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  problems: ['not_found'],
  reply: Person.extend({
    pincode: z.string().nullable(),
    /** Of India, unlike `state`. */
    region: z.string().nullable(),
    language: z.enum(['en', 'hi']),
    /** Where the account was made: popup, page, guest, staff, demo. */
    source: z.string(),
    remarks: z.string().nullable(),
    profileCompletedAt: Instant.nullable(),
    suspendedAt: Instant.nullable(),
    suspendedReason: z.string().nullable(),
    deletedAt: Instant.nullable(),
    devices: z.array(Device),
    consents: z.array(z.object({ document: z.enum(['terms', 'privacy']), version: z.string(), agreedAt: Instant })),
    deletionRequests: z.array(DeletionRequest.extend({ reason: z.string().nullable() })),
    dataExports: z.array(DataExport.omit({ url: true })),
  }),
})

/** What staff say for the audit log. */
const Reason = Line(500)
const Standing = Person.pick({ id: true, state: true })
const wish = z.object({ id: IdInPath, reason: Reason })

export const suspendPerson = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/people/{id}/suspension',
  summary: 'Suspends an account and ends all its sessions at once.',
  for: 'admin',
  secondFactor: 'fresh',
  input: wish,
  ids: { id: 'public' },
  reply: Standing,
  message: 'Suspended and logged out everywhere',
  status: 201,
  problems: ['not_found', 'stale', 'own_account'],
})

export const restorePerson = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/admin/people/{id}/suspension',
  summary: 'Ends a suspension; the person may sign in again.',
  for: 'admin',
  secondFactor: 'fresh',
  input: wish,
  ids: { id: 'public' },
  reply: Standing,
  message: 'Restored',
  problems: ['not_found', 'stale'],
})
