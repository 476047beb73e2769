import type { listFreeSlots } from '#contract/availability/endpoints.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import { addDays, type Choice } from './choice.ts'

export type FreeSlots = Received<typeof listFreeSlots>

/** A week, and a day on each side for readers in other time zones. */
export const STRIP_DAYS = 7
const ASKED_DAYS = STRIP_DAYS + 2
export const FREE_SLOTS = 'GET /api/web/v1/consultants/{id}/free-slots'

/** Mode and length of a session. */
export interface SessionKind {
  mode: 'video' | 'audio'
  minutes: number
}

export const freeDaysQuery = (api: Api, id: number, kind: SessionKind, from: string | undefined, days: number) => ({
  ...apiQuery<typeof listFreeSlots>(api, FREE_SLOTS, { id, ...kind, ...(from && { from }), days }),
  staleTime: 15_000,
})

export const freeSlotsQuery = (
  api: Api,
  id: number,
  { mode, minutes, week }: SessionKind & { week?: string | undefined },
) => freeDaysQuery(api, id, { mode, minutes }, week && addDays(week, -1), ASKED_DAYS)

/** A choice with a time: anything but written advice. */
export type SessionRequest = Choice & { mode: 'video' | 'audio' }
export const hasTime = (choice: Choice): choice is SessionRequest => choice.mode !== 'written'
