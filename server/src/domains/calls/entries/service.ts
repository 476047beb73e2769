import type * as api from '#contract/calls/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { ownRoom, viewOf } from '../reading/service.ts'
import { iceFor, roomToken } from './rules.ts'

export async function enterRoom({ services, db, actor, now }: SignedIn, { slug }: Input<typeof api.enterRoom>) {
  await openRoom(db, slug, actor.id, now)
  return {
    token: roomToken(services.secrets, slug, actor, now),
    ...iceFor(services.config.ice, actor.id, now),
    room: await viewOf(db, slug, actor.id, now),
  }
}

export async function renewIceServers(
  { services, db, actor, now }: SignedIn,
  { slug }: Input<typeof api.renewIceServers>,
) {
  await openRoom(db, slug, actor.id, now)
  return iceFor(services.config.ice, actor.id, now)
}

/** The caller's own room, if it can be joined now. */
export async function openRoom(db: Db, slug: string, accountId: number, now: Date) {
  const own = await ownRoom(db, slug, accountId, now)
  if (own.room.state === 'early') throw new Problem('too_early')
  if (own.room.state === 'ended') throw new Problem('room_closed')
  return own
}
