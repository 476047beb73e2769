import fc from 'fast-check'
import { cancelBooking, moveBooking, previewCancellation, releaseHold } from '#contract/bookings/endpoints.ts'
import { aBookable, hold, slotAt } from '#test/bookings.ts'
import { checkoutPage, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { buy, fill } from '#test/shop.ts'
import type { World } from '#test/world.ts'

/** Few people and slots, so that they collide. */
const CUSTOMERS = 3
const CONSULTANTS = 2
const QUARTERS = 6

const customer = fc.nat(CUSTOMERS - 1)
const consultant = fc.nat(CONSULTANTS - 1)
const quarter = fc.nat(QUARTERS - 1)
const nth = fc.nat(9)
const side = fc.constantFrom('customer', 'consultant')

const operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('hold'), customer, consultant, quarter }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay'), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('at gateway'), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('gateway pays'), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move'), nth, quarter, side }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel'), nth, side }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('let go'), nth }) },
)
type Operation = typeof operation extends fc.Arbitrary<infer D> ? D : never

/** Waves of concurrent operations; between them the clock advances by some minutes. */
export const races = fc.array(
  fc.record({ operations: fc.array(operation, { minLength: 2, maxLength: 6 }), minutes: fc.constantFrom(0, 1, 4, 11) }),
  { minLength: 3, maxLength: 6 },
)

export interface Outcome {
  done: number
  refused: number
  failed: string[]
}

/** Runs one race with its own people. */
export async function play(world: World, waves: { operations: Operation[]; minutes: number }[]): Promise<Outcome> {
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => world.aCustomer()))
  const consultants: Person[] = []
  for (let n = 0; n < CONSULTANTS; n++) consultants.push(await aBookable(world))
  for (const one of customers) await fill(world, one, 2_000_000)
  const bookings: { id: number; customer: Person; consultant: Person }[] = []
  const pages: string[] = []
  const outcome: Outcome = { done: 0, refused: 0, failed: [] }
  // Far enough ahead that a race never reaches it; near enough that the refund share differs between races.
  const at = (n: number) => slotAt(world, 2, 8 + n)
  const count = ({ status, text }: { status: number; text: string }) => {
    if (status < 300) outcome.done += 1
    else if (status < 500) outcome.refused += 1
    else outcome.failed.push(`${status} ${text}`)
    return status
  }

  async function does(one: Operation) {
    if (one.kind === 'hold') {
      const who = { customer: customers[one.customer]!, consultant: consultants[one.consultant]! }
      const held = await hold(who.customer, who.consultant, at(one.quarter))
      if (count(held) === 201) bookings.push({ id: held.body.data.booking.id, ...who })
      return
    }
    if (one.kind === 'gateway pays') {
      const page = pages[one.nth % Math.max(1, pages.length)]
      if (page) count(await press(world, page, { outcome: 'pay' }))
      return
    }
    const booking = bookings[one.nth % Math.max(1, bookings.length)]
    if (booking) await change(one, booking)
  }

  async function change(
    one: Exclude<Operation, { kind: 'hold' | 'gateway pays' }>,
    booking: (typeof bookings)[number],
  ) {
    const { id } = booking
    const items = [{ id, type: 'booking' as const }]
    if (one.kind === 'pay') count(await buy(booking.customer, items))
    else if (one.kind === 'at gateway') {
      const opened = await buy(booking.customer, items, { useWallet: false })
      const paymentId = count(opened) === 201 ? opened.body.data.paymentId : null
      const page = paymentId === null ? undefined : await checkoutPage(booking.customer, paymentId).catch(isOver)
      if (page) pages.push(page)
    } else if (one.kind === 'let go') count(await booking.customer.send(releaseHold, { id }))
    else if (one.kind === 'cancel') {
      const who = booking[one.side as 'customer' | 'consultant']
      const seen = await who.send(previewCancellation, { id })
      if (seen.status === 200)
        count(await who.send(cancelBooking, { id, expectedRefundPaise: seen.body.data.refundPaise }))
    } else {
      const who = booking[one.side as 'customer' | 'consultant']
      count(await who.send(moveBooking, { id, startsAt: at(one.quarter).toISOString(), expectedMoves: one.nth % 2 }))
    }
  }

  for (const { operations, minutes } of waves) {
    await Promise.all(operations.map(does))
    world.clock.advance({ minutes })
  }
  return outcome
}

/** A concurrent request has paid or replaced it: there is nothing left to pay. */
function isOver(error: Error) {
  if (!error.message.includes('payment_over')) throw error
  return undefined
}
