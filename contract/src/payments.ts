import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day, Id, IdInPath, Instant, Paise, pageOf, paging, Text } from './fields.ts'
import { PAYMENT_METHODS } from './limits.ts'
import { ownPath } from './own-path.ts'

export const PaymentState = z.enum(['created', 'pending', 'captured', 'failed', 'cancelled'])
export const PaymentMethod = z.enum(PAYMENT_METHODS)

/** A path of this site, never another's. */
const LocalPath = z
  .string()
  .max(300)
  .regex(/^\/([^\s/\\][^\s\\]*)?$/, 'Enter a page of this site.')
  .refine((path) => ownPath(path) !== undefined, 'Enter a page of this site.')

export const Payment = z.object({
  id: Id,
  /** `created`: nobody has paid yet. `pending`: "Your bank is confirming". A failed one may still be captured later. */
  state: PaymentState,
  purpose: z.enum(['top_up', 'order']),
  /** The top-up or the order it pays for. */
  subjectId: Id,
  amountPaise: Paise,
  method: PaymentMethod.nullable(),
  failureReason: z.string().nullable(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
})

export const checkoutPayment = endpoint({
  method: 'POST',
  path: '/api/web/v1/payments/{id}/checkout',
  summary:
    'What a browser needs to let its person pay: the gateway’s order, or the address of the test gateway’s page.',
  for: 'user',
  input: z.object({
    id: IdInPath,
    /** Where the test gateway’s page sends the person afterwards; `payment=<id>` is added to it. */
    returnTo: LocalPath.default('/dashboard/my-wallet'),
  }),
  ids: { id: 'payment' },
  reply: z.discriminatedUnion('provider', [
    z.object({
      provider: z.literal('razorpay'),
      keyId: z.string(),
      orderId: z.string(),
      amountPaise: Paise,
      currency: z.literal('INR'),
      /** The product's name, as Razorpay's window shows it. */
      name: z.string(),
      prefill: z.object({ name: z.string(), contact: z.string(), email: z.string().nullable() }),
      /** In the order to offer them: UPI first. */
      methods: z.array(PaymentMethod),
      /** Set when the payment also asks for a mandate to charge again (auto-refill). */
      customerId: z.string().nullable(),
    }),
    z.object({ provider: z.literal('test'), url: z.string() }),
  ]),
  problems: [
    ...(['not_found', 'payment_over', 'gateway_unavailable'] as const),
    ...(['order_lapsed', 'already_paid', 'payment_confirming'] as const),
  ],
  limit: { per: 'account', max: 120, seconds: 3600 },
})

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/web/v1/payments/{id}/callback',
  summary: 'What the gateway’s window handed to the browser; believed only with its signature.',
  for: 'user',
  input: z.object({
    id: IdInPath,
    razorpay_order_id: z.string().max(100),
    razorpay_payment_id: z.string().max(100),
    razorpay_signature: z.string().max(200),
  }),
  ids: { id: 'payment', razorpay_order_id: 'public', razorpay_payment_id: 'public' },
  reply: z.object({ payment: Payment }),
  problems: ['not_found', 'signature_wrong'],
})

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/web/v1/payments/{id}',
  summary: 'How a payment stands.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'payment' },
  reply: z.object({ payment: Payment }),
  problems: ['not_found'],
})

export const checkPayment = endpoint({
  method: 'POST',
  path: '/api/web/v1/payments/{id}/checks',
  summary: 'Asks the gateway how a payment stands, at most every few seconds, and answers it; for pages that wait.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'payment' },
  reply: z.object({ payment: Payment }),
  problems: ['not_found'],
  limit: { per: 'account', max: 600, seconds: 3600 },
})

const Reconciliation = z.object({
  id: Id,
  /** The day in India that was compared. */
  day: Day,
  provider: z.enum(['razorpay', 'test']),
  ranAt: Instant,
  gatewayPayments: z.int(),
  gatewayPaise: Paise,
  ourPayments: z.int(),
  ourPaise: Paise,
  gatewayRefundsPaise: Paise,
  ourRefundsPaise: Paise,
  feesPaise: Paise,
  differences: z.int(),
  /** Of those, put right by the comparison itself: a payment nobody told us about is settled there and then. */
  mended: z.int(),
})

export const DIFFERENCES = [
  'captured_there_only',
  'captured_here_only',
  'amount_differs',
  'unknown_order',
  'paid_twice',
  'refund_there_only',
  'refund_here_only',
] as const

const Difference = z.object({
  id: Id,
  kind: z.enum(DIFFERENCES),
  paymentId: Id.nullable(),
  providerId: z.string().nullable(),
  gatewayPaise: Paise.nullable(),
  ourPaise: Paise.nullable(),
  mended: z.boolean(),
})

const reconciliationFilters = {
  /** The gateway's number of a payment or refund that differs. */
  search: Text(200).optional(),
  /** 'open': something is left that nobody has mended. */
  found: z.enum(['clean', 'differences', 'open']).optional(),
  from: Day.optional(),
  to: Day.optional(),
}

export const listReconciliations = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/reconciliations',
  summary: 'Gateway records compared with ours, by day.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object({
    ...paging,
    ...reconciliationFilters,
    sort: z.enum(['day', '-day']).default('-day'),
  }),
  reply: pageOf(Reconciliation),
})

export const exportReconciliations = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/reconciliations/exports',
  summary: 'A short-lived address of the same list as CSV; the export is in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  input: z.object(reconciliationFilters),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})

export const getReconciliation = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/reconciliations/{id}',
  summary: 'One day with every difference.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ reconciliation: Reconciliation, differences: z.array(Difference) }),
  problems: ['not_found'],
})

export const reconcileDay = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/reconciliations',
  summary: 'Compares a day again, now.',
  message: 'Comparison done',
  for: 'admin',
  secondFactor: 'fresh',
  input: z.object({ day: Day }),
  reply: z.object({ reconciliation: Reconciliation }),
  status: 201,
  problems: ['gateway_unavailable', 'day_to_come'],
  limit: { per: 'account', max: 60, seconds: 3600 },
})
