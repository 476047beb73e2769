import bookings from '../domains/bookings/hi.ts'
import locker from '../domains/locker/hi.ts'
import reviewsRating from '../domains/reviews/rating/hi.ts'
import bookingActions from '../features/booking-actions/hi.ts'
import checkoutHeldSlot from '../features/checkout/held-slot/hi.ts'
import rating from '../features/rating/hi.ts'
import sharedDocuments from '../features/shared-documents/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'

/** Holding, changing and following a booked session. */
export default {
  ...reviewsRating,
  ...rating,
  ...bookings,
  ...locker,
  ...bookingActions,
  ...checkoutHeldSlot,
  ...sharedDocuments,
} satisfies Catalogue
