import type { NOTIFICATION_TOPICS } from '#contract/notifications/constants.ts'

export type Language = 'en' | 'hi'
export type Channel = 'sms' | 'mail' | 'push' | 'socket'

/** The product name and contact; staff can change it, so no text hard-codes it. */
export interface Brand {
  name: string
  helpDeskPhone: string
  /** The public address, without a trailing slash. */
  publicUrl: string
  /** Replaces a standard text by the one staff wrote. */
  reword?: Reword
}

/** The same with its look, for emails and push messages. */
export interface LookingBrand extends Brand {
  /** Of buttons and the name in emails; white text on it is readable. */
  colour: string
  /** Paths of uploaded pictures; empty for our own. */
  logo: string
  icon: string
}

export interface Rendering {
  name: string
  message: Message<Record<string, unknown>>
  channel: 'sms' | 'mail' | 'push'
  language: Language
  params: Record<string, unknown>
  occasion: Occasion
}
/** Returns the given words where staff changed nothing; the id is that of an SMS registered with the operators. */
export type Reword = <T extends string | Letter | PushNote>(
  rendering: Rendering,
  words: T,
) => { words: T; templateId?: string | undefined }

export interface Letter {
  subject: string
  /** Paragraphs, separated by an empty line. */
  body: string
  /** The main action, as a link. */
  action?: { label: string; path: string }
}

export interface PushNote {
  title: string
  body: string
  /** The page a tap opens. */
  path: string
  /** A later message with the same tag replaces the one shown; without a tag, one that opens the same page does. */
  tag?: string
  /** Someone is waiting at this moment: it stays on the screen until it is touched. */
  rings?: true
}

/** How a push service treats a message it cannot deliver immediately. */
export interface PushTravel {
  /** Wakes a sleeping phone. */
  urgent: boolean
  /** Useless after this. */
  expiresAt: Date | null
  now: Date
}

/** What every text may mention besides its own parameters. */
export interface Occasion extends Brand {
  /** When the message was queued. */
  at: Date
}

type Words<P, T> = Record<Language, (params: P, occasion: Occasion) => T>

/** One message, with its text on each channel. */
export interface Message<P> {
  /** The topic for notification preferences; absent for what is sent to an address and not to an account. */
  topic?: (typeof NOTIFICATION_TOPICS)[number]
  /** Momentary: it rings, and is not stored in the bell. */
  passing?: true
  /** Sent at any hour, including quiet hours. */
  urgent?: (params: P) => boolean
  sms?: Words<P, string>
  mail?: Words<P, Letter>
  push?: Words<P, PushNote>
  /** The one-time code in the text; such parameters are removed from the row once it is settled. */
  code?: (params: P) => string
  /** How long it is useful; a message queued for longer is dropped, not sent. */
  lifetimeSeconds?: (params: P) => number
}

/** A browser's push subscription, as the browser gave it. */
export interface PushSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}
