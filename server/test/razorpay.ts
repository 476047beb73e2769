import { createHmac } from 'node:crypto'
import { aSink, type Received } from './sink.ts'

export const KEYS = {
  keyId: 'rzp_test_key',
  keySecret: 'secret of the key',
  webhookSecrets: ['new secret', 'old secret'],
}

interface Entity {
  id: string
  [field: string]: unknown
}

export const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')

/** A fake Razorpay on this machine, as far as we use it, with its response format and configurable failures. */
export async function aRazorpay() {
  const [payments, refunds, orders] = [new Map<string, Entity>(), new Map<string, Entity>(), new Map<string, Entity>()]
  const seen = { fail: undefined as number | 'hang' | undefined }
  const of = (list: Map<string, Entity>, field: string, value: string) =>
    [...list.values()].filter((entity) => entity[field] === value)

  const answer = ({ method, path, headers, body }: Received): unknown => {
    const { pathname, searchParams } = new URL(path, 'http://razorpay')
    const [, , kind, id, more, refundId] = pathname.split('/')
    const sent = body.length > 0 ? JSON.parse(body.toString()) : {}
    if (method === 'POST' && kind === 'customers') return { id: 'cust_1', ...sent }
    if (method === 'POST' && kind === 'orders') {
      const order = { id: `order_${orders.size + 1}`, status: 'created', ...sent }
      orders.set(order.id, order)
      return order
    }
    if (kind === 'orders' && more === 'payments') return { items: of(payments, 'order_id', id!) }
    if (kind === 'payments' && id === 'create') {
      const paid = { ...payment('captured', { order_id: sent.order_id, amount: sent.amount }), token_id: sent.token }
      payments.set(paid.id, paid)
      return { razorpay_payment_id: paid.id }
    }
    if (kind === 'payments' && more === 'capture') {
      const captured = { ...payments.get(id!)!, status: 'captured' }
      payments.set(id!, captured)
      return captured
    }
    if (kind === 'payments' && more === 'refund') {
      const key = String(headers['x-refund-idempotency'])
      const made = of(refunds, 'receipt', key)[0] ?? {
        ...{ id: `rfnd_${refunds.size + 1}`, payment_id: id!, amount: sent.amount, receipt: sent.receipt },
        ...{ status: 'processed', notes: sent.notes, created_at: 1_772_425_800 },
      }
      refunds.set(made.id, made)
      return made
    }
    if (kind === 'payments' && more === 'refunds') return refunds.get(refundId!)
    if (kind === 'payments' && id) return payments.get(id)
    const list = [...(kind === 'refunds' ? refunds : payments).values()].filter(
      ({ created_at: at }) =>
        Number(at) >= Number(searchParams.get('from')) && Number(at) <= Number(searchParams.get('to')),
    )
    const skip = Number(searchParams.get('skip'))
    return { items: list.slice(skip, skip + Number(searchParams.get('count'))) }
  }

  const sink = await aSink((request) => {
    if (seen.fail === 'hang') return 'hang'
    const error = { code: 'BAD_REQUEST_ERROR', reason: 'input_validation_failed', description: 'Asha Verma has no …' }
    if (seen.fail) return { status: seen.fail, headers: JSON_TYPE, body: JSON.stringify({ error }) }
    const found = answer(request)
    if (found === undefined) return { status: 400, headers: JSON_TYPE, body: JSON.stringify({ error }) }
    return { headers: JSON_TYPE, body: JSON.stringify(found) }
  })

  function payment(status: string, fields: Record<string, unknown> = {}): Entity {
    return {
      ...{ id: `pay_${payments.size + 1}`, entity: 'payment', status, amount: 500_00, currency: 'INR', method: 'upi' },
      ...{ fee: 1180, tax: 180, created_at: 1_772_425_800, vpa: 'asha@upi', contact: '+919000000001' },
      ...fields,
    }
  }
  return {
    ...sink,
    keys: { ...KEYS, apiUrl: sink.url },
    /** What fails from now on: a status, or no response. */
    failWith: (fail: number | 'hang' | undefined) => {
      seen.fail = fail
    },
    orders,
    refunds,
    /** A payment attempt in Razorpay's window. */
    attempt(status: string, fields: Record<string, unknown> = {}) {
      const made = payment(status, fields)
      payments.set(made.id, made)
      return made
    },
  }
}
const JSON_TYPE = { 'content-type': 'application/json' }

/** What Razorpay would post, with its signature headers. */
export function aRazorpayWebhook(
  event: string,
  payload: Record<string, { entity: object }>,
  secret = KEYS.webhookSecrets[0]!,
) {
  const body = JSON.stringify({
    entity: 'event',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: 1_772_425_801,
  })
  return { body, headers: { 'content-type': 'application/json', 'x-razorpay-signature': hmac(body, secret) } }
}
