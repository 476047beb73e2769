import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day, Id, IdInPath, Instant } from './fields.ts'
import { SLOT_LENGTHS } from './limits.ts'
import { ReaderZone } from './notices.ts'

const Watch = z.object({
  id: Id,
  consultantId: Id,
  mode: z.enum(['video', 'audio']),
  minutes: z.int(),
  /** On the consultant's calendar. */
  fromDay: Day,
  toDay: Day,
  createdAt: Instant,
})

export const listSlotWatches = endpoint({
  method: 'GET',
  path: '/api/web/v1/slot-watches',
  summary: 'Whose times the caller waits for.',
  for: 'user',
  input: z.object({}),
  reply: z.object({ watches: z.array(Watch) }),
})

export const watchSlots = endpoint({
  method: 'POST',
  path: '/api/web/v1/slot-watches',
  summary:
    'Tells the caller, once, when a time of this consultant frees in these days; the newest wish replaces the one before.',
  for: 'user',
  input: z
    .object({
      consultantId: Id,
      mode: z.enum(['video', 'audio']),
      minutes: z.literal(SLOT_LENGTHS),
      fromDay: Day,
      toDay: Day,
      timeZone: ReaderZone.default('Asia/Kolkata'),
    })
    .refine(({ fromDay, toDay }) => fromDay <= toDay, { path: ['toDay'], message: 'Please choose a later day.' }),
  ids: { consultantId: 'public' },
  reply: Watch,
  status: 201,
  message: 'We will notify you when a slot opens',
  limit: { per: 'account', max: 60, seconds: 3600 },
  problems: ['not_found', 'time_is_free'],
})

export const unwatchSlots = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/slot-watches/{id}',
  summary: 'The caller does not wait any more.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'slot watch' },
  reply: z.object({}),
  message: 'Slot alert turned off',
  problems: ['not_found'],
})
