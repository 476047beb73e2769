import { z } from 'zod'
import { endpoint, STAFF_ROLES } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Mobile, pageOf, paging } from '../fields.ts'

export const listPermissions = endpoint({
  method: 'GET',
  path: '/api/web/v1/staff/permissions',
  summary: 'Returns the caller’s role and the staff endpoints that it may call.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({}),
  reply: z.object({
    role: z.enum(STAFF_ROLES),
    /** Method and path, as in this description. */
    calls: z.array(z.string()),
  }),
})

const Member = z.object({
  id: Id,
  name: z.string(),
  mobile: z.string(),
  role: z.enum(STAFF_ROLES),
  suspended: z.boolean(),
  lastSeenAt: Instant.nullable(),
  /** An authenticator app is set up; otherwise it is at the next login. */
  secondFactor: z.boolean(),
  /** The caller: others change their role and access. */
  self: z.boolean(),
})

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/staff',
  summary: 'Lists all staff with role, last visit and second factor.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: [],
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(Member),
})

/** For the audit log. */
const Reason = Line(500)

export const addStaffMember = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/staff',
  summary: 'Adds a member of staff. At their first login they set up an authenticator app.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: [],
  idempotent: true,
  input: z.object({ mobile: Mobile, name: Line(120), role: z.enum(STAFF_ROLES), reason: Reason }),
  reply: z.object({ id: Id }),
  message: 'Staff added. They can log in now',
  status: 201,
  problems: ['mobile_taken'],
})

export const changeStaffRole = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/staff/{id}/role',
  summary: 'Changes the role of a colleague; it applies to the next request.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: [],
  input: z.object({ id: IdInPath, role: z.enum(STAFF_ROLES), reason: Reason }),
  ids: { id: 'public' },
  reply: z.object({ id: Id }),
  message: 'Role changed',
  problems: ['not_found', 'own_account', 'stale', 'last_owner'],
})

export const resetStaffSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/admin/staff/{id}/second-factor',
  summary: 'Removes the second factor of a colleague and logs them out. They set up a new one at the next login.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: [],
  input: z.object({ id: IdInPath, reason: Reason }),
  ids: { id: 'public' },
  reply: z.object({ id: Id }),
  message: 'Two-step login reset. They were logged out',
  problems: ['not_found', 'own_account', 'stale'],
})
