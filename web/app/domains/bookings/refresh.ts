import type { QueryClient } from '@tanstack/react-query'

/** Queries that show bookings: lists, details, messages, free slots and earnings. */
const TOUCHED =
  /\/(?:bookings|user-appointments-web|get-consultant-appointments-list|get-consultant-detail|consultant-earnings-plot|earnings|customer-notes|get-consultant-slot-web)(?:\/|$)|\/free-slots(?:\/|$)/

/** Refetches active queries that show bookings; inactive ones refetch when they are used. */
export const refreshBookings = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [what] }) => typeof what === 'string' && TOUCHED.test(what) })
