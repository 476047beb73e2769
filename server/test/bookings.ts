import { appealNoShow, holdSlot, moveBooking } from '#contract/bookings/endpoints.ts'
import { judge } from '#server/domains/bookings/attendance/service.ts'
import { DAY_MS, MINUTE_MS } from '#server/platform/time.ts'
import { aListedConsultant } from './listed-consultant.ts'
import type { Person } from './people.ts'
import { buy, fill } from './shop.ts'
import type { World } from './world.ts'

const QUARTER_MS = 900_000
/** 9:00 in India. */
const OPENS_MS = 3.5 * 3_600_000
/** Half hours of a day from nine to six, and how many days are used. */
const A_DAY = 18
const DAYS = 24

/** The price of a session of `aBookable` with tax. */
export const PAID_PAISE = 118_000

/** A listed consultant who works every day from nine to six and charges ₹1,000 for half an hour. */
export async function aBookable(world: World, person?: Person): Promise<Person> {
  const made = await aListedConsultant(person ? { ...world, aConsultant: async () => person } : world)
  await world.pool.query(
    `insert into weekly_hours (consultant_id, weekday, from_minute, to_minute) select $1, day, 540, 1080 from generate_series(1, 7) day`,
    [made.id],
  )
  return made
}

/** An instant in the consultants' time zone: days from today, quarters of an hour after nine. */
export function slotAt({ clock }: World, days: number, quarters = 0) {
  const midnight = Math.floor((clock.now().getTime() + 5.5 * 3_600_000) / DAY_MS) * DAY_MS
  return new Date(midnight + days * DAY_MS + OPENS_MS + quarters * QUARTER_MS)
}

const drawn = new WeakMap<World, number>()
/** An unused time in this world, at least three days ahead. */
export function aTime(world: World) {
  const number = ((drawn.get(world) ?? -1) + 1) % (A_DAY * DAYS)
  drawn.set(world, number)
  return slotAt(world, 3 + Math.floor(number / A_DAY), 2 * (number % A_DAY))
}

export const hold = (customer: Person, consultant: Pick<Person, 'id'>, startsAt: Date, more: object = {}) =>
  customer.send(holdSlot, {
    consultantId: consultant.id,
    mode: 'video',
    minutes: 30,
    startsAt: startsAt.toISOString(),
    ...more,
  })

/** Pays a hold, with just enough money added to the wallet. */
export async function payHold(world: World, customer: Person, bookingId: number) {
  await fill(world, customer, PAID_PAISE)
  return buy(customer, [{ id: bookingId, type: 'booking' }])
}

interface Wanted {
  customer?: Person
  consultant?: Person
  startsAt?: Date
}

/** A paid session. */
export async function aBooking(world: World, { customer, consultant, startsAt = aTime(world) }: Wanted = {}) {
  const who = { customer: customer ?? (await world.aCustomer()), consultant: consultant ?? (await aBookable(world)) }
  const held = await hold(who.customer, who.consultant, startsAt)
  if (held.status !== 201) throw new Error(`the slot was not held: ${held.text}`)
  const { id } = held.body.data.booking
  const paid = await payHold(world, who.customer, id)
  if (paid.status !== 201) throw new Error(`the booking was not paid: ${paid.text}`)
  return { id, ...who, startsAt, orderId: paid.body.data.order.id }
}

const bookables = new WeakMap<World, Map<number, Promise<Person>>>()
/** The consultant that a customer of the generated tests books, always the same. */
export function consultantFor(world: World, customer: Person) {
  const ofWorld = bookables.get(world) ?? new Map<number, Promise<Person>>()
  bookables.set(world, ofWorld)
  const known = ofWorld.get(customer.id) ?? aBookable(world)
  ofWorld.set(customer.id, known)
  return known
}

/** A paid session of a person, on either side. */
export async function bookingOf(world: World, owner: Person) {
  if (owner.type === 'user') return aBooking(world, { customer: owner, consultant: await consultantFor(world, owner) })
  const { rows } = await world.pool.query('select from weekly_hours where consultant_id = $1 limit 1', [owner.id])
  return aBooking(world, { consultant: rows.length > 0 ? owner : await aBookable(world, owner) })
}

/** One that the consultant rescheduled. */
export async function aMovedBooking(world: World, customer: Person) {
  const booking = await bookingOf(world, customer)
  const startsAt = aTime(world).toISOString()
  const { status, text } = await booking.consultant.send(moveBooking, { id: booking.id, startsAt, expectedMoves: 0 })
  if (status !== 200) throw new Error(`the booking was not rescheduled: ${text}`)
  return booking
}

/** One that was missed, as the lifecycle leaves it. */
export async function aMissedBooking(world: World, owner: Person, of: 'customer' | 'consultant' | 'both' = 'both') {
  const booking = await bookingOf(world, owner)
  await world.pool.query(`update bookings set state = 'no_show', no_show_of = $2, judged_at = $3 where id = $1`, [
    booking.id,
    of,
    world.clock.now(),
  ])
  return booking
}

/** One whose consultant has appealed the no-show. */
export async function anAppealedBooking(world: World) {
  const booking = await aMissedBooking(world, await world.aCustomer(), 'consultant')
  await booking.consultant.send(appealNoShow, { id: booking.id, reason: 'I was there' })
  return booking
}

/** One with a withheld credit, because its consultant's limit was exceeded. */
export async function aWithheldCredit(world: World) {
  const booking = await aBooking(world)
  await world.pool.query(
    'insert into booking_credits (booking_id, promised_paise, given_paise, at) values ($1, 11800, 0, $2)',
    [booking.id, world.clock.now()],
  )
  return booking
}

/**
 * The price of a 15-minute extension of a session of `aBookable` with tax, and when the session of `aSessionUnderWay`
 * ends.
 */
export const MORE_PAISE = 59_000
export const endOfSessionUnderWay = ({ clock }: World) => new Date(clock.now().getTime() + 5 * MINUTE_MS)

/** A running session that ends in five minutes, at any test time; its consultant works around the clock. */
export async function aSessionUnderWay(world: World, customer: Person) {
  const booking = await aBooking(world, { customer })
  const endsAt = endOfSessionUnderWay(world)
  const startsAt = new Date(endsAt.getTime() - 30 * MINUTE_MS)
  const [during, span] = ['tstzrange($2::timestamptz, $3::timestamptz)', [booking.id, startsAt, endsAt]]
  await world.pool.query(`update weekly_hours set from_minute = 0, to_minute = 1440 where consultant_id = $1`, [
    booking.consultant.id,
  ])
  await world.pool.query(`update bookings set state = 'in_call', during = ${during} where id = $1`, span)
  await world.pool.query(`update busy_times set during = ${during}, blocked = ${during} where booking_id = $1`, span)
  return { ...booking, startsAt, endsAt }
}

/** Evaluates a session that is over. */
export const judgeSession = ({ db, clock }: World, id: number) =>
  db.transaction().execute((tx) => judge(tx, id, clock.now()))
