import type * as api from '#contract/calls/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { kindOf, type Message } from '../kinds.ts'
import { ownRoom } from '../reading/service.ts'
import { isStale } from '../rules.ts'
import { seatsIn } from '../seats/queries.ts'
import { notifyBoth } from '../seats/service.ts'

const shown = ({ id, fromId, text, at }: Message, readerId: number) => ({ id, mine: fromId === readerId, text, at })

export async function listRoomMessages(
  { db, actor, now }: SignedIn,
  { slug, after, limit }: Input<typeof api.listRoomMessages>,
) {
  const { room } = await ownRoom(db, slug, actor.id, now)
  const messages = await kindOf(room.kind).messages(db, room, { after, limit })
  return { messages: messages.map((message) => shown(message, actor.id)) }
}

export async function sendRoomMessage({ db, actor, now }: SignedIn, input: Input<typeof api.sendRoomMessage>) {
  const { slug, text, sentOnce } = input
  const { room, role } = await ownRoom(db, slug, actor.id, now)
  return db.transaction().execute(async (tx) => {
    const seats = await seatsIn(tx, slug)
    const otherIn = seats.some((seat) => seat.role !== role && seat.present && !isStale(seat, now))
    const message = await kindOf(room.kind).say(tx, room, { fromId: actor.id, text, sentOnce, otherIn, at: now })
    await notifyBoth(tx, room, now, 'roommessage', { room: slug })
    return { message: shown(message, actor.id) }
  })
}
