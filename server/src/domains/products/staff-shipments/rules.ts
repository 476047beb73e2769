import type { Input } from '#contract/endpoint.ts'
import type { exportShipments } from '#contract/products/staff-shipments.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import type { ShipmentFilter, StaffRow } from './queries.ts'

/** Digits alone are an order number; anything else is searched in the names and mobile numbers of both sides. */
export function filterOf(
  { search, state, view, from, to }: Input<typeof exportShipments>,
  contacts: Contacts,
): ShipmentFilter {
  const orderId = search && /^\d{1,9}$/.test(search) ? Number(search) : undefined
  return {
    ...{ orderId, state, view, person: orderId === undefined ? personSearch(search, contacts) : undefined },
    from: from ? startOfDay(from) : undefined,
    before: to ? endOfDay(to) : undefined,
  }
}

export function rowShown(row: StaffRow) {
  const { customerId, customerName, customerMobile, consultantId, consultantName, consultantMobile, ...rest } = row
  const { city, pincode, cancelledBy, cancelReason, ...shipment } = rest
  return {
    ...shipment,
    customer: { id: customerId, name: customerName, mobile: customerMobile },
    consultant: { id: consultantId, name: consultantName, mobile: consultantMobile },
    place: `${city} ${pincode}`,
    cancellation: cancelledBy && { by: cancelledBy, reason: cancelReason },
  }
}
