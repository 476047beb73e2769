import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import { CALL_LANGUAGES, ENQUIRY_KINDS, ENQUIRY_STATES } from './constants.ts'

export const EnquiryKind = z.enum(ENQUIRY_KINDS)
export const EnquiryState = z.enum(ENQUIRY_STATES)
/** What the two sides see; what counts as spam is known to staff only. */
export const ShownState = EnquiryState.exclude(['spam'])

export const EnquiryReply = z.object({
  id: Id,
  /** The sender can write again. */
  by: z.enum(['sender', 'consultant', 'staff']),
  text: z.string(),
  /** It ends with a link to the consultant's times. */
  bookLink: z.boolean(),
  at: Instant,
})

export const EnquiryText = z.object({
  id: Id,
  number: z.string(),
  kind: EnquiryKind,
  remarks: z.string(),
  createdAt: Instant,
  /** When a reply is promised, or the time of the callback. */
  dueAt: Instant,
  callAt: Instant.nullable(),
  callLanguage: z.enum(CALL_LANGUAGES).nullable(),
  /** The last day for a grievance. */
  resolveBy: Instant.nullable(),
})
