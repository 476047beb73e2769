import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, IdInPath, Instant, Paise } from './fields.ts'
import { Order } from './order-shapes.ts'

/** Some minutes more of a session that is on, as the customer is offered them. */
const Extension = z.object({
  /** They can be had now: the session is on, and both are free after it. */
  offered: z.boolean(),
  /** Why not; null where they can be had. */
  because: z.enum(['not_on', 'over', 'consultant_busy', 'customer_busy', 'long_enough']).nullable(),
  minutes: z.int(),
  /** When the session ends as it stands, and with them. */
  endsAt: Instant,
  untilAt: Instant,
  /** From when on it is worth saying. */
  offerFrom: Instant,
  /** What they cost before and with tax. */
  pricePaise: Paise,
  taxPaise: Paise,
  totalPaise: Paise,
  /** What the customer could pay of it without a gateway. */
  spendablePaise: Paise,
  /** They are kept for the customer until then, and this order is to be paid. */
  heldUntil: Instant.nullable(),
  orderId: Id.nullable(),
  /** What the session was extended by so far. */
  extendedMinutes: z.int(),
})

const ofSession = { id: 'session under way' } as const

export const getExtension = endpoint({
  method: 'GET',
  path: '/api/web/v1/bookings/{id}/extension',
  summary: 'Whether a session that is on can last longer, and what that costs.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: ofSession,
  reply: z.object({ extension: Extension }),
  problems: ['not_found'],
})

export const extendBooking = endpoint({
  method: 'POST',
  path: '/api/web/v1/bookings/{id}/extension',
  summary:
    'Keeps the minutes for a while and pays them: from the wallet at once, else at a gateway, billed as the session.',
  for: 'user',
  idempotent: true,
  input: z.object({
    id: IdInPath,
    useWallet: z.boolean(),
    expectedTotalPaise: Paise.min(0),
    /** `endsAt` as the caller saw it: two taps buy no two extensions. */
    expectedEndsAt: Instant,
  }),
  ids: ofSession,
  reply: z.object({ extension: Extension, order: Order, paymentId: Id.nullable() }),
  status: 201,
  problems: [
    ...(['not_found', 'too_late', 'slot_taken', 'customer_busy', 'price_changed', 'stale'] as const),
    ...(['payment_confirming', 'already_paid', 'below_gateway_least'] as const),
  ],
})
