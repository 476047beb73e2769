import type { FastifyInstance } from 'fastify'
import * as api from '#contract/discovery/favourites.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import { allFavouritesOf, dropFavouritesOf } from './queries.ts'
import * as favourites from './service.ts'

export function serveFavourites(app: FastifyInstance) {
  const serve = bind(app)
  registerPersonalData('favourites', { read: allFavouritesOf, erase: dropFavouritesOf })
  serve(api.listFavourites, favourites.listFavourites)
  serve(api.listFavouriteIds, favourites.listFavouriteIds)
  serve(api.addFavourite, favourites.addFavourite)
  serve(api.removeFavourite, favourites.removeFavourite)
}
