import type { Socket } from 'socket.io'
import { z } from 'zod'
import type { ServerEvent } from '#contract/realtime.ts'
import type { Db } from '../db/db.ts'
import type { Actor } from '../http/actor.ts'
import { sentSince } from './queries.ts'
import { rooms } from './rooms.ts'

/**
 * Events that make a page refetch, or carry a count: they may arrive twice. An old meter or seat would be wrong now.
 */
const REPEATED_EVENTS: readonly ServerEvent[] = [
  ...(['bookingdone', 'bookingchanged', 'bookingmessage', 'questionchanged', 'servicechanged', 'notice'] as const),
  ...(['talkring', 'talkchanged', 'talkturn', 'roommessage', 'roomshowing', 'roomchanged'] as const),
]

/** After a longer absence, or more missed events, the page refetches everything. */
const LONGEST_MS = 3_600_000
const MOST = 50
/** Tolerance for the connection time, and for clock differences between processes. */
const MARGIN_MS = 2_000
/** Events a page acts upon: a person who opens a page because of a booking is not notified again and redirected. */
const ACTED_UPON: ReadonlySet<string> = new Set<ServerEvent>(['bookingdone'])

const Away = z.object({ awayMs: z.int().min(0) })

/**
 * On connecting, a page reports how long it has been disconnected: since it was loaded, or since the connection was
 * lost. Events missed in between are sent now; it has joined its rooms, so from here on it misses nothing.
 */
export async function notifyMissed(socket: Socket, { actor, db, now }: { actor: Actor; db: Db; now: Date }) {
  const away = Away.safeParse(socket.handshake.auth)
  if (!away.success) return
  const leftAt = new Date(now.getTime() - away.data.awayMs)
  const missed = away.data.awayMs > LONGEST_MS ? undefined : await eventsSince(db, actor, leftAt)
  if (!missed) return void socket.emit('missed', {})
  for (const { event, data } of missed) socket.emit(event, data)
}

/** Each once, in order; only the latest bell count. Undefined if there are too many. */
async function eventsSince(db: Db, actor: Actor, leftAt: Date) {
  const sent = await sentSince(db, {
    recipients: [rooms.account(actor.id), rooms.type(actor.type), 'everyone'],
    events: REPEATED_EVENTS,
    since: new Date(leftAt.getTime() - MARGIN_MS),
    limit: MOST + 1,
  })
  if (sent.length > MOST) return undefined
  const newest = sent.findLast(({ event }) => event === 'notice')
  return sent
    .filter((one) => one.event !== 'notice' || one === newest)
    .filter(({ event, sentAt }) => !ACTED_UPON.has(event) || !sentAt || sentAt >= leftAt)
}
