import { describe, expect, test } from 'vitest'
import { getOrder, quoteCart } from '#contract/orders/endpoints.ts'
import * as api from '#contract/workshops/endpoints.ts'
import { cancelWorkshop } from '#contract/workshops/staff.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import type { Person } from '#test/people.ts'
import { buy, fill } from '#test/shop.ts'
import { aWorkshop, bookSeats, seatsOf, ticketsOf } from '#test/workshops.ts'
import { world } from '#test/world.ts'
import { releaseLapsedSeats } from '../seats/service.ts'
import { completeWorkshops } from './service.ts'

const there = await world()
const { aCustomer, clock } = there
const detail = async (who: Pick<Person, 'send'>, id: number) =>
  (await who.send(api.getWorkshop, { id: String(id) })).body.data.detail
const awaitedBy = async (who: Person) => (await who.send(api.listOwnBookings, {})).body.data.awaited
const walletOf = async ({ id }: Person) => (await fundsOf(there.db, id, clock.now())).walletPaise
const sweep = () => releaseLapsedSeats(there.app.services, clock.now())
const customers = (many: number) => Promise.all(Array.from({ length: many }, () => aCustomer()))
const TICKET = 118_000

describe('seats', () => {
  test('several are bought in one order with the names of the attendees', async () => {
    const { workshop } = await aWorkshop(there)
    const buyer = await aCustomer()
    await buyer.send(api.saveAttendees, { id: workshop.id, names: ['Asha Rao', '', 'Vikram Rao'] })
    const order = await bookSeats(there, buyer, workshop.id, 3)
    expect(order).toMatchObject({
      status: 'paid',
      totalPaise: 3 * TICKET,
      lines: [{ quantity: 3, taxCode: '999293', by: null }],
    })
    const tickets = await ticketsOf(buyer, workshop.id)
    expect(tickets.map(({ name, seat, state, needsName }) => [name, seat, state, needsName])).toEqual([
      ['Asha Rao', 1, 'valid', false],
      [`Guest of ${buyer.name}`, 2, 'valid', true],
      ['Vikram Rao', 3, 'valid', false],
    ])
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(3)
    expect(await detail(buyer, workshop.id)).toMatchObject({ seatsLeft: 7, ownSeats: 3, attendees: [] })
    expect((await there.send(api.listWorkshopBookings, { id: workshop.id })).body.data.userBookings).toEqual([])
  })

  test('without names the first is for the buyer and the others for guests, in the language of the buyer', async () => {
    const { workshop } = await aWorkshop(there)
    const buyer = await aCustomer()
    await there.db.updateTable('accounts').set({ language: 'hi' }).where('id', '=', buyer.id).execute()
    await bookSeats(there, buyer, workshop.id, 2)
    const tickets = await ticketsOf(buyer, workshop.id)
    expect(tickets.map(({ name, needsName }) => [name, needsName])).toEqual([
      [buyer.name, false],
      [`${buyer.name} के अतिथि`, true],
    ])
    await buyer.send(api.renameTicket, { id: tickets[1]!.id, name: 'Asha Rao' })
    expect((await ticketsOf(buyer, workshop.id))[1]).toMatchObject({ name: 'Asha Rao', needsName: false })
  })

  test('sales close when the day before is over; drafts, unknown and cancelled workshops are not sold', async () => {
    const { workshop: draft } = await aWorkshop(there, { publish: false })
    const { workshop } = await aWorkshop(there, { startsAt: '2026-03-20T04:30:00Z' })
    const { workshop: gone, staff } = await aWorkshop(there)
    await staff.send(cancelWorkshop, { id: gone.id, version: gone.version, reason: 'Hall closed' })
    const buyer = await aCustomer()
    const blocks = async (who: Person) =>
      (
        await who.send(quoteCart, { items: [draft.id, gone.id, 999_999_999, workshop.id].map((id) => seatsOf(id)[0]!) })
      ).body.data.lines.map(({ blocked }) => blocked)
    expect(await blocks(buyer)).toEqual(['withdrawn', 'withdrawn', 'withdrawn', null])
    clock.set(new Date('2026-03-19T18:29:00Z'))
    expect((await blocks(await aCustomer()))[3]).toBe(null)
    clock.set(new Date('2026-03-19T18:31:00Z'))
    expect((await blocks(await aCustomer()))[3]).toBe('withdrawn')
  })

  test('an unpaid order holds its seats until it expires, and a new order of the same buyer replaces it', async () => {
    const { workshop } = await aWorkshop(there, { seats: 2 })
    const [slow, other] = await customers(2)
    const ordered = await buy(slow!, seatsOf(workshop.id, 2), { useWallet: false })
    expect(ordered.body.data.order.status).toBe('paying')
    expect((await buy(other!, seatsOf(workshop.id), { totalPaise: TICKET })).body.code).toBe('item_unavailable')
    expect((await buy(slow!, seatsOf(workshop.id, 2), { useWallet: false })).status).toBe(201)
    clock.advance({ minutes: 31 })
    await sweep()
    await fill(there, other!, 1_000_000)
    expect((await buy(other!, seatsOf(workshop.id, 2))).body.data.order.status).toBe('paid')
    expect(await detail(other!, workshop.id)).toMatchObject({ seatsLeft: 0, ownSeats: 2 })
  })
})

describe('the waiting list', () => {
  test('gets freed seats in order, each for two hours, and nobody else can buy them', async () => {
    const { workshop } = await aWorkshop(there, { seats: 1 })
    const [holder, first, second, stranger] = (await customers(4)) as [Person, Person, Person, Person]
    expect((await first.send(api.joinWaitingList, { id: workshop.id })).body.code).toBe('seats_free')
    await bookSeats(there, holder, workshop.id)
    const positions = []
    for (const who of [first, second, first]) {
      clock.advance({ seconds: 1 })
      positions.push((await who.send(api.joinWaitingList, { id: workshop.id })).body.data.position)
    }
    expect(positions).toEqual([1, 2, 1])
    const [ticket] = await ticketsOf(holder, workshop.id)
    const given = { id: ticket!.id, to: 'wallet' as const, expectedRefundPaise: TICKET }
    expect((await holder.send(api.giveUpTicket, given)).body.data).toEqual({ refundedPaise: TICKET })
    expect((await detail(first, workshop.id)).ownWaiting).toMatchObject({ position: 0 })
    expect((await detail(second, workshop.id)).ownWaiting).toMatchObject({ position: 1, offeredUntil: null })
    expect(await awaitedBy(first)).toMatchObject([{ id: workshop.id, ownWaiting: { position: 0 } }])
    expect(await awaitedBy(second)).toMatchObject([
      { id: workshop.id, ownWaiting: { position: 1, offeredUntil: null } },
    ])
    expect(await awaitedBy(stranger)).toEqual([])
    expect((await buy(stranger, seatsOf(workshop.id), { totalPaise: TICKET })).body.code).toBe('item_unavailable')
    clock.advance({ hours: 2, minutes: 1 })
    await sweep()
    expect((await detail(first, workshop.id)).ownWaiting).toBe(null)
    const offer = (await detail(second, workshop.id)).ownWaiting!.offeredUntil!
    const unpaid = await buy(second, seatsOf(workshop.id), { useWallet: false })
    expect(new Date(unpaid.body.data.order.payUntil) <= new Date(offer)).toBe(true)
    await bookSeats(there, second, workshop.id)
    expect(await ticketsOf(second, workshop.id)).toHaveLength(1)
    expect(await audit(there)).toEqual([])
  })

  test('an offered seat that is let go is offered to the next, and none is offered in the last three hours', async () => {
    const { workshop } = await aWorkshop(there, {
      seats: 1,
      startsAt: new Date(clock.now().getTime() + 30 * 3_600_000).toISOString(),
    })
    const [holder, first, second] = (await customers(3)) as [Person, Person, Person]
    await bookSeats(there, holder, workshop.id)
    for (const who of [first, second]) await who.send(api.joinWaitingList, { id: workshop.id })
    const [ticket] = await ticketsOf(holder, workshop.id)
    await holder.send(api.giveUpTicket, { id: ticket!.id, to: 'wallet', expectedRefundPaise: 0 })
    await first.send(api.leaveWaitingList, { id: workshop.id })
    expect((await detail(second, workshop.id)).ownWaiting!.offeredUntil).not.toBe(null)
    clock.advance({ hours: 28 })
    await sweep()
    expect((await (await aCustomer()).send(api.joinWaitingList, { id: workshop.id })).body.code).toBe('too_late')
    expect((await detail(second, workshop.id)).ownWaiting).toBe(null)
  })
})

describe('money', () => {
  test('each ticket of an order is refunded by its own share, by the days left', async () => {
    const { workshop } = await aWorkshop(there, {
      pricePaise: 33_333,
      startsAt: new Date(clock.now().getTime() + 8 * 86_400_000).toISOString(),
    })
    const buyer = await aCustomer()
    await fill(there, buyer, 1_000_000)
    const { order } = (await buy(buyer, seatsOf(workshop.id, 3))).body.data
    const give = async (n: number) => {
      const ticket = (await ticketsOf(buyer, workshop.id))[n]!
      return (
        await buyer.send(api.giveUpTicket, { id: ticket.id, to: 'wallet', expectedRefundPaise: ticket.refundPaise })
      ).body
    }
    const all = (await give(0)).data.refundedPaise
    expect(all).toBe(Math.floor(order.totalPaise / 3))
    clock.advance({ days: 3 })
    expect((await give(1)).data.refundedPaise).toBe(Math.floor(Math.floor(order.totalPaise / 3) / 2))
    clock.advance({ days: 4 })
    expect((await give(2)).data).toEqual({ refundedPaise: 0 })
    expect((await give(2)).code).toBe('stale')
    expect((await detail(buyer, workshop.id)).seatsLeft).toBe(10)
    expect(await audit(there)).toEqual([])
  })

  test('all tickets returned in time refund the order exactly', async () => {
    const { workshop } = await aWorkshop(there, { pricePaise: 33_333 })
    const buyer = await aCustomer()
    await fill(there, buyer, 1_000_000)
    const { order } = (await buy(buyer, seatsOf(workshop.id, 3))).body.data
    for (const { id, refundPaise } of await ticketsOf(buyer, workshop.id))
      await buyer.send(api.giveUpTicket, { id, to: 'wallet', expectedRefundPaise: refundPaise })
    expect((await buyer.send(getOrder, { id: order.id })).body.data.order).toMatchObject({ status: 'refunded' })
    expect(await walletOf(buyer)).toBe(1_000_000)
    expect(await audit(there)).toEqual([])
  })

  test('a workshop that took place is earned by the platform', async () => {
    const { workshop } = await aWorkshop(there)
    const buyer = await aCustomer()
    const order = await bookSeats(there, buyer, workshop.id)
    await completeWorkshops(there.app.services, new Date(new Date(workshop.endsAt).getTime() - 1))
    const stateOf = async () => (await buyer.send(getOrder, { id: order.id })).body.data.order.lines[0]!.state
    expect(await stateOf()).toBe('fulfilled')
    await completeWorkshops(there.app.services, new Date(workshop.endsAt))
    expect(await stateOf()).toBe('completed')
    expect(await audit(there)).toEqual([])
  })
})
