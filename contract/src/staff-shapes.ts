import { z } from 'zod'
import { Day, Id, Instant, Paise, Text } from './fields.ts'

/** Somebody as the lists and stories of the back office name them. */
export const Person = z.object({ id: Id, name: z.string(), mobile: z.string() })

/** What a list of the back office can be searched by, and its days; each list says what they mean. */
export const searched = { search: Text(200).optional(), from: Day.optional(), to: Day.optional() }

/** What every export of such a list has in common, besides its path and filters. */
export const exported = {
  summary: 'A short-lived address of the same list as CSV; the export is in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
} as const

/** A movement of the ledger in a story. */
export const StoryMovement = z.object({
  id: Id,
  at: Instant,
  kind: z.string(),
  entries: z.array(
    z.object({
      /** A purse or a book of the ledger. */
      place: z.string(),
      /** Whose purse it is. */
      of: z.string().nullable(),
      paise: Paise,
    }),
  ),
})

/** A try at a gateway in a story. */
export const StoryPayment = z.object({
  id: Id,
  state: z.string(),
  method: z.string().nullable(),
  amountPaise: Paise,
  providerPaymentId: z.string().nullable(),
  failureReason: z.string().nullable(),
})
