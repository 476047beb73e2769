import type * as api from '#contract/calls/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { ownRoom } from '../reading/service.ts'
import * as queries from './queries.ts'

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
