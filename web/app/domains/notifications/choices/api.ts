import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { changeNotificationChoice, getNotificationChoices } from '#contract/notifications/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'

export type Choices = Received<typeof getNotificationChoices>
export type Topic = Choices['choices'][number]['topic']
export type NotificationChannel = Sent<typeof changeNotificationChoice>['channel']

export const choicesQuery = (api: Api) =>
  apiQuery<typeof getNotificationChoices>(api, 'GET /api/web/v1/notice-choices', {})

type Input = Pick<Sent<typeof changeNotificationChoice>, 'topic' | 'channel' | 'wanted'>

/** Updates a switch optimistically and rolls back on an error. */
export function useChoose(timeZone: string, onFailed: (error: Error) => void) {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = choicesQuery(api)
  const show = ({ topic, channel, wanted }: Input) =>
    client.setQueryData<Choices>(queryKey, (known) => known && flipped(known, topic, channel, wanted))
  return useMutation({
    scope: { id: 'notice choices' },
    mutationFn: (request: Input) =>
      api.call<typeof changeNotificationChoice>('PUT /api/web/v1/notice-choices', { ...request, timeZone }),
    onMutate: async (request) => {
      await client.cancelQueries({ queryKey })
      show(request)
    },
    onError: (error, request) => {
      show({ ...request, wanted: !request.wanted })
      onFailed(error)
    },
  })
}

const flipped = (known: Choices, topic: Topic, channel: NotificationChannel, wanted: boolean): Choices => ({
  ...known,
  choices: known.choices.map((row) =>
    row.topic === topic ? { ...row, cells: { ...row.cells, [channel]: wanted ? 'on' : 'off' } } : row,
  ),
})
