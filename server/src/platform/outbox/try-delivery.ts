import type { FastifyBaseLogger } from 'fastify'
import { type Deliver, DeliveryFailure } from './delivery.ts'
import type { Channel, Language } from './message.ts'
import type { OutgoingRow } from './queries.ts'
import { channels, TRY_MS } from './rules.ts'

/** One attempt with its timeout; returns the failure, or undefined. */
export async function tryDelivery(row: OutgoingRow, deliver: Deliver, now: Date, log: FastifyBaseLogger) {
  if (row.expires_at && row.expires_at <= now) return new DeliveryFailure('expired', { permanent: true })
  // More claims than attempts: the claiming processes died before they could report the result.
  if (row.attempts > channels[row.channel as Channel].tries) return new DeliveryFailure('lost', { permanent: true })
  const signal = AbortSignal.timeout(TRY_MS)
  const tooSlow = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DeliveryFailure('timed out')), { once: true })
  })
  try {
    await Promise.race([deliver(outgoingOf(row), signal), tooSlow])
    return undefined
  } catch (error) {
    if (error instanceof DeliveryFailure) return error
    log.error({ err: error, outbox: row.id }, 'outbox delivery threw an unexpected error')
    return new DeliveryFailure((error as Error).name)
  }
}

const outgoingOf = (row: OutgoingRow) => ({
  id: row.id,
  recipient: row.recipient,
  message: row.message,
  language: row.language as Language,
  params: (row.params ?? {}) as Record<string, unknown>,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})
