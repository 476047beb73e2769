import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { changeNoticeChoice, getNoticeChoices } from '#contract/notices.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'

export type Choices = Received<typeof getNoticeChoices>
export type Topic = Choices['choices'][number]['topic']
export type NoticeChannel = Sent<typeof changeNoticeChoice>['channel']

export const choicesQuery = (api: Api) => apiQuery<typeof getNoticeChoices>(api, 'GET /api/web/v1/notice-choices', {})

type Wish = Pick<Sent<typeof changeNoticeChoice>, 'topic' | 'channel' | 'wanted'>

/** Flips a switch at once, and back when the server says no. */
export function useChoose(timeZone: string, onFailed: (error: Error) => void) {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = choicesQuery(api)
  const show = ({ topic, channel, wanted }: Wish) =>
    client.setQueryData<Choices>(queryKey, (known) => known && flipped(known, topic, channel, wanted))
  return useMutation({
    scope: { id: 'notice choices' },
    mutationFn: (wish: Wish) =>
      api.call<typeof changeNoticeChoice>('PUT /api/web/v1/notice-choices', { ...wish, timeZone }),
    onMutate: async (wish) => {
      await client.cancelQueries({ queryKey })
      show(wish)
    },
    onError: (error, wish) => {
      show({ ...wish, wanted: !wish.wanted })
      onFailed(error)
    },
  })
}

const flipped = (known: Choices, topic: Topic, channel: NoticeChannel, wanted: boolean): Choices => ({
  ...known,
  choices: known.choices.map((row) =>
    row.topic === topic ? { ...row, cells: { ...row.cells, [channel]: wanted ? 'on' : 'off' } } : row,
  ),
})
