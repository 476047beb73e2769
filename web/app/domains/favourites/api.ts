import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { addFavourite, listFavouriteIds, listFavourites, removeFavourite } from '#contract/discovery/favourites.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'

export const favouriteIdsQuery = (api: Api) =>
  apiQuery<typeof listFavouriteIds>(api, 'GET /api/web/v1/favourite-ids', {})
export const favouritesQuery = (api: Api, page: number) =>
  apiQuery<typeof listFavourites>(api, 'GET /api/web/v1/favourites', { page })

/** Whether a consultant is a favourite of the signed-in customer; false until known. */
export function useIsFavourite(consultantId: number, signedIn: boolean) {
  const { data } = useQuery({ ...favouriteIdsQuery(useApi()), enabled: signedIn })
  return signedIn && (data?.ids.includes(consultantId) ?? false)
}

export interface Input {
  consultantId: number
  favourite: boolean
}

/** Updates the heart optimistically and rolls back on an error. */
export function useSetFavourite(onFailed: (error: Error) => void) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ consultantId: id, favourite }: Input) =>
      favourite
        ? api.call<typeof addFavourite>('PUT /api/web/v1/favourites/{id}', { id })
        : api.call<typeof removeFavourite>('DELETE /api/web/v1/favourites/{id}', { id }),
    onMutate: async (request: Input) => {
      await client.cancelQueries({ queryKey: favouriteIdsQuery(api).queryKey })
      show(client, api, request)
    },
    onError: (error, request) => {
      show(client, api, { ...request, favourite: !request.favourite })
      onFailed(error)
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['GET /api/web/v1/favourites'] }),
        client.invalidateQueries({ queryKey: favouriteIdsQuery(api).queryKey }),
      ]),
  })
}

function show(client: QueryClient, api: Api, { consultantId, favourite }: Input) {
  client.setQueryData<Received<typeof listFavouriteIds>>(favouriteIdsQuery(api).queryKey, (known) => {
    const others = (known?.ids ?? []).filter((id) => id !== consultantId)
    return { ids: favourite ? [consultantId, ...others] : others }
  })
}
