import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, IdInPath, Instant, Line, pageOf, paging } from './fields.ts'
import { NOTICE_CHANNELS, NOTICE_TOPICS } from './limits.ts'

const owners = ['user', 'consultant'] as const
const Nothing = z.object({})
/** The zone a browser says it is in. */
export const ReaderZone = Line(60).refine((zone) => isZone(zone), 'Choose a time zone from the list.')
const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
/** Counted to UNREAD_COUNTED_TO + 1. */
const Unread = z.object({ unread: z.int() })

export const Notice = z.object({
  id: Id,
  /** Which message it is, such as booking_moved. */
  message: z.string(),
  topic: z.enum(NOTICE_TOPICS),
  title: z.string(),
  body: z.string(),
  /** The page it is about, in the language it is told in. */
  path: z.string(),
  at: Instant,
  readAt: Instant.nullable(),
})

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/web/v1/notices',
  summary: 'What the caller was told, newest first, in the language of the call.',
  for: owners,
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(Notice).extend(Unread.shape),
})

export const countUnreadNotices = endpoint({
  method: 'GET',
  path: '/api/web/v1/notices/unread',
  summary: 'How many notices the caller has not read.',
  for: owners,
  input: Nothing,
  reply: Unread,
})

export const readNotice = endpoint({
  method: 'POST',
  path: '/api/web/v1/notices/{id}/read',
  summary: 'The caller has read this one.',
  for: owners,
  input: z.object({ id: IdInPath }),
  ids: { id: 'notice' },
  reply: Unread,
  problems: ['not_found'],
})

export const readAllNotices = endpoint({
  method: 'POST',
  path: '/api/web/v1/notices/read',
  summary: 'The caller has read all, or all up to the newest one they saw.',
  for: owners,
  input: z.object({ upTo: Id.optional() }),
  reply: Unread,
})

const Cell = z.enum(['on', 'off', 'always'])
const Choices = z.object({
  choices: z.array(
    z.object({
      topic: z.enum(NOTICE_TOPICS),
      cells: z.object({ in_app: Cell, sms: Cell, mail: Cell, push: Cell }),
    }),
  ),
  /** HH:MM in the reader's zone. */
  quietFrom: z.string(),
  quietTo: z.string(),
  timeZone: z.string(),
  /** What a browser subscribes with; null where nothing can be pushed. */
  pushKey: z.string().nullable(),
  /** The browser of this session is told. */
  pushHere: z.boolean(),
})

export const getNoticeChoices = endpoint({
  method: 'GET',
  path: '/api/web/v1/notice-choices',
  summary: 'What reaches the caller, and how.',
  for: owners,
  input: Nothing,
  reply: Choices,
})

export const changeNoticeChoice = endpoint({
  method: 'PUT',
  path: '/api/web/v1/notice-choices',
  summary: 'Turns one channel of one topic on or off; what always reaches people cannot be turned off.',
  for: owners,
  input: z.object({
    topic: z.enum(NOTICE_TOPICS),
    channel: z.enum(NOTICE_CHANNELS),
    wanted: z.boolean(),
    /** The zone of the browser: quiet hours follow it. */
    timeZone: ReaderZone.optional(),
  }),
  reply: Choices,
})

/** As browsers give it: PushSubscription.toJSON(). */
export const subscribeToPush = endpoint({
  method: 'PUT',
  path: '/api/web/v1/push-subscriptions',
  summary: 'This browser wants to be told; it is as long as its device stays signed in.',
  for: owners,
  input: z.object({
    endpoint: z.url().max(1000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{80,120}={0,2}$/),
      auth: z.string().regex(/^[\w-]{16,64}={0,2}$/),
    }),
    timeZone: ReaderZone.optional(),
  }),
  reply: Nothing,
  message: 'Notifications are on in this browser',
  limit: { per: 'account', max: 60, seconds: 3600 },
})

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/push-subscriptions',
  summary: 'This browser is not told any more; one that was not told is no problem.',
  for: owners,
  input: z.object({ endpoint: Line(1000) }),
  reply: Nothing,
  message: 'Notifications are off in this browser',
})
