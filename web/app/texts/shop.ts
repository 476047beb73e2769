import orders from '../domains/orders/hi.ts'
import payments from '../domains/payments/hi.ts'
import servicesBought from '../domains/services/bought/hi.ts'
import wallet from '../domains/wallet/hi.ts'
import workshops from '../domains/workshops/hi.ts'
import checkout from '../features/checkout/hi.ts'
import workshopBooking from '../features/workshop-booking/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'
import screensCheckout from '../screens/checkout/hi.ts'
import screensWorkshops from '../screens/workshops/hi.ts'
import uiPagedList from '../ui/operated/paged-list/hi.ts'

/** Cart, checkout, orders, wallet and workshops. */
export default {
  ...orders,
  ...payments,
  ...servicesBought,
  ...wallet,
  ...workshops,
  ...checkout,
  ...workshopBooking,
  ...screensCheckout,
  ...screensWorkshops,
  ...uiPagedList,
} satisfies Catalogue
