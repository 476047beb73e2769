import { randomUUID } from 'node:crypto'
import type { ReasonCode, RefusalReason } from '#contract/limits.ts'
import type { Tx } from '#server/platform/db.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import type { BookingFacts, By } from './booking.ts'
import { tellPeople, tellWritten } from './people/service.ts'
import { languageOf, tellProcessesOfRoom, zoneOf } from './queries.ts'
import { bookedWords } from './words.ts'

/** What people are told of. */
export type News =
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
  /** The payment came too late to book the session. */
  | { kind: 'lapsed'; paise: number; reason: RefusalReason; toSourcePaise: number }
  | { kind: 'appeal_decided'; upheld: boolean; refundPaise: number; note: string }
  | { kind: 'completed' | 'no_show' | 'settled' | 'appealed' | 'brief' | 'in_call' | 'extended' | 'shortened' }

/**
 * The one place where a change of a booking is told: to open browsers here, and to people by their chosen channels.
 * `booking` is as it stands after the change.
 */
export async function tellChange(tx: Tx, booking: BookingFacts, news: News, at: Date) {
  await tellBrowsers(tx, at, booking.id, [booking.customerId, booking.consultantId])
  if (news.kind === 'confirmed' || news.kind === 'reassigned') await tellBooked(tx, booking, at)
  if (ROOM_NEWS.has(news.kind)) await tellRoom(tx, booking, at)
  if (news.kind === 'cancelled' || news.kind === 'reassigned') await tellProcessesOfRoom(tx, booking.room)
  await tellPeople(tx, booking, news, at)
}

const ROOM_NEWS: ReadonlySet<News['kind']> = new Set(['extended', 'shortened', 'cancelled', 'reassigned'])

/** Whoever is in the room, or at its door, sees its new end or the new name at once. */
async function tellRoom(tx: Tx, { room, customerId, consultantId }: BookingFacts, at: Date) {
  for (const accountId of [customerId, consultantId])
    await outbox.addEvent(tx, at, { event: 'roomchanged', to: { accountId }, data: { room } })
}

/** Browsers of these people fetch the booking again. */
export async function tellBrowsers(tx: Tx, at: Date, bookingId: number, accountIds: readonly number[]) {
  for (const accountId of accountIds)
    await outbox.addEvent(tx, at, { event: 'bookingchanged', to: { accountId }, data: { bookingId } })
}

/** SPEC: the consultant's open browser says it and goes to the dashboard. */
async function tellBooked(tx: Tx, { consultantId, customerId, mode, startsAt }: BookingFacts, at: Date) {
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

/** Somebody wrote to the other side. */
export async function tellMessage(tx: Tx, booking: BookingFacts, message: { fromId: number; text: string }, at: Date) {
  // Both: the writer may have the page open on another device.
  await tellMessagesRead(tx, booking, at)
  await tellWritten(tx, booking, message, at)
}

/** The writer sees that it was seen. */
export async function tellMessagesRead(tx: Tx, { id, customerId, consultantId }: BookingFacts, at: Date) {
  for (const accountId of [customerId, consultantId])
    await outbox.addEvent(tx, at, { event: 'bookingmessage', to: { accountId }, data: { bookingId: id } })
}
