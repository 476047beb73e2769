import type { QueryClient } from '@tanstack/react-query'

/** Queries that show money: wallet, orders, earnings and withdrawals. */
const TOUCHED = /\/(?:user-wallet-history|auto-refill|orders|earnings|withdrawals|get-consultant-detail)(?:\/|$)/

/** A notification may be about money: refetches active queries that show it. */
export const refreshMoney = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [what] }) => typeof what === 'string' && TOUCHED.test(what) })
