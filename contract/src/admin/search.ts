import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Text } from '../fields.ts'
import { FOUND_KINDS } from './constants.ts'

const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  /** Of the page that shows it; a payment is shown by its order. */
  id: Id,
  /** The number or reference; empty for a person who was found by name. */
  reference: z.string(),
  /** The person, or whom it concerns. */
  name: z.string(),
  /** Of a person who was found by name or contact; otherwise empty. */
  mobile: z.string(),
})
export type Found = z.output<typeof Found>

export const searchBackOffice = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/searches',
  summary:
    'Finds people by name, mobile number or email, and anything by its number or reference. Shows a role only what it may open. A POST, so that what was typed is in no address or log.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: 'all',
  input: z.object({ text: Text(200) }),
  reply: z.object({
    /** What the number or reference names comes first, then people and enquiries; at most a few of each. */
    found: z.array(Found),
  }),
})
