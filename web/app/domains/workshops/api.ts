import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type * as contract from '#contract/workshops/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type WorkshopCard = Received<typeof contract.listWorkshops>['data'][number]
export type WorkshopDetail = Received<typeof contract.getWorkshop>['detail']
export type Booking = Received<typeof contract.listOwnBookings>['data'][number]
export type AwaitedWorkshop = Received<typeof contract.listOwnBookings>['awaited'][number]
export type Ticket = Booking['tickets'][number]
export type ListInput = Sent<typeof contract.listWorkshops>

export const workshopPath = (slug: string) => `/workshops/${slug}`

export const workshopsQuery = (to: Api, input: ListInput) =>
  apiQuery<typeof contract.listWorkshops>(to, 'GET /api/web/v1/workshops', input)

const DETAIL = 'GET /api/web/v1/workshops/{id}'
export const workshopQuery = (to: Api, id: string) => apiQuery<typeof contract.getWorkshop>(to, DETAIL, { id })

/** With what concerns the caller: the waiting list, an offered seat, saved names. */
export const ownWorkshopQuery = (to: Api, id: string, buyer: number) =>
  queryOptions({
    queryKey: [DETAIL, { id }, buyer] as const,
    queryFn: async ({ signal }): Promise<Received<typeof contract.getWorkshop>> =>
      (await to.call<typeof contract.getWorkshop>(DETAIL, { id }, { signal })).data,
  })

export const ownBookingsQuery = (to: Api, when: 'upcoming' | 'past', page: number) =>
  apiQuery<typeof contract.listOwnBookings>(to, 'GET /api/web/v1/workshop-bookings', { when, page, limit: 10 })

export const saveAttendees = (to: Api, id: number, names: string[]) =>
  to.call<typeof contract.saveAttendees>('PUT /api/web/v1/workshops/{id}/attendees', { id, names })

export const joinWaitingList = (to: Api, id: number) =>
  to.call<typeof contract.joinWaitingList>('PUT /api/web/v1/workshops/{id}/waiting', { id })

export const leaveWaitingList = (to: Api, id: number) =>
  to.call<typeof contract.leaveWaitingList>('DELETE /api/web/v1/workshops/{id}/waiting', { id })

export const renameTicket = (to: Api, id: number, name: string) =>
  to.call<typeof contract.renameTicket>('PUT /api/web/v1/workshop-tickets/{id}/name', { id, name })

export const giveUpTicket = (to: Api, input: Sent<typeof contract.giveUpTicket>, idempotencyKey: string) =>
  to.call<typeof contract.giveUpTicket>('POST /api/web/v1/workshop-tickets/{id}/cancellations', input, {
    idempotencyKey,
  })

export const meetingLink = async (to: Api, id: number) =>
  (await to.call<typeof contract.linkMeeting>('POST /api/web/v1/workshop-tickets/{id}/joins', { id })).data.url

export const calendarLink = async (to: Api, id: number) =>
  (await to.call<typeof contract.linkTicketCalendar>('POST /api/web/v1/workshop-tickets/{id}/calendar-links', { id }))
    .data.url

export const ticketPdfLink = async (to: Api, id: number) =>
  (await to.call<typeof contract.linkTicketPdf>('POST /api/web/v1/workshop-tickets/{id}/pdf-links', { id })).data.url

export const certificateLink = async (to: Api, id: number) =>
  (await to.call<typeof contract.linkAttendance>('POST /api/web/v1/workshop-tickets/{id}/certificates', { id })).data
    .url

/** Everything that shows workshops and tickets. */
export const refreshWorkshops = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [what] }) => typeof what === 'string' && what.includes('/workshop'),
  })
