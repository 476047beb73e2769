import type { DomainPlugin } from '#server/platform/services.ts'
import { serveComparing } from './comparing/register.ts'
import { serveFavourites } from './favourites/register.ts'
import { serveHome } from './home/register.ts'
import { serveListing } from './listing/register.ts'
import { serveProfile } from './profile/register.ts'
import { serveSearch } from './search/register.ts'
import { serveSitemap } from './sitemap/register.ts'
import { serveSocialCards } from './social-cards/register.ts'

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
