import type { Received, Sent } from '#contract/endpoint.ts'
import type * as talks from '#contract/talks/endpoints.ts'
import type { getTalkReceipt, listCallHistory } from '#contract/talks/receipts.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Talk = Received<typeof talks.getTalk>['talk']
export type ExpertList = Received<typeof talks.listTalkExperts>
export type TalkExpert = ExpertList['data'][number]
export type ExpertOffer = Received<typeof talks.getTalkExpert>
export type TalkReceipt = Received<typeof getTalkReceipt>['receipt']
export type CallRow = Received<typeof listCallHistory>['data'][number]
export type QueuePlace = Received<typeof talks.getCurrentTalk>['queues'][number]
export type RingInput = Sent<typeof talks.ringExpert>
export type ExpertQuery = Sent<typeof talks.listTalkExperts>

export const TALK_EXPERTS = 'GET /api/web/v1/talk-experts'
export const ONE_TALK = 'GET /api/web/v1/talks/{id}'

export const expertsQuery = (api: Api, request: ExpertQuery) =>
  apiQuery<typeof talks.listTalkExperts>(api, TALK_EXPERTS, request)

export const expertQuery = (api: Api, id: number) =>
  apiQuery<typeof talks.getTalkExpert>(api, 'GET /api/web/v1/talk-experts/{id}', { id })

export const talkQuery = (api: Api, id: number) => apiQuery<typeof talks.getTalk>(api, ONE_TALK, { id })

export const receiptQuery = (api: Api, id: number) =>
  apiQuery<typeof getTalkReceipt>(api, 'GET /api/web/v1/talks/{id}/receipt', { id })

export const callHistoryQuery = (api: Api, request: Sent<typeof listCallHistory>) =>
  apiQuery<typeof listCallHistory>(api, 'GET /api/web/v1/get-user-call-history', request)

export const ring = async (api: Api, request: RingInput, idempotencyKey: string) =>
  (await api.call<typeof talks.ringExpert>('POST /api/web/v1/talks', request, { idempotencyKey })).data.talk

export const answer = async (api: Api, id: number, audioOnly: boolean) =>
  (
    await api.call<typeof talks.answerTalk>('POST /api/web/v1/talks/{id}/answer', {
      id,
      ...(audioOnly && { mode: 'audio' }),
    })
  ).data.talk

export const decline = async (api: Api, id: number) =>
  (await api.call<typeof talks.declineTalk>('POST /api/web/v1/talks/{id}/decline', { id })).data.talk

export const stopRinging = async (api: Api, id: number) =>
  (await api.call<typeof talks.cancelTalk>('POST /api/web/v1/talks/{id}/cancel', { id })).data.talk

export const hangUp = async (api: Api, id: number) =>
  (await api.call<typeof talks.hangUpTalk>('POST /api/web/v1/talks/{id}/hang-up', { id })).data.talk

export const joinQueue = async (api: Api, id: number) =>
  (await api.call<typeof talks.joinTalkQueue>('POST /api/web/v1/talk-experts/{id}/queue', { id })).data.queued

export const leaveQueue = (api: Api, id: number) =>
  api.call<typeof talks.leaveTalkQueue>('DELETE /api/web/v1/talk-experts/{id}/queue', { id })
