import type * as api from '#contract/bookings.ts'
import type { Input } from '#contract/endpoint.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { ofActor } from '../cancelling/service.ts'
import { bookingById } from '../queries.ts'
import { mayMessage } from '../rules.ts'
import { tellMessage, tellMessagesRead } from '../telling.ts'
import * as queries from './queries.ts'

type Row = Awaited<ReturnType<typeof queries.insertMessage>>

const shown = ({ fromId, ...message }: Row, readerId: number) => ({ ...message, mine: fromId === readerId })

export async function listBookingMessages({ db, actor }: SignedIn, wish: Input<typeof api.listBookingMessages>) {
  const { id, page, limit } = wish
  ofActor(await bookingById(db, id), actor)
  const [rows, count] = await Promise.all([
    queries.pageOfMessages(db, id, { limit, offset: (page - 1) * limit }),
    queries.countMessages(db, id),
  ])
  return { data: rows.map((row) => shown(row, actor.id)), count, page, limit }
}

export async function sendBookingMessage({ db, actor, now }: SignedIn, wish: Input<typeof api.sendBookingMessage>) {
  const booking = ofActor(await bookingById(db, wish.id), actor)
  const { messagesOpenDays } = await readSettings(db, now)
  if (!mayMessage(booking, now, messagesOpenDays)) throw new Problem('too_late')
  return db.transaction().execute(async (tx) => {
    const row = await queries.insertMessage(tx, { bookingId: wish.id, fromId: actor.id, text: wish.text, at: now })
    await tellMessage(tx, booking, { fromId: actor.id, text: wish.text }, now)
    return { message: shown(row, actor.id) }
  })
}

export async function readBookingMessages({ db, actor, now }: SignedIn, wish: Input<typeof api.readBookingMessages>) {
  const { id, lastId } = wish
  const booking = ofActor(await bookingById(db, id), actor)
  return db.transaction().execute(async (tx) => {
    const news = await queries.markRead(tx, { bookingId: id, readerId: actor.id, lastId, at: now })
    if (news) await tellMessagesRead(tx, booking, now)
    return { unreadMessages: await queries.countUnread(tx, id, actor.id) }
  })
}
