import availability from '../domains/availability/hi.ts'
import consultants from '../domains/consultants/hi.ts'
import articles from '../domains/content/articles/hi.ts'
import enquiries from '../domains/enquiries/hi.ts'
import memberships from '../domains/memberships/hi.ts'
import reviews from '../domains/reviews/hi.ts'
import services from '../domains/services/hi.ts'
import talksLibrary from '../domains/talks/library/hi.ts'
import favourites from '../features/favourites/hi.ts'
import modeEntry from '../features/mode-entry/hi.ts'
import slotBooking from '../features/slot-booking/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'
import screensBlogs from '../screens/blogs/hi.ts'
import screens from '../screens/hi.ts'
import screensHome from '../screens/home/hi.ts'
import screensLegal from '../screens/legal/hi.ts'
import player from '../ui/player/hi.ts'

/** Public pages. */
export default {
  ...availability,
  ...consultants,
  ...articles,
  ...enquiries,
  ...memberships,
  ...reviews,
  ...services,
  ...talksLibrary,
  ...favourites,
  ...modeEntry,
  ...slotBooking,
  ...screensBlogs,
  ...screens,
  ...screensHome,
  ...screensLegal,
  ...player,
} satisfies Catalogue
