import { z } from 'zod'
import { endpoint, STAFF_ROLES } from '../endpoint.ts'

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
