import type { GatewayPayment, GatewayRefund, Method } from '../gateway.ts'

/** The fields we read; Razorpay sends more, and amounts sometimes as text. */
export interface PaymentEntity {
  id: string
  order_id?: string | null
  amount: number | string
  status: string
  method?: string | null
  error_description?: string | null
  error_reason?: string | null
  fee?: number | string | null
  created_at: number | string
  customer_id?: string | null
  token_id?: string | null
}
export interface RefundEntity {
  id: string
  payment_id: string
  amount?: number | string
  status?: string
  receipt?: string | null
  notes?: unknown
  created_at: number | string
}

const METHODS: Record<string, Method> = {
  ...{ upi: 'upi', card: 'card', emi: 'card', netbanking: 'netbanking', wallet: 'wallet' },
}
const STATES: Record<string, GatewayPayment['state']> = {
  ...{ created: 'pending', authorized: 'authorised', captured: 'captured', refunded: 'returned', failed: 'failed' },
}
const REFUND_STATES: Record<string, GatewayRefund['state']> = { processed: 'done', failed: 'failed' }

const at = (seconds: number | string) => new Date(Number(seconds) * 1000)

export const paymentOf = (entity: PaymentEntity): GatewayPayment => ({
  id: entity.id,
  orderId: entity.order_id ?? null,
  paise: Number(entity.amount),
  state: STATES[entity.status] ?? 'pending',
  method: entity.method ? (METHODS[entity.method] ?? 'other') : null,
  failureReason: entity.status === 'failed' ? (entity.error_description ?? entity.error_reason ?? null) : null,
  feePaise: entity.fee == null ? null : Number(entity.fee),
  createdAt: at(entity.created_at),
  mandate: entity.customer_id && entity.token_id ? { customerId: entity.customer_id, tokenId: entity.token_id } : null,
})

export const refundOf = (entity: RefundEntity): GatewayRefund => ({
  id: entity.id,
  paymentId: entity.payment_id,
  paise: Number(entity.amount ?? 0),
  state: REFUND_STATES[entity.status ?? ''] ?? 'pending',
  key: entity.receipt ?? keyIn(entity.notes),
  createdAt: at(entity.created_at),
})

const keyIn = (notes: unknown) =>
  typeof notes === 'object' && notes !== null && 'key' in notes ? String(notes.key) : null
