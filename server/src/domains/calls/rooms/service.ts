import type { z } from 'zod'
import type * as api from '#contract/calls/endpoints.ts'
import type { RoomView } from '#contract/calls/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { flowOf } from '../queries.ts'
import { accountOf, findRoom, otherRole, type Role, type Room, roleOf } from '../room-kinds.ts'
import { connectedMs, endedBeforeItsTime, isStale } from '../rules.ts'
import { readRoomRow, seatsIn } from '../seats/queries.ts'
import type { EndWhy } from '../seats/seat.ts'
import { participantById } from './queries.ts'
import { iceFor, roomToken } from './rules.ts'

export interface OwnRoom {
  room: Room
  role: Role
  endedWhy: EndWhy | null
}

/** A room of which the account is a participant; others are not found. */
export async function ownRoom(db: Db, slug: string, accountId: number, now: Date): Promise<OwnRoom> {
  const room = await findRoom(db, slug, now)
  const role = room && roleOf(room, accountId)
  if (!role) throw new Problem('not_found')
  const row = await readRoomRow(db, slug)
  if (row?.endedAt) return { room: { ...room, state: 'ended' }, role, endedWhy: row.endedWhy }
  return { room, role, endedWhy: endedBeforeItsTime(room, now) ? 'called_off' : null }
}

export const getRoom = async ({ db, actor, now }: SignedIn, { slug }: Input<typeof api.getRoom>) => ({
  room: await viewOf(db, slug, actor.id, now),
})

/** Staff use the code that a customer reads out to them. */
export async function findRoomOfCall({ db, now }: SignedIn, { slug }: Input<typeof api.findRoomOfCall>) {
  const room = await findRoom(db, slug, now)
  if (!room) throw new Problem('not_found')
  return { kind: room.kind, id: room.itemId }
}

export async function viewOf(db: Db, slug: string, accountId: number, now: Date): Promise<z.output<typeof RoomView>> {
  const { room, role, endedWhy } = await ownRoom(db, slug, accountId, now)
  const [other, consultant, seats, flow] = await Promise.all([
    participantById(db, accountOf(room, otherRole(role))),
    participantById(db, room.consultantId),
    seatsIn(db, slug),
    flowOf(db, slug),
  ])
  const connectedSeconds = Math.floor(connectedMs(flow, now) / 1000)
  const { kind, itemId, bookId, number, mode, subject, topic, opensAt, startsAt, endsAt, closesAt, state } = room
  return {
    channelName: slug,
    ...{ kind, itemId, bookId, number, mode, callType: mode, role },
    other: shownPerson(other),
    ...{ consultantId: consultant.id, consultantName: consultant.name, bookAmount: room.amountPaise / 100 },
    ...{ subject, topic, opensAt, startsAt, endsAt, closesAt, state, endedWhy },
    otherIn: seats.some((seat) => seat.role !== role && !isStale(seat, now)),
    connectedSeconds,
    flow: { mayFlow: flow.since !== null, connectedSeconds: flow.connectedMs / 1000, since: flow.since },
    mayRate: role === 'customer' && connectedSeconds > 0,
    serverNow: now,
  }
}

type Person = Awaited<ReturnType<typeof participantById>>

const shownPerson = ({ id, name, thumbnail, slug, headline, headlineHindi, city, consultantCity }: Person) => ({
  ...{ id, name, slug, headline, headlineHindi },
  thumbnail: thumbnail ?? (slug ? portraitPath('plain', id) : null),
  city: consultantCity ?? city ?? '',
})

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
