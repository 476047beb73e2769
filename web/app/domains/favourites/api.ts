import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Received } from '#contract/endpoint.ts'
import type { addFavourite, listFavouriteIds, listFavourites, removeFavourite } from '#contract/favourites.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'

export const favouriteIdsQuery = (api: Api) =>
  apiQuery<typeof listFavouriteIds>(api, 'GET /api/web/v1/favourite-ids', {})
export const favouritesQuery = (api: Api, page: number) =>
  apiQuery<typeof listFavourites>(api, 'GET /api/web/v1/favourites', { page })

/** Whether the signed-in customer's heart is filled for somebody; false as long as nobody knows. */
export function useIsFavourite(consultantId: number, signedIn: boolean) {
  const { data } = useQuery({ ...favouriteIdsQuery(useApi()), enabled: signedIn })
  return signedIn && (data?.ids.includes(consultantId) ?? false)
}

export interface Wish {
  consultantId: number
  favourite: boolean
}

/** Fills or empties a heart at once, and takes it back when the server says no. */
export function useSetFavourite(onFailed: (error: Error) => void) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ consultantId: id, favourite }: Wish) =>
      favourite
        ? api.call<typeof addFavourite>('PUT /api/web/v1/favourites/{id}', { id })
        : api.call<typeof removeFavourite>('DELETE /api/web/v1/favourites/{id}', { id }),
    onMutate: async (wish: Wish) => {
      await client.cancelQueries({ queryKey: favouriteIdsQuery(api).queryKey })
      show(client, api, wish)
    },
    onError: (error, wish) => {
      show(client, api, { ...wish, favourite: !wish.favourite })
      onFailed(error)
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['GET /api/web/v1/favourites'] }),
        client.invalidateQueries({ queryKey: favouriteIdsQuery(api).queryKey }),
      ]),
  })
}

function show(client: QueryClient, api: Api, { consultantId, favourite }: Wish) {
  client.setQueryData<Received<typeof listFavouriteIds>>(favouriteIdsQuery(api).queryKey, (known) => {
    const others = (known?.ids ?? []).filter((id) => id !== consultantId)
    return { ids: favourite ? [consultantId, ...others] : others }
  })
}
