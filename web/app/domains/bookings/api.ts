import type {
  appealNoShow,
  cancelBooking,
  declineMove,
  getBooking,
  listUserAppointments,
  moveBooking,
  previewCancellation,
  releaseHold,
  writeBrief,
} from '#contract/bookings/endpoints.ts'
import type { extendBooking, getExtension } from '#contract/bookings/extensions.ts'
import type { listBookingMessages, readBookingMessages, sendBookingMessage } from '#contract/bookings/messages.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api, CallOptions } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type BookingDetail = Received<typeof getBooking>
export type Booking = BookingDetail['booking']
export type Party = Booking['consultant']
export type TimelineEntry = BookingDetail['timeline'][number]
export type Extension = Received<typeof getExtension>['extension']
export type Cancellation = Received<typeof previewCancellation>
/** The tabs of the page; the endpoint can also return all of them as one list. */
export type BookingList = Exclude<NonNullable<Sent<typeof listUserAppointments>['type']>, 'all'>
export type Destination = NonNullable<Sent<typeof cancelBooking>['to']>

const APPOINTMENTS = 'GET /api/mobile/v1/user-appointments-web'
const BOOKING = 'GET /api/web/v1/bookings/{id}'
const CANCELLATION = 'GET /api/web/v1/bookings/{id}/cancellation'
const MESSAGES = 'GET /api/web/v1/bookings/{id}/messages'
const MESSAGES_SHOWN = 50

export const appointmentsQuery = (api: Api, request: Sent<typeof listUserAppointments>) =>
  apiQuery<typeof listUserAppointments>(api, APPOINTMENTS, request)

export const bookingQuery = (api: Api, id: number) => apiQuery<typeof getBooking>(api, BOOKING, { id })

/** The answer depends on the time, so it is never cached. */
export const cancellationQuery = (api: Api, id: number) => ({
  ...apiQuery<typeof previewCancellation>(api, CANCELLATION, { id }),
  staleTime: 0,
  gcTime: 0,
})

/** Whether the running session can be extended; others may book the slot at any moment. */
export const extensionQuery = (api: Api, id: number) => ({
  ...apiQuery<typeof getExtension>(api, 'GET /api/web/v1/bookings/{id}/extension', { id }),
  staleTime: 0,
})

export const messagesQuery = (api: Api, id: number) =>
  apiQuery<typeof listBookingMessages>(api, MESSAGES, { id, limit: MESSAGES_SHOWN })

export const release = (api: Api, id: number) =>
  api.call<typeof releaseHold>('DELETE /api/web/v1/bookings/{id}/hold', { id })

export const saveBrief = (api: Api, request: Sent<typeof writeBrief>) =>
  api.call<typeof writeBrief>('PUT /api/web/v1/bookings/{id}/brief', request)

export const cancel = (api: Api, request: Sent<typeof cancelBooking>, options: CallOptions) =>
  api.call<typeof cancelBooking>('POST /api/web/v1/bookings/{id}/cancel', request, options)

export const move = (api: Api, request: Sent<typeof moveBooking>, options: CallOptions) =>
  api.call<typeof moveBooking>('POST /api/web/v1/bookings/{id}/move', request, options)

export const decline = (api: Api, request: Sent<typeof declineMove>, options: CallOptions) =>
  api.call<typeof declineMove>('POST /api/web/v1/bookings/{id}/decline-move', request, options)

export const extend = (api: Api, request: Sent<typeof extendBooking>, options: CallOptions) =>
  api.call<typeof extendBooking>('POST /api/web/v1/bookings/{id}/extension', request, options)

export const appeal = (api: Api, id: number, reason: string) =>
  api.call<typeof appealNoShow>('POST /api/web/v1/bookings/{id}/appeal', { id, reason })

export const sendMessage = (api: Api, request: Sent<typeof sendBookingMessage>) =>
  api.call<typeof sendBookingMessage>('POST /api/web/v1/bookings/{id}/messages', request)

export const readMessages = (api: Api, id: number, lastId: number) =>
  api.call<typeof readBookingMessages>('POST /api/web/v1/bookings/{id}/messages/read', { id, lastId })
