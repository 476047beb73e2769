export type Method = 'upi' | 'card' | 'netbanking' | 'wallet' | 'other'

/** One attempt to pay, as the gateway tells of it. */
export interface GatewayPayment {
  id: string
  orderId: string | null
  paise: number
  /**
   * `authorised`: the bank has agreed, but the money is not taken yet. `returned`: all of it went back to the person; so it ends as
   * well when a bank agrees late and nobody takes the money in time.
   */
  state: 'pending' | 'authorised' | 'captured' | 'failed' | 'returned'
  method: Method | null
  /** In the bank's words, for a person. */
  failureReason: string | null
  feePaise: number | null
  createdAt: Date
  /** A mandate that came with it: by these the gateway lets us charge again. */
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
  /** Our own key, as it was sent along. */
  key: string | null
  createdAt: Date
}

/** What a genuine webhook says; `other` when it is of no use to us. */
export type GatewayNews = { eventId: string; event: string } & (
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

export interface OrderWish {
  paymentId: number
  paise: number
  payer: Payer
  /** Ask the bank for a mandate to charge up to this much again. */
  mandateUpToPaise: number | null
}

/** What the person's browser needs to open the gateway's window or page. */
export type Checkout =
  | { provider: 'razorpay'; keyId: string; customerId: string | null }
  | { provider: 'test'; url: string }

export interface Gateway {
  name: 'razorpay' | 'test'
  createOrder(wish: OrderWish): Promise<{ orderId: string; customerId: string | null }>
  checkout(order: {
    orderId: string
    customerId: string | null
    returnTo: string
    language: 'en' | 'hi'
  }): Promise<Checkout>
  isGenuineCallback(callback: { orderId: string; paymentId: string; signature: string }): boolean
  /** Undefined when the signature is not the gateway's. */
  readWebhook(body: Buffer, headers: Record<string, unknown>): GatewayNews | undefined
  payment(id: string): Promise<GatewayPayment>
  paymentsOfOrder(orderId: string): Promise<GatewayPayment[]>
  capture(payment: GatewayPayment): Promise<GatewayPayment>
  /** The same key makes one refund, however often it is sent. */
  refund(wish: { key: string; paymentId: string; paise: number }): Promise<GatewayRefund>
  refundById(paymentId: string, refundId: string): Promise<GatewayRefund>
  /** Takes money by a mandate; how it ends is heard like any payment's. */
  charge(wish: OrderWish & { orderId: string; mandate: Mandate }): Promise<void>
  paymentsBetween(from: Date, before: Date): AsyncIterable<GatewayPayment>
  refundsBetween(from: Date, before: Date): AsyncIterable<GatewayRefund>
}

/** The gateway could not be asked, or refused. `permanent`: asking again will be answered the same. */
export class GatewayFailure extends Error {
  readonly permanent: boolean

  constructor(message: string, { permanent = false } = {}) {
    super(message)
    this.permanent = permanent
  }
}
