import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, pageOf, paging } from '../fields.ts'
import { TICKET_STATES } from './constants.ts'

export const listTicketsOfPerson = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/people/{id}/workshop-tickets',
  summary: 'Lists the workshop tickets that a person bought, newest first.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'content', 'support'],
  input: z.object({ id: IdInPath, page: paging.page, limit: paging.limit }),
  ids: { id: 'public' },
  reply: pageOf(
    z.object({
      ticketId: Id,
      number: z.string(),
      seat: z.int(),
      /** Of the attendee. */
      name: z.string(),
      state: z.enum(TICKET_STATES),
      attendedAt: Instant.nullable(),
      orderId: Id,
      workshop: z.object({ id: Id, title_english: z.string(), title_hindi: z.string(), startsAt: Instant }),
    }),
  ),
})
