import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, IdInPath, Instant, TimeZone } from '../fields.ts'
import { SLOT_LENGTHS } from './constants.ts'

const Watch = z.object({
  id: Id,
  consultantId: Id,
  mode: z.enum(['video', 'audio']),
  minutes: z.int(),
  /** In the consultant's calendar. */
  fromDay: Day,
  toDay: Day,
  createdAt: Instant,
})

export const listSlotWatches = endpoint({
  method: 'GET',
  path: '/api/web/v1/slot-watches',
  summary: 'Lists the caller’s slot alerts.',
  for: 'user',
  input: z.object({}),
  reply: z.object({ watches: z.array(Watch) }),
})

export const watchSlots = endpoint({
  method: 'POST',
  path: '/api/web/v1/slot-watches',
  summary:
    'Notifies the caller once when a slot of this consultant becomes free in these days. A new alert replaces the previous one.',
  for: 'user',
  input: z
    .object({
      consultantId: Id,
      mode: z.enum(['video', 'audio']),
      minutes: z.literal(SLOT_LENGTHS),
      fromDay: Day,
      toDay: Day,
      timeZone: TimeZone.default('Asia/Kolkata'),
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
  summary: 'Removes a slot alert.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'slot watch' },
  reply: z.object({}),
  message: 'Slot alert turned off',
  problems: ['not_found'],
})
