import * as bookings from '#server/domains/bookings/public.ts'
import { notifyPresence } from '#server/domains/consultants/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { RoomKind } from '../kinds.ts'
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
      ...{ kind: 'booking', itemId: id, slug, number, customerId, consultantId, startsAt, endsAt },
      mode: row.mode === 'audio' ? 'audio' : 'video',
      ...roomTimes(row, await readSettings(db, now), now),
      ...{ subject: brief, topic: topicOf(row), amountPaise: pricePaise },
    }
  },
  async entered(tx, room, { accountId, at }) {
    await bookings.enterRoom(tx, { bookingId: room.itemId, accountId, at })
    await notifyPresence(tx, room.consultantId, at)
  },
  async left(tx, room, { role, accountId, at }) {
    await bookings.leaveRoom(tx, { bookingId: room.itemId, accountId, at })
    await notifyPresence(tx, role === 'consultant' ? accountId : room.consultantId, at)
  },
  toEmpty: strayRooms,
  messages: (db, { itemId }, page) => bookings.messagesAfter(db, itemId, page),
  async say(tx, { itemId }, { otherIn, ...said }) {
    const booking = await bookings.readBooking(tx, itemId)
    return bookings.writeMessage(tx, booking!, { ...said, seen: otherIn })
  },
}
