import type { NOTICE_TOPICS } from '#contract/limits.ts'

export type Language = 'en' | 'hi'
export type Channel = 'sms' | 'mail' | 'push' | 'socket'

/** How the house calls itself; staff can change it, so no text says it by heart. */
export interface Brand {
  name: string
  helpDeskPhone: string
  /** Where people reach the house, without a slash at the end. */
  publicUrl: string
}

export interface Letter {
  subject: string
  /** Paragraphs, with an empty line between them. */
  body: string
  /** The one thing to do, as a link. */
  action?: { label: string; path: string }
}

export interface PushNote {
  title: string
  body: string
  /** The page a tap opens. */
  path: string
  /** What comes later about the same thing takes the place of what is shown; without one, whatever opens the same page does. */
  tag?: string
  /** Somebody waits at this moment: it stays on the screen until it is touched. */
  rings?: true
}

/** How a push service treats a note it cannot hand over at once. */
export interface PushTravel {
  /** A phone that sleeps is woken for it. */
  urgent: boolean
  /** Worth nothing after this. */
  expiresAt: Date | null
  now: Date
}

/** What every text may mention besides its own params. */
export interface Occasion extends Brand {
  /** When it was decided to say this. */
  at: Date
}

type Words<P, T> = Record<Language, (params: P, occasion: Occasion) => T>

/** What we say at one occasion, on each channel it is said on. */
export interface Message<P> {
  /** What it is about, for those who choose what reaches them; absent for what is said to an address and to no account. */
  topic?: (typeof NOTICE_TOPICS)[number]
  /** News of the moment: it rings, and leaves nothing in the bell. */
  passing?: true
  /** Wanted at any hour, also by those who are not to be woken. */
  urgent?: (params: P) => boolean
  sms?: Words<P, string>
  mail?: Words<P, Letter>
  push?: Words<P, PushNote>
  /** The one-time code its words carry; such params are removed from the row once it is settled. */
  code?: (params: P) => string
  /** When the reader has no more use for it; a message that lies longer is dropped, not sent. */
  lifetimeSeconds?: (params: P) => number
}

/** Where a browser wants its push messages delivered, as the browser gave it. */
export interface PushSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}
