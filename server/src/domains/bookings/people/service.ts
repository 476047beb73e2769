import { tell } from '#server/domains/notices/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { Tx } from '#server/platform/db.ts'
import type { BookingFacts, By, Side } from '../booking.ts'
import { appealUntil } from '../rules.ts'
import type { News } from '../telling.ts'
import { appealerOf, namesOf, paidFor, unreadBefore } from './queries.ts'

const SIDES: readonly Side[] = ['customer', 'consultant']
const accountOf = ({ customerId, consultantId }: BookingFacts, side: Side) =>
  side === 'customer' ? customerId : consultantId
const actorOf = (by: By): Side | 'platform' =>
  by?.role === 'customer' || by?.role === 'consultant' ? by.role : 'platform'

/** A session as the words of one side say it. */
export async function seenBy(tx: Tx, booking: BookingFacts, side: Side) {
  const { customer, consultant, consultantZone } = await namesOf(tx, booking)
  const zone = side === 'customer' ? booking.customerZone : consultantZone
  return {
    ...{ bookingId: booking.id, number: booking.number, side, mode: booking.mode, minutes: booking.minutes },
    other: side === 'customer' ? consultant : customer,
    startsAt: booking.startsAt.toISOString(),
    zone,
    zoneSaid: booking.customerZone !== consultantZone,
  }
}

const MINUTE_MS = 60_000

/** How far away a session is, and how long before it the room opens. */
export async function joinTime(tx: Tx, { startsAt }: Pick<BookingFacts, 'startsAt'>, at: Date) {
  const { joinMinutesBefore: joinMinutes } = await readSettings(tx, at)
  return { minutesLeft: Math.max(1, Math.ceil((startsAt.getTime() - at.getTime()) / MINUTE_MS)), joinMinutes }
}

/** The words of a change, to whom it concerns. */
export async function tellPeople(tx: Tx, booking: BookingFacts, news: News, at: Date) {
  for (const side of SIDES) await tellSide(tx, booking, side, news, at)
}

/** Whoever was to hold a session that somebody else holds now. */
export async function tellTakenOver(tx: Tx, booking: BookingFacts, at: Date) {
  const seen = await seenBy(tx, booking, 'consultant')
  const { consultantId: accountId } = booking
  await tell(tx, at, { accountId, timeZone: seen.zone, message: 'booking_taken_over', params: seen })
}

async function tellSide(tx: Tx, booking: BookingFacts, side: Side, news: News, at: Date) {
  const seen = await seenBy(tx, booking, side)
  const to = { accountId: accountOf(booking, side), timeZone: seen.zone }
  switch (news.kind) {
    case 'confirmed':
      return tell(tx, at, {
        ...to,
        message: 'booking_confirmed',
        params: { ...seen, ...(await joinTime(tx, booking, at)) },
      })
    case 'moved': {
      const by = actorOf(news.by)
      const mayDecline = side === 'customer' && by === 'consultant'
      const params = { ...seen, by, mayDecline, fromAt: news.fromAt.toISOString() }
      return tell(tx, at, { ...to, message: 'booking_moved', params })
    }
    case 'reassigned':
      if (side === 'consultant')
        return tell(tx, at, {
          ...to,
          message: 'booking_confirmed',
          params: { ...seen, ...(await joinTime(tx, booking, at)) },
        })
      return tell(tx, at, { ...to, message: 'booking_reassigned', params: { ...seen, before: news.before } })
    case 'cancelled': {
      const { refundPaise, creditPaise, reason, reasonCode = null } = news
      const by = actorOf(news.by)
      const paidPaise = await paidFor(tx, booking)
      const keptPaise = by === 'customer' ? paidPaise - refundPaise : 0
      const whole = refundPaise === paidPaise
      const params = { ...seen, by, refundPaise, keptPaise, creditPaise, whole, reason, reasonCode }
      return tell(tx, at, { ...to, message: 'booking_cancelled', params })
    }
    case 'lapsed': {
      if (side === 'consultant') return
      const { paise, reason: reasonCode, toSourcePaise } = news
      return tell(tx, at, { ...to, message: 'booking_lapsed', params: { ...seen, paise, reasonCode, toSourcePaise } })
    }
    case 'no_show': {
      const until = appealUntil(booking, (await readSettings(tx, at)).appealHours)!
      const params = { ...seen, of: booking.noShowOf!, appealUntil: until.toISOString() }
      return tell(tx, at, { ...to, message: 'booking_no_show', params })
    }
    case 'appealed':
      // Whoever appealed knows.
      if ((await appealerOf(tx, booking.id)) === to.accountId) return
      return tell(tx, at, { ...to, message: 'booking_appealed', params: seen })
    case 'appeal_decided': {
      const { upheld, refundPaise, note } = news
      return tell(tx, at, { ...to, message: 'booking_appeal_decided', params: { ...seen, upheld, refundPaise, note } })
    }
    // What people see happen themselves, or hear of from the till.
    case 'completed':
    case 'settled':
    case 'brief':
    case 'in_call':
    case 'extended':
    case 'shortened':
      return
  }
}

/** Told at the first of several that lie unread: the others are read with it. */
export async function tellWritten(tx: Tx, booking: BookingFacts, { fromId, text }: Written, at: Date) {
  if (await unreadBefore(tx, booking.id, fromId)) return
  const side = fromId === booking.customerId ? 'consultant' : 'customer'
  const seen = await seenBy(tx, booking, side)
  const to = { accountId: accountOf(booking, side), timeZone: seen.zone }
  await tell(tx, at, { ...to, message: 'booking_message', params: { ...seen, text } })
}
interface Written {
  fromId: number
  text: string
}
