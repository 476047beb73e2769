export { lapseOrders } from './checkout/lapses.ts'
export { authorise, capture, extend, meteredPricing, voidAuthorisation } from './checkout/metered.ts'
export { open, pay, payAgain } from './checkout/service.ts'
export { insertCoupon } from './discounts/coupons/queries.ts'
export { type DiscountSource, registerDiscountSource } from './discounts/registry.ts'
export { chargeable, chargeConsultant } from './earnings/charges.ts'
export type { Steps as EarningSteps } from './earnings/rules.ts'
export {
  earningCalculator,
  entriesToConsultant,
  lockEarnings,
} from './earnings/service.ts'
export { expectedEarnings, summariseEarnings } from './earnings/views/service.ts'
export { closeLine, refundable } from './fulfilment/closing.ts'
export { completeLine, fulfilWaiting, giveLineTo } from './fulfilment/service.ts'
export { orderTexts } from './notification-texts.ts'
export { billingOf, isSamePerson, lockOrder } from './queries.ts'
export { stateOfAccount } from './quotes/queries.ts'
export { priceCart, priceOffer } from './quotes/service.ts'
export { reasonText } from './reasons.ts'
export { refund } from './refunds/service.ts'
export { type Fulfilment, type Offer, registerSeller, type Seller } from './sellers.ts'
export { orderStory } from './staff/service.ts'
export { orderOf } from './views/service.ts'
