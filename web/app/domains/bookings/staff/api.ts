import type * as staff from '#contract/bookings/staff.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffBookingRow = Received<typeof staff.listAllBookings>['data'][number]
export type Story = Received<typeof staff.getBookingStory>
export type Substitute = Received<typeof staff.listSubstitutes>['substitutes'][number]

/** The table passes on only what its filters and columns offer. */
export const allBookingsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof staff.listAllBookings>(
    api,
    'GET /api/web/v1/admin/bookings',
    input as Sent<typeof staff.listAllBookings>,
  )

export async function exportBookings(api: Api, request: TableInput) {
  const input = request as Sent<typeof staff.exportBookings>
  return (await api.call<typeof staff.exportBookings>('POST /api/web/v1/admin/bookings/exports', input)).data.url
}

export const storyQuery = (api: Api, id: number) =>
  apiQuery<typeof staff.getBookingStory>(api, 'GET /api/web/v1/admin/bookings/{id}', { id })

export const substitutesQuery = (api: Api, id: number, search: string) =>
  apiQuery<typeof staff.listSubstitutes>(api, 'GET /api/web/v1/admin/bookings/{id}/substitutes', {
    id,
    ...(search && { search }),
  })

export const cancelForPlatform = (api: Api, request: Sent<typeof staff.cancelBookingByStaff>, idempotencyKey: string) =>
  api.call<typeof staff.cancelBookingByStaff>('POST /api/web/v1/admin/bookings/{id}/cancellations', request, {
    idempotencyKey,
  })

export const refundBooking = (api: Api, request: Sent<typeof staff.refundBooking>, idempotencyKey: string) =>
  api.call<typeof staff.refundBooking>('POST /api/web/v1/admin/bookings/{id}/refunds', request, { idempotencyKey })

export const reassign = (api: Api, request: Sent<typeof staff.reassignBooking>, idempotencyKey: string) =>
  api.call<typeof staff.reassignBooking>('POST /api/web/v1/admin/bookings/{id}/reassignments', request, {
    idempotencyKey,
  })

export const decide = (api: Api, request: Sent<typeof staff.decideAppeal>, idempotencyKey: string) =>
  api.call<typeof staff.decideAppeal>('POST /api/web/v1/admin/bookings/{id}/appeal-decisions', request, {
    idempotencyKey,
  })

export const decideCredit = (api: Api, request: Sent<typeof staff.decideCredit>, idempotencyKey: string) =>
  api.call<typeof staff.decideCredit>('POST /api/web/v1/admin/bookings/{id}/credit-decisions', request, {
    idempotencyKey,
  })

export const messageBoth = (api: Api, request: Sent<typeof staff.messageBoth>, idempotencyKey: string) =>
  api.call<typeof staff.messageBoth>('POST /api/web/v1/admin/bookings/{id}/messages', request, { idempotencyKey })

export const remindBoth = (api: Api, request: Sent<typeof staff.remindBoth>, idempotencyKey: string) =>
  api.call<typeof staff.remindBoth>('POST /api/web/v1/admin/bookings/{id}/reminders', request, { idempotencyKey })
