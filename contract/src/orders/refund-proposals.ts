import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, pageOf, paging, Text } from '../fields.ts'
import { REFUND_REASONS } from '../reasons.ts'
import { exported, Person } from '../staff-shapes.ts'
import { REFUND_OPERATIONS, REFUND_PROPOSAL_STATES } from './constants.ts'

const Proposal = z.object({
  id: Id,
  orderId: Id,
  buyer: Person,
  title_english: z.string(),
  title_hindi: z.string(),
  operation: z.enum(REFUND_OPERATIONS),
  /** The number of the booking, question, return or other item that the operation is about. */
  subjectId: Id,
  paise: Paise,
  to: z.enum(['wallet', 'source']),
  /** What the customer reads; null if the operation gives another reason. */
  reasonCode: z.enum(REFUND_REASONS).nullable(),
  /** For staff only. */
  note: z.string(),
  proposedBy: z.string(),
  /** The caller proposed it, and may withdraw it but not approve it. */
  mine: z.boolean(),
  proposedAt: Instant,
  state: z.enum(REFUND_PROPOSAL_STATES),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  decisionNote: z.string(),
})

const filters = { order: IdInPath.optional(), state: z.enum(REFUND_PROPOSAL_STATES).optional() }

export const listRefundProposals = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/refund-proposals',
  summary: 'Lists large refunds by staff, which a second person approves, longest waiting first.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({
    page: paging.page,
    limit: paging.limit,
    ...filters,
    sort: z.enum(['proposed', '-proposed']).default('proposed'),
  }),
  /** The count is exact up to 10,000; `countedAll` is false when there are more. */
  reply: pageOf(Proposal).extend({ countedAll: z.boolean(), waiting: z.int() }),
})

export const exportRefundProposals = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/refund-proposals/exports',
  ...exported,
  roles: ['finance'],
  input: z.object(filters),
})

const decided = { reply: z.object({ proposal: Proposal }), ids: { id: 'public' }, idempotent: true } as const

export const approveRefundProposal = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/refund-proposals/{id}/approvals',
  summary: 'Approves a large refund that a colleague has proposed, and pays it at once.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'finance'],
  input: z.object({ id: IdInPath, note: Text(500).default('') }),
  ...decided,
  status: 201,
  message: 'Approved. The refund has been sent',
  problems: [
    'not_found',
    'own_account',
    'second_person_needed',
    'already_decided',
    'refund_changed',
    'nothing_to_refund',
    'stale',
    'gift_card_kept',
  ],
})

export const rejectRefundProposal = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/refund-proposals/{id}/rejections',
  summary: 'Rejects a large refund that a colleague has proposed.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'finance'],
  input: z.object({ id: IdInPath, reason: Line(500) }),
  ...decided,
  status: 201,
  message: 'Refund rejected',
  problems: ['not_found', 'already_decided'],
})

export const withdrawRefundProposal = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/refund-proposals/{id}/withdrawals',
  summary: 'Withdraws one’s own proposal of a large refund, as long as nobody has decided it.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ id: IdInPath }),
  ...decided,
  status: 201,
  message: 'Proposal withdrawn',
  problems: ['not_found', 'already_decided'],
})

/** The reply of an operation that refunds more than one person may. */
export const AWAITS_SECOND_PERSON = {
  message: 'Proposed. The refund is paid once a colleague has approved it',
}
