import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, pageOf, paging, Text } from '../fields.ts'
import {
  exported,
  ofPerson,
  Person,
  PROPOSABLE,
  refunding,
  StoryMovement,
  StoryPayment,
  searched,
} from '../staff-shapes.ts'
import { REFUND_REQUEST_STATES } from '../wallet/constants.ts'
import { ORDER_STATUSES } from './constants.ts'
import { Order } from './shapes.ts'

const Row = z.object({
  id: Id,
  buyer: Person,
  status: z.enum(ORDER_STATUSES),
  createdAt: Instant,
  title_english: z.string(),
  title_hindi: z.string(),
  linesCount: z.int(),
  totalPaise: Paise,
  refundedPaise: Paise,
  invoiceNumber: z.string().nullable(),
  /** The customer requested a refund and staff have not decided. */
  refundAsked: z.boolean(),
})

const filters = {
  /** Order or document number, mobile number, or prefixes of the buyer's name. */
  ...searched,
  ...ofPerson,
  status: z.enum(ORDER_STATUSES).optional(),
}

export const listAllOrders = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/orders',
  summary: 'Lists all orders with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({
    ...paging,
    ...filters,
    sort: z.enum(['created', '-created', 'total', '-total']).default('-created'),
  }),
  reply: pageOf(Row).extend({ countedAll: z.boolean() }),
})

export const exportOrders = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/orders/exports',
  ...exported,
  roles: ['finance'],
  input: z.object(filters),
})

const Payment = StoryPayment.extend({ createdAt: Instant, settledAt: Instant.nullable() })

const StaffAction = z.object({
  at: Instant,
  action: z.string(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
})

const Story = z.object({
  order: Order,
  /** Lines that can be marked as delivered now; a session only after it has ended. */
  completableLineIds: z.array(Id),
  buyer: Person.extend({ email: z.string().nullable() }),
  /** All ledger movements of this order, oldest first; the entries of each sum to zero. */
  movements: z.array(StoryMovement),
  payments: z.array(Payment),
  /** Staff actions, oldest first. */
  staffActions: z.array(StaffAction),
})

export const getOrderStory = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/orders/{id}',
  summary: 'Returns one order with its history: lines, money, payments, documents, refunds and staff actions.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: Story,
  problems: ['not_found'],
})

const RefundedLines = z
  .array(
    z.object({
      lineId: Id,
      /** Including tax; defaults to the full remaining amount. */
      paise: Paise.min(1, 'Enter an amount.').optional(),
    }),
  )
  .min(1, 'Choose what to refund.')
  .max(50)
  .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, 'The same item is listed twice.')
const Destination = z.enum(['wallet', 'source'])

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/orders/{id}/refunds',
  summary: 'Refunds lines in full or in part, with a reason. The buyer is notified and receives a credit note.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'finance'],
  idempotent: true,
  input: z.object({ id: IdInPath, lines: RefundedLines, ...refunding }),
  ids: { id: 'public' },
  reply: Story,
  status: 201,
  message: 'Refund sent',
  problems: ['not_found', 'nothing_to_refund', ...PROPOSABLE],
})

export const completeOrderLine = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/orders/{id}/completions',
  summary: 'Marks a line as delivered. It counts as earned from then on.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'finance'],
  idempotent: true,
  input: z.object({ id: IdInPath, lineId: Id, reason: Line(500) }),
  ids: { id: 'public', lineId: 'public' },
  reply: Story,
  status: 201,
  message: 'Marked as delivered',
  problems: ['not_found', 'stale', 'session_not_over'],
})

export const linkOrderDocument = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/orders/{id}/document-links',
  summary: 'Returns a short-lived link to an invoice or credit note as PDF.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ id: IdInPath, documentId: Id }),
  ids: { id: 'public', documentId: 'public' },
  reply: z.object({ url: z.string() }),
  status: 201,
  problems: ['not_found'],
})

const RequestRow = z.object({
  id: Id,
  orderId: Id,
  buyer: Person,
  title_english: z.string(),
  title_hindi: z.string(),
  totalPaise: Paise,
  refundedPaise: Paise,
  reason: z.string(),
  state: z.enum(REFUND_REQUEST_STATES),
  askedAt: Instant,
  decidedAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
  note: z.string(),
})

const requestFilters = {
  /** Order number, mobile number, or prefixes of the buyer's name. */
  search: Text(200).optional(),
  state: z.enum(REFUND_REQUEST_STATES).optional(),
}

export const listRefundRequests = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/refund-requests',
  summary: 'Lists refund requests, longest waiting first.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ ...paging, ...requestFilters, sort: z.enum(['asked', '-asked']).default('asked') }),
  /** The count is exact up to 10,000; `countedAll` is false when there are more. */
  reply: pageOf(RequestRow).extend({ countedAll: z.boolean(), waiting: z.int() }),
})

export const exportRefundRequests = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/refund-requests/exports',
  ...exported,
  roles: ['finance'],
  input: z.object(requestFilters),
})

export const decideRefundRequest = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/refund-requests/{id}/decisions',
  summary: 'Grants a refund of some lines, or declines with a note to the customer.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'finance'],
  idempotent: true,
  input: z.object({
    id: IdInPath,
    decision: z.enum(['grant', 'decline']),
    /** Shown to the customer; required to decline. */
    note: Text(1000),
    /** Required to grant. */
    lines: RefundedLines.optional(),
    to: Destination.default('wallet'),
  }),
  ids: { id: 'public' },
  reply: z.object({ request: RequestRow }),
  status: 201,
  message: 'Decision saved. The customer has been notified',
  problems: ['not_found', 'already_decided', 'nothing_to_refund', ...PROPOSABLE],
})
