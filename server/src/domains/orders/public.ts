export { closeLine, refundable } from './closing/service.ts'
export { insertCoupon } from './coupons/editing/queries.ts'
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
export { orderTexts } from './notification-texts.ts'
export { lapseOrders } from './paying/lapsing.ts'
export { open, pay, payAgain } from './paying/service.ts'
export { billingOf, isSamePerson, lockOrder } from './queries.ts'
export { stateOfAccount } from './quotes/queries.ts'
export { priceCart, priceOffer } from './quotes/service.ts'
export { reasonText } from './reasons.ts'
export { refund } from './refunds/service.ts'
export { type Fulfilment, type Offer, registerSeller, type Seller } from './sellers.ts'
export { orderStory } from './staff/service.ts'
export { orderOf } from './views/service.ts'
