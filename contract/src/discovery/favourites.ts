import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, pageOf, paging } from '../fields.ts'
import { ConsultantCard } from './consultant-card.ts'

export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/web/v1/favourites',
  summary: 'Lists the caller’s favourite consultants, newest first. Consultants who are no longer listed are omitted.',
  for: 'user',
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(ConsultantCard),
})

export const listFavouriteIds = endpoint({
  method: 'GET',
  path: '/api/web/v1/favourite-ids',
  summary: 'Returns the ids of the caller’s favourite consultants.',
  for: 'user',
  input: z.object({}),
  reply: z.object({ ids: z.array(Id) }),
})

export const addFavourite = endpoint({
  method: 'PUT',
  path: '/api/web/v1/favourites/{id}',
  summary: 'Adds a consultant to the favourites. Does nothing if already added.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ id: Id }),
  problems: ['not_found'],
})

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/favourites/{id}',
  summary: 'Removes a consultant from the favourites. Does nothing if not a favourite.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ id: Id }),
})
