import type { AccountType } from '#contract/endpoint.ts'

/** The caller, authenticated by a token. */
export interface Actor {
  id: number
  type: AccountType
  sessionId: number
}
