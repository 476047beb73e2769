import type { Side } from './api.ts'

export const MY_SERVICES_PATH = '/dashboard/my-services'
export const SERVICE_ORDERS_PATH = '/service-orders'

/** The page of one ordered service, for its customer or its consultant. */
export const serviceOrderPath = (id: number, side: Side) =>
  `${side === 'customer' ? MY_SERVICES_PATH : SERVICE_ORDERS_PATH}/${id}`
