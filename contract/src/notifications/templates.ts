import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Line, OptionalLine, Text } from '../fields.ts'
import {
  DELIVERY_CHANNELS,
  MESSAGE_BODY_MAX,
  MESSAGE_LABEL_MAX,
  MESSAGE_TITLE_MAX,
  NOTIFICATION_TOPICS,
} from './constants.ts'

const Channel = z.enum(DELIVERY_CHANNELS)
const Language = z.enum(['en', 'hi'])
/** An SMS has only a body; only an email has a label, on its button. */
const Words = z.object({ title: z.string(), body: z.string(), label: z.string() })
const words = {
  title: OptionalLine(MESSAGE_TITLE_MAX),
  body: Text(MESSAGE_BODY_MAX),
  label: OptionalLine(MESSAGE_LABEL_MAX),
}
const name = z.string().regex(/^[a-z_]{1,60}$/)
/** Which of the texts of a message: its words may depend on what happened. */
const which = { name, channel: Channel, language: Language, situation: z.string().max(300) }

const MessageText = z.object({
  channel: Channel,
  language: Language,
  /** What differs from the usual case, such as `side=consultant`; empty for the usual text. */
  situation: z.string(),
  standard: Words,
  /** What staff wrote instead. */
  own: Words.nullable(),
  dltTemplateId: z.string().nullable(),
  /** Of the last change; 0 if there was none. */
  version: z.int(),
  changedAt: Instant.nullable(),
  /** Every placeholder that may be used here, with an example. */
  placeholders: z.array(z.object({ name: z.string(), example: z.string(), isRequired: z.boolean() })),
})

const Template = z.object({
  message: z.string(),
  topic: z.enum(NOTIFICATION_TOPICS).nullable(),
  texts: z.array(MessageText),
  /** Newest first, at most 50. */
  versions: z.array(
    Words.extend({
      channel: Channel,
      language: Language,
      situation: z.string(),
      version: z.int(),
      isStandard: z.boolean(),
      dltTemplateId: z.string().nullable(),
      reason: z.string(),
      changedBy: z.string(),
      changedAt: Instant,
    }),
  ),
})

const staff = { for: 'admin', secondFactor: 'signed-in', roles: ['operations', 'content'] } as const

export const listMessageTemplates = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/web/v1/admin/message-templates',
  summary: 'Lists every message that people can receive, with its channels and how many of its texts staff changed.',
  input: z.object({}),
  reply: z.object({
    templates: z.array(
      z.object({
        message: z.string(),
        topic: z.enum(NOTIFICATION_TOPICS).nullable(),
        channels: z.array(Channel),
        changed: z.int(),
        changedAt: Instant.nullable(),
      }),
    ),
  }),
})

export const getMessageTemplate = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/web/v1/admin/message-templates/{name}',
  summary: 'Returns the texts of a message on each channel and in each language, standard and changed, with examples.',
  input: z.object({ name }),
  ids: { name: 'public' },
  reply: z.object({ template: Template }),
  problems: ['not_found'],
})

export const changeMessageText = endpoint({
  ...staff,
  method: 'PUT',
  path: '/api/web/v1/admin/message-templates/{name}/text',
  summary:
    'Replaces a text of a message from now on, or returns to the standard one. An empty body means the standard.',
  secondFactor: 'fresh',
  input: z.object({
    ...which,
    ...words,
    dltTemplateId: OptionalLine(40),
    reason: Line(500),
    /** Of the text as it was read. */
    version: z.int().min(0).max(1_000_000),
  }),
  ids: { name: 'public', dltTemplateId: 'public' },
  reply: z.object({ template: Template }),
  message: 'Text saved',
  problems: ['not_found', 'stale', 'placeholder_unknown'],
})

export const testMessageText = endpoint({
  ...staff,
  method: 'POST',
  path: '/api/web/v1/admin/message-templates/{name}/tests',
  summary: 'Sends a text with example values to the caller: an email to their address, everything else by SMS.',
  input: z.object({ ...which, ...words, dltTemplateId: OptionalLine(40) }),
  ids: { name: 'public', dltTemplateId: 'public' },
  reply: z.object({ sentTo: z.string() }),
  status: 202,
  message: 'Test sent',
  problems: ['not_found', 'placeholder_unknown', 'no_own_email'],
  limit: { per: 'account', max: 20, seconds: 3600 },
})
