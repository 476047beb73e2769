import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, IdInPath, Instant, Line, pageOf, paging, Text } from '../fields.ts'
import { DataExport, DeletionRequest } from './privacy.ts'

const PersonType = z.enum(['user', 'consultant', 'admin'])
/** A guest gave only a name and a mobile number and has not completed the profile. */
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
  /** Rounded to a quarter of an hour. */
  lastSeenAt: Instant.nullable(),
})

const filters = {
  /** Prefixes of words of the name or email, or the beginning or end of the mobile number. */
  search: Text(200).optional(),
  type: PersonType.optional(),
  state: PersonState.optional(),
  /** Prefix of the city. */
  city: Text(80).optional(),
  /** Registration days in India, inclusive. */
  from: Day.optional(),
  to: Day.optional(),
}

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/people',
  summary: 'Lists accounts for staff, with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({
    ...paging,
    ...filters,
    /** A leading minus sorts in descending order. */
    sort: z.enum(['name', '-name', 'created', '-created', 'seen', '-seen']).default('-created'),
  }),
  /** The count is exact up to 10,000; `countedAll` is false when there are more. */
  reply: pageOf(Person).extend({ countedAll: z.boolean() }),
})

export const exportPeople = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/people/exports',
  summary: 'Returns a short-lived link to the same list as CSV, newest first. The export is recorded in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations'],
  input: z.object(filters),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})

export const countPeople = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/people/counts',
  summary: 'Returns the number of accounts of each type, and how many are new.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance', 'support'],
  input: z.object({}),
  reply: z.object({
    counts: z.array(
      z.object({
        type: PersonType,
        /** All accounts that are not deleted. */
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
  summary: 'Returns one account with its devices, consents and requests.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  problems: ['not_found'],
  reply: Person.extend({
    pincode: z.string().nullable(),
    /** The Indian state; `state` is the account state. */
    region: z.string().nullable(),
    language: z.enum(['en', 'hi']),
    /** How the account was created: popup, page, guest, staff or demo. */
    source: z.string(),
    remarks: z.string().nullable(),
    profileCompletedAt: Instant.nullable(),
    suspendedAt: Instant.nullable(),
    suspendedReason: z.string().nullable(),
    deletedAt: Instant.nullable(),
    devices: z.array(Device),
    consents: z.array(z.object({ document: z.enum(['terms', 'privacy']), version: z.string(), agreedAt: Instant })),
    deletionRequests: z.array(DeletionRequest.extend({ reason: z.string().nullable() })),
    dataExports: z.array(DataExport),
  }),
})

/** The reason recorded in the audit log. */
const Reason = Line(500)
const Status = Person.pick({ id: true, state: true })
const request = z.object({ id: IdInPath, reason: Reason })

export const suspendPerson = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/people/{id}/suspension',
  summary: 'Suspends an account and ends all its sessions immediately.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations'],
  input: request,
  ids: { id: 'public' },
  reply: Status,
  message: 'Suspended and logged out everywhere',
  status: 201,
  problems: ['not_found', 'wrong_role', 'last_owner', 'stale', 'own_account'],
})

export const restorePerson = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/admin/people/{id}/suspension',
  summary: 'Lifts a suspension. The person can sign in again.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations'],
  input: request,
  ids: { id: 'public' },
  reply: Status,
  message: 'Restored',
  problems: ['not_found', 'wrong_role', 'stale'],
})

export const endPersonSessions = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/admin/people/{id}/sessions',
  summary: 'Logs a person out of every device immediately. They can sign in again.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations'],
  input: request,
  ids: { id: 'public' },
  reply: z.object({ ended: z.int() }),
  message: 'Logged out everywhere',
  problems: ['not_found', 'wrong_role', 'own_account'],
})
