import { DeliveryFailure } from '../outbox/delivery.ts'
import type { Config } from '../process/config.ts'

interface Sms {
  mobile: string
  text: string
  /** The template id registered with the operators. */
  templateId: string | undefined
  /** The same across attempts. */
  reference: string
}

export type SmsSender = (sms: Sms, signal: AbortSignal) => Promise<void>

const TIMEOUT_MS = 10_000
/** Our token, their load, their error: a retry may succeed. */
const PASSING = new Set([401, 403, 408, 409, 425, 429])

/**
 * A provider that accepts JSON over HTTPS with a bearer token. Its response is never stored: it may repeat the text.
 */
export const createSmsSender =
  ({ url, token, sender }: NonNullable<Config['sms']>): SmsSender =>
  async ({ mobile, text, templateId, reference }, signal) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': reference,
      },
      body: JSON.stringify({ to: `+91${mobile}`, sender, text, templateId, reference }),
    }).catch(unreachable)
    await answer.body?.cancel()
    if (answer.ok) return
    const permanent = answer.status < 500 && !PASSING.has(answer.status)
    throw new DeliveryFailure(`the SMS provider answered ${answer.status}`, { permanent })
  }

function unreachable(error: Error): never {
  const cause = error.cause as NodeJS.ErrnoException | undefined
  throw new DeliveryFailure(`the SMS provider was out of reach: ${cause?.code ?? error.name}`)
}
