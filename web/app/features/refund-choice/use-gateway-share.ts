import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '~/domains/orders/api.ts'
import { useApi } from '~/lib/query.tsx'

/** How much of a refund was paid through the gateway, which is refunded first: the buyer chooses where that part goes. */
export function useGatewayShare(orderId: number | null, refundPaise: number) {
  const { data, isLoading } = useQuery({ ...orderQuery(useApi(), orderId ?? 0), enabled: orderId !== null })
  const leftPaise = data ? Math.max(0, data.order.gatewayPaise - data.order.refundedPaise) : 0
  return { gatewayPaise: Math.min(leftPaise, refundPaise), isLoading }
}
