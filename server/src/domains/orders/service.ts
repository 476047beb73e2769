export { entriesToConsultant, lockEarnings, summariseEarnings } from './earnings/service.ts'
export { completeLine, fulfilWaiting } from './lines/service.ts'
export { createOrder } from './paying/service.ts'
export { quoteCart } from './quotes/service.ts'
export { getOrder, listOrders } from './reading/service.ts'
export { refund } from './refunds/service.ts'
export {
  type BoughtLine,
  type Discount,
  type Discountable,
  type Offer,
  registerDiscountSource,
  registerSeller,
  type Seller,
} from './sellers.ts'
