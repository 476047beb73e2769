import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Paise } from '../fields.ts'
import { Order } from '../orders/shapes.ts'

/** An offer to extend the current session by some minutes. */
const Extension = z.object({
  /** The extension is available now: the session is in progress, and both sides are free afterwards. */
  offered: z.boolean(),
  /** Why it is unavailable; null if it is available. */
  because: z.enum(['not_on', 'over', 'consultant_busy', 'customer_busy', 'long_enough']).nullable(),
  minutes: z.int(),
  /** When the session ends without and with the extension. */
  endsAt: Instant,
  untilAt: Instant,
  /** When to start showing the offer. */
  offerFrom: Instant,
  /** The price before and including tax. */
  pricePaise: Paise,
  taxPaise: Paise,
  totalPaise: Paise,
  /** How much of it the customer could pay without a gateway. */
  spendablePaise: Paise,
  /** The minutes are held for the customer until then; this order has to be paid. */
  heldUntil: Instant.nullable(),
  orderId: Id.nullable(),
  /** The amount for these minutes that the bank is confirming; meanwhile they cannot be paid again. */
  pendingPaise: Paise.nullable(),
  /** Total extension so far. */
  extendedMinutes: z.int(),
})

const ofSession = { id: 'session under way' } as const

export const getExtension = endpoint({
  method: 'GET',
  path: '/api/web/v1/bookings/{id}/extension',
  summary: 'Returns whether a session in progress can be extended, and the price.',
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
    'Holds the extra minutes and pays for them: from the wallet immediately, otherwise through a gateway. Billed like the session.',
  for: 'user',
  idempotent: true,
  input: z.object({
    id: IdInPath,
    useWallet: z.boolean(),
    expectedTotalPaise: Paise.min(0),
    /** `endsAt` as the caller saw it, so that a double tap does not buy two extensions. */
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
