import type { QueryClient } from '@tanstack/react-query'

/** What a booking shows in: lists, details, messages, days with free times, and what is earned with it. */
const TOUCHED =
  /\/(?:bookings|user-appointments-web|get-consultant-appointments-list|get-consultant-detail|consultant-earnings-plot|earnings|customer-notes|get-consultant-slot-web)(?:\/|$)|\/free-slots(?:\/|$)/

/** Whatever is open and shows bookings asks anew; what is closed does when it is opened. */
export const refreshBookings = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [what] }) => typeof what === 'string' && TOUCHED.test(what) })
