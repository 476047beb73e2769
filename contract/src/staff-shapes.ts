import { z } from 'zod'
import { Day, Id, IdInPath, Instant, Line, Paise, Text } from './fields.ts'
import { REFUND_REASONS } from './reasons.ts'

/** A person in lists and histories of the back office. */
export const Person = z.object({ id: Id, name: z.string(), mobile: z.string() })

/** Search and date filters of back-office lists; each list defines what they match. */
export const searched = { search: Text(200).optional(), from: Day.optional(), to: Day.optional() }

/** Only what concerns this account, on either side. */
export const ofPerson = { person: IdInPath.optional() }

/** Why staff refund, and where the part paid through the gateway goes; the rest returns to the wallet. */
export const refunding = {
  to: z.enum(['wallet', 'source']),
  /** What the customer reads, in their own language. */
  reasonCode: z.enum(REFUND_REASONS).default('refunded_by_staff'),
  /** The note for the audit log, which only staff read. */
  reason: Line(500),
}

/** Further problems of refunds: a large one is proposed to a second person, once per order, and not for oneself. */
export const PROPOSABLE = ['refund_waiting', 'own_account'] as const

/** What all exports of such lists have in common, besides path and filters. */
export const exported = {
  summary: 'Returns a short-lived link to the same list as CSV. The export is recorded in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
} as const

/** A ledger movement in a history. */
export const StoryMovement = z.object({
  id: Id,
  at: Instant,
  kind: z.string(),
  entries: z.array(
    z.object({
      /** A personal balance or a platform account of the ledger. */
      place: z.string(),
      /** The owner of a personal balance. */
      of: z.string().nullable(),
      paise: Paise,
    }),
  ),
})

/** A gateway payment attempt in a history. */
export const StoryPayment = z.object({
  id: Id,
  state: z.string(),
  method: z.string().nullable(),
  amountPaise: Paise,
  providerPaymentId: z.string().nullable(),
  failureReason: z.string().nullable(),
})
