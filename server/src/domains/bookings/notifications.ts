import { randomUUID } from 'node:crypto'
import type { ReasonCode, RefusalReason } from '#contract/reasons.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import type { BookingFacts, By, Side } from './booking.ts'
import { appealerOf, languageOf, namesOf, notifyProcessesOfRoom, paidFor, unreadBefore, zoneOf } from './queries.ts'
import { appealUntil } from './rules.ts'
import { bookedWords } from './words.ts'

/** Changes people are notified of. */
export type BookingChange =
  | { kind: 'confirmed' }
  | { kind: 'moved'; by: By; fromAt: Date }
  | {
      kind: 'cancelled'
      by: By
      refundPaise: number
      creditPaise: number
      reason: string
      reasonCode?: ReasonCode | undefined
    }
  | { kind: 'reassigned'; before: string }
  /** The payment arrived too late to confirm the session. */
  | { kind: 'lapsed'; paise: number; reason: RefusalReason; toSourcePaise: number }
  | { kind: 'appeal_decided'; upheld: boolean; refundPaise: number; note: string }
  | { kind: 'completed' | 'no_show' | 'settled' | 'appealed' | 'brief' | 'in_call' | 'extended' | 'shortened' }

/**
 * The only place that announces a change of a booking: to open browsers, and to people through their chosen channels.
 * `booking` is its state after the change.
 */
export async function notifyBookingChanged(tx: Tx, booking: BookingFacts, change: BookingChange, at: Date) {
  await notifyBrowsers(tx, at, booking.id, [booking.customerId, booking.consultantId])
  if (change.kind === 'confirmed' || change.kind === 'reassigned') await notifyBooked(tx, booking, at)
  if (ROOM_CHANGES.has(change.kind)) await notifyRoom(tx, booking, at)
  if (change.kind === 'cancelled' || change.kind === 'reassigned') await notifyProcessesOfRoom(tx, booking.room)
  await notifyPeople(tx, booking, change, at)
}

const ROOM_CHANGES: ReadonlySet<BookingChange['kind']> = new Set(['extended', 'shortened', 'cancelled', 'reassigned'])

/** People in the room, or waiting to enter, see its new end or name immediately. */
async function notifyRoom(tx: Tx, { room, customerId, consultantId }: BookingFacts, at: Date) {
  for (const accountId of [customerId, consultantId])
    await outbox.addEvent(tx, at, { event: 'roomchanged', to: { accountId }, data: { room } })
}

/** Browsers of these people refetch the booking. */
export async function notifyBrowsers(tx: Tx, at: Date, bookingId: number, accountIds: readonly number[]) {
  for (const accountId of accountIds)
    await outbox.addEvent(tx, at, { event: 'bookingchanged', to: { accountId }, data: { bookingId } })
}

/** SPEC: the consultant's open browser shows it and goes to the dashboard. */
async function notifyBooked(tx: Tx, { consultantId, customerId, mode, startsAt }: BookingFacts, at: Date) {
  const { language } = await languageOf(tx, consultantId)
  const { name } = await languageOf(tx, customerId)
  const zone = await zoneOf(tx, consultantId)
  const message = bookedWords({ name, mode, startsAt, zone }, language === 'hi' ? 'hi' : 'en')
  await outbox.addEvent(tx, at, {
    event: 'bookingdone',
    to: { accountId: consultantId },
    data: { consultantId, message, eventId: randomUUID() },
  })
}

interface Written {
  fromId: number
  text: string
}

/** Notifies the other side of a message. */
export async function notifyMessage(tx: Tx, booking: BookingFacts, message: Written, at: Date) {
  // Both: the author may have the page open on another device.
  await notifyMessagesRead(tx, booking, at)
  await notifyWritten(tx, booking, message, at)
}

/** Shows the author that the message was read. */
export async function notifyMessagesRead(tx: Tx, { id, customerId, consultantId }: BookingFacts, at: Date) {
  for (const accountId of [customerId, consultantId])
    await outbox.addEvent(tx, at, { event: 'bookingmessage', to: { accountId }, data: { bookingId: id } })
}

const SIDES: readonly Side[] = ['customer', 'consultant']
const accountOf = ({ customerId, consultantId }: BookingFacts, side: Side) =>
  side === 'customer' ? customerId : consultantId
const actorOf = (by: By): Side | 'platform' =>
  by?.role === 'customer' || by?.role === 'consultant' ? by.role : 'platform'

/** The session's details for the texts to one side. */
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

/** Time until a session, and how long before it the room opens. */
export async function joinTime(tx: Tx, { startsAt }: Pick<BookingFacts, 'startsAt'>, at: Date) {
  const { joinMinutesBefore: joinMinutes } = await readSettings(tx, at)
  return { minutesLeft: Math.max(1, Math.ceil((startsAt.getTime() - at.getTime()) / MINUTE_MS)), joinMinutes }
}

/** Sends the texts of a change to the people concerned. */
async function notifyPeople(tx: Tx, booking: BookingFacts, change: BookingChange, at: Date) {
  for (const side of SIDES) await notifySide(tx, booking, side, change, at)
}

/** Notifies the consultant whose session was reassigned. */
export async function notifyTakenOver(tx: Tx, booking: BookingFacts, at: Date) {
  const seen = await seenBy(tx, booking, 'consultant')
  const { consultantId: accountId } = booking
  await notify(tx, at, { accountId, timeZone: seen.zone, message: 'booking_taken_over', params: seen })
}

async function notifySide(tx: Tx, booking: BookingFacts, side: Side, change: BookingChange, at: Date) {
  const seen = await seenBy(tx, booking, side)
  const to = { accountId: accountOf(booking, side), timeZone: seen.zone }
  switch (change.kind) {
    case 'confirmed':
      return notify(tx, at, {
        ...to,
        message: 'booking_confirmed',
        params: { ...seen, ...(await joinTime(tx, booking, at)) },
      })
    case 'moved': {
      const by = actorOf(change.by)
      const mayDecline = side === 'customer' && by === 'consultant'
      const params = { ...seen, by, mayDecline, fromAt: change.fromAt.toISOString() }
      return notify(tx, at, { ...to, message: 'booking_moved', params })
    }
    case 'reassigned':
      if (side === 'consultant')
        return notify(tx, at, {
          ...to,
          message: 'booking_confirmed',
          params: { ...seen, ...(await joinTime(tx, booking, at)) },
        })
      return notify(tx, at, { ...to, message: 'booking_reassigned', params: { ...seen, before: change.before } })
    case 'cancelled': {
      const { refundPaise, creditPaise, reason, reasonCode = null } = change
      const by = actorOf(change.by)
      const paidPaise = await paidFor(tx, booking)
      const keptPaise = by === 'customer' ? paidPaise - refundPaise : 0
      const whole = refundPaise === paidPaise
      const params = { ...seen, by, refundPaise, keptPaise, creditPaise, whole, reason, reasonCode }
      return notify(tx, at, { ...to, message: 'booking_cancelled', params })
    }
    case 'lapsed': {
      if (side === 'consultant') return
      const { paise, reason: reasonCode, toSourcePaise } = change
      return notify(tx, at, { ...to, message: 'booking_lapsed', params: { ...seen, paise, reasonCode, toSourcePaise } })
    }
    case 'no_show': {
      const until = appealUntil(booking, (await readSettings(tx, at)).appealHours)!
      const params = { ...seen, of: booking.noShowOf!, appealUntil: until.toISOString() }
      return notify(tx, at, { ...to, message: 'booking_no_show', params })
    }
    case 'appealed':
      // Whoever appealed knows already.
      if ((await appealerOf(tx, booking.id)) === to.accountId) return
      return notify(tx, at, { ...to, message: 'booking_appealed', params: seen })
    case 'appeal_decided': {
      const { upheld, refundPaise, note } = change
      return notify(tx, at, {
        ...to,
        message: 'booking_appeal_decided',
        params: { ...seen, upheld, refundPaise, note },
      })
    }
    // Changes that people see directly, or are notified of by orders.
    case 'completed':
    case 'settled':
    case 'brief':
    case 'in_call':
    case 'extended':
    case 'shortened':
      return
  }
}

/** Notified only for the first of several unread messages. */
async function notifyWritten(tx: Tx, booking: BookingFacts, { fromId, text }: Written, at: Date) {
  if (await unreadBefore(tx, booking.id, fromId)) return
  const side = fromId === booking.customerId ? 'consultant' : 'customer'
  const seen = await seenBy(tx, booking, side)
  const to = { accountId: accountOf(booking, side), timeZone: seen.zone }
  await notify(tx, at, { ...to, message: 'booking_message', params: { ...seen, text } })
}
