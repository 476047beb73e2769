import type { Language } from './message.ts'

/** One thing on its way to one recipient. */
export interface Outgoing {
  /** Stays the same over all tries, so that a provider can tell a repetition. */
  id: number
  recipient: string
  message: string
  language: Language
  params: Record<string, unknown>
  createdAt: Date
  /** The reader has no use for it after this. */
  expiresAt: Date | null
}

/** Hands over to a provider; returns once the provider has taken it. */
export type Deliver = (outgoing: Outgoing, signal: AbortSignal) => Promise<void>

/** Why a provider did not take something, in words without any of the text: they end up in logs and before staff. */
export class DeliveryFailure extends Error {
  /** Trying again would fail again. */
  readonly permanent: boolean

  constructor(reason: string, { permanent = false } = {}) {
    super(reason)
    this.permanent = permanent
  }
}
