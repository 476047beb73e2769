import type { AccountType, StaffRole } from '#contract/endpoint.ts'

/** The caller, authenticated by a token. */
export interface Actor {
  id: number
  type: AccountType
  sessionId: number
  /** Only staff have one. */
  role?: StaffRole
}
