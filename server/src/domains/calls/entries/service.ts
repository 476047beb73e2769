import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/rooms.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { ownRoom, viewOf } from '../reading/service.ts'
import { iceFor, roomToken } from './rules.ts'

export async function enterRoom({ house, db, actor, now }: SignedIn, { slug }: Input<typeof api.enterRoom>) {
  await openRoom(db, slug, actor.id, now)
  return {
    token: roomToken(house.secrets, slug, actor, now),
    ...iceFor(house.config.ice, actor.id, now),
    room: await viewOf(db, slug, actor.id, now),
  }
}

export async function renewIceServers(
  { house, db, actor, now }: SignedIn,
  { slug }: Input<typeof api.renewIceServers>,
) {
  await openRoom(db, slug, actor.id, now)
  return iceFor(house.config.ice, actor.id, now)
}

/** One's own room, if it lets people in now. */
export async function openRoom(db: Db, slug: string, accountId: number, now: Date) {
  const own = await ownRoom(db, slug, accountId, now)
  if (own.room.state === 'early') throw new Problem('too_early')
  if (own.room.state === 'ended') throw new Problem('room_closed')
  return own
}
