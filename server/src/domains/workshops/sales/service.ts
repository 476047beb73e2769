import { WORKSHOP_ORDER_SEATS_MAX } from '#contract/workshops/constants.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { completeLine, type Offer, type Seller } from '#server/domains/orders/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { type DuePage, eachDue } from '#server/platform/jobs/each-alone.ts'
import type { Services } from '#server/platform/services.ts'
import { salesEndOf } from '../rules.ts'
import { type Availability, addTaken, availabilities, endHeldBy, lockWorkshop } from '../seats/queries.ts'
import { freeSeats, releaseLapsed } from '../seats/service.ts'
import * as queries from './queries.ts'

/** SAC of other education and training services. */
const SAC = '999293'

/** Seats that this buyer can take now: an offered seat, those held by an unpaid order, and free ones while nobody waits. */
export function seatsFor(available: Availability, now: Date) {
  const { state, startsAt, waiting, free, offeredUntil, heldSeats } = available
  if (state !== 'published') return 0
  const isOnSale = now < salesEndOf(startsAt)
  const own = (offeredUntil ? 1 : 0) + heldSeats
  return Math.min(WORKSHOP_ORDER_SEATS_MAX, own + (isOnSale && waiting === 0 ? free : 0))
}

/** A seat that others wait for stays reserved no longer than it was at first. */
const deadlineOf = ({ offeredUntil, waiting, heldUntil }: Availability) =>
  offeredUntil ?? (waiting > 0 && heldUntil ? heldUntil : undefined)

export const workshopSeller: Seller = {
  notifiesBuyer: true,
  async offers(db, items, buyerId, now) {
    // Names of attendees belong to the person and the workshop, not to the line.
    const ids = items.filter(({ draftId }) => draftId === null).map(({ id }) => id)
    const found = await availabilities(db, ids, buyerId, now)
    return new Map(found.map((available): [number, Offer] => [available.id, offerOf(available, now)]))
  },
  async reserve(tx, { id: lineId, orderId, itemId: workshopId, buyerId, quantity: seats }, until, now) {
    await lockWorkshop(tx, workshopId)
    await releaseLapsed(tx, workshopId, now)
    const [available] = await availabilities(tx, [workshopId], buyerId, now)
    if (!available || seatsFor(available, now) < seats) throw new Problem('item_unavailable')
    const own = await endHeldBy(tx, workshopId, buyerId)
    await addTaken(tx, workshopId, seats - own)
    await queries.insertHeld(tx, { lineId, orderId, workshopId, accountId: buyerId, seats, until })
    if (own > seats) await freeSeats(tx, workshopId, 0, now)
  },
  async fulfil(tx, { id: lineId, orderId }, now) {
    const { workshopId } = await queries.purchaseOfLine(tx, lineId)
    const workshop = (await lockWorkshop(tx, workshopId))!
    const purchase = await queries.purchaseOfLine(tx, lineId)
    if (purchase.state === 'sold') return 'fulfilled'
    if (workshop.state === 'cancelled') return { refused: 'not_available' }
    if (workshop.startsAt <= now) return { refused: 'time_passed' }
    if (purchase.state === 'released') {
      // The payment was late: only if nobody else wanted the seats meanwhile.
      await releaseLapsed(tx, workshopId, now)
      const [available] = await availabilities(tx, [workshopId], purchase.accountId, now)
      if (seatsFor(available!, now) < purchase.seats) return { refused: 'not_available' }
      await addTaken(tx, workshopId, purchase.seats - (await endHeldBy(tx, workshopId, purchase.accountId)))
    }
    await queries.setSold(tx, lineId, now)
    await queries.insertTickets(tx, purchase)
    await queries.dropDraft(tx, purchase.accountId, workshopId)
    const { title_english, title_hindi, startsAt } = workshop
    await notify(tx, now, {
      accountId: purchase.accountId,
      message: 'workshop_booked',
      params: { title_english, title_hindi, startsAt: startsAt.toISOString(), seats: purchase.seats, orderId },
    })
    return 'fulfilled'
  },
  async refused(tx, { id: lineId }, _refusal, now) {
    const { workshopId, state, seats } = await queries.purchaseOfLine(tx, lineId)
    if (state !== 'held') return
    await queries.setReleased(tx, lineId)
    await freeSeats(tx, workshopId, seats, now)
  },
  completed: async (tx, { id }, now) => void (await queries.setCompleted(tx, id, now)),
  async revoke(tx, { id: lineId }, now) {
    const { workshopId } = await queries.purchaseOfLine(tx, lineId)
    await lockWorkshop(tx, workshopId)
    const seats = await queries.refundTickets(tx, lineId)
    await queries.setEnded(tx, lineId)
    await freeSeats(tx, workshopId, seats, now)
  },
}

function offerOf(available: Availability, now: Date): Offer {
  const { id, title_english, title_hindi, pricePaise, state } = available
  const mostUnits = seatsFor(available, now)
  const payUntil = deadlineOf(available)
  const isOver = state !== 'published' || (now >= salesEndOf(available.startsAt) && mostUnits === 0)
  return {
    ...{ id, title_english, title_hindi, pricePaise, taxCode: SAC, consultantId: null, mostUnits },
    ...(payUntil && { payUntil }),
    ...(isOver ? { blocked: 'withdrawn' as const } : mostUnits === 0 && { blocked: 'sold_out' as const }),
  }
}

/** Once a workshop is over, what was paid for it counts as earned by the platform. */
export function completeWorkshops(services: Services, now: Date) {
  const find = (page: DuePage) => queries.linesToComplete(services.db, now, page)
  return eachDue(services, { find, failure: 'workshop ticket could not be completed' }, (tx, { id }) =>
    completeLine(tx, { lineId: id, at: now }),
  )
}
