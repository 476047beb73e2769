import type { Message } from './message.ts'

/**
 * The parameters of each message. A domain adds its own in `notification-texts.ts`, by declaration merging, and registers
 * the texts with `registerMessages`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: domains extend it.
export interface MessageParams {}

/** The texts of each message, as types: they tell which channels a message has. */
// biome-ignore lint/suspicious/noEmptyInterface: domains extend it.
export interface MessageTexts {}

export type MessageName = keyof MessageParams & keyof MessageTexts
/** The name of a parameter of some message. */
export type ParamName = { [M in MessageName]: keyof MessageParams[M] }[MessageName]

/** Messages to a person: they have a topic, and a text short enough for the bell. */
export type NotificationMessage = {
  [M in MessageName]: MessageTexts[M] extends { topic: string; push: object } ? M : never
}[MessageName]

type AnyMessage = Message<Record<string, unknown>>
const registered = new Map<string, AnyMessage>()

/** Adds a domain's texts, at startup. Several apps in one process register the same ones. */
export function registerMessages(texts: Partial<MessageTexts>) {
  for (const [name, message] of Object.entries(texts) as [string, AnyMessage][]) {
    if ((registered.get(name) ?? message) !== message) throw new Error(`two domains register the message ${name}`)
    registered.set(name, message)
  }
}

/** A message by the name in a row; rows may be older or newer than this code. */
export const messageNamed = (name: string) => registered.get(name)

/** A message to be queued: without texts it could not be delivered later. */
export function messageToSend(name: MessageName): AnyMessage {
  const message = registered.get(name)
  if (!message) throw new Error(`the message ${name} is not registered`)
  return message
}
