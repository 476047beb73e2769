import { readSettings } from '#server/domains/settings/service.ts'
import type { Tx } from '#server/platform/db.ts'
import type { PushSubscription } from '#server/platform/outbox/message.ts'
import { type MessageParams, messageNamed, type ToldMessage } from '#server/platform/outbox/messages.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { eraseMentions, insertNotice, type Reader, readerOf } from './queries.ts'
import { type Cell, type Cells, cellsOf, type NoticeChannel, quietUntil, type Topic } from './rules.ts'

export interface Telling<M extends ToldMessage> {
  accountId: number
  message: M
  params: MessageParams[M]
  /** The reader's zone, where the occasion knows it better than we do. */
  timeZone?: string | undefined
}

/**
 * Tells a person, once the caller's transaction commits: in the bell, and by SMS, mail and push as they have chosen for the
 * message's topic. What rings by night waits for the morning, unless it always reaches people or cannot wait.
 */
export async function tell<M extends ToldMessage>(tx: Tx, at: Date, telling: Telling<M>) {
  const { accountId, message, params } = telling
  const reader = await readerOf(tx, accountId, at)
  if (!reader) return
  const words = messageNamed(message)!
  const topic = words.topic as Topic
  const cells = cellsOf(topic, reader.choices)
  if (cells.in_app !== 'off' && !words.passing) {
    const unread = await insertNotice(tx, { accountId, message, params, topic, at })
    await outbox.addEvent(tx, at, { event: 'notice', to: { accountId }, data: { unread } })
  }
  const sending = { message, params, language: reader.language }
  const ringing = addressesOf(reader, cells, (cell, channel) => cell === 'on' && channel !== 'mail')
  const rings = ringing.mobile !== undefined || ringing.subscriptions?.length
  const morning =
    rings && !words.urgent?.(params) ? await morningFor(tx, at, telling.timeZone ?? reader.timeZone) : undefined
  if (!morning) return outbox.addWanted(tx, at, { ...sending, to: addressesOf(reader, cells, () => true) })
  await outbox.addWanted(tx, at, {
    ...sending,
    to: addressesOf(reader, cells, (cell, channel) => cell === 'always' || channel === 'mail'),
  })
  await outbox.addWanted(tx, at, { ...sending, to: ringing, sendAt: morning })
}

/** When somebody in this zone may be rung; undefined: now. */
export async function morningFor(tx: Tx, at: Date, timeZone: string) {
  const { quietHoursFrom: from, quietHoursTo: to } = await readSettings(tx, at)
  return quietUntil(at, { from, to, timeZone })
}

/** Where this goes, of the channels a person has not turned off. */
function addressesOf(
  reader: Reader,
  cells: Cells,
  goes: (cell: Cell, channel: NoticeChannel) => boolean,
): { mobile?: string; email?: string | null; subscriptions?: PushSubscription[] } {
  const open = (channel: NoticeChannel) => cells[channel] !== 'off' && goes(cells[channel], channel)
  return {
    ...(open('sms') ? { mobile: reader.mobile } : {}),
    ...(open('mail') ? { email: reader.email } : {}),
    ...(open('push') ? { subscriptions: reader.subscriptions } : {}),
  }
}

/** What two people had to do with each other, of which one is deleted. */
export interface SharedRecords {
  param: 'bookingId' | 'talkId'
  rows: readonly { id: number; other: number }[]
}

/** Takes the name and the words of a deleted person out of what the other side was sent. */
export async function eraseFromMessages(tx: Tx, { param, rows }: SharedRecords) {
  if (rows.length === 0) return
  const shared = { param, ids: rows.map(({ id }) => id) }
  const readers = [...new Set(rows.map(({ other }) => other))]
  await eraseMentions(tx, shared, readers)
  await outbox.eraseMentions(tx, shared, readers)
}
