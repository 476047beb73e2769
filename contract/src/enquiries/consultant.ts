import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, pageOf, paging, RequiredText } from '../fields.ts'
import { ENQUIRY_REPLY_MAX } from './constants.ts'
import { EnquiryReply, EnquiryText, ShownState } from './shapes.ts'

export const ConsultantEnquiry = EnquiryText.extend({
  state: ShownState,
  /** Shortened until the first reply. */
  name: z.string(),
  city: z.string().nullable(),
  /** The sender booked the consultant after the reply. */
  becameBooking: z.boolean(),
  /** The sender's account, to block or report them; null if they were not signed in. */
  senderId: Id.nullable(),
  /** Null until the consultant has replied. */
  contact: z.object({ mobile: z.string(), email: z.string().nullable() }).nullable(),
  replies: z.array(EnquiryReply),
})

export const listConsultantEnquiries = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-enquiries',
  summary: 'Lists the enquiries to the consultant, newest first.',
  for: 'consultant',
  input: z.object({ ...paging, state: ShownState.or(z.literal('booked')).optional() }),
  reply: pageOf(ConsultantEnquiry).extend({
    /** Those without a reply. */
    waiting: z.int(),
    /** The median of the last replies; null before the first. */
    usualMinutes: z.int().nullable(),
  }),
})

const one = { input: { id: IdInPath }, ids: { id: 'enquiry to a consultant' } } as const

export const getConsultantEnquiry = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-enquiries/{id}',
  summary: 'Returns one enquiry to the consultant.',
  for: 'consultant',
  input: z.object(one.input),
  ids: one.ids,
  reply: z.object({ enquiry: ConsultantEnquiry }),
  problems: ['not_found'],
})

export const replyToEnquiry = endpoint({
  method: 'POST',
  path: '/api/web/v1/consultant-enquiries/{id}/replies',
  summary: 'The consultant replies to an enquiry. The reply is sent by email and notification.',
  for: 'consultant',
  idempotent: true,
  input: z.object({ ...one.input, text: RequiredText(ENQUIRY_REPLY_MAX), bookLink: z.boolean().default(false) }),
  ids: one.ids,
  reply: z.object({ enquiry: ConsultantEnquiry }),
  status: 201,
  message: 'Reply sent',
  problems: ['not_found', 'stale'],
  limit: { per: 'account', max: 120, seconds: 3600 },
})

export const closeEnquiry = endpoint({
  method: 'POST',
  path: '/api/web/v1/consultant-enquiries/{id}/closings',
  summary: 'The consultant closes an enquiry. Does nothing if it is closed.',
  for: 'consultant',
  input: z.object(one.input),
  ids: one.ids,
  reply: z.object({ enquiry: ConsultantEnquiry }),
  message: 'Enquiry closed',
  problems: ['not_found'],
})
