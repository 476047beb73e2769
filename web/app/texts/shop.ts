import accountsAddresses from '../domains/accounts/addresses/hi.ts'
import learning from '../domains/learning/hi.ts'
import orders from '../domains/orders/hi.ts'
import packages from '../domains/packages/hi.ts'
import payments from '../domains/payments/hi.ts'
import products from '../domains/products/hi.ts'
import servicesList from '../domains/services/list/hi.ts'
import wallet from '../domains/wallet/hi.ts'
import workshops from '../domains/workshops/hi.ts'
import checkout from '../features/checkout/hi.ts'
import itemReviews from '../features/item-reviews/hi.ts'
import workshopBooking from '../features/workshop-booking/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'
import screensCheckout from '../screens/checkout/hi.ts'
import screensLearning from '../screens/learning/hi.ts'
import screensProducts from '../screens/products/hi.ts'
import screensServices from '../screens/services/hi.ts'
import screensWorkshops from '../screens/workshops/hi.ts'
import uiPagedList from '../ui/operated/paged-list/hi.ts'

/** Cart, checkout, orders and wallet; courses and workshops, which are bought there. */
export default {
  ...accountsAddresses,
  ...learning,
  ...orders,
  ...packages,
  ...payments,
  ...products,
  ...servicesList,
  ...wallet,
  ...workshops,
  ...checkout,
  ...itemReviews,
  ...workshopBooking,
  ...screensCheckout,
  ...screensLearning,
  ...screensProducts,
  ...screensServices,
  ...screensWorkshops,
  ...uiPagedList,
} satisfies Catalogue
