import { freeSlots } from '#server/domains/availability/service.ts'
import { cancelBooking, type Doing, previewOf } from '#server/domains/bookings/cancelling/service.ts'
import { changeBooking, keepEvent } from '#server/domains/bookings/changes/service.ts'
import { holdWithin } from '#server/domains/bookings/holding/service.ts'
import { earnWhole } from '#server/domains/bookings/money/service.ts'
import { moveBooking } from '#server/domains/bookings/moving/service.ts'
import { bookingSeller, readBooking } from '#server/domains/bookings/service.ts'
import { fundsOf } from '#server/domains/ledger/service.ts'
import { registerSeller } from '#server/domains/orders/service.ts'
import type { Tx } from '#server/platform/db.ts'
import { dayInIndia } from '#server/platform/india.ts'
import { type DemoSession, demoSessions } from './bookings.ts'
import { bought } from './buying.ts'
import { daysBefore } from './people.ts'

type People = { id: number; name: string }[]
type Booked = NonNullable<Awaited<ReturnType<typeof readBooking>>>

const HOUR_MS = 3_600_000
const MINUTES = 30
/** The house may be opened on a day without hours. */
const LOOKED_AT_DAYS = 8

/** Sessions of the two logins and some others, each booked, paid and ended by the rules of the house, at its own time. */
export async function writeBookings(tx: Tx, now: Date) {
  registerSeller('booking', bookingSeller)
  const [customers, consultants] = [await peopleOf(tx, 'user'), await peopleOf(tx, 'consultant')]
  for (const session of demoSessions) {
    const sides = { customer: customers[session.customer]!, consultant: consultants[session.consultant]! }
    const booking = await book(tx, session, sides, now)
    if (!booking) continue
    await end(tx, session, booking, now)
    if (session.attended) await attend(tx, booking)
  }
  await writeNote(tx, { consultantId: consultants[0]!.id, customerId: customers[0]!.id }, daysBefore(now, 37))
}

const peopleOf = (tx: Tx, type: 'user' | 'consultant'): Promise<People> =>
  tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', type)
    .where('source', '=', 'demo')
    .orderBy('id')
    .execute()

interface Sides {
  customer: People[number]
  consultant: People[number]
}

async function book(tx: Tx, session: DemoSession, { customer, consultant }: Sides, now: Date) {
  const at = daysBefore(now, -session.bookedDays)
  const startsAt = await freeFrom(tx, session, consultant.id, { from: daysBefore(now, -session.heldDays), at })
  if (!startsAt) return undefined
  const wish = {
    mode: session.mode,
    minutes: MINUTES,
    startsAt,
    brief: session.brief,
    timeZone: 'Asia/Kolkata',
  } as const
  const id = await holdWithin(tx, { ...wish, consultantId: consultant.id, customerId: customer.id }, at)
  // What came back from one session pays for the next.
  const { spendablePaise: inWallet } = await fundsOf(tx, customer.id, at)
  const paidAt = new Date(at.getTime() + 180_000)
  await bought({ tx, buyer: customer, items: [{ id, type: 'booking' }], inWallet, at: paidAt })
  for (const [n, [from, text]] of (session.messages ?? []).entries())
    await tx
      .insertInto('booking_messages')
      .values({
        ...{ booking_id: id, from_id: from === 'customer' ? customer.id : consultant.id, text },
        ...{
          at: new Date(at.getTime() + (n + 1) * 2 * HOUR_MS),
          read_at: new Date(at.getTime() + (n + 2) * 2 * HOUR_MS),
        },
      })
      .execute()
  return readBooking(tx, id)
}

async function freeFrom(
  tx: Tx,
  { mode }: DemoSession,
  consultantId: number,
  { from, at }: { from: Date; at: Date },
): Promise<Date | undefined> {
  const wish = { mode, minutes: MINUTES, fromDay: dayInIndia(from), days: LOOKED_AT_DAYS }
  const free = await freeSlots(tx, consultantId, wish, at)
  return free?.consultantSlots.flatMap(({ slots }) => slots).find(({ startsAt }) => startsAt >= from)?.startsAt
}

async function end(tx: Tx, session: DemoSession, booking: Booked, now: Date) {
  const at = session.endDays === undefined ? booking.endsAt : daysBefore(now, -session.endDays)
  const reason = session.reason ?? ''
  switch (session.end) {
    case 'completed':
      return complete(tx, booking)
    case 'missed by customer':
      return miss(tx, booking, reason)
    case 'cancelled by customer':
      return cancel({ tx, actor: { id: booking.customerId, type: 'user', sessionId: 0 }, now: at }, booking, reason)
    case 'cancelled by consultant':
      return cancel(
        { tx, actor: { id: booking.consultantId, type: 'consultant', sessionId: 0 }, now: at },
        booking,
        reason,
      )
    case 'moved by consultant':
      return move(tx, booking, reason, at)
  }
}

/** Both come and stay until the end. */
async function attend(tx: Tx, booking: Booked) {
  await visit(tx, booking, 'customer')
  await visit(tx, booking, 'consultant')
}

async function complete(tx: Tx, booking: Booked) {
  await attend(tx, booking)
  const at = booking.endsAt
  const set = { judged_at: at, settled_at: at }
  await changeBooking(tx, booking, { to: 'completed', kind: 'completed', by: null, at, set })
  await earnWhole(tx, booking, at)
}

/** The customer says that it was otherwise: staff have something to decide. */
async function miss(tx: Tx, booking: Booked, reason: string) {
  await visit(tx, booking, 'consultant')
  const at = booking.endsAt
  await changeBooking(tx, booking, {
    ...{ to: 'no_show', kind: 'no_show', by: null, at },
    set: { judged_at: at, no_show_of: 'customer' },
  })
  const askedAt = new Date(at.getTime() + 3 * HOUR_MS)
  await tx
    .insertInto('booking_appeals')
    .values({ booking_id: booking.id, by_id: booking.customerId, reason, asked_at: askedAt })
    .execute()
  const by = { id: booking.customerId, role: 'customer' } as const
  await keepEvent(tx, booking.id, { kind: 'appealed', from: 'no_show', to: 'no_show', by, reason, at: askedAt })
}

const visit = (tx: Tx, { id, startsAt, endsAt, ...sides }: Booked, role: 'customer' | 'consultant') =>
  tx
    .insertInto('room_visits')
    .values({
      ...{ booking_id: id, role, account_id: role === 'customer' ? sides.customerId : sides.consultantId },
      ...{ joined_at: startsAt, left_at: endsAt },
    })
    .execute()

async function cancel(doing: Doing, { id }: Booked, reason: string) {
  const { refundPaise } = await previewOf(doing.tx, id, doing.actor, doing.now)
  await cancelBooking(doing, { id, reason, to: 'wallet', expectedRefundPaise: refundPaise })
}

async function move(tx: Tx, booking: Booked, reason: string, at: Date) {
  const from = new Date(booking.startsAt.getTime() + 24 * HOUR_MS)
  const { consultantId, mode, id } = booking
  const startsAt = await freeFrom(tx, { mode } as DemoSession, consultantId, { from, at })
  if (!startsAt) return
  const doing = { tx, actor: { id: consultantId, type: 'consultant', sessionId: 0 }, now: at } as const
  await moveBooking(doing, { id, startsAt, reason, expectedMoves: 0 })
}

const writeNote = (tx: Tx, { consultantId, customerId }: { consultantId: number; customerId: number }, at: Date) =>
  tx
    .insertInto('customer_notes')
    .values({
      ...{ consultant_id: consultantId, customer_id: customerId, updated_at: at },
      text: 'Shed of 40 × 60 ft in Latur, three-phase supply, brother runs the trading side. Prefers figures before brands.',
    })
    .execute()
