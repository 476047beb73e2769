import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  closeCalendarFeed,
  getCalendarFeed,
  linkToCalendar,
  renewCalendarFeed,
} from '#contract/bookings/calendar.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'

export const calendarFeedQuery = (api: Api) =>
  apiQuery<typeof getCalendarFeed>(api, 'GET /api/web/v1/calendar-feed', {})

/** Links for one session; they expire after minutes, so they are fetched when needed. */
export function useCalendarLinks(bookingId: number) {
  const api = useApi()
  return useMutation({
    mutationFn: async () =>
      (await api.call<typeof linkToCalendar>('GET /api/web/v1/bookings/{id}/calendar-links', { id: bookingId })).data,
  })
}

export function useRenewFeed() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (await api.call<typeof renewCalendarFeed>('POST /api/web/v1/calendar-feed/renewals', {})).data,
    onSuccess: ({ renewedAt }) => client.setQueryData(calendarFeedQuery(api).queryKey, { renewedAt }),
  })
}

export function useCloseFeed() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await api.call<typeof closeCalendarFeed>('DELETE /api/web/v1/calendar-feed', {})).data,
    onSuccess: (feed) => client.setQueryData(calendarFeedQuery(api).queryKey, feed),
  })
}
