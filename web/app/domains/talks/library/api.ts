import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import { TALK_SEGMENTS } from '#contract/talks/constants.ts'
import type * as contract from '#contract/talks/library.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'

export type Segment = (typeof TALK_SEGMENTS)[number]
export type LibraryTalk = Received<typeof contract.listAllTalks>['allTalk'][number]
export type TalkDetail = Received<typeof contract.industrialTalkDetail>['industrialTalkDetail']

export const isSegment = (word: string | undefined): word is Segment =>
  (TALK_SEGMENTS as readonly (string | undefined)[]).includes(word)

export const talksPath = (segment: Segment) => `/expert-talk/${segment}/talks`
export const talkPath = ({ segment, slug }: Pick<LibraryTalk, 'segment' | 'slug'>) => `${talksPath(segment)}/${slug}`

/** The library on a segment's page; the two segments' responses use SPEC's field names. */
export const expertTalkQuery = (api: Api, segment: Segment) => {
  const industrial = apiQuery<typeof contract.industrialExpertTalk>(api, 'GET /api/web/v1/expert-talk/industrial', {})
  const professional = apiQuery<typeof contract.professionalExpertTalk>(
    ...([api, 'GET /api/web/v1/expert-talk/professional', {}] as const),
  )
  return segment === 'industrial' ? industrial : (professional as unknown as typeof industrial)
}

/** The recordings in a response, by either field name. */
export const recordedIn = (answer: object) =>
  ('industrialTalk' in answer
    ? answer.industrialTalk
    : (answer as { professionalTalk: unknown }).professionalTalk) as LibraryTalk[]

export type TalkListQuery = Sent<typeof contract.listAllTalks>

export const talkListQuery = (api: Api, segment: Segment, filter: TalkListQuery) => {
  const industrial = apiQuery<typeof contract.listIndustrialTalks>(api, 'GET /api/web/v1/industrial-talks', filter)
  const professional = apiQuery<typeof contract.listProfessionalTalks>(
    api,
    'GET /api/web/v1/professional-talks',
    filter,
  )
  return segment === 'industrial' ? industrial : (professional as unknown as typeof industrial)
}

export const talkDetailQuery = (api: Api, segment: Segment, slug: string) => {
  const filter = { slug }
  const industrial = apiQuery<typeof contract.industrialTalkDetail>(
    ...([api, 'GET /api/web/v1/industrial-talks/{slug}', filter] as const),
  )
  const professional = apiQuery<typeof contract.professionalTalkDetail>(
    ...([api, 'GET /api/web/v1/professional-talks/{slug}', filter] as const),
  )
  return segment === 'industrial' ? industrial : (professional as unknown as typeof industrial)
}

export const detailIn = (answer: object) =>
  ('industrialTalkDetail' in answer
    ? answer.industrialTalkDetail
    : (answer as { professionalTalkDetail: unknown }).professionalTalkDetail) as TalkDetail

export const countView = (api: Api, id: number) =>
  api.call<typeof contract.viewTalk>('POST /api/web/v1/talk-library/{id}/views', { id })

const remindersQuery = (api: Api) =>
  apiQuery<typeof contract.listTalkReminders>(api, 'GET /api/web/v1/talk-reminders', {})

/** Whether the user has a reminder for a talk; undefined until known. */
export const useIsReminded = (id: number, signedIn: boolean) =>
  useQuery({ ...remindersQuery(useApi()), enabled: signedIn }).data?.ids.includes(id)

interface ReminderInput {
  id: number
  wanted: boolean
}

export function useSetReminder(onError: (error: Error) => void) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, wanted }: ReminderInput) =>
      wanted
        ? api.call<typeof contract.remindOfTalk>('PUT /api/web/v1/talk-reminders/{id}', { id })
        : api.call<typeof contract.cancelTalkReminder>('DELETE /api/web/v1/talk-reminders/{id}', { id }),
    onSuccess: ({ data }, { wanted }) => cacheAnswer(client, api, { ...data, wanted }),
    onError,
  })
}

/** Updates the cached reminders and the cached lists that contain the talk. */
function cacheAnswer(client: QueryClient, api: Api, { id, going, wanted }: ReminderInput & { going: number }) {
  client.setQueryData(remindersQuery(api).queryKey, (known) => {
    const others = (known?.ids ?? []).filter((one) => one !== id)
    return { ids: wanted ? [...others, id] : others }
  })
  for (const segment of TALK_SEGMENTS)
    client.setQueryData(expertTalkQuery(api, segment).queryKey, (known) =>
      known
        ? { ...known, expertTalk: known.expertTalk.map((talk) => (talk.id === id ? { ...talk, going } : talk)) }
        : undefined,
    )
}
