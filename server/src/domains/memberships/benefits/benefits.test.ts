import { beforeEach, describe, expect, test } from 'vitest'
import { cancelMembership, estimateSavings, listBenefitUses, pauseMembership } from '#contract/memberships/endpoints.ts'
import { getOrder, quoteCart } from '#contract/orders/endpoints.ts'
import { completeOrderLine, refundOrder } from '#contract/orders/staff.ts'
import { cancelTalk, hangUpTalk, ringExpert } from '#contract/talks/endpoints.ts'
import { getTalkReceipt } from '#contract/talks/receipts.ts'
import { audit } from '#test/auditor.ts'
import { aBookable, aTime, hold } from '#test/bookings.ts'
import { aMember, membershipOf } from '#test/memberships.ts'
import type { Person } from '#test/people.ts'
import { aDraft } from '#test/questions.ts'
import { sellInstead } from '#test/sellers.ts'
import { aCoupon, aService, buy, fill } from '#test/shop.ts'
import { anAnsweredTalk, anExpert, inputFor, inRoom, talkFor } from '#test/talks.ts'
import { world } from '#test/world.ts'

const there = await world()
const { clock, pool } = there
const START = clock.now()
beforeEach(() => clock.set(START))

const stayLoggedIn = () =>
  pool.query(`update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval '1 day'`, [clock.now()])

/** A held session of ₹1,000 as a cart item. */
async function aSession(member: Person) {
  const startsAt = aTime(there)
  const { id } = (await hold(member, await aBookable(there), startsAt)).body.data.booking
  return { item: { id, type: 'booking' as const }, startsAt }
}

const quote = async (who: Person, items: { id: number; type: 'booking' | 'service' }[], couponCode?: string) =>
  (await who.send(quoteCart, { items, couponCode })).body.data
const refund = async (orderId: number, lineId: number) =>
  (await there.aStaff()).send(refundOrder, { id: orderId, lines: [{ lineId }], to: 'wallet', reason: 'As agreed' })
const usedBy = async ({ id }: Person) =>
  (
    await pool.query(
      'select talk_seconds_used, answers_used, courses_used, discounts_used from memberships where account_id = $1',
      [id],
    )
  ).rows.map((row) => Object.values(row))

describe('the percentage of a plan', () => {
  test('is named on the line, charged as shown, funded by the platform, listed, and given back by a refund', async () => {
    const { member } = await aMember(there)
    await fill(there, member, 200_000)
    const { item, startsAt } = await aSession(member)
    const shown = await quote(member, [item])
    expect(shown.lines[0]!.discounts).toMatchObject([
      {
        source: 'membership_discount',
        title_english: 'Vyapaar: 15% off',
        title_hindi: 'व्यापार: 15% की छूट',
        paise: 15_000,
      },
    ])
    const { order } = (await buy(member, [item])).body.data
    expect([order.totalPaise, shown.totalPaise]).toEqual([100_300, 100_300])
    expect(await membershipOf(member)).toMatchObject({ savedPaise: 15_000, cancellation: null })
    const { data, count } = (await member.send(listBenefitUses, {})).body.data
    expect([count, data]).toMatchObject([
      1,
      [{ orderId: order.id, benefit_english: 'Vyapaar: 15% off', paise: 15_000 }],
    ])
    expect((await member.send(estimateSavings, {})).body.data).toMatchObject({ sessions: 1, spentPaise: 100_000 })
    const { id } = (await membershipOf(member))!
    expect((await member.send(cancelMembership, { id, to: 'wallet' })).body.code).toBe('benefits_used')
    clock.set(new Date(startsAt.getTime() + 7_200_000))
    const done = { id: order.id, lineId: order.lines[0]!.id, reason: 'Held' }
    await (await there.aStaff()).send(completeOrderLine, done)
    const { rows } = await pool.query('select gross_paise from earnings where order_id = $1', [order.id])
    expect(rows).toEqual([{ gross_paise: 100_000 }])
    expect(await usedBy(member)).toEqual([[0, 0, 0, 1]])
    await refund(order.id, order.lines[0]!.id)
    expect(await usedBy(member)).toEqual([[0, 0, 0, 0]])
    expect(await audit(there)).toEqual([])
  })

  test('or a coupon, whichever takes off more, never both; services only where the plan says so', async () => {
    const { member } = await aMember(there, { offBp: { services: 0 } })
    await aCoupon(there, { code: 'FIFTH', percentBp: 2_000 })
    await aCoupon(there, { code: 'TENTH', percentBp: 1_000 })
    const [{ item }, service] = [await aSession(member), await aService(there, { pricePaise: 100_000 })]
    const items = [item, { id: service.id, type: service.type }]
    const sources = async (code?: string) =>
      (await quote(member, items, code)).lines.map(({ discounts }) => discounts.map(({ source }) => source))
    expect(await sources()).toEqual([['membership_discount'], []])
    expect(await sources('FIFTH')).toEqual([['coupon'], ['coupon']])
    expect(await sources('TENTH')).toEqual([['membership_discount'], ['coupon']])
    const { member: other } = await aMember(there, { offBp: { services: 500 } })
    const onService = await quote(other, [{ id: service.id, type: service.type }])
    expect(onService.discountPaise).toBe(5_000)
  })

  test('ends with the last second of the plan, and rests while it is paused', async () => {
    const { member } = await aMember(there)
    const service = { id: (await aService(there)).id, type: 'service' as const }
    await pool.query(
      `update plan_versions v set off_services_bp = 1500 from memberships m where m.plan_version_id = v.id and m.account_id = $1`,
      [member.id],
    )
    const discountAt = async (at: Date) => {
      clock.set(at)
      await stayLoggedIn()
      return (await quote(member, [service])).discountPaise
    }
    const end = new Date((await membershipOf(member))!.endsAt)
    expect(await discountAt(new Date(end.getTime() - 1_000))).toBe(22_500)
    expect(await discountAt(end)).toBe(0)
    expect(await discountAt(new Date(end.getTime() + 1_000))).toBe(0)
    await discountAt(START)
    await member.send(pauseMembership, { days: 10 })
    expect(await discountAt(START)).toBe(0)
    expect(await discountAt(new Date(START.getTime() + 10 * 86_400_000))).toBe(22_500)
  })
})

describe('included units', () => {
  const talked = async (member: Person, seconds: number) => {
    const talk = await anAnsweredTalk(there, { customer: member, paise: 0 })
    await talkFor(there, await inRoom(there, talk), seconds)
    await member.send(hangUpTalk, { id: talk.id })
    return (await member.send(getTalkReceipt, { id: talk.id })).body.data.receipt
  }

  test('free minutes are used first in a talk, the percentage applies to the rest, and both are metered', async () => {
    const { member } = await aMember(there, { talkMinutes: 3, offBp: { talks: 1_000 } })
    await fill(there, member, 100_000)
    // Five minutes at ₹30, three of them free; 10 % off the rest.
    expect(await talked(member, 300)).toMatchObject({ pricePaise: 15_000, discountPaise: 9_600, totalPaise: 6_372 })
    expect(await usedBy(member)).toEqual([[180, 0, 0, 1]])
    expect((await membershipOf(member))!.talkSeconds).toEqual({ total: 180, used: 180 })
    expect(await audit(there)).toEqual([])
  })

  test('covers what was talked before the end of the plan, for a member without money, and the expert is paid', async () => {
    const { member } = await aMember(there, { talkMinutes: 60 })
    const end = new Date((await membershipOf(member))!.endsAt)
    clock.set(new Date(end.getTime() - 180_000))
    await stayLoggedIn()
    const talk = await anAnsweredTalk(there, { customer: member, paise: 0 })
    await talkFor(there, await inRoom(there, talk), 700)
    const { receipt } = (await member.send(getTalkReceipt, { id: talk.id })).body.data
    // Ten minutes were authorised when the plan ended, and nothing more after that.
    expect(receipt).toMatchObject({ connectedSeconds: 600, pricePaise: 30_000, totalPaise: 0 })
    expect(await usedBy(member)).toEqual([[600, 0, 0, 0]])
    const { rows } = await pool.query('select gross_paise from earnings where consultant_id = $1', [talk.expert.id])
    expect(rows).toEqual([{ gross_paise: 30_000 }])
    expect(await audit(there)).toEqual([])
  })

  test('cannot be used in a running talk and refunded or paused away before it is charged', async () => {
    const { member } = await aMember(there, { talkMinutes: 60 })
    const { id } = (await membershipOf(member))!
    const talk = await anAnsweredTalk(there, { customer: member, paise: 0 })
    await talkFor(there, await inRoom(there, talk), 300)
    expect((await member.send(cancelMembership, { id, to: 'source' })).body.code).toBe('in_a_talk')
    expect((await member.send(pauseMembership, { days: 10 })).body.code).toBe('in_a_talk')
    await member.send(hangUpTalk, { id: talk.id })
    expect(await usedBy(member)).toEqual([[300, 0, 0, 0]])
    expect((await member.send(cancelMembership, { id, to: 'source' })).body.code).toBe('benefits_used')
    expect((await member.send(pauseMembership, { days: 10 })).status).toBe(201)
  })

  test('an included answer costs nothing, the next one the percentage, and a refund gives the answer back', async () => {
    const { member } = await aMember(there, { answers: 1, offBp: { answers: 2_000 } })
    await fill(there, member, 500_000)
    const ask = async () => {
      const { id } = await aDraft(there, { customer: member })
      return (await buy(member, [{ id, type: 'question' }])).body.data.order
    }
    const [first, second] = [await ask(), await ask()]
    expect([first, second]).toMatchObject([{ totalPaise: 0, status: 'paid' }, { discountPaise: 18_000 }])
    expect(first.lines[0]!.discounts).toMatchObject([
      { source: 'membership', title_english: 'Vyapaar: included answers', units: 1 },
    ])
    expect(await usedBy(member)).toEqual([[0, 1, 0, 1]])
    await refund(first.id, first.lines[0]!.id)
    expect(await usedBy(member)).toEqual([[0, 0, 0, 1]])
    expect((await ask()).totalPaise).toBe(0)
    expect(await audit(there)).toEqual([])
  })

  test('the last included course is given to one of two orders at the same time, and a refund returns it', async () => {
    const course = { title_english: 'Course', title_hindi: 'कोर्स', pricePaise: 99_900, taxCode: '999293' }
    const restore = sellInstead('course', {
      offers: async (_, items) => new Map(items.map(({ id }) => [id, { id, ...course, consultantId: null }])),
      fulfil: async () => 'fulfilled',
      revoke: async () => {},
    })
    const { member } = await aMember(there, { courses: 1 })
    await fill(there, member, 500_000)
    const items = [1, 2].map((id) => ({ id: 9_100_000 + id, type: 'course' as const }))
    const cart = await member.send(quoteCart, { items })
    expect(cart.body.data.lines.map(({ discountPaise }) => discountPaise)).toEqual([99_900, 0])
    const answers = await Promise.all(items.map((item) => buy(member, [item], { totalPaise: 0 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await usedBy(member)).toEqual([[0, 0, 1, 0]])
    const { order } = answers.find(({ status }) => status === 201)!.body.data
    await refund(order.id, order.lines[0]!.id)
    const { lines } = (await member.send(getOrder, { id: order.id })).body.data.order
    expect([await usedBy(member), lines[0]!.state]).toEqual([[[0, 0, 0, 0]], 'revoked'])
    restore()
    expect(await audit(there)).toEqual([])
  })
})

test('of a cancellation and a purchase with a benefit at the same time, one is refused', async () => {
  const { member } = await aMember(there)
  await fill(there, member, 500_000)
  const [{ item }, { id }] = [await aSession(member), (await membershipOf(member))!]
  const [cancelled, bought] = await Promise.all([
    member.send(cancelMembership, { id, to: 'wallet' }),
    buy(member, [item], { totalPaise: 100_300 }),
  ])
  expect([cancelled.status, bought.status].sort()).toEqual([201, 409])
  expect(await audit(there)).toEqual([])
})

test('a cancellation and a call at the same time never leave a call on free minutes of a refunded plan', async () => {
  const expert = await anExpert(there)
  for (let round = 0; round < 3; round += 1) {
    const { member } = await aMember(there, { talkMinutes: 60 })
    const { id } = (await membershipOf(member))!
    const [cancelled, rang] = await Promise.all([
      member.send(cancelMembership, { id, to: 'wallet' }),
      member.send(ringExpert, inputFor(expert, { state: '27' })),
    ])
    expect([201, 409]).toContain(rang.status)
    const free = await pool.query('select from talks where customer_id = $1 and held_paise = 0', [member.id])
    expect(free.rows).toHaveLength(rang.status === 201 && cancelled.status !== 201 ? 1 : 0)
    if (rang.status === 201) await member.send(cancelTalk, { id: rang.body.data.talk.id })
  }
  expect(await audit(there)).toEqual([])
})
