import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { GatewayWebhook } from '../gateway.ts'
import { type PaymentEntity, paymentOf, type RefundEntity, refundOf } from './entities.ts'

const number = z.union([z.number(), z.string()])
const Entity = z.object({ id: z.string(), created_at: number })
const Notice = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: Entity.extend({ amount: number, status: z.string() }).loose() }).optional(),
    refund: z.object({ entity: Entity.extend({ payment_id: z.string() }).loose() }).optional(),
  }),
})

/** Its signature is already verified; anything but payments and refunds is ignored. */
export function webhookOf(body: Buffer, eventId: string | undefined): GatewayWebhook {
  const id = { eventId: eventId ?? createHash('sha256').update(body).digest('hex') }
  const read = Notice.safeParse(JSON.parse(body.toString()))
  if (!read.success) return { ...id, event: 'unreadable', about: 'other' }
  const { event, payload } = read.data
  if (event.startsWith('refund.') && payload.refund)
    return { ...id, event, about: 'refund', refund: refundOf(payload.refund.entity as RefundEntity) }
  if ((event.startsWith('payment.') || event === 'order.paid') && payload.payment)
    return { ...id, event, about: 'payment', payment: paymentOf(payload.payment.entity as PaymentEntity) }
  return { ...id, event, about: 'other' }
}
