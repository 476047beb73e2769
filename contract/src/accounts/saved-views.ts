import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Line } from '../fields.ts'

const SavedView = z.object({
  id: Id,
  name: z.string(),
  /** The query of the list’s address. */
  query: z.string(),
  /** Shown when the list is opened without a query. */
  isDefault: z.boolean(),
})

/** The path of a list below /admin. */
const ListPath = z.string().regex(/^[a-z][a-z-]{0,59}(\/[a-zA-Z-]{1,60})?$/, 'Enter the path of a list.')
const Name = Line(60)

/** What a list keeps in its address: encoded parameters. */
const Query = z
  .string()
  .max(1000)
  .regex(/^[\w.~!*'()%+&=:,-]*$/, 'Enter the query of an address.')

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/saved-views',
  summary: 'Lists the views of a back-office list that the caller saved, by name.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({ list: ListPath }),
  reply: z.object({ views: z.array(SavedView) }),
})

export const saveView = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/saved-views',
  summary: 'Saves search, filters and order of a list under a name, for the caller only.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({ list: ListPath, name: Name, query: Query }),
  reply: SavedView,
  status: 201,
  message: 'View saved',
  problems: ['view_name_taken', 'too_many_views'],
})

export const changeSavedView = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/saved-views/{id}',
  summary: 'Renames a saved view, and makes it the default of its list or not; another default is replaced.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({ id: IdInPath, name: Name, isDefault: z.boolean() }),
  ids: { id: 'saved view' },
  reply: SavedView,
  message: 'View saved',
  problems: ['not_found', 'view_name_taken'],
})

export const deleteSavedView = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/admin/saved-views/{id}',
  summary: 'Deletes a saved view.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({ id: IdInPath }),
  ids: { id: 'saved view' },
  reply: z.object({ id: Id }),
  message: 'View deleted',
  problems: ['not_found'],
})
