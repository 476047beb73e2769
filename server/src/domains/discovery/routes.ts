import type { DomainPlugin } from '#server/platform/services.ts'
import { serveComparing } from './comparing/routes.ts'
import { serveFavourites } from './favourites/routes.ts'
import { serveHome } from './home/routes.ts'
import { serveListing } from './listing/routes.ts'
import { serveProfile } from './profile/routes.ts'
import { serveSearch } from './search/routes.ts'
import { serveSitemap } from './sitemap/routes.ts'
import { serveSocialCards } from './social-cards/routes.ts'

/** The read side: search, lists, home, profiles. */
export const registerDiscovery: DomainPlugin = (app) => {
  serveSearch(app)
  serveListing(app)
  serveHome(app)
  serveFavourites(app)
  serveComparing(app)
  serveProfile(app)
  serveSitemap(app)
  serveSocialCards(app)
}
