export type Method = 'upi' | 'card' | 'netbanking' | 'wallet' | 'other'

/** One payment attempt, as reported by the gateway. */
export interface GatewayPayment {
  id: string
  orderId: string | null
  paise: number
  /**
   * `authorised`: the bank has agreed, but the money is not captured yet. `returned`: everything was refunded to the
   * person; also the final state if a late authorisation is not captured in time.
   */
  state: 'pending' | 'authorised' | 'captured' | 'failed' | 'returned'
  method: Method | null
  /** The bank's text for a person. */
  failureReason: string | null
  feePaise: number | null
  createdAt: Date
  /** A mandate created with it, for further charges. */
  mandate: Mandate | null
}
export interface Mandate {
  customerId: string
  tokenId: string
}

export interface GatewayRefund {
  id: string
  paymentId: string
  paise: number
  state: 'pending' | 'done' | 'failed'
  /** Our own key, as sent. */
  key: string | null
  createdAt: Date
}

/** The content of an authentic webhook; `other` if we do not need it. */
export type GatewayWebhook = { eventId: string; event: string } & (
  | { about: 'payment'; payment: GatewayPayment }
  | { about: 'refund'; refund: GatewayRefund }
  | { about: 'other' }
)

export interface Payer {
  accountId: number
  name: string
  mobile: string
  email: string | null
}

export interface GatewayOrderInput {
  paymentId: number
  paise: number
  payer: Payer
  /** Ask the bank for a mandate to charge up to this amount again. */
  mandateUpToPaise: number | null
}

/** What the person's browser needs to open the gateway's window or page. */
export type Checkout =
  | { provider: 'razorpay'; keyId: string; customerId: string | null }
  | { provider: 'test'; url: string }

export interface Gateway {
  name: 'razorpay' | 'test'
  createOrder(input: GatewayOrderInput): Promise<{ orderId: string; customerId: string | null }>
  checkout(order: {
    orderId: string
    customerId: string | null
    returnTo: string
    language: 'en' | 'hi'
  }): Promise<Checkout>
  isGenuineCallback(callback: { orderId: string; paymentId: string; signature: string }): boolean
  /** Undefined if the signature is invalid. */
  readWebhook(body: Buffer, headers: Record<string, unknown>): GatewayWebhook | undefined
  payment(id: string): Promise<GatewayPayment>
  paymentsOfOrder(orderId: string): Promise<GatewayPayment[]>
  capture(payment: GatewayPayment): Promise<GatewayPayment>
  /** The same key makes one refund, however often it is sent. */
  refund(input: { key: string; paymentId: string; paise: number }): Promise<GatewayRefund>
  refundById(paymentId: string, refundId: string): Promise<GatewayRefund>
  /** Charges a mandate; the result is reported like any payment's. */
  charge(input: GatewayOrderInput & { orderId: string; mandate: Mandate }): Promise<void>
  paymentsBetween(from: Date, before: Date): AsyncIterable<GatewayPayment>
  refundsBetween(from: Date, before: Date): AsyncIterable<GatewayRefund>
}

/** The gateway was unreachable or refused. `permanent`: a retry would give the same result. */
export class GatewayFailure extends Error {
  readonly permanent: boolean

  constructor(message: string, { permanent = false } = {}) {
    super(message)
    this.permanent = permanent
  }
}

declare module '#server/platform/services.ts' {
  interface Services {
    /** The payment gateway: Razorpay, or the demo's own. */
    gateway: Gateway
  }
}
