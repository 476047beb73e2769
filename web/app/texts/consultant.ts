import availabilityEditing from '../domains/availability/editing/hi.ts'
import bookingsDesk from '../domains/bookings/desk/hi.ts'
import consultantsOwn from '../domains/consultants/own/hi.ts'
import enquiriesDesk from '../domains/enquiries/desk/hi.ts'
import enquiriesOwn from '../domains/enquiries/own/hi.ts'
import enquiriesStates from '../domains/enquiries/states/hi.ts'
import packages from '../domains/packages/hi.ts'
import packagesOffers from '../domains/packages/offers/hi.ts'
import payoutsComponents from '../domains/payouts/components/hi.ts'
import payouts from '../domains/payouts/hi.ts'
import productsEditor from '../domains/products/editor/hi.ts'
import productsReturns from '../domains/products/returns/hi.ts'
import reviewsReceived from '../domains/reviews/received/hi.ts'
import servicesEditing from '../domains/services/editing/hi.ts'
import serviceOrders from '../domains/services/orders/hi.ts'
import goodsReturn from '../features/goods-return/hi.ts'
import serviceOrder from '../features/service-order/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'
import screensConsultant from '../screens/consultant/hi.ts'

/** The consultant's dashboard. */
export default {
  ...productsReturns,
  ...goodsReturn,
  ...productsEditor,
  ...reviewsReceived,
  ...availabilityEditing,
  ...bookingsDesk,
  ...consultantsOwn,
  ...enquiriesDesk,
  ...enquiriesOwn,
  ...enquiriesStates,
  ...payoutsComponents,
  ...payouts,
  ...servicesEditing,
  ...serviceOrders,
  ...serviceOrder,
  ...screensConsultant,
  ...packages,
  ...packagesOffers,
} satisfies Catalogue
