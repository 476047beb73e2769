import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, IdInPath, Line, pageOf, paging, RequiredText } from '../fields.ts'
import { SERVICE_TEXT_MAX } from './constants.ts'
import { ServiceOrder, ServiceOrderCounts, ServiceOrderRow, ServiceOrderView } from './shapes.ts'

const both = ['user', 'consultant'] as const
const changed = z.object({ serviceOrder: ServiceOrder })
const writing = { per: 'account', max: 120, seconds: 3600 } as const
const text = RequiredText(SERVICE_TEXT_MAX)
/** The milestone the caller sees as current, so that a second press does not decide about the next one. */
const position = z.int().min(1)

export const listServiceOrders = endpoint({
  method: 'GET',
  path: '/api/web/v1/service-orders',
  summary: 'Lists the orders of the consultant’s services, newest first.',
  for: 'consultant',
  input: z.object({ ...paging, view: ServiceOrderView }),
  reply: pageOf(ServiceOrderRow).extend({ counts: ServiceOrderCounts }),
})

export const getServiceOrder = endpoint({
  method: 'GET',
  path: '/api/web/v1/service-orders/{id}',
  summary: 'Returns an order of a service with everything both sides wrote and what the caller can do now.',
  for: both,
  input: z.object({ id: IdInPath }),
  ids: { id: 'service order' },
  reply: changed,
  problems: ['not_found'],
})

export const sendServiceBrief = endpoint({
  method: 'PUT',
  path: '/api/web/v1/service-orders/{id}/brief',
  summary:
    'Tells the consultant what is wanted. The delivery time counts from the first brief; it can be changed until the start.',
  for: 'user',
  input: z.object({ id: IdInPath, text }),
  ids: { id: 'service order' },
  reply: changed,
  message: 'Brief sent',
  problems: ['not_found', 'stale'],
  limit: writing,
})

export const writeServiceMessage = endpoint({
  method: 'POST',
  path: '/api/web/v1/service-orders/{id}/messages',
  summary: 'Sends a message to the other side, until the order is over.',
  for: both,
  input: z.object({ id: IdInPath, text }),
  ids: { id: 'service order' },
  reply: changed,
  status: 201,
  message: 'Message sent',
  problems: ['not_found', 'stale'],
  limit: writing,
})

export const startService = endpoint({
  method: 'POST',
  path: '/api/web/v1/service-orders/{id}/starts',
  summary: 'The consultant starts the work. From now on the customer cannot cancel freely.',
  for: 'consultant',
  input: z.object({ id: IdInPath }),
  ids: { id: 'briefed service order' },
  reply: changed,
  message: 'Work started',
  problems: ['not_found', 'stale'],
})

export const deliverService = endpoint({
  method: 'POST',
  path: '/api/web/v1/service-orders/{id}/deliveries',
  summary: 'Delivers the current milestone. Its files are documents shared into the order.',
  for: 'consultant',
  input: z.object({ id: IdInPath, position, text }),
  ids: { id: 'started service order' },
  reply: changed,
  status: 201,
  message: 'Work delivered',
  problems: ['not_found', 'stale'],
  limit: writing,
})

export const acceptService = endpoint({
  method: 'POST',
  path: '/api/web/v1/service-orders/{id}/acceptances',
  summary: 'Accepts the delivered milestone. The consultant has earned its share; the last one completes the order.',
  for: 'user',
  idempotent: true,
  input: z.object({ id: IdInPath, position }),
  ids: { id: 'delivered service order' },
  reply: changed,
  message: 'Work accepted',
  problems: ['not_found', 'stale'],
})

export const sendServiceBack = endpoint({
  method: 'POST',
  path: '/api/web/v1/service-orders/{id}/returns',
  summary: 'Sends the delivered milestone back for changes; twice at most.',
  for: 'user',
  input: z.object({ id: IdInPath, position, text }),
  ids: { id: 'delivered service order' },
  reply: changed,
  status: 201,
  message: 'Sent back',
  problems: ['not_found', 'stale', 'too_late'],
  limit: writing,
})

export const disputeService = endpoint({
  method: 'POST',
  path: '/api/web/v1/service-orders/{id}/disputes',
  summary: 'Asks staff to decide about a milestone that was sent back twice.',
  for: 'user',
  input: z.object({ id: IdInPath, position, text }),
  ids: { id: 'twice returned service order' },
  reply: changed,
  status: 201,
  message: 'Dispute opened',
  problems: ['not_found', 'stale', 'too_late'],
  limit: writing,
})

export const askServiceExtension = endpoint({
  method: 'POST',
  path: '/api/web/v1/service-orders/{id}/extension-requests',
  summary: 'Asks the customer for a later delivery day.',
  for: 'consultant',
  input: z.object({ id: IdInPath, day: Day, reason: Line(500) }),
  ids: { id: 'started service order' },
  reply: changed,
  status: 201,
  message: 'Request sent',
  problems: ['not_found', 'stale', 'extension_day'],
  limit: writing,
})

export const answerServiceExtension = endpoint({
  method: 'POST',
  path: '/api/web/v1/service-orders/{id}/extension-answers',
  summary: 'Agrees to the later delivery day the consultant asked for, or declines it.',
  for: 'user',
  input: z.object({ id: IdInPath, day: Day, agrees: z.boolean() }),
  ids: { id: 'service order to extend' },
  reply: changed,
  message: 'Answer sent',
  problems: ['not_found', 'stale'],
})

export const cancelServiceOrder = endpoint({
  method: 'POST',
  path: '/api/web/v1/service-orders/{id}/cancellations',
  summary:
    'Cancels the order and refunds what was not accepted. The customer can do so before the start and when the work is more than three days late; the consultant until the order is over.',
  for: both,
  idempotent: true,
  input: z.object({ id: IdInPath, reason: Line(500), to: z.enum(['wallet', 'source']).default('wallet') }),
  ids: { id: 'service order' },
  reply: changed,
  message: 'Order cancelled',
  problems: ['not_found', 'stale', 'too_late'],
})
