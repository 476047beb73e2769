import { z } from 'zod'
import { Id, Instant, Paise } from '../fields.ts'
import { QUESTION_ACTIONS, QUESTION_AWAITING, QUESTION_MESSAGE_KINDS, QUESTION_STATES } from './constants.ts'

const Industry = z.object({ id: Id, slug: z.string(), title_english: z.string(), title_hindi: z.string() })

/** The other side as the caller sees it. */
const OtherSide = z.object({ id: Id, name: z.string(), slug: z.string().nullable(), thumbnail: z.string() })

const facts = {
  id: Id,
  /** Null for a draft. */
  number: z.string().nullable(),
  state: z.enum(QUESTION_STATES),
  /** What happens next; null for drafts and when it is over. */
  awaiting: z.enum(QUESTION_AWAITING).nullable(),
  dueAt: Instant.nullable(),
  title: z.string(),
  industry: Industry.nullable(),
  /** Before discounts and tax; null for a draft. */
  pricePaise: Paise.nullable(),
  createdAt: Instant,
  askedAt: Instant.nullable(),
  acceptedAt: Instant.nullable(),
  clarificationAskedAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
  followUps: z.int(),
  /** The last time for a follow-up. */
  followUpsUntil: Instant.nullable(),
  closedAt: Instant.nullable(),
  refundedAt: Instant.nullable(),
  changedAt: Instant,
}

export const QuestionRow = z.object({
  ...facts,
  /** The consultant for a customer, and the reverse; null while no consultant has the question. */
  other: OtherSide.nullable(),
})

const QuestionMessage = z.object({
  id: Id,
  kind: z.enum(QUESTION_MESSAGE_KINDS),
  /** Answers are HTML, sanitised by the server; everything else is plain text. */
  format: z.enum(['text', 'html']),
  body: z.string(),
  /** By the caller's side: after a reassignment also what the previous consultant wrote. */
  isOwn: z.boolean(),
  at: Instant,
})

export const Question = QuestionRow.extend({
  body: z.string(),
  /** Oldest first. */
  messages: z.array(QuestionMessage),
  actions: z.array(z.enum(QUESTION_ACTIONS)),
  /** The order that paid for it; only for the customer. */
  orderId: Id.nullable(),
  /** With tax, after discounts; only for the customer. */
  paidPaise: Paise.nullable(),
})

/** A question that any expert of its industry can accept. */
export const OpenQuestion = z.object({
  id: Id,
  number: z.string(),
  title: z.string(),
  body: z.string(),
  industry: Industry,
  pricePaise: Paise,
  askedAt: Instant,
  /** Refunded if nobody accepts it by then. */
  acceptUntil: Instant,
})
