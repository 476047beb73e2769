import type { Room, RoomKind } from '#server/domains/calls/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { notifyMeter } from './notifications.ts'
import { insertMessage, messageSent, pageOfMessages, talkOfRoom } from './queries.ts'
import { stateAt } from './rules.ts'
import type { TalkFacts } from './talk.ts'

const ROOM_STATES = { ringing: 'early', live: 'open' } as const

/** The room of a talk: open from the answer to the end. */
export const roomOf = (talk: TalkFacts, now: Date): Room => ({
  ...{
    kind: 'talk',
    itemId: talk.id,
    bookId: null,
    slug: talk.room,
    number: talk.number,
    mode: talk.mode,
    subject: talk.subject,
  },
  ...{ customerId: talk.customerId, consultantId: talk.consultantId, topic: null, amountPaise: talk.ratePaise },
  opensAt: talk.answeredAt ?? talk.rangAt,
  startsAt: talk.answeredAt ?? talk.rangAt,
  endsAt: null,
  closesAt: null,
  state: ROOM_STATES[stateAt(talk, now) as keyof typeof ROOM_STATES] ?? 'ended',
})

/** Called with the room locked but not the talk: the sweep handles what is due. */
const notifyClock = async (tx: Parameters<typeof notifyMeter>[0], slug: string, at: Date) => {
  const talk = await talkOfRoom(tx, slug)
  if (talk?.state === 'live') await notifyMeter(tx, talk, at)
}

export const talkRooms: RoomKind = {
  async find(db, slug, now) {
    const talk = await talkOfRoom(db, slug)
    return talk && roomOf(talk, now)
  },
  onConnected: (tx, { slug }, { at }) => notifyClock(tx, slug, at),
  onDisconnected: (tx, { slug }, { at }) => notifyClock(tx, slug, at),
  listMessages: (db, { itemId }, page) => pageOfMessages(db, itemId, page),
  async sendMessage(tx, room, { fromId, text, sentOnce, at }) {
    const message = { talkId: room.itemId, fromId, sentOnce }
    const before = await messageSent(tx, message)
    if (before) return before
    if (room.state !== 'open') throw new Problem('too_late')
    return (await insertMessage(tx, { ...message, text, at })) ?? (await messageSent(tx, message))!
  },
}
