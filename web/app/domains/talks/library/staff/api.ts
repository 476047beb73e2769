import type { Received, Sent } from '#contract/endpoint.ts'
import type * as contract from '#contract/talks/library-staff.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type LibraryRow = Received<typeof contract.listLibrary>['data'][number]
export type StaffTalk = Received<typeof contract.getLibraryTalk>['talk']
export type TalkWords = Sent<typeof contract.addTalk>

const LIST = '/api/web/v1/admin/talk-library'

/** The table passes on only what its filters and columns offer. */
export const libraryQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof contract.listLibrary>(api, `GET ${LIST}`, input as Sent<typeof contract.listLibrary>)

export async function exportLibrary(api: Api, filter: TableInput) {
  const input = filter as Sent<typeof contract.exportLibrary>
  return (await api.call<typeof contract.exportLibrary>(`POST ${LIST}/exports`, input)).data.url
}

export const staffTalkQuery = (api: Api, id: number) =>
  apiQuery<typeof contract.getLibraryTalk>(api, `GET ${LIST}/{id}`, { id })

export const speakersQuery = (api: Api, search: string) =>
  apiQuery<typeof contract.findSpeakers>(api, 'GET /api/web/v1/admin/talk-speakers', { search })

export const addTalk = (api: Api, words: TalkWords) => api.call<typeof contract.addTalk>(`POST ${LIST}`, words)

export const changeTalk = (api: Api, filter: Sent<typeof contract.changeTalk>) =>
  api.call<typeof contract.changeTalk>(`PUT ${LIST}/{id}`, filter)

export const publishTalk = (api: Api, { id, version }: StaffTalk) =>
  api.call<typeof contract.publishTalk>(`POST ${LIST}/{id}/publications`, { id, version })

export const withdrawTalk = (api: Api, { id, version }: StaffTalk, reason: string) =>
  api.call<typeof contract.withdrawTalk>(`POST ${LIST}/{id}/withdrawals`, { id, version, reason })

export const changeCaptions = (api: Api, filter: Sent<typeof contract.changeCaptions>) =>
  api.call<typeof contract.changeCaptions>(`PUT ${LIST}/{id}/captions/{language}`, filter)

/** Without a file the current poster is removed. */
export const changePoster = (api: Api, id: number, file?: Blob) =>
  api.call<typeof contract.changePoster>(`PUT ${LIST}/{id}/poster`, { id, ...(file && { file }) })

export const beginUpload = async (api: Api, id: number, bytes: number) =>
  (await api.call<typeof contract.beginUpload>(`POST ${LIST}/{id}/uploads`, { id, bytes })).data.upload

export const attachRecording = (api: Api, id: number, uploadId: string) =>
  api.call<typeof contract.attachRecording>(`PUT ${LIST}/{id}/recording`, { id, uploadId })
