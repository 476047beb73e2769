export const PAYMENTS_PATH = '/dashboard/my-wallet?tab=payments'
export const orderPath = (id: number) => `/dashboard/my-wallet/orders/${id}`
export const checkoutPath = (id: number) => `/checkout/${id}`
