import type * as api from '#contract/calls/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { kindOf, type Message } from '../room-kinds.ts'
import { ownRoom } from '../rooms/service.ts'
import { isStale } from '../rules.ts'
import { seatsIn } from '../seats/queries.ts'
import { notifyParticipants } from '../seats/service.ts'
import * as queries from './queries.ts'

const shown = ({ id, fromId, text, at }: Message, readerId: number) => ({ id, mine: fromId === readerId, text, at })

export async function listRoomMessages(
  { db, actor, now }: SignedIn,
  { slug, after, limit }: Input<typeof api.listRoomMessages>,
) {
  const { room } = await ownRoom(db, slug, actor.id, now)
  const messages = await kindOf(room.kind).listMessages(db, room, { after, limit })
  return { messages: messages.map((message) => shown(message, actor.id)) }
}

export async function sendRoomMessage({ db, actor, now }: SignedIn, input: Input<typeof api.sendRoomMessage>) {
  const { slug, text, sentOnce } = input
  const { room, role } = await ownRoom(db, slug, actor.id, now)
  return db.transaction().execute(async (tx) => {
    const seats = await seatsIn(tx, slug)
    const otherPresent = seats.some((seat) => seat.role !== role && seat.present && !isStale(seat, now))
    const message = await kindOf(room.kind).sendMessage(tx, room, {
      fromId: actor.id,
      text,
      sentOnce,
      otherPresent,
      at: now,
    })
    await notifyParticipants(tx, room, now, 'roommessage', { room: slug })
    return { message: shown(message, actor.id) }
  })
}

const EMPTY = { text: '', updatedAt: null }

export async function getRoomNote({ db, actor, now }: SignedIn, { slug }: Input<typeof api.getRoomNote>) {
  await ownRoom(db, slug, actor.id, now)
  return { note: (await queries.noteIn(db, { room: slug, accountId: actor.id })) ?? EMPTY }
}

export async function saveRoomNote({ db, actor, now }: SignedIn, { slug, text }: Input<typeof api.saveRoomNote>) {
  await ownRoom(db, slug, actor.id, now)
  const whose = { room: slug, accountId: actor.id }
  if (text === '') await queries.deleteNote(db, whose)
  else await queries.writeNote(db, whose, text, now)
  return { note: text === '' ? EMPTY : { text, updatedAt: now } }
}
