import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Email, Id, IdInPath, Instant, Line, Mobile, Pincode, pageOf, paging, RequiredText, Text } from '../fields.ts'
import { CALL_LANGUAGES, ENQUIRY_REPLY_MAX } from './constants.ts'
import { EnquiryKind, EnquiryReply, EnquiryText, ShownState } from './shapes.ts'

/** An empty form field counts as absent. */
const optional = <T extends z.ZodType>(field: T) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(field)
    .optional()

export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/api/web/v1/enquiry-new',
  summary: 'Submits an enquiry to a consultant or to the help desk and returns its number.',
  for: 'anyone',
  input: z.object({
    name: Line(120),
    email: optional(Email),
    mobile: Mobile,
    remarks: optional(Text(4000)),
    state: optional(Line(80)),
    city: optional(Line(80)),
    pincode: optional(Pincode),
    /** Where it was sent from: modal, consultant, callback, help-desk or grievance. */
    source: Line(40).default('modal'),
    /** A callback has a time and a language for the call; its topic is in the remarks. A grievance says what is wrong in them. */
    kind: EnquiryKind.default('enquiry'),
    callAt: Instant.optional(),
    callLanguage: z.enum(CALL_LANGUAGES).optional(),
    /** Sent by a consultant's page: they answer it. */
    consultantId: Id.optional(),
    /** People do not see this field; programs fill it in. */
    website: Text(200).optional(),
    /** How long the form was open. */
    filledSeconds: z.int().min(0).max(1_000_000_000).optional(),
  }),
  ids: { consultantId: 'public' },
  reply: z.object({ number: z.string() }),
  message: 'Thank you. We will call you back about your enquiry.',
  status: 201,
  problems: ['no_call_then', 'not_found', 'expert_unavailable', 'blocked_by_you'],
  limit: { per: 'address', max: 20, seconds: 3600 },
})

export const OwnEnquiry = EnquiryText.extend({
  state: ShownState,
  consultant: z.object({ id: Id, name: z.string(), slug: z.string() }).nullable(),
  replies: z.array(EnquiryReply),
})

export const listOwnEnquiries = endpoint({
  method: 'GET',
  path: '/api/web/v1/own-enquiries',
  summary: 'Lists what the caller has asked consultants and the help desk, newest first, with the replies.',
  for: ['user', 'consultant'],
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(OwnEnquiry),
})

export const writeToOwnEnquiry = endpoint({
  method: 'POST',
  path: '/api/web/v1/own-enquiries/{id}/messages',
  summary: 'Adds a message of its sender to an enquiry. An answered or closed enquiry is open again.',
  for: ['user', 'consultant'],
  idempotent: true,
  input: z.object({ id: IdInPath, text: RequiredText(ENQUIRY_REPLY_MAX) }),
  ids: { id: 'enquiry' },
  reply: z.object({ enquiry: OwnEnquiry }),
  status: 201,
  message: 'Message sent',
  problems: ['not_found', 'expert_unavailable', 'blocked_by_you'],
  limit: { per: 'account', max: 30, seconds: 3600 },
})
