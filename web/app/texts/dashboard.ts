import enquiriesOwn from '../domains/enquiries/own/hi.ts'
import enquiriesStates from '../domains/enquiries/states/hi.ts'
import membershipsOwn from '../domains/memberships/own/hi.ts'
import membershipsRegistration from '../domains/memberships/registration/hi.ts'
import packages from '../domains/packages/hi.ts'
import packagesOwn from '../domains/packages/own/hi.ts'
import productsOwn from '../domains/products/own/hi.ts'
import productsReturns from '../domains/products/returns/hi.ts'
import serviceOrders from '../domains/services/orders/hi.ts'
import giftCards from '../domains/wallet/gift-cards/hi.ts'
import giftCardsOwn from '../domains/wallet/gift-cards/own/hi.ts'
import goodsReturn from '../features/goods-return/hi.ts'
import refundChoice from '../features/refund-choice/hi.ts'
import serviceOrder from '../features/service-order/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'
import screensDashboard from '../screens/dashboard/hi.ts'

/** The customer's dashboard. */
export default {
  ...productsReturns,
  ...goodsReturn,
  ...refundChoice,
  ...productsOwn,
  ...enquiriesOwn,
  ...enquiriesStates,
  ...membershipsOwn,
  ...membershipsRegistration,
  ...serviceOrders,
  ...serviceOrder,
  ...screensDashboard,
  ...packages,
  ...packagesOwn,
  ...giftCards,
  ...giftCardsOwn,
} satisfies Catalogue
