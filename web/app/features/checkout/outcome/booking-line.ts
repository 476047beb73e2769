import { useQuery } from '@tanstack/react-query'
import { bookingQuery } from '~/domains/bookings/api.ts'
import type { Order, OrderLine } from '~/domains/orders/api.ts'
import { kindOf } from '~/domains/orders/kinds.ts'
import { useApi } from '~/lib/query.tsx'

/** The session an order pays for, if any. */
export const bookingLineOf = ({ lines }: Order): OrderLine | undefined =>
  lines.find(({ type }) => kindOf(type).paid === 'session')

/** The current booking of that line. */
export function useBookingOf(order: Order) {
  const id = bookingLineOf(order)?.itemId
  return useQuery({ ...bookingQuery(useApi(), id ?? 0), enabled: id !== undefined, refetchOnMount: 'always' }).data
}
