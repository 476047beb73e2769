import type * as api from '#contract/bookings/messages.ts'
import type { Input } from '#contract/endpoint.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { ofActor } from '../access.ts'
import type { BookingFacts } from '../booking.ts'
import { notifyMessage, notifyMessagesRead } from '../notifications.ts'
import { bookingById } from '../queries.ts'
import { mayMessage } from '../rules.ts'
import * as queries from './queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof queries.insertMessage>>>

const shown = ({ fromId, ...message }: Row, readerId: number) => ({ ...message, mine: fromId === readerId })

export async function listBookingMessages({ db, actor }: SignedIn, input: Input<typeof api.listBookingMessages>) {
  const { id, page, limit } = input
  ofActor(await bookingById(db, id), actor)
  const [rows, count] = await Promise.all([
    queries.pageOfMessages(db, id, { limit, offset: (page - 1) * limit }),
    queries.countMessages(db, id),
  ])
  return { data: rows.map((row) => shown(row, actor.id)), count, page, limit }
}

export async function sendBookingMessage({ db, actor, now }: SignedIn, input: Input<typeof api.sendBookingMessage>) {
  const booking = ofActor(await bookingById(db, input.id), actor)
  return db.transaction().execute(async (tx) => {
    const { text, sentOnce } = input
    const row = await writeMessage(tx, booking, { fromId: actor.id, text, sentOnce, seen: false, at: now })
    return { message: shown(row, actor.id) }
  })
}

interface Written {
  fromId: number
  text: string
  sentOnce: string | undefined
  /** The other side has the chat open: no further notification is needed. */
  seen: boolean
  at: Date
}

/** A message sent twice is stored and notified once. */
export async function writeMessage(tx: Tx, booking: BookingFacts, { fromId, text, sentOnce, seen, at }: Written) {
  const bookingId = booking.id
  const message = { bookingId, fromId, sentOnce }
  const before = await queries.messageSent(tx, message)
  if (before) return before
  const { messagesOpenDays } = await readSettings(tx, at)
  if (!mayMessage(booking, at, messagesOpenDays)) throw new Problem('too_late')
  const row = await queries.insertMessage(tx, { ...message, text, at })
  if (!row) return (await queries.messageSent(tx, message))!
  if (!seen) await notifyMessage(tx, booking, { fromId, text }, at)
  else {
    const readerId = fromId === booking.customerId ? booking.consultantId : booking.customerId
    await queries.markRead(tx, { bookingId, readerId, lastId: row.id, at })
    await notifyMessagesRead(tx, booking, at)
  }
  return row
}

export async function readBookingMessages({ db, actor, now }: SignedIn, input: Input<typeof api.readBookingMessages>) {
  const { id, lastId } = input
  const booking = ofActor(await bookingById(db, id), actor)
  return db.transaction().execute(async (tx) => {
    const isNewlyRead = await queries.markRead(tx, { bookingId: id, readerId: actor.id, lastId, at: now })
    if (isNewlyRead) await notifyMessagesRead(tx, booking, now)
    return { unreadMessages: await queries.countUnread(tx, id, actor.id) }
  })
}
