import { z } from 'zod'
import { ConsultantCard } from './consultant-card.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdInPath, pageOf, paging } from './fields.ts'

export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/web/v1/favourites',
  summary: 'The caller’s favourite consultants, the newest first; one who is no longer listed is left out',
  for: 'user',
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(ConsultantCard),
})

export const listFavouriteIds = endpoint({
  method: 'GET',
  path: '/api/web/v1/favourite-ids',
  summary: 'Whose hearts are filled for the caller',
  for: 'user',
  input: z.object({}),
  reply: z.object({ ids: z.array(Id) }),
})

export const addFavourite = endpoint({
  method: 'PUT',
  path: '/api/web/v1/favourites/{id}',
  summary: 'Keeps a consultant as a favourite; one who is there already stays',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ id: Id }),
  problems: ['not_found'],
})

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/favourites/{id}',
  summary: 'Takes a consultant out of the favourites; one who is not there is no problem',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ id: Id }),
})
