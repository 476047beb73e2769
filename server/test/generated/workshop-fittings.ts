import { minutesAfter } from '#server/platform/time.ts'
import type { Person } from '../people.ts'
import { aTicket, aWorkshop, bookSeats, ticketsOf, workshopFacts } from '../workshops.ts'
import type { World } from '../world.ts'

type Fitting = (world: World, caller: Person | undefined) => Promise<Record<string, unknown>>

const WORKSHOPS = '/api/web/v1/admin/workshops'

const aDraft: Fitting = async (world) => {
  const { workshop } = await aWorkshop(world, { publish: false })
  return { id: workshop.id, version: workshop.version }
}
const onSale: Fitting = async (world) => {
  const { workshop } = await aWorkshop(world)
  return { id: workshop.id, version: workshop.version }
}
const full: Fitting = async (world) => {
  const { workshop } = await aWorkshop(world, { seats: 1 })
  await bookSeats(world, await world.aCustomer(), workshop.id)
  return { id: workshop.id }
}

/** What an owner of each kind has. */
export const workshopOwners = {
  'workshop ticket': async (world: World, owner: Person) => (await aTicket(world, {}, owner)).ticket.id,
  /** Sold long before; the clock of the shared database stands still, so the start is moved instead. */
  'ticket of an open meeting': async (world: World, owner: Person) => {
    const online = { place: 'online' as const, meetingUrl: 'https://meet.example.in/a' }
    const { workshop } = await aTicket(world, online, owner)
    await world.pool.query('update workshops set starts_at = $2 where id = $1', [
      workshop.id,
      minutesAfter(world.clock.now(), 5),
    ])
    return (await ticketsOf(owner, workshop.id))[0]!.id
  },
  'attended workshop ticket': async (world: World, owner: Person) => {
    const { workshop, ticket } = await aTicket(world, {}, owner)
    const now = world.clock.now()
    await world.pool.query('update workshops set starts_at = $2, ends_at = $3 where id = $1', [
      ...[workshop.id, minutesAfter(now, -60), minutesAfter(now, -5)],
    ])
    await world.pool.query('update workshop_tickets set attended_at = $2 where id = $1', [
      ticket.id,
      minutesAfter(now, -50),
    ])
    return ticket.id
  },
}

export const workshopFittings: Record<string, Fitting> = {
  'GET /api/web/v1/workshops/{id}': async (world, caller) => ({ id: String((await onSale(world, caller)).id) }),
  'PUT /api/web/v1/workshops/{id}/attendees': onSale,
  'PUT /api/web/v1/workshops/{id}/waiting': full,
  'POST /api/web/v1/workshop-tickets/{id}/cancellations': async () => ({ expectedRefundPaise: 118_000 }),
  [`GET ${WORKSHOPS}/{id}`]: aDraft,
  [`GET ${WORKSHOPS}/{id}/attendees`]: async (world) => ({
    ...{ id: (await aTicket(world)).workshop.id, search: undefined },
  }),
  [`GET ${WORKSHOPS}/{id}/door-list`]: onSale,
  [`POST ${WORKSHOPS}/{id}/attendees/exports`]: onSale,
  [`POST ${WORKSHOPS}`]: async (world) => ({ ...(await workshopFacts(world)) }),
  [`PUT ${WORKSHOPS}/{id}`]: async (world, caller) => ({
    ...(await workshopFacts(world)),
    ...(await aDraft(world, caller)),
  }),
  [`POST ${WORKSHOPS}/{id}/publications`]: aDraft,
  [`POST ${WORKSHOPS}/{id}/withdrawals`]: onSale,
  [`POST ${WORKSHOPS}/{id}/cancellations`]: onSale,
  [`POST ${WORKSHOPS}/{id}/check-ins`]: async (world) => {
    const { workshop, ticket } = await aTicket(world)
    const scan = { scanId: crypto.randomUUID(), ticketId: ticket.id, scannedAt: world.clock.now().toISOString() }
    return { id: workshop.id, scans: [scan] }
  },
}
