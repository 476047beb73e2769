export { orderPayments } from './capturing/service.ts'
export { closeLine, refundable } from './closing/service.ts'
export { insertCoupon } from './coupons/editing/queries.ts'
export { changeCoupon, createCoupon, exportCoupons, listCoupons } from './coupons/editing/service.ts'
export { linkDocument } from './documents/service.ts'
export { chargeable, chargeConsultant } from './earnings/charging/service.ts'
export type { Steps as EarningSteps } from './earnings/rules.ts'
export {
  earningCalculator,
  entriesToConsultant,
  expectedEarnings,
  lockEarnings,
  summariseEarnings,
} from './earnings/service.ts'
export { completeLine, fulfilWaiting, giveLineTo } from './lines/service.ts'
export { authorise, capture, extend, pricingIn, voidAuthorisation } from './metered/service.ts'
export { lapseOrders } from './paying/lapsing.ts'
export { cancelPayment, createOrder, open, pay, payAgain } from './paying/service.ts'
export { billingOf, isSamePerson, lockOrder } from './queries.ts'
export { stateOfAccount } from './quotes/queries.ts'
export { priceCart, priceOffer, quoteCart } from './quotes/service.ts'
export { getOrder, listOrders, orderOf } from './reading/service.ts'
export { refund } from './refunds/service.ts'
export {
  decideRefundRequest,
  exportRefundRequests,
  listRefundRequests,
  requestRefund,
} from './requests/service.ts'
export {
  type Fulfilment,
  type Offer,
  registerDiscountSource,
  registerSeller,
  type Seller,
} from './sellers.ts'
export {
  completeOrderLine,
  exportOrders,
  getOrderStory,
  listAllOrders,
  orderStory,
  refundOrder,
} from './staff/service.ts'
