export { orderPayments } from './checkout/captures.ts'
export { lapseOrders } from './checkout/lapses.ts'
export {
  assertNothingMetered,
  authorise,
  capture,
  extend,
  meteredPricing,
  voidAuthorisation,
} from './checkout/metered.ts'
export { open, pay, payAgain } from './checkout/service.ts'
export { insertCoupon } from './discounts/coupons/queries.ts'
export { type DiscountRequest, type DiscountSource, registerDiscountSource } from './discounts/registry.ts'
export { chargeable, chargeConsultant } from './earnings/charges.ts'
export { feeRatesOf } from './earnings/fee-rates.ts'
export { freezeEarnings, thawEarnings } from './earnings/freezes.ts'
export type { Steps as EarningSteps } from './earnings/rules.ts'
export {
  earningCalculator,
  entriesToConsultant,
  lockEarnings,
} from './earnings/service.ts'
export { expectedEarnings, summariseEarnings } from './earnings/views/service.ts'
export { closeLine, refundable } from './fulfilment/closing.ts'
export { completeLine, earnShare, fulfilWaiting, giveLineTo } from './fulfilment/service.ts'
export { orderTexts } from './notification-texts.ts'
export { billingOf, isSamePerson, lockOrder } from './queries.ts'
export { stateOfAccount } from './quotes/queries.ts'
export { priceCart, priceOffer } from './quotes/service.ts'
export { reasonText } from './reasons.ts'
export { insertProposal } from './refunds/proposals/queries.ts'
export { proposable } from './refunds/proposals/service.ts'
export { canRefund, refund } from './refunds/service.ts'
export { timesDivided, withRate } from './rules.ts'
export { type Fulfilment, type Offer, registerSeller, type Seller } from './sellers.ts'
export { orderStory } from './staff/service.ts'
export { orderOf } from './views/service.ts'
