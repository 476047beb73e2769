import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type * as answering from '#contract/questions/answering.ts'
import type * as contract from '#contract/questions/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { refreshQuestions } from './refresh.ts'

export type Question = Received<typeof contract.getQuestion>['question']
export type QuestionMessage = Question['messages'][number]
export type QuestionRow = Received<typeof contract.listQuestions>['data'][number]
export type OpenQuestion = Received<typeof answering.listOpenQuestions>['data'][number]
export type DraftInput = Sent<typeof contract.createQuestionDraft>

export const questionQuery = (api: Api, id: number) =>
  apiQuery<typeof contract.getQuestion>(api, 'GET /api/web/v1/questions/{id}', { id })
export const questionsQuery = (api: Api, input: Sent<typeof contract.listQuestions>) =>
  apiQuery<typeof contract.listQuestions>(api, 'GET /api/web/v1/questions', input)
export const openQuestionsQuery = (api: Api, page: number) =>
  apiQuery<typeof answering.listOpenQuestions>(api, 'GET /api/web/v1/open-questions', { page })
export const questionPriceQuery = (api: Api, industryId: number) =>
  apiQuery<typeof contract.getQuestionPrice>(api, 'GET /api/web/v1/question-prices', { industryId })

export const createDraft = (api: Api, input: DraftInput) =>
  api.call<typeof contract.createQuestionDraft>('POST /api/web/v1/question-drafts', input)
export const saveDraft = (api: Api, input: Sent<typeof contract.saveQuestionDraft>) =>
  api.call<typeof contract.saveQuestionDraft>('PUT /api/web/v1/question-drafts/{id}', input)
export const deleteDraft = (api: Api, id: number) =>
  api.call<typeof contract.deleteQuestionDraft>('DELETE /api/web/v1/question-drafts/{id}', { id })

type Send<T> = (api: Api, input: T, idempotencyKey: string) => Promise<{ message: string; data: object }>

/** A change of a question: says what was done or why not, and refetches. */
function useChange<T>(send: Send<T>) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  return useMutation({
    mutationFn: (input: T) => send(api, input, attempt.keyFor(input)),
    onSuccess: async ({ message }) => {
      attempt.done()
      void toast(t(message))
      await refreshQuestions(client)
    },
    onError: (error) => {
      void toastFailure(problemText(error, t))
      void refreshQuestions(client)
    },
  })
}

export const useAccept = () =>
  useChange((api, id: number, idempotencyKey) =>
    api.call<typeof answering.acceptQuestion>(
      'POST /api/web/v1/questions/{id}/acceptances',
      { id },
      { idempotencyKey },
    ),
  )
export const useDecline = () =>
  useChange((api, input: { id: number; reason: string }) =>
    api.call<typeof answering.declineQuestion>('POST /api/web/v1/questions/{id}/declines', input),
  )
export const useAskForDetails = () =>
  useChange((api, input: { id: number; text: string }) =>
    api.call<typeof answering.askForDetails>('POST /api/web/v1/questions/{id}/clarification-requests', input),
  )
export const useAnswer = () =>
  useChange((api, input: { id: number; html: string }, idempotencyKey) =>
    api.call<typeof answering.answerQuestion>('POST /api/web/v1/questions/{id}/answers', input, { idempotencyKey }),
  )
export const useGiveDetails = () =>
  useChange((api, input: { id: number; text: string }) =>
    api.call<typeof contract.giveQuestionDetails>('POST /api/web/v1/questions/{id}/clarifications', input),
  )
export const useAskFollowUp = () =>
  useChange((api, input: { id: number; text: string }) =>
    api.call<typeof contract.askFollowUp>('POST /api/web/v1/questions/{id}/follow-ups', input),
  )
export const useCloseQuestion = () =>
  useChange((api, id: number) =>
    api.call<typeof contract.closeQuestion>('POST /api/web/v1/questions/{id}/closures', { id }),
  )
export const useOpenToOthers = () =>
  useChange((api, id: number) =>
    api.call<typeof contract.openQuestionToOthers>('POST /api/web/v1/questions/{id}/openings', { id }),
  )
export const useCancelQuestion = () =>
  useChange((api, input: { id: number; to: 'wallet' | 'source' }, idempotencyKey) =>
    api.call<typeof contract.cancelQuestion>('POST /api/web/v1/questions/{id}/cancellations', input, {
      idempotencyKey,
    }),
  )
