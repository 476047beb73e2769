import { compose } from '#server/platform/outbox/compose.ts'
import type { Brand } from '#server/platform/outbox/message.ts'
import { messageNamed } from '#server/platform/outbox/messages.ts'
import type { DeliveryRow } from './queries.ts'

const MASKED_CODE = '••••••'

/** What the person reads, with its code masked; null if the text was removed with its code or is no longer known. */
export function textOf(
  row: Pick<DeliveryRow, 'channel' | 'recipient' | 'message' | 'language' | 'params' | 'createdAt'>,
  brand: Brand,
) {
  const { channel, recipient, message, language, createdAt } = row
  const params = row.params as Record<string, unknown> | null
  if (!params || !messageNamed(message)?.[channel]) return null
  const outgoing = { id: 0, recipient, message, language, params, createdAt, expiresAt: null }
  const { words, otp } = compose(channel, outgoing, brand)
  const text = typeof words === 'string' ? words : 'subject' in words ? words.subject : `${words.title}: ${words.body}`
  return otp ? text.replaceAll(otp, MASKED_CODE) : text
}
