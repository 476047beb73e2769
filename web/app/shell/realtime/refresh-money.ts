import type { QueryClient } from '@tanstack/react-query'

/** What money shows in: the wallet, orders, what is earned and withdrawn. */
const TOUCHED = /\/(?:user-wallet-history|auto-refill|orders|earnings|withdrawals|get-consultant-detail)(?:\/|$)/

/** Whoever is told of something may have been told of money: whatever is open and shows it asks anew. */
export const refreshMoney = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [what] }) => typeof what === 'string' && TOUCHED.test(what) })
