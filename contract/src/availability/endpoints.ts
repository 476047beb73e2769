import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, IdInPath, Instant } from '../fields.ts'
import { SLOT_DAYS_MAX } from './constants.ts'

const Slot = z.object({
  /** HH:MM in the consultant's time zone. */
  time: z.string(),
  startsAt: Instant,
})

export const listFreeSlots = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultants/{id}/free-slots',
  summary: 'Lists bookable slots by day of the consultant’s calendar.',
  for: 'anyone',
  input: z.object({
    id: IdInPath,
    mode: z.enum(['video', 'audio']),
    minutes: z.coerce.number().int().min(15).max(60).multipleOf(15),
    /** Defaults to today. */
    from: Day.optional(),
    days: z.coerce.number().int().min(1).max(SLOT_DAYS_MAX).default(7),
  }),
  ids: { id: 'public' },
  reply: z.object({
    /** The time zone of the days and times. */
    timeZone: z.string(),
    today: Day,
    /** The last day that can be booked. */
    lastDay: Day,
    consultantSlots: z.array(z.object({ date: Day, count: z.int(), slots: z.array(Slot) })),
  }),
  problems: ['not_found'],
})
