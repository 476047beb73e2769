import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, pageOf, paging } from '../fields.ts'
import { exported, ofPerson, Person, searched } from '../staff-shapes.ts'
import { DELIVERY_CHANNELS, DELIVERY_STATES } from './constants.ts'

const Channel = z.enum(DELIVERY_CHANNELS)
const State = z.enum(DELIVERY_STATES)

const Delivery = z.object({
  id: Id,
  channel: Channel,
  /** Where it went; both are null for a browser. */
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  /** Null for what was sent to an address and not to an account, such as an OTP. */
  person: Person.nullable(),
  /** The name of the text, such as booking_confirmed. */
  message: z.string(),
  /** The SMS, the subject of the email or the push notification. Codes are masked; null once a text with a code was removed. */
  text: z.string().nullable(),
  state: State,
  attempts: z.int(),
  /** Why the last attempt failed. */
  error: z.string().nullable(),
  createdAt: Instant,
  /** When a queued one is sent or tried again. */
  nextAt: Instant.nullable(),
  settledAt: Instant.nullable(),
})

const filters = {
  /** Searches by name, mobile number or email address; `from` and `to` are the days they were written. */
  ...searched,
  ...ofPerson,
  state: State.optional(),
  channel: Channel.optional(),
}

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/deliveries',
  summary: 'Lists SMS, emails and push notifications with search and filters, newest first.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'support'],
  input: z.object({
    ...{ page: paging.page, limit: paging.limit, ...filters },
    sort: z.enum(['created', '-created']).default('-created'),
  }),
  /** The count is exact up to 10,000; `countedAll` is false when there are more. */
  reply: pageOf(Delivery).extend({ countedAll: z.boolean() }),
})

export const exportDeliveries = endpoint({
  ...exported,
  method: 'POST',
  path: '/api/web/v1/admin/deliveries/exports',
  roles: ['operations', 'support'],
  input: z.object(filters),
})
