import { createContext, useContext } from 'react'
import type { Call, Endpoint } from '#contract/endpoint.ts'

export type MayUse = (call: string) => boolean

const MayUseContext = createContext<MayUse>(() => true)
export const MayUseProvider = MayUseContext.Provider

/**
 * Whether the role of the signed-in member of staff may call an endpoint, as it declares. A button that would be
 * refused is not shown:
 *
 *   const mayUse = useMayUse()
 *   {mayUse<typeof refundOrder>('POST /api/web/v1/admin/orders/{id}/refunds') && <RefundOrder order={order} />}
 */
export function useMayUse() {
  const mayUse = useContext(MayUseContext)
  return <E extends Endpoint>(call: Call<E>) => mayUse(call)
}
