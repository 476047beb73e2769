import type { Language, Message, Occasion } from './message.ts'

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

/**
 * Parts of the texts of a domain that follow from several parameters, such as what a cancellation costs. Staff who write
 * a text of their own may use them beside the parameters. A part whose parameters a message does not have may throw.
 */
// biome-ignore lint/suspicious/noExplicitAny: each part takes the parameters of its own messages.
export type MessageParts = Record<string, (params: any, language: Language, occasion: Occasion) => string>
const parts = new Map<string, MessageParts>()

export function registerMessageParts(texts: Partial<MessageTexts>, ofTexts: MessageParts) {
  for (const name of Object.keys(texts)) parts.set(name, ofTexts)
}
export const partsOfMessage = (name: string): MessageParts => parts.get(name) ?? {}

/** A message by the name in a row; rows may be older or newer than this code. */
export const messageNamed = (name: string) => registered.get(name)

/** All messages with their names, in the order of the domains. */
export const registeredMessages = (): [name: string, message: AnyMessage][] => [...registered]

/** A message to be queued: without texts it could not be delivered later. */
export function messageToSend(name: MessageName): AnyMessage {
  const message = registered.get(name)
  if (!message) throw new Error(`the message ${name} is not registered`)
  return message
}
