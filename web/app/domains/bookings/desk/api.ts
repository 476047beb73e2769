import type { listConsultantAppointments } from '#contract/bookings/endpoints.ts'
import type { getCustomerNote, saveCustomerNote } from '#contract/bookings/messages.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

type AppointmentQuery = Sent<typeof listConsultantAppointments>

export const ownAppointmentsQuery = (api: Api, request: AppointmentQuery) =>
  apiQuery<typeof listConsultantAppointments>(api, 'GET /api/web/v1/get-consultant-appointments-list', request)

export const customerNoteQuery = (api: Api, customerId: number) =>
  apiQuery<typeof getCustomerNote>(api, 'GET /api/web/v1/customer-notes/{customerId}', { customerId })

export const saveNote = (api: Api, customerId: number, text: string) =>
  api.call<typeof saveCustomerNote>('PUT /api/web/v1/customer-notes/{customerId}', { customerId, text })
