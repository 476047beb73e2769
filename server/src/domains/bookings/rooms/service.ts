import type { FastifyInstance } from 'fastify'
import { closeRoom, type RoomKind } from '#server/domains/calls/public.ts'
import { notifyPresence } from '#server/domains/consultants/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import { enterRoom, leaveRoom } from '../attendance/service.ts'
import { messagesAfter } from '../messages/queries.ts'
import { writeMessage } from '../messages/service.ts'
import { bookingById, ROOM_CHANGED } from '../queries.ts'
import { type BookedRow, bookedRoom, strayRooms } from './queries.ts'
import { roomTimes } from './rules.ts'

const topicOf = ({ industryId, industrySlug, industryEnglish, industryHindi }: BookedRow) =>
  industryId === null
    ? null
    : {
        id: industryId,
        slug: industrySlug ?? '',
        title_english: industryEnglish ?? '',
        title_hindi: industryHindi ?? '',
      }

/** The rooms of booked sessions: the join log is their attendance record, and they use the booking's chat. */
export const bookedRooms: RoomKind = {
  async find(db, slug, now) {
    const row = await bookedRoom(db, slug)
    if (!row) return undefined
    const { id, number, customerId, consultantId, startsAt, endsAt, brief, pricePaise } = row
    return {
      ...{ kind: 'booking', itemId: id, bookId: id, slug, number, customerId, consultantId, startsAt, endsAt },
      mode: row.mode === 'audio' ? 'audio' : 'video',
      ...roomTimes(row, await readSettings(db, now), now),
      ...{ subject: brief, topic: topicOf(row), amountPaise: pricePaise },
    }
  },
  async onJoin(tx, room, { accountId, at }) {
    await enterRoom(tx, { bookingId: room.itemId, accountId, at })
    await notifyPresence(tx, room.consultantId, at)
  },
  async onLeave(tx, room, { role, accountId, at }) {
    await leaveRoom(tx, { bookingId: room.itemId, accountId, at })
    await notifyPresence(tx, role === 'consultant' ? accountId : room.consultantId, at)
  },
  roomsToClear: strayRooms,
  listMessages: (db, { itemId }, page) => messagesAfter(db, itemId, page),
  async sendMessage(tx, { itemId }, { otherPresent, ...message }) {
    const booking = await bookingById(tx, itemId)
    return writeMessage(tx, booking!, { ...message, seen: otherPresent })
  },
}

/** Closes a room as soon as its session is cancelled or reassigned; the sweep catches missed events. */
export function closeRoomsOnChange({ services: { signals, db, now, log } }: FastifyInstance) {
  signals.on(ROOM_CHANGED, (slug) => {
    if (slug === '') return
    closeRoom(db, slug, now()).catch((err) =>
      log.warn({ err, room: slug }, 'room not closed; the next sweep will retry'),
    )
  })
}
