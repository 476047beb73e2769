import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Email, Instant, Line, Mobile, Pincode, Text } from '../fields.ts'
import { CALL_LANGUAGES } from './constants.ts'

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
  summary: 'Submits an enquiry to the help desk and returns its number.',
  for: 'anyone',
  input: z.object({
    name: Line(120),
    email: optional(Email),
    mobile: Mobile,
    remarks: optional(Text(4000)),
    state: optional(Line(80)),
    city: optional(Line(80)),
    pincode: optional(Pincode),
    /** Where it was sent from: modal, callback or help-desk. */
    source: Line(40).default('modal'),
    /** A callback has a time and a language for the call; its topic is in the remarks. */
    kind: z.enum(['enquiry', 'callback']).default('enquiry'),
    callAt: Instant.optional(),
    callLanguage: z.enum(CALL_LANGUAGES).optional(),
  }),
  reply: z.object({ number: z.string() }),
  message: 'Thank you. We will call you back about your enquiry.',
  status: 201,
  problems: ['no_call_then'],
  limit: { per: 'address', max: 20, seconds: 3600 },
})
