import { infiniteQueryOptions, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Received } from '#contract/endpoint.ts'
import type { countUnreadNotices, listNotices, readAllNotices, readNotice } from '#contract/notices.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'
import { useServerEvent } from '~/lib/server-events.ts'

export type Notice = Received<typeof listNotices>['data'][number]

export const unreadQuery = (api: Api) => apiQuery<typeof countUnreadNotices>(api, 'GET /api/web/v1/notices/unread', {})
export const newestNoticesQuery = (api: Api, limit: number) => apiQuery<typeof listNotices>(api, LIST, { limit })

const LIST = 'GET /api/web/v1/notices'
const PAGE_ROWS = 20

/** All of them, page after page. */
export const noticesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [LIST, 'pages'] as const,
    queryFn: async ({ pageParam, signal }) =>
      (await api.call<typeof listNotices>(LIST, { page: pageParam, limit: PAGE_ROWS }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, count }) => (page * limit < count ? page + 1 : undefined),
  })

/** How many are unread, kept true by the server's word. */
export function useUnread(enabled: boolean) {
  const api = useApi()
  const client = useQueryClient()
  useServerEvent('notice', ({ unread }) => showUnread(client, api, unread))
  useServerEvent('connected', () => void client.invalidateQueries(unreadQuery(api)))
  return useQuery({ ...unreadQuery(api), enabled }).data?.unread ?? 0
}

function showUnread(client: QueryClient, api: Api, unread: number) {
  client.setQueryData(unreadQuery(api).queryKey, { unread })
  return client.invalidateQueries({ queryKey: [LIST] })
}

/** Marks one, or all up to the newest that was seen. */
export function useMarkRead() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (which: { id: number } | { upTo: number }) =>
      'id' in which
        ? (await api.call<typeof readNotice>('POST /api/web/v1/notices/{id}/read', which)).data
        : (await api.call<typeof readAllNotices>('POST /api/web/v1/notices/read', which)).data,
    onSuccess: ({ unread }) => showUnread(client, api, unread),
  })
}
