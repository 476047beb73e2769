import { freeSlots } from '#server/domains/availability/public.ts'
import { holdWithin } from '#server/domains/bookings/holds/service.ts'
import { earnWhole } from '#server/domains/bookings/money/service.ts'
import {
  bookingSeller,
  bookingTexts,
  cancelBooking,
  changeBooking,
  type Doing,
  moveBooking,
  previewOf,
  readBooking,
  recordBookingEvent,
} from '#server/domains/bookings/public.ts'
import { registerSeller } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { dayInIndia, INDIA, minutesAfter } from '#server/platform/time.ts'
import { type DemoSession, demoSessions } from './bookings.ts'
import { bought, readyAfterHold } from './buying.ts'
import { earlierSessions, everydaySessions } from './everyday.ts'
import { dayAt, type Making } from './timeline.ts'

type People = { id: number; name: string }[]
type Booked = NonNullable<Awaited<ReturnType<typeof readBooking>>>

const MINUTES = 30
/** The data may be loaded on a day without working hours. */
const LOOKED_AT_DAYS = 8
/** Some consultants work earlier, but nobody books them then. */
const EARLIEST = '09:00'

/** Sessions of the two logins and some others, each booked, paid and ended through the services, at its own time. */
export async function writeBookings(making: Making) {
  const { tx, timeline, now } = making
  registerSeller('booking', bookingSeller)
  registerMessages(bookingTexts)
  const [customers, consultants] = [await peopleOf(tx, 'user'), await peopleOf(tx, 'consultant')]
  for (const session of [...demoSessions, ...everydaySessions, ...earlierSessions]) {
    const sides = { customer: customers[session.customer]!, consultant: consultants[session.consultant]! }
    timeline.at(dayAt(now, ...session.booked), () => book(making, session, sides))
  }
  const noted = dayAt(now, 37, '12:05')
  timeline.at(noted, () => writeNote(tx, { consultantId: consultants[0]!.id, customerId: customers[0]!.id }, noted))
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

async function book(making: Making, session: DemoSession, sides: Sides) {
  const { tx, timeline, now } = making
  const { customer, consultant } = sides
  const at = dayAt(now, ...session.booked)
  const from = session.held === 'soon' ? minutesAfter(now, 30) : dayAt(now, ...session.held)
  const startsAt = await freeFrom(tx, session, consultant.id, { from, at })
  if (!startsAt) return
  const input = {
    mode: session.mode,
    minutes: MINUTES,
    startsAt,
    brief: session.brief,
    timeZone: INDIA,
  } as const
  const id = await holdWithin(tx, { ...input, consultantId: consultant.id, customerId: customer.id }, at)
  const paidAt = minutesAfter(at, 3)
  timeline.at(paidAt, async () => {
    await bought({ tx, buyer: customer, items: [{ id, type: 'booking' }], at: paidAt })
    await write(tx, session, sides, { id, at })
    const booking = (await readBooking(tx, id))!
    // If the consultant does not work on that day the next one is used, which may be upcoming.
    const isToCome = !session.ended && booking.endsAt > now
    if (session.attended || (session.end && isToCome)) await attend(tx, booking)
    else if (session.end) ends(making, session, booking)
  })
}

async function write(
  tx: Tx,
  { messages = [] }: DemoSession,
  { customer, consultant }: Sides,
  to: { id: number; at: Date },
) {
  for (const [n, [from, text]] of messages.entries())
    await tx
      .insertInto('booking_messages')
      .values({
        ...{ booking_id: to.id, from_id: from === 'customer' ? customer.id : consultant.id, text },
        ...{ at: minutesAfter(to.at, (n + 1) * 110), read_at: minutesAfter(to.at, (n + 2) * 110 - 5) },
      })
      .execute()
}

async function freeFrom(
  tx: Tx,
  { mode }: DemoSession,
  consultantId: number,
  { from, at }: { from: Date; at: Date },
): Promise<Date | undefined> {
  const input = { mode, minutes: MINUTES, fromDay: dayInIndia(from), days: LOOKED_AT_DAYS }
  const free = await freeSlots(tx, consultantId, input, at)
  const slots = free?.consultantSlots.flatMap((day) => day.slots)
  return slots?.find(({ time, startsAt }) => time >= EARLIEST && startsAt >= from)?.startsAt
}

/** Ends the session in its way, at its time. */
function ends(making: Making, session: DemoSession, booking: Booked) {
  const { tx, timeline, now } = making
  const at = session.ended ? dayAt(now, ...session.ended) : booking.endsAt
  const reason = session.reason ?? ''
  timeline.at(at, async () => {
    const settings = await readSettings(tx, at)
    const doing = (type: 'user' | 'consultant', id: number): Doing => ({
      ...{ tx, settings, actor: { id, type, sessionId: 0 }, now: at },
    })
    switch (session.end) {
      case 'completed':
        await complete(tx, booking)
        return readyAfterHold(making, at)
      case 'missed by customer':
        return miss(making, booking, reason)
      case 'cancelled by customer':
        return cancel(doing('user', booking.customerId), booking, reason)
      case 'cancelled by consultant':
        return cancel(doing('consultant', booking.consultantId), booking, reason)
      case 'moved by consultant':
        return move(tx, booking, reason, at)
    }
  })
}

/** Both join and stay until the end. */
async function attend(tx: Tx, booking: Booked) {
  await visit(tx, booking, 'customer')
  await visit(tx, booking, 'consultant')
}

async function complete(tx: Tx, booking: Booked) {
  await attend(tx, booking)
  const at = booking.endsAt
  await talk(tx, booking)
  const set = { judged_at: at, settled_at: at }
  await changeBooking(tx, booking, { to: 'completed', kind: 'completed', by: null, at, set })
  await earnWhole(tx, booking, at)
}

/** Both were connected throughout. */
async function talk(tx: Tx, { id, room, startsAt, endsAt }: Booked) {
  const over = { closes_at: endsAt, ended_at: endsAt, ended_why: 'over' }
  await tx
    .insertInto('rooms')
    .values({ slug: room, kind: 'booking', item_id: id, ...over })
    .execute()
  const connected = { from_at: minutesAfter(startsAt, 1), to_at: minutesAfter(endsAt, -1), ended_by: 'system' }
  await tx
    .insertInto('room_flows')
    .values({ room, ...connected })
    .execute()
}

/** The customer appeals, so that staff have something to decide. */
async function miss({ tx, timeline }: Making, booking: Booked, reason: string) {
  await visit(tx, booking, 'consultant')
  const at = booking.endsAt
  await changeBooking(tx, booking, {
    ...{ to: 'no_show', kind: 'no_show', by: null, at },
    set: { judged_at: at, no_show_of: 'customer' },
  })
  timeline.at(minutesAfter(at, 95), () => appeal(tx, booking, reason, minutesAfter(at, 95)))
}

async function appeal(tx: Tx, { id, customerId }: Booked, reason: string, at: Date) {
  await tx.insertInto('booking_appeals').values({ booking_id: id, by_id: customerId, reason, asked_at: at }).execute()
  const by = { id: customerId, role: 'customer' } as const
  await recordBookingEvent(tx, id, { kind: 'appealed', from: 'no_show', to: 'no_show', by, reason, at })
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
  const from = minutesAfter(booking.startsAt, 24 * 60)
  const { consultantId, mode, id } = booking
  const startsAt = await freeFrom(tx, { mode } as DemoSession, consultantId, { from, at })
  if (!startsAt) return
  const settings = await readSettings(tx, at)
  const doing = { tx, settings, actor: { id: consultantId, type: 'consultant', sessionId: 0 }, now: at } as const
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
