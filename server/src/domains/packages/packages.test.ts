import { describe, expect, test } from 'vitest'
import { blockPerson } from '#contract/accounts/blocks.ts'
import { cancelBooking } from '#contract/bookings/endpoints.ts'
import { quoteSession } from '#contract/discovery/profile.ts'
import { quoteCart } from '#contract/orders/endpoints.ts'
import { completeOrderLine, refundOrder } from '#contract/orders/staff.ts'
import * as api from '#contract/packages/endpoints.ts'
import { listPackages } from '#contract/packages/staff.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { aBookable, aTime, hold, slotAt } from '#test/bookings.ts'
import { anOffer, aPackage, USUAL } from '#test/packages.ts'
import type { Person } from '#test/people.ts'
import { backAgain } from '#test/questions.ts'
import { buy } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { completePackages, endPackages, remindOfPackages } from './jobs.ts'

const there = await world()
const { services } = there.app

const spendable = async ({ id }: Person) => (await fundsOf(there.db, id, there.clock.now())).spendablePaise
const own = async (customer: Person) => (await customer.send(api.listOwnPackages, {})).body.data.data

/** Holds and pays a session of half an hour. */
async function book(customer: Person, consultant: Person, startsAt = aTime(there)) {
  const { id } = (await hold(customer, consultant, startsAt)).body.data.booking
  const { order } = (await buy(customer, [{ id, type: 'booking' }])).body.data
  return { id, order, startsAt, line: order.lines[0]! }
}

const cancel = (customer: Person, id: number) => customer.send(api.cancelPackage, { id, to: 'wallet' })
const cancelSession = (customer: Person, id: number) => customer.send(cancelBooking, { id, expectedRefundPaise: 0 })

describe('an offer', () => {
  test('is public with its price and what it saves, until it is withdrawn', async () => {
    const { consultant, offer } = await anOffer(there)
    const terms = { pricePaise: 400_000, feePaise: 100_000, savedPaise: 100_000, sessions: 5 }
    expect(offer).toMatchObject({ ...terms, isOffered: true, isOnSale: true, sold: 0 })
    const shown = async () => (await there.send(api.listPackageOffers, { id: consultant.id })).body.data.packages
    expect(await shown()).toMatchObject([terms])
    const { id, version, sessions, sessionPaise } = offer
    const change = { id, sessions, sessionPaise, isOffered: false }
    expect((await consultant.send(api.changeOffer, { ...change, version })).status).toBe(200)
    expect((await consultant.send(api.changeOffer, { ...change, version })).body.code).toBe('stale')
    expect(await shown()).toEqual([])
  })

  test('must cost less than single sessions, exist once, and be one of ten at most', async () => {
    const consultant = await aBookable(there)
    const send = (change: object) => consultant.send(api.createOffer, { ...USUAL, ...change })
    expect((await send({ sessionPaise: 100_000 })).body.code).toBe('package_not_cheaper')
    expect((await send({ minutes: 45 })).body.code).toBe('no_fee_for_this')
    expect((await send({ sessionPaise: 80_050 })).body.errors).toHaveProperty('sessionPaise')
    const codes = await Promise.all([1, 2].map(async () => (await send({})).body.code))
    expect(codes.toSorted()).toEqual(['package_exists', undefined].toSorted())
    const more = await Promise.all([...Array(12).keys()].map((at) => send({ sessions: 6 + at })))
    expect(more.filter(({ status }) => status === 201)).toHaveLength(9)
    expect(more.find(({ status }) => status !== 201)!.body.code).toBe('package_limit')
  })

  test('that is no longer cheaper, or of a consultant with the same number or who is blocked, is not sold', async () => {
    const { consultant, offer } = await anOffer(there)
    const items = [{ id: offer.id, type: 'package' as const }]
    const alsoCustomer = await there.aCustomer({ mobile: consultant.mobile })
    expect((await buy(alsoCustomer, items)).body.code).toBe('own_account')
    const blocking = await there.aCustomer()
    await blocking.send(blockPerson, { personId: consultant.id })
    expect((await blocking.send(quoteCart, { items })).body.data.lines).toMatchObject([{ blocked: 'withdrawn' }])
    expect((await buy(blocking, items, { totalPaise: 472_000 })).body.code).toBe('item_unavailable')
    await there.pool.query('update consultant_fees set fee_paise = 80000 where consultant_id = $1', [consultant.id])
    const customer = await there.aCustomer()
    const { lines } = (await customer.send(quoteCart, { items })).body.data
    expect(lines).toMatchObject([{ blocked: 'withdrawn' }])
  })
})

describe('a package', () => {
  test('pays for its sessions, and the consultant earns their share of it with each', async () => {
    const { customer, consultant, order, id } = await aPackage(there)
    expect(order).toMatchObject({ status: 'paid', totalPaise: 472_000 })
    const asked = { id: consultant.id, mode: 'video', minutes: 30 } as const
    const seen = (await customer.send(quoteSession, asked)).body.data
    expect(seen).toMatchObject({ pricePaise: 100_000, totalPaise: 0, packageSessionsLeft: 5 })
    const before = await spendable(customer)
    const first = await book(customer, consultant)
    expect(first.order).toMatchObject({ status: 'paid', totalPaise: 0 })
    expect(first.line.discounts.map(({ title_english, paise }) => [title_english, paise])).toEqual([
      ['Package: session 1 of 5', 80_000],
      ['Package price', 20_000],
    ])
    expect(await spendable(customer)).toBe(before)
    expect(await own(customer)).toMatchObject([{ id, used: 1, left: 4, status: 'active', refundPaise: 377_600 }])
    there.clock.set(new Date(first.startsAt.getTime() + 7_200_000))
    const done = { id: first.order.id, lineId: first.line.id, reason: 'Held' }
    await (await there.aStaff()).send(completeOrderLine, done)
    const { rows } = await there.pool.query('select gross_paise from earnings where order_id = $1', [first.order.id])
    expect(rows).toEqual([{ gross_paise: 80_000 }])
    expect(await audit(there)).toEqual([])
  })

  test('covers only sessions of its own kind, with its own consultant', async () => {
    const { customer, consultant } = await aPackage(there)
    await there.pool.query(
      `insert into consultant_fees (consultant_id, mode, minutes, fee_paise) values ($1, 'audio', 30, 90000)`,
      [consultant.id],
    )
    const audio = (await hold(customer, consultant, aTime(there), { mode: 'audio' })).body.data.booking
    const other = (await hold(customer, await aBookable(there), aTime(there))).body.data.booking
    for (const { id } of [audio, other]) {
      const quote = (await customer.send(quoteCart, { items: [{ id, type: 'booking' }] })).body.data
      expect(quote.discountPaise).toBe(0)
    }
  })

  test('gets a session back when it is cancelled in time, and the next booking uses it', async () => {
    const { customer, consultant } = await aPackage(there, { sessions: 2 })
    const { id } = await book(customer, consultant)
    expect((await cancelSession(customer, id)).status).toBeLessThan(300)
    expect(await own(customer)).toMatchObject([{ used: 0, left: 2 }])
    await book(customer, consultant)
    await book(customer, consultant)
    expect(await own(customer)).toMatchObject([{ used: 2, left: 0, status: 'used_up' }])
    const third = await book(customer, consultant)
    expect(third.order.totalPaise).toBe(118_000)
    expect(await audit(there)).toEqual([])
  })

  test('gives its last session to one of several bookings paid at the same time', async () => {
    const { customer, consultant } = await aPackage(there, { sessions: 2 })
    await book(customer, consultant)
    const held = []
    for (const _ of [1, 2, 3]) held.push((await hold(customer, consultant, aTime(there))).body.data.booking.id)
    const answers = await Promise.all(held.map((id) => buy(customer, [{ id, type: 'booking' }], { totalPaise: 0 })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await own(customer)).toMatchObject([{ used: 2 }])
    expect(await audit(there)).toEqual([])
  })
})

describe('the end of a package', () => {
  test('refunds what was not booked, to the paisa, however often it is cancelled', async () => {
    const { customer, consultant, id } = await aPackage(there)
    await book(customer, consultant)
    const before = await spendable(customer)
    const answers = await Promise.all([1, 2, 3].map(() => cancel(customer, id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 201)!.body.data).toMatchObject({
      refundedPaise: 377_600,
      package: { status: 'ended', left: 0, refundPaise: 0 },
    })
    expect(await spendable(customer)).toBe(before + 377_600)
    expect((await cancel(customer, id)).body.code).toBe('package_over')
    const next = await book(customer, consultant)
    expect(next.order.totalPaise).toBe(118_000)
    expect(await audit(there)).toEqual([])
  })

  test('refunds a session that is cancelled after it', async () => {
    const { customer, consultant, id } = await aPackage(there)
    const session = await book(customer, consultant)
    await cancel(customer, id)
    const before = await spendable(customer)
    await cancelSession(customer, session.id)
    await Promise.all([1, 2].map(() => endPackages(services, there.clock.now())))
    expect(await spendable(customer)).toBe(before + 94_400)
    expect(await audit(there)).toEqual([])
  })

  test('comes after a year: reminded twice, then the rest is in the wallet', async () => {
    const { customer, consultant, id } = await aPackage(there)
    await book(customer, consultant)
    const sent = async () =>
      (await there.pool.query(`select count(*)::int as n from outbox where message = 'package_ending'`)).rows[0].n
    const atFirst = await sent()
    there.clock.advance({ days: 340 })
    for (const _ of [1, 2]) await remindOfPackages(services, there.clock.now())
    expect(await sent()).toBeGreaterThan(atFirst)
    const afterOne = await sent()
    there.clock.advance({ days: 20 })
    for (const _ of [1, 2]) await remindOfPackages(services, there.clock.now())
    expect((await sent()) - afterOne).toBe(afterOne - atFirst)
    const before = await spendable(customer)
    there.clock.advance({ days: 5, minutes: 1 })
    const back = await backAgain(there, customer)
    expect(await own(back)).toMatchObject([{ id, status: 'ended', left: 0 }])
    const later = slotAt(there, 3)
    const { lines } = (
      await back.send(quoteCart, {
        items: [{ id: (await hold(back, consultant, later)).body.data.booking.id, type: 'booking' }],
      })
    ).body.data
    expect(lines[0]!.discountPaise).toBe(0)
    for (const _ of [1, 2]) await endPackages(services, there.clock.now())
    expect(await spendable(customer)).toBe(before + 377_600)
    await completePackages(services, there.clock.now())
    const { rows } = await there.pool.query('select completed_at from packages where id = $1', [id])
    expect(rows[0].completed_at).not.toBeNull()
    expect(await audit(there)).toEqual([])
  })

  test('by staff: a full refund of the order leaves nothing to book or to refund again', async () => {
    const { customer, order, id } = await aPackage(there)
    const staff = await there.aStaff()
    const lines = [{ lineId: order.lines[0]!.id }]
    const before = await spendable(customer)
    await staff.send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'Goodwill' })
    await endPackages(services, there.clock.now())
    expect(await spendable(customer)).toBe(before + 472_000)
    expect(await own(customer)).toMatchObject([{ id, status: 'ended' }])
    const listed = (await staff.send(listPackages, { status: 'ended', limit: 1 })).body.data.data
    expect(listed).toMatchObject([{ id, refundedSessions: 5, customer: { id: customer.id } }])
    expect(await audit(there)).toEqual([])
  })
})
