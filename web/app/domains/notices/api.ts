import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Received } from '#contract/endpoint.ts'
import type { listNotices, readAllNotices, readNotice } from '#contract/notices.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'
import { NOTICES, showUnread } from './unread.ts'

export type Notice = Received<typeof listNotices>['data'][number]

export const newestNoticesQuery = (api: Api, limit: number) => apiQuery<typeof listNotices>(api, NOTICES, { limit })

const PAGE_ROWS = 20

/** All of them, page after page. */
export const noticesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [NOTICES, 'pages'] as const,
    queryFn: async ({ pageParam, signal }) =>
      (await api.call<typeof listNotices>(NOTICES, { page: pageParam, limit: PAGE_ROWS }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, count }) => (page * limit < count ? page + 1 : undefined),
  })

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
