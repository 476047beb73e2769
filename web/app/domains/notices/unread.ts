import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { countUnreadNotices } from '#contract/notices.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'
import { useServerEvent } from '~/lib/server-events.ts'

export const NOTICES = 'GET /api/web/v1/notices'

const unreadQuery = (api: Api) => apiQuery<typeof countUnreadNotices>(api, 'GET /api/web/v1/notices/unread', {})

/** How many are unread, kept true by the server's word. */
export function useUnread() {
  const api = useApi()
  const client = useQueryClient()
  useServerEvent('notice', ({ unread }) => showUnread(client, api, unread))
  return useQuery(unreadQuery(api)).data?.unread ?? 0
}

export function showUnread(client: QueryClient, api: Api, unread: number) {
  client.setQueryData(unreadQuery(api).queryKey, { unread })
  return client.invalidateQueries({ queryKey: [NOTICES] })
}
