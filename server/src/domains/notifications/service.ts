import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { PushSubscription } from '#server/platform/outbox/message.ts'
import {
  type MessageParams,
  messageToSend,
  type NotificationMessage,
  type ParamName,
} from '#server/platform/outbox/messages.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { eraseMentions as eraseMentionsInOutbox } from '#server/platform/outbox/queries.ts'
import { eraseMentions, insertNotification, type Reader, readerOf } from './queries.ts'
import { type Cell, type Cells, cellsOf, type NotificationChannel, quietUntil, type Topic } from './rules.ts'

export interface NotificationInput<M extends NotificationMessage> {
  accountId: number
  message: M
  params: MessageParams[M]
  /** The reader's time zone, if the event knows it better. */
  timeZone?: string | undefined
}

/**
 * Notifies a person once the caller's transaction commits: in the bell, and by SMS, email and push according to their
 * preferences for the topic. SMS and push wait during quiet hours, unless mandatory or urgent.
 */
export async function notify<M extends NotificationMessage>(tx: Tx, at: Date, notification: NotificationInput<M>) {
  const { accountId, message, params } = notification
  const reader = await readerOf(tx, accountId, at)
  if (!reader) return
  const words = messageToSend(message)
  const topic = words.topic as Topic
  const cells = cellsOf(topic, reader.choices)
  if (cells.in_app !== 'off' && !words.passing) {
    const unread = await insertNotification(tx, { accountId, message, params, topic, at })
    await outbox.addEvent(tx, at, { event: 'notice', to: { accountId }, data: { unread } })
  }
  const sending = { message, params, language: reader.language }
  const ringing = addressesOf(reader, cells, (cell, channel) => cell === 'on' && channel !== 'mail')
  const rings = ringing.mobile !== undefined || ringing.subscriptions?.length
  const morning =
    rings && !words.urgent?.(params) ? await morningFor(tx, at, notification.timeZone ?? reader.timeZone) : undefined
  if (!morning)
    return outbox.addWanted(tx, at, { ...sending, to: { accountId, ...addressesOf(reader, cells, () => true) } })
  await outbox.addWanted(tx, at, {
    ...sending,
    to: { accountId, ...addressesOf(reader, cells, (cell, channel) => cell === 'always' || channel === 'mail') },
  })
  await outbox.addWanted(tx, at, { ...sending, to: { accountId, ...ringing }, sendAt: morning })
}

/** When quiet hours in this time zone end; undefined if it is not quiet now. */
export async function morningFor(tx: Tx, at: Date, timeZone: string) {
  const { quietHoursFrom: from, quietHoursTo: to } = await readSettings(tx, at)
  return quietUntil(at, { from, to, timeZone })
}

/** The addresses of the channels a person has not turned off. */
function addressesOf(
  reader: Reader,
  cells: Cells,
  goes: (cell: Cell, channel: NotificationChannel) => boolean,
): { mobile?: string; email?: string | null; subscriptions?: PushSubscription[] } {
  const open = (channel: NotificationChannel) => cells[channel] !== 'off' && goes(cells[channel], channel)
  return {
    ...(open('sms') ? { mobile: reader.mobile } : {}),
    ...(open('mail') ? { email: reader.email } : {}),
    ...(open('push') ? { subscriptions: reader.subscriptions } : {}),
  }
}

/** Records shared by two people, one of whom is deleted. */
export interface SharedRecords {
  param: ParamName
  rows: readonly { id: number; other: number }[]
}

/** Removes the name and texts of a deleted person from what the other side was sent. */
export async function eraseFromMessages(tx: Tx, { param, rows }: SharedRecords) {
  if (rows.length === 0) return
  const shared = { param, ids: rows.map(({ id }) => id) }
  const readers = [...new Set(rows.map(({ other }) => other))]
  await eraseMentions(tx, shared, readers)
  await eraseMentionsInOutbox(tx, shared, readers)
}
