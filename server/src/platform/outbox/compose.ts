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
  const { params, language } = outgoing
  const occasion = { ...brand, at: outgoing.createdAt }
  const standard: ReturnType<Said<C>> = words(params, occasion)
  const rendering = { name: outgoing.message, message, channel, language, params, occasion }
  const reworded = brand.reword?.(rendering, standard)
  return {
    words: reworded?.words ?? standard,
    templateId: reworded?.templateId,
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
export function composePush({ message: name, params, language, at }: Noted, brand: Brand) {
  const message = messageNamed(name)
  const occasion = { ...brand, at }
  const standard = message?.push?.[language](params, occasion)
  if (!message || !standard) return undefined
  return brand.reword?.({ name, message, channel: 'push', language, params, occasion }, standard).words ?? standard
}
