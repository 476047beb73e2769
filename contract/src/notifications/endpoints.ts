import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, pageOf, paging, TimeZone } from '../fields.ts'
import { NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from './constants.ts'

const owners = ['user', 'consultant'] as const
const Nothing = z.object({})
/** Counted to UNREAD_COUNTED_TO + 1. */
const Unread = z.object({ unread: z.int() })

export const AppNotification = z.object({
  id: Id,
  /** The message type, such as booking_moved. */
  message: z.string(),
  topic: z.enum(NOTIFICATION_TOPICS),
  title: z.string(),
  body: z.string(),
  /** The page it refers to, in the language of the text. */
  path: z.string(),
  at: Instant,
  readAt: Instant.nullable(),
})

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/web/v1/notices',
  summary: 'Lists the caller’s notifications, newest first, in the language of the request.',
  for: owners,
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(AppNotification).extend(Unread.shape),
})

export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/api/web/v1/notices/unread',
  summary: 'Returns the number of unread notifications.',
  for: owners,
  input: Nothing,
  reply: Unread,
})

export const readNotification = endpoint({
  method: 'POST',
  path: '/api/web/v1/notices/{id}/read',
  summary: 'Marks one notification as read.',
  for: owners,
  input: z.object({ id: IdInPath }),
  ids: { id: 'notice' },
  reply: Unread,
  problems: ['not_found'],
})

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/api/web/v1/notices/read',
  summary: 'Marks all notifications as read, or all up to the newest one the caller saw.',
  for: owners,
  input: z.object({ upTo: Id.optional() }),
  reply: Unread,
})

const Cell = z.enum(['on', 'off', 'always'])
const Choices = z.object({
  choices: z.array(
    z.object({
      topic: z.enum(NOTIFICATION_TOPICS),
      cells: z.object({ in_app: Cell, sms: Cell, mail: Cell, push: Cell }),
    }),
  ),
  /** HH:MM in the reader's time zone. */
  quietFrom: z.string(),
  quietTo: z.string(),
  timeZone: z.string(),
  /** The key a browser subscribes with; null where push is unavailable. */
  pushKey: z.string().nullable(),
  /** Push is on for the browser of this session. */
  pushHere: z.boolean(),
})

export const getNotificationChoices = endpoint({
  method: 'GET',
  path: '/api/web/v1/notice-choices',
  summary: 'Returns the caller’s notification preferences.',
  for: owners,
  input: Nothing,
  reply: Choices,
})

export const changeNotificationChoice = endpoint({
  method: 'PUT',
  path: '/api/web/v1/notice-choices',
  summary: 'Turns one channel of one topic on or off. Topics that are always delivered cannot be turned off.',
  for: owners,
  input: z.object({
    topic: z.enum(NOTIFICATION_TOPICS),
    channel: z.enum(NOTIFICATION_CHANNELS),
    wanted: z.boolean(),
    /** The browser's time zone, which quiet hours follow. */
    timeZone: TimeZone.optional(),
  }),
  reply: Choices,
})

/** As returned by the browser: PushSubscription.toJSON(). */
export const subscribeToPush = endpoint({
  method: 'PUT',
  path: '/api/web/v1/push-subscriptions',
  summary: 'Subscribes this browser to push notifications for as long as its device stays signed in.',
  for: owners,
  input: z.object({
    endpoint: z.url().max(1000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{80,120}={0,2}$/),
      auth: z.string().regex(/^[\w-]{16,64}={0,2}$/),
    }),
    timeZone: TimeZone.optional(),
  }),
  reply: Nothing,
  message: 'Notifications are on in this browser',
  limit: { per: 'account', max: 60, seconds: 3600 },
})

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/push-subscriptions',
  summary: 'Unsubscribes this browser from push notifications. Does nothing if it was not subscribed.',
  for: owners,
  input: z.object({ endpoint: Line(1000) }),
  reply: Nothing,
  message: 'Notifications are off in this browser',
})
