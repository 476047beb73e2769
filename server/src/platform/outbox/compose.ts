import type { Outgoing } from './delivery.ts'
import { DeliveryFailure } from './delivery.ts'
import type { Brand, Language, Message, Occasion } from './message.ts'
import { messageNamed } from './messages.ts'

type Params = Record<string, unknown>

/** The text of a row for its channel; the brand is read when it is sent, not when it was written. */
export function compose<C extends 'sms' | 'mail' | 'push'>(channel: C, outgoing: Outgoing, brand: Brand) {
  const message = messageNamed(outgoing.message)
  const words = message?.[channel]?.[outgoing.language] as Said<C> | undefined
  if (!message || !words) throw new DeliveryFailure('this message has no text for this channel', { permanent: true })
  return {
    words: words(outgoing.params, { ...brand, at: outgoing.createdAt }),
    otp: message.code?.(outgoing.params),
    urgent: message.urgent?.(outgoing.params) ?? false,
  }
}
type Said<C extends 'sms' | 'mail' | 'push'> = (
  params: Params,
  occasion: Occasion,
) => ReturnType<NonNullable<Message<Params>[C]>['en']>

interface Noted {
  message: string
  params: Params
  language: Language
  at: Date
}

/** The text of a push message, for display elsewhere; undefined for an unknown message. */
export const composePush = ({ message, params, language, at }: Noted, brand: Brand) =>
  messageNamed(message)?.push?.[language](params, { ...brand, at })
