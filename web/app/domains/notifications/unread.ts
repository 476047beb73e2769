import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { countUnreadNotifications } from '#contract/notifications/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'
import { useServerEvent } from '~/lib/server-events.ts'

export const NOTIFICATIONS = 'GET /api/web/v1/notices'

const unreadQuery = (api: Api) => apiQuery<typeof countUnreadNotifications>(api, 'GET /api/web/v1/notices/unread', {})

/** Unread count, updated by the server's events. */
export function useUnread() {
  const api = useApi()
  const client = useQueryClient()
  useServerEvent('notice', ({ unread }) => showUnread(client, api, unread))
  return useQuery(unreadQuery(api)).data?.unread ?? 0
}

export function showUnread(client: QueryClient, api: Api, unread: number) {
  client.setQueryData(unreadQuery(api).queryKey, { unread })
  return client.invalidateQueries({ queryKey: [NOTIFICATIONS] })
}
