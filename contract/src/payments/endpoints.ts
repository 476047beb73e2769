import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, IdInPath, Instant, Paise, pageOf, paging, Text } from '../fields.ts'
import { ownPath } from '../own-path.ts'
import { PAYMENT_METHODS } from './constants.ts'

export const PaymentState = z.enum(['created', 'pending', 'captured', 'failed', 'cancelled'])
export const PaymentMethod = z.enum(PAYMENT_METHODS)

/** A path on this site, never on another host. */
const LocalPath = z
  .string()
  .max(300)
  .regex(/^\/([^\s/\\][^\s\\]*)?$/, 'Enter a page of this site.')
  .refine((path) => ownPath(path) !== undefined, 'Enter a page of this site.')

export const Payment = z.object({
  id: Id,
  /** `created`: not paid yet. `pending`: waiting for the bank. A failed payment may still be captured later. */
  state: PaymentState,
  purpose: z.enum(['top_up', 'order']),
  /** The top-up or order it pays for. */
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
    'Returns what a browser needs for the checkout: the gateway’s order, or the address of the test gateway’s page.',
  for: 'user',
  input: z.object({
    id: IdInPath,
    /** Where the test gateway’s page redirects afterwards, with `payment=<id>` added. */
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
      /** The product name shown in Razorpay's window. */
      name: z.string(),
      prefill: z.object({ name: z.string(), contact: z.string(), email: z.string().nullable() }),
      /** In the order to offer them: UPI first. */
      methods: z.array(PaymentMethod),
      /** Set when the payment also requests a mandate for recurring charges (auto-refill). */
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
  summary: 'Reports the checkout result handed to the browser by the gateway. Accepted only with a valid signature.',
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
  summary: 'Returns the state of a payment.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'payment' },
  reply: z.object({ payment: Payment }),
  problems: ['not_found'],
})

export const checkPayment = endpoint({
  method: 'POST',
  path: '/api/web/v1/payments/{id}/checks',
  summary: 'Polls the gateway for the state of a payment, at most every few seconds. For pages that wait.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'payment' },
  reply: z.object({ payment: Payment }),
  problems: ['not_found'],
  limit: { per: 'account', max: 600, seconds: 3600 },
})

const Reconciliation = z.object({
  id: Id,
  /** The compared day, in India. */
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
  /** Differences corrected by the comparison itself: a payment we had no callback for is settled immediately. */
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
  /** The gateway's id of a payment or refund that differs. */
  search: Text(200).optional(),
  /** 'open': a difference remains uncorrected. */
  found: z.enum(['clean', 'differences', 'open']).optional(),
  from: Day.optional(),
  to: Day.optional(),
}

export const listReconciliations = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/reconciliations',
  summary: 'Lists reconciliations of gateway records with ours, by day.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['finance'],
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
  summary: 'Returns a short-lived link to the same list as CSV. The export is recorded in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object(reconciliationFilters),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})

export const getReconciliation = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/reconciliations/{id}',
  summary: 'Returns one day with every difference.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['finance'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ reconciliation: Reconciliation, differences: z.array(Difference) }),
  problems: ['not_found'],
})

export const reconcileDay = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/reconciliations',
  summary: 'Repeats the comparison of a day.',
  message: 'Check completed',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object({ day: Day }),
  reply: z.object({ reconciliation: Reconciliation }),
  status: 201,
  problems: ['gateway_unavailable', 'day_to_come'],
  limit: { per: 'account', max: 60, seconds: 3600 },
})

export const listPaymentsOfPerson = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/people/{id}/payments',
  summary: 'Lists the gateway payments of a person for staff, newest first.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ id: IdInPath, page: paging.page, limit: paging.limit }),
  ids: { id: 'public' },
  reply: pageOf(Payment.extend({ refundedPaise: Paise, providerPaymentId: z.string().nullable() })),
})
