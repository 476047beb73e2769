import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, pageOf, paging, Text } from '../fields.ts'
import { exported, ofPerson, Person, PROPOSABLE, refunding, searched } from '../staff-shapes.ts'
import { QUESTION_AWAITING, QUESTION_STATES } from './constants.ts'

const StaffQuestion = z.object({
  id: Id,
  number: z.string(),
  state: z.enum(QUESTION_STATES),
  awaiting: z.enum(QUESTION_AWAITING).nullable(),
  dueAt: Instant.nullable(),
  title: z.string(),
  customer: Person,
  consultant: Person.nullable(),
  industry: z.object({ id: Id, title_english: z.string(), title_hindi: z.string() }),
  pricePaise: Paise,
  orderId: Id,
  askedAt: Instant,
  acceptedAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
  /** When the answer to a follow-up was late. */
  lateAt: Instant.nullable(),
})

const Story = z.object({
  question: StaffQuestion.extend({ body: z.string() }),
  /** What a refund would return to the customer, tax included. */
  refundablePaise: Paise,
  /** The part paid through the gateway, which can be refunded to its source. */
  gatewayPaise: Paise,
  /** The customer has asked for a refund and staff have not decided. */
  disputed: z.boolean(),
  /** Oldest first. */
  messages: z.array(z.object({ kind: z.string(), body: z.string(), at: Instant, authorId: Id })),
  events: z.array(
    z.object({
      at: Instant,
      kind: z.string(),
      byRole: z.enum(['customer', 'consultant', 'staff', 'system']),
      reason: z.string(),
      toState: z.enum(QUESTION_STATES),
    }),
  ),
})

const filters = {
  /** Searches by number, or by either side's name or mobile number; `from` and `to` are days on which questions were asked. */
  ...searched,
  ...ofPerson,
  /** What waits for somebody, what was late, what is answered or over, or all of them. */
  view: z.enum(['waiting', 'late', 'ended', 'all']).default('waiting'),
}

export const listStaffQuestions = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/questions',
  summary: 'Lists questions by what they wait for, with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({
    ...paging,
    ...filters,
    sort: z.enum(['due', '-due', 'asked', '-asked', 'amount', '-amount']).default('due'),
  }),
  reply: pageOf(StaffQuestion).extend({ countedAll: z.boolean() }),
})

export const exportQuestions = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/questions/exports',
  ...exported,
  roles: ['operations'],
  input: z.object(filters),
})

export const getQuestionStory = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/questions/{id}',
  summary: 'Returns a question with its messages and history.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: Story,
  problems: ['not_found'],
})

export const listQuestionSubstitutes = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/questions/{id}/substitutes',
  summary: 'Lists other consultants of the question’s industry who give written answers, best rated first.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ id: IdInPath, search: Text(200).optional() }),
  ids: { id: 'public' },
  reply: z.object({
    substitutes: z.array(
      z.object({ id: Id, name: z.string(), city: z.string(), ratingAverage: z.number().nullable(), feePaise: Paise }),
    ),
  }),
  problems: ['not_found'],
})

export const reassignQuestion = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/questions/{id}/reassignments',
  summary: 'Gives an unanswered question to another consultant, who has the usual time to accept it.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations'],
  idempotent: true,
  input: z.object({ id: IdInPath, consultantId: Id, reason: Line(500) }),
  ids: { id: 'public', consultantId: 'public' },
  reply: Story,
  message: 'Question reassigned',
  problems: ['not_found', 'stale', 'own_account', 'expert_unavailable'],
})

export const refundQuestion = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/questions/{id}/refunds',
  summary:
    'Refunds a question in full, which ends it, or in part, with a reason. The consultant’s earning is taken back likewise.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'finance'],
  idempotent: true,
  input: z.object({
    id: IdInPath,
    /** Including tax; defaults to the full remaining amount. */
    paise: Paise.min(1, 'Enter an amount.').optional(),
    ...refunding,
  }),
  ids: { id: 'public' },
  reply: Story,
  message: 'Refund sent',
  problems: ['not_found', 'stale', 'nothing_to_refund', ...PROPOSABLE],
})

export const setQuestionPrice = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/question-prices/{industryId}',
  summary: 'Sets the price of a question to any expert of an industry. Null restores the price of the settings.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object({
    industryId: IdInPath,
    pricePaise: Paise.positive('Enter an amount.').max(10_000_000, 'This number is too large.').nullable(),
    reason: Line(500),
  }),
  ids: { industryId: 'public' },
  reply: z.object({ industryId: Id, pricePaise: Paise }),
  message: 'Price saved',
  problems: ['not_found'],
})
