import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Received } from '#contract/endpoint.ts'
import type { listNotifications, readAllNotifications, readNotification } from '#contract/notifications/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'
import { NOTIFICATIONS, showUnread } from './unread.ts'

export type AppNotification = Received<typeof listNotifications>['data'][number]

export const newestNotificationsQuery = (api: Api, limit: number) =>
  apiQuery<typeof listNotifications>(api, NOTIFICATIONS, { limit })

const PAGE_ROWS = 20

/** All pages, as an infinite query. */
export const notificationsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [NOTIFICATIONS, 'pages'] as const,
    queryFn: async ({ pageParam, signal }) =>
      (await api.call<typeof listNotifications>(NOTIFICATIONS, { page: pageParam, limit: PAGE_ROWS }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, count }) => (page * limit < count ? page + 1 : undefined),
  })

/** Marks one as read, or all up to the newest one seen. */
export function useMarkRead() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (which: { id: number } | { upTo: number }) =>
      'id' in which
        ? (await api.call<typeof readNotification>('POST /api/web/v1/notices/{id}/read', which)).data
        : (await api.call<typeof readAllNotifications>('POST /api/web/v1/notices/read', which)).data,
    onSuccess: ({ unread }) => showUnread(client, api, unread),
  })
}
