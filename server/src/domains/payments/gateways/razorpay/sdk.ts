import Razorpay from 'razorpay'
import type { Config } from '#server/platform/process/config.ts'
import { GatewayFailure } from '../gateway.ts'

export type RazorpayKeys = NonNullable<Config['razorpay']>

const TIMEOUT_MS = 15_000
/** Our keys, their load, a duplicate of this call still running: a retry may succeed. */
const PASSING = new Set([401, 403, 408, 409, 425, 429])

interface Sent {
  url?: string
  data?: { receipt?: string }
  headers: { set(name: string, value: string): void }
}
/** The axios instance inside the SDK, which has no other way to set an address, a timeout or a header. */
interface Inside {
  rq: {
    defaults: { baseURL: string; timeout: number; maxRedirects: number }
    interceptors: { request: { use(change: (sent: Sent) => Sent): void } }
  }
}

export function openSdk({ keyId, keySecret, apiUrl }: RazorpayKeys) {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const { rq } = sdk.api as unknown as Inside
  Object.assign(rq.defaults, { baseURL: apiUrl, timeout: TIMEOUT_MS, maxRedirects: 0 })
  rq.interceptors.request.use((sent) => {
    // Razorpay makes one refund per key, in case its response to the first attempt was lost.
    if (sent.url?.endsWith('/refund') && sent.data?.receipt) sent.headers.set('X-Refund-Idempotency', sent.data.receipt)
    return sent
  })

  /** Razorpay's response, or one kind of failure; its texts may contain personal data, so only its code is repeated. */
  async function ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      throw failureOf(error)
    }
  }
  return { sdk, ask }
}

/** The SDK throws plain objects for responses, and fails in its own error handling without one. */
function failureOf(error: unknown): GatewayFailure {
  const { statusCode, error: said } = error as { statusCode?: number; error?: { code?: string; reason?: string } }
  if (statusCode === undefined) return new GatewayFailure('Razorpay was out of reach')
  const permanent = statusCode >= 400 && statusCode < 500 && !PASSING.has(statusCode)
  return new GatewayFailure(`Razorpay answered ${statusCode} ${said?.reason ?? said?.code ?? ''}`.trim(), { permanent })
}
