import type {
  explainOwnSlot,
  getOwnSchedule,
  listOwnBusyTimes,
  previewOwnSlots,
  readExternalCalendarNow,
  removeExternalCalendar,
  saveOwnSchedule,
  setExternalCalendar,
} from '#contract/availability/schedule.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Schedule = Received<typeof getOwnSchedule>['schedule']
export type ScheduleInput = Sent<typeof saveOwnSchedule>
export type BusyTime = Received<typeof listOwnBusyTimes>['busyTimes'][number]
/** A slot as customers see it. */
export type SeenSlot = Received<typeof previewOwnSlots>['slots'][number]
export type ExternalCalendar = NonNullable<Schedule['externalCalendar']>
export type Explanation = Received<typeof explainOwnSlot>
export type Reason = Explanation['reasons'][number]

export const scheduleQuery = (api: Api) => apiQuery<typeof getOwnSchedule>(api, 'GET /api/web/v1/schedules/own', {})

export const busyQuery = (api: Api, from: string) => ({
  ...apiQuery<typeof listOwnBusyTimes>(api, 'GET /api/web/v1/schedules/own/busy-times', { from, days: 7 }),
  staleTime: 15_000,
})

export const previewQuery = (api: Api, request: Sent<typeof previewOwnSlots>) => ({
  ...apiQuery<typeof previewOwnSlots>(api, 'POST /api/web/v1/schedules/own/previews', request),
  staleTime: 15_000,
})

export const explain = (api: Api, request: Sent<typeof explainOwnSlot>) =>
  api.call<typeof explainOwnSlot>('POST /api/web/v1/schedules/own/explanations', request)

export const saveSchedule = (api: Api, input: ScheduleInput) =>
  api.call<typeof saveOwnSchedule>('PUT /api/web/v1/schedules/own', input)

export const connectCalendar = (api: Api, url: string) =>
  api.call<typeof setExternalCalendar>('PUT /api/web/v1/schedules/own/external-calendar', { url })

export const readCalendar = (api: Api) =>
  api.call<typeof readExternalCalendarNow>('POST /api/web/v1/schedules/own/external-calendar/readings', {})

export const removeCalendar = (api: Api) =>
  api.call<typeof removeExternalCalendar>('DELETE /api/web/v1/schedules/own/external-calendar', {})
