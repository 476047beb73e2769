import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, pageOf, paging, RequiredText } from '../fields.ts'
import { exported, ofPerson, searched } from '../staff-shapes.ts'
import { ENQUIRY_REPLY_MAX } from './constants.ts'
import { EnquiryKind, EnquiryState, EnquiryText } from './shapes.ts'

const Somebody = z.object({ id: Id, name: z.string() })

const StaffEnquiryRow = EnquiryText.extend({
  state: EnquiryState,
  source: z.string(),
  language: z.enum(['en', 'hi']),
  /** Null if the sender has no account. */
  accountId: Id.nullable(),
  name: z.string(),
  mobile: z.string(),
  email: z.string().nullable(),
  city: z.string().nullable(),
  /** Null for the help desk. */
  consultant: Somebody.nullable(),
  assignee: Somebody.nullable(),
  /** Of the sender's membership when it was sent: 0 usual, 1 answered first, 2 by a named person. */
  priority: z.int(),
  /** The sender booked the consultant after the reply. */
  becameBooking: z.boolean(),
  escalatedAt: Instant.nullable(),
  firstAnsweredAt: Instant.nullable(),
  /** In the hours of the help desk. */
  firstAnswerMinutes: z.int().nullable(),
  spamReason: z.enum(['hidden_field', 'too_fast', 'staff', 'blocked']).nullable(),
})

const filters = {
  /** Searches by number, name or mobile number; `from` and `to` are the days they were sent. */
  ...searched,
  ...ofPerson,
  state: EnquiryState.or(z.enum(['open', 'booked'])).optional(),
  kind: EnquiryKind.optional(),
  desk: z.enum(['help_desk', 'consultants']).optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  escalated: z.enum(['yes']).optional(),
}

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/enquiries',
  summary: 'Lists all enquiries with search, filters and sorting. Spam is listed only when asked for.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'support'],
  input: z.object({
    ...paging,
    ...filters,
    /** In a queue, members with priority come first, then what is due first. */
    sort: z.enum(['created', '-created', 'due', '-due', 'queue']).default('-created'),
  }),
  reply: pageOf(StaffEnquiryRow).extend({
    countedAll: z.boolean(),
    /** Open ones, and those of them that were escalated, regardless of the filters. */
    openWaiting: z.int(),
    escalatedWaiting: z.int(),
    /** The median time to the first answer of the last hundred, in working minutes. */
    usualMinutes: z.int().nullable(),
  }),
})

export const exportEnquiries = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/enquiries/exports',
  ...exported,
  roles: ['operations', 'support'],
  input: z.object(filters),
})

export const StaffEnquiry = z.object({
  enquiry: StaffEnquiryRow,
  entries: z.array(
    z.object({
      id: Id,
      kind: z.enum(['reply', 'note', 'message']),
      by: z.string(),
      byType: z.enum(['user', 'consultant', 'admin']),
      text: z.string(),
      at: Instant,
    }),
  ),
  actions: z.array(
    z.object({ at: Instant, action: z.string(), by: z.string().nullable(), reason: z.string().nullable() }),
  ),
  /** Whom it can be assigned to. */
  staff: z.array(Somebody),
})

const one = { input: { id: IdInPath }, ids: { id: 'public' } } as const
const forStaff = { for: 'admin', secondFactor: 'fresh-for-contacts', ids: one.ids, reply: StaffEnquiry } as const

export const getEnquiry = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/enquiries/{id}',
  summary: 'Returns one enquiry with its replies, internal notes and the actions of staff.',
  ...forStaff,
  roles: ['operations', 'support'],
  input: z.object(one.input),
  problems: ['not_found'],
})

export const replyAsStaff = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/enquiries/{id}/replies',
  summary: 'Replies to an enquiry. The reply is sent by email and SMS or notification.',
  ...forStaff,
  roles: ['operations', 'support'],
  idempotent: true,
  input: z.object({
    ...one.input,
    text: RequiredText(ENQUIRY_REPLY_MAX),
    /** The last reply or message of the sender that the writer has seen: two people do not answer at once. */
    lastReplyId: Id.nullable(),
  }),
  ids: { ...one.ids, lastReplyId: 'public' },
  status: 201,
  message: 'Reply sent',
  problems: ['not_found', 'stale'],
})

export const noteOnEnquiry = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/enquiries/{id}/notes',
  summary: 'Adds an internal note, which only staff read.',
  ...forStaff,
  roles: ['operations', 'support'],
  idempotent: true,
  input: z.object({ ...one.input, text: RequiredText(ENQUIRY_REPLY_MAX) }),
  status: 201,
  message: 'Note added',
  problems: ['not_found'],
})

export const assignEnquiry = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/enquiries/{id}/assignee',
  summary: 'Assigns an enquiry to a member of staff, or to nobody.',
  ...forStaff,
  roles: ['operations', 'support'],
  input: z.object({
    ...one.input,
    assigneeId: Id.nullable(),
    /** Whom it was assigned to when the caller looked: two people do not take it at once. */
    insteadOf: Id.nullable(),
  }),
  ids: { ...one.ids, assigneeId: 'public', insteadOf: 'public' },
  message: 'Assigned',
  problems: ['not_found', 'stale'],
})

export const changeEnquiryState = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/enquiries/{id}/state-changes',
  summary: 'Closes or reopens an enquiry, or marks it as spam or not spam, with a reason.',
  ...forStaff,
  roles: ['operations', 'support'],
  input: z.object({ ...one.input, change: z.enum(['close', 'reopen', 'spam', 'not_spam']), reason: Line(500) }),
  status: 201,
  message: 'Saved',
  problems: ['not_found', 'stale'],
})
