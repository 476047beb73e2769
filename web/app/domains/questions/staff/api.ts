import type { Received, Sent } from '#contract/endpoint.ts'
import type * as staff from '#contract/questions/staff.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffQuestion = Received<typeof staff.listStaffQuestions>['data'][number]
export type QuestionStory = Received<typeof staff.getQuestionStory>

/** The table passes on only what its filters and columns offer. */
export const staffQuestionsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof staff.listStaffQuestions>(
    api,
    'GET /api/web/v1/admin/questions',
    input as Sent<typeof staff.listStaffQuestions>,
  )

export async function exportQuestions(api: Api, request: TableInput) {
  const input = request as Sent<typeof staff.exportQuestions>
  return (await api.call<typeof staff.exportQuestions>('POST /api/web/v1/admin/questions/exports', input)).data.url
}

export const questionStoryQuery = (api: Api, id: number) =>
  apiQuery<typeof staff.getQuestionStory>(api, 'GET /api/web/v1/admin/questions/{id}', { id })

export const substitutesQuery = (api: Api, id: number, search: string) =>
  apiQuery<typeof staff.listQuestionSubstitutes>(api, 'GET /api/web/v1/admin/questions/{id}/substitutes', {
    id,
    ...(search && { search }),
  })

export const reassign = (api: Api, input: Sent<typeof staff.reassignQuestion>, idempotencyKey: string) =>
  api.call<typeof staff.reassignQuestion>('POST /api/web/v1/admin/questions/{id}/reassignments', input, {
    idempotencyKey,
  })

export const refundQuestion = (api: Api, input: Sent<typeof staff.refundQuestion>, idempotencyKey: string) =>
  api.call<typeof staff.refundQuestion>('POST /api/web/v1/admin/questions/{id}/refunds', input, { idempotencyKey })

export const setPrice = (api: Api, input: Sent<typeof staff.setQuestionPrice>) =>
  api.call<typeof staff.setQuestionPrice>('PUT /api/web/v1/admin/question-prices/{industryId}', input)
