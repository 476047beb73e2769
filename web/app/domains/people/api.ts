import type {
  countPeople,
  endPersonSessions,
  exportPeople as exportEndpoint,
  getPerson,
  listPeople,
  restorePerson,
  suspendPerson,
} from '#contract/accounts/people.ts'
import type { addPersonNote, changePersonNote, listPersonNotes } from '#contract/accounts/person-notes.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type Person = Received<typeof listPeople>['data'][number]
export type PersonNote = Received<typeof listPersonNotes>['data'][number]
export type PersonDetails = Received<typeof getPerson>

/** The table passes on only what its filters and columns offer. */
export const peopleQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof listPeople>(api, 'GET /api/web/v1/admin/people', input as Sent<typeof listPeople>)

export const personQuery = (api: Api, id: number) =>
  apiQuery<typeof getPerson>(api, 'GET /api/web/v1/admin/people/{id}', { id })

export const peopleCountsQuery = (api: Api) =>
  apiQuery<typeof countPeople>(api, 'GET /api/web/v1/admin/people/counts', {})

export const exportPeople = async (api: Api, request: TableInput) => {
  const input = request as Sent<typeof exportEndpoint>
  return (await api.call<typeof exportEndpoint>('POST /api/web/v1/admin/people/exports', input)).data.url
}

export const suspend = (api: Api, id: number, reason: string) =>
  api.call<typeof suspendPerson>('POST /api/web/v1/admin/people/{id}/suspension', { id, reason })

export const restore = (api: Api, id: number, reason: string) =>
  api.call<typeof restorePerson>('DELETE /api/web/v1/admin/people/{id}/suspension', { id, reason })

export const endSessions = (api: Api, id: number, reason: string) =>
  api.call<typeof endPersonSessions>('DELETE /api/web/v1/admin/people/{id}/sessions', { id, reason })

export const notesQuery = (api: Api, id: number, limit: number) =>
  apiQuery<typeof listPersonNotes>(api, 'GET /api/web/v1/admin/people/{id}/notes', { id, limit })

export const addNote = (api: Api, input: Sent<typeof addPersonNote>, idempotencyKey: string) =>
  api.call<typeof addPersonNote>('POST /api/web/v1/admin/people/{id}/notes', input, { idempotencyKey })

export const changeNote = (api: Api, input: Sent<typeof changePersonNote>) =>
  api.call<typeof changePersonNote>('PUT /api/web/v1/admin/people/{id}/notes/{noteId}', input)
