import type { Socket } from 'socket.io'
import { z } from 'zod'
import type { ServerEvent } from '#contract/realtime.ts'
import type { Actor } from '../context.ts'
import type { Db } from '../db.ts'
import { toldSince } from './queries.ts'
import { rooms } from './rooms.ts'

/** News that make a page ask anew, or say how many there are: they may come twice. A meter or a seat of then would be wrong now. */
const TOLD_AGAIN: readonly ServerEvent[] = [
  ...(['bookingdone', 'bookingchanged', 'bookingmessage', 'notice'] as const),
  ...(['talkring', 'talkchanged', 'talkturn', 'roommessage', 'roomchanged'] as const),
]

/** Whoever was away for longer, or missed more, asks for everything anew. */
const LONGEST_MS = 3_600_000
const MOST = 50
/** On its way up, and between the clocks of two processes. */
const MARGIN_MS = 2_000
/** What a page does something about: somebody who opens a page because of a booking is not told of it again and taken elsewhere. */
const ACTED_UPON: ReadonlySet<string> = new Set<ServerEvent>(['bookingdone'])

const Away = z.object({ awayMs: z.int().min(0) })

/**
 * A page says when it connects for how long it has not heard us: since it was loaded, or since the line was cut. What it was told
 * in between it is told now; it has joined its rooms, so from here on it misses nothing.
 */
export async function tellMissed(socket: Socket, { actor, db, now }: { actor: Actor; db: Db; now: Date }) {
  const away = Away.safeParse(socket.handshake.auth)
  if (!away.success) return
  const leftAt = new Date(now.getTime() - away.data.awayMs)
  const missed = away.data.awayMs > LONGEST_MS ? undefined : await eventsSince(db, actor, leftAt)
  if (!missed) return void socket.emit('missed', {})
  for (const { event, data } of missed) socket.emit(event, data)
}

/** Each once, in their order; of the bell the newest count. Undefined: too many. */
async function eventsSince(db: Db, actor: Actor, leftAt: Date) {
  const told = await toldSince(db, {
    recipients: [rooms.account(actor.id), rooms.type(actor.type), 'everyone'],
    events: TOLD_AGAIN,
    since: new Date(leftAt.getTime() - MARGIN_MS),
    limit: MOST + 1,
  })
  if (told.length > MOST) return undefined
  const newest = told.findLast(({ event }) => event === 'notice')
  return told
    .filter((one) => one.event !== 'notice' || one === newest)
    .filter(({ event, toldAt }) => !ACTED_UPON.has(event) || !toldAt || toldAt >= leftAt)
}
