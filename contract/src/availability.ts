import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day, IdInPath, Instant } from './fields.ts'
import { SLOT_DAYS_MAX } from './limits.ts'

const Slot = z.object({
  /** HH:MM on the consultant's clock. */
  time: z.string(),
  startsAt: Instant,
})

export const listFreeSlots = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultants/{id}/free-slots',
  summary: 'Slots that can be booked now, day by day on the consultant’s calendar',
  for: 'anyone',
  input: z.object({
    id: IdInPath,
    mode: z.enum(['video', 'audio']),
    minutes: z.coerce.number().int().min(15).max(60).multipleOf(15),
    /** Today unless told. */
    from: Day.optional(),
    days: z.coerce.number().int().min(1).max(SLOT_DAYS_MAX).default(7),
  }),
  ids: { id: 'public' },
  reply: z.object({
    /** The zone that days and times are told in. */
    timeZone: z.string(),
    today: Day,
    /** The last day that can be booked. */
    lastDay: Day,
    consultantSlots: z.array(z.object({ date: Day, count: z.int(), slots: z.array(Slot) })),
  }),
  problems: ['not_found'],
})
