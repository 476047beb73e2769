import type { Received, Sent } from '#contract/endpoint.ts'
import type { findSpeakers } from '#contract/talks/library-staff.ts'
import type * as contract from '#contract/workshops/staff.ts'
import type { listTicketsOfPerson } from '#contract/workshops/tickets-staff.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffRow = Received<typeof contract.listStaffWorkshops>['data'][number]
export type StaffWorkshop = Received<typeof contract.getStaffWorkshop>['workshop']
export type WorkshopFacts = Sent<typeof contract.addWorkshop>
export type Attendee = Received<typeof contract.listAttendees>['data'][number]
export type DoorList = Received<typeof contract.getDoorList>
export type Scan = Sent<typeof contract.sendScans>['scans'][number]

const LIST = '/api/web/v1/admin/workshops'

/** The table passes on only what its filters and columns offer. */
export const staffWorkshopsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof contract.listStaffWorkshops>(api, `GET ${LIST}`, input as Sent<typeof contract.listStaffWorkshops>)

export async function exportWorkshops(api: Api, request: TableInput) {
  const input = request as Sent<typeof contract.exportWorkshops>
  return (await api.call<typeof contract.exportWorkshops>(`POST ${LIST}/exports`, input)).data.url
}

export const exportAttendees = async (api: Api, id: number) =>
  (await api.call<typeof contract.exportAttendees>(`POST ${LIST}/{id}/attendees/exports`, { id })).data.url

export const staffWorkshopQuery = (api: Api, id: number) =>
  apiQuery<typeof contract.getStaffWorkshop>(api, `GET ${LIST}/{id}`, { id })

/** Listed consultants by part of the name. */
export const trainersQuery = (api: Api, search: string) =>
  apiQuery<typeof findSpeakers>(api, 'GET /api/web/v1/admin/talk-speakers', { search })

export const addWorkshop = (api: Api, facts: WorkshopFacts) =>
  api.call<typeof contract.addWorkshop>(`POST ${LIST}`, facts)

export const changeWorkshop = (api: Api, facts: Sent<typeof contract.changeWorkshop>) =>
  api.call<typeof contract.changeWorkshop>(`PUT ${LIST}/{id}`, facts)

export const publishWorkshop = (api: Api, { id, version }: StaffWorkshop) =>
  api.call<typeof contract.publishWorkshop>(`POST ${LIST}/{id}/publications`, { id, version })

export const withdrawWorkshop = (api: Api, { id, version }: StaffWorkshop) =>
  api.call<typeof contract.withdrawWorkshop>(`POST ${LIST}/{id}/withdrawals`, { id, version })

export const cancelWorkshop = (api: Api, { id, version }: StaffWorkshop, reason: string) =>
  api.call<typeof contract.cancelWorkshop>(`POST ${LIST}/{id}/cancellations`, { id, version, reason })

export const attendeesQuery = (api: Api, id: number, { search, page }: { search: string; page: number }) =>
  apiQuery<typeof contract.listAttendees>(api, `GET ${LIST}/{id}/attendees`, {
    ...{ id, page, limit: 50 },
    ...(search && { search }),
  })

export const doorListQuery = (api: Api, id: number) =>
  apiQuery<typeof contract.getDoorList>(api, `GET ${LIST}/{id}/door-list`, { id })

export const sendScans = async (api: Api, id: number, scans: Scan[]) =>
  (await api.call<typeof contract.sendScans>(`POST ${LIST}/{id}/check-ins`, { id, scans })).data.results

export const ticketsOfPersonQuery = (api: Api, input: Sent<typeof listTicketsOfPerson>) =>
  apiQuery<typeof listTicketsOfPerson>(api, 'GET /api/web/v1/admin/people/{id}/workshop-tickets', input)
