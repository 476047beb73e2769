import type { Language } from './message.ts'

/** One message on its way to one recipient. */
export interface Outgoing {
  /** Stays the same across attempts, so that a provider can detect a repetition. */
  id: number
  recipient: string
  message: string
  language: Language
  params: Record<string, unknown>
  createdAt: Date
  /** Useless to the reader after this. */
  expiresAt: Date | null
}

/** Hands over to a provider; resolves once the provider has accepted it. */
export type Deliver = (outgoing: Outgoing, signal: AbortSignal) => Promise<void>

/** Why a provider did not accept something, without any of the text: it is logged and shown to staff. */
export class DeliveryFailure extends Error {
  /** A retry would fail again. */
  readonly permanent: boolean

  constructor(reason: string, { permanent = false } = {}) {
    super(reason)
    this.permanent = permanent
  }
}
