import type { AccountType } from '#contract/endpoint.ts'

/** The recipients of an event. A room spans all processes. */
export const rooms = {
  account: (id: number) => `account:${id}`,
  session: (id: number) => `session:${id}`,
  type: (type: AccountType) => `type:${type}`,
}
