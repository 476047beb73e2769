import { useQuery } from '@tanstack/react-query'
import { freeSlotsQuery, hasTime } from '~/domains/availability/api.ts'
import type { Choice } from '~/domains/availability/choice.ts'
import { isGone } from '~/domains/availability/strip.ts'
import { useApi } from '~/lib/query.tsx'

/** The choice without a slot that can no longer be booked, which is returned as `gone`. */
export function useStillFree(consultantId: number, choice: Choice | undefined): Choice | undefined {
  const api = useApi()
  const timed = choice && hasTime(choice) ? choice : undefined
  const free = useQuery({
    ...freeSlotsQuery(api, consultantId, timed ?? { mode: 'video', minutes: 30 }),
    enabled: timed?.at !== undefined,
  })
  if (!timed?.at || !free.data || !isGone(free.data, timed.at)) return choice
  return { ...timed, at: undefined, gone: timed.at }
}
