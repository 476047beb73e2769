import { beforeEach, describe, expect, test } from 'vitest'
import type { Received } from '#contract/endpoint.ts'
import * as api from '#contract/memberships/endpoints.ts'
import { changePlan, getMember, listMembers } from '#contract/memberships/staff.ts'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { getOrder, quoteCart } from '#contract/orders/endpoints.ts'
import { refundOrder } from '#contract/orders/staff.ts'
import { getCurrentTalk, joinTalkQueue } from '#contract/talks/endpoints.ts'
import { audit } from '#test/auditor.ts'
import { aMember, aPlan, buyPlan, membershipOf, planInput } from '#test/memberships.ts'
import { checkoutPage, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { buy, fill } from '#test/shop.ts'
import { anAnsweredTalk, anExpert } from '#test/talks.ts'
import { world } from '#test/world.ts'
import { remindMembers } from './jobs.ts'

const there = await world()
const { clock, pool } = there
const START = clock.now()
beforeEach(() => clock.set(START))

/** Moves the clock, with everyone still signed in. */
async function moveTo(at: Date) {
  clock.set(at)
  await pool.query(`update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval '1 day'`, [at])
}
const daysLater = (days: number, hours = 0) => moveTo(new Date(START.getTime() + (24 * days + hours) * 3_600_000))

type Quoted = Received<typeof quoteCart>['lines'][number]

const orderAgain = async (who: Person, id: number) => (await who.send(getOrder, { id })).body.data.order

describe('a plan', () => {
  test('is bought for a year to the end of its last day, with a number, a meter and an invoice', async () => {
    const { member, order } = await aMember(there, { talkMinutes: 40, answers: 12, courses: 1 })
    expect(order).toMatchObject({
      ...{ status: 'paid', totalPaise: 589_882 },
      lines: [{ type: 'membership', taxCode: '999599', title_english: 'Vyapaar membership', state: 'fulfilled' }],
    })
    expect(order.documents).toHaveLength(1)
    expect(await membershipOf(member)).toMatchObject({
      ...{ status: 'active', number: expect.stringMatching(/^PM-2603-\d{5}$/), cardName: member.name, daysLeft: 364 },
      ...{ startsAt: START.toISOString(), endsAt: '2027-03-01T18:30:00.000Z', savedPaise: 0 },
      ...{ talkSeconds: { total: 2_400, used: 0 }, answers: { total: 12, used: 0 }, courses: { total: 1, used: 0 } },
      mayPauseDays: 60,
      cancellation: { until: '2026-03-09T04:30:00.000Z', refundPaise: 589_882, gatewayPaise: 0, stays: null },
    })
    expect((await member.send(listNotifications, {})).body.data.data.map(({ message }) => message)).toContain(
      'membership_bought',
    )
    expect(await audit(there)).toEqual([])
  })

  test('is edited as a new version: members keep what they bought, others see the new one', async () => {
    const { member, plan } = await aMember(there)
    const staff = await there.aStaff()
    const { slug: _, ...input } = planInput({ pricePaise: 599_900, offBp: { consultations: 1_000 } })
    expect((await staff.send(changePlan, { ...input, id: plan.id, version: 1 })).status).toBe(200)
    expect((await staff.send(changePlan, { ...input, id: plan.id, version: 1 })).body.code).toBe('stale')
    expect(await membershipOf(member)).toMatchObject({
      ...{ plan: { pricePaise: 499_900, offBp: { consultations: 1_500 } } },
      renewal: { planId: plan.id, pricePaise: 599_900 },
    })
    const { memberShips } = (await there.send(api.listPlans, {})).body.data
    expect(memberShips.find(({ id }) => id === plan.id)).toMatchObject({ pricePaise: 599_900 })
  })

  test('that is a draft or withdrawn is neither listed nor sold', async () => {
    for (const state of ['draft', 'withdrawn'] as const) {
      const plan = await aPlan(there, { state })
      const { memberShips } = (await there.send(api.listPlans, {})).body.data
      expect(memberShips.some(({ id }) => id === plan.id)).toBe(false)
      expect((await buyPlan(there, await there.aCustomer(), plan)).body.code).toBe('item_unavailable')
    }
  })

  test('of a lower price in the same cart is included in the higher one', async () => {
    const [low, high] = [await aPlan(there, { pricePaise: 100_000 }), await aPlan(there)]
    const items = [low, high].map(({ id, type }) => ({ id, type }))
    const { lines } = (await there.send(quoteCart, { items })).body.data
    expect(lines.map(({ blocked }) => blocked)).toEqual(['included', null])
  })
})

test('the registration form is stored, printed on the card, shown to staff, and needs the accepted terms', async () => {
  const { member, plan } = await aMember(there)
  const form = {
    ...{ planId: plan.id, cardName: 'Sunita Verma', businessName: 'Verma Masale', city: 'Nashik', industryId: null },
    ...{ notes: 'Export labels for the Gulf', wantsReminders: false, acceptsTerms: true as const },
  }
  expect((await member.send(api.saveRegistration, { ...form, acceptsTerms: false as never })).status).toBe(422)
  expect((await member.send(api.saveRegistration, { ...form, industryId: 999_999_999 })).status).toBe(404)
  expect((await member.send(api.getRegistration, {})).body.data).toMatchObject({
    ...{ getMemberShipRegistration: null, memberShipNotes: '', memberShipRegistrationStatus: false },
  })
  const saved = (await member.send(api.saveRegistration, form)).body.data
  expect(saved).toMatchObject({
    ...{ memberShipRegistrationStatus: true, memberShipNotes: 'Export labels for the Gulf' },
    memberShipRegistrationResponse: { cardName: 'Sunita Verma', businessName: 'Verma Masale' },
  })
  expect(await membershipOf(member)).toMatchObject({ cardName: 'Sunita Verma', city: 'Nashik', wantsReminders: false })
  const staff = await there.aStaff()
  const search = (await membershipOf(member))!.number
  const { data, count } = (await staff.send(listMembers, { search, status: 'active' })).body.data
  expect([count, data[0]]).toMatchObject([1, { member: { id: member.id }, notes: 'Export labels for the Gulf' }])
  expect((await staff.send(listMembers, { search, status: 'expired' })).body.data.count).toBe(0)
  const one = (await staff.send(getMember, { id: data[0]!.id })).body.data
  expect(one).toMatchObject({ membership: { kind: 'new', businessName: 'Verma Masale' }, uses: [] })
})

describe('a renewal', () => {
  const renewTwice = async (member: Person, planId: number) => {
    const orders = []
    for (const _ of [1, 2]) {
      const { order, paymentId } = (await buy(member, [{ id: planId, type: 'membership' }], { useWallet: false })).body
        .data
      orders.push({ id: order.id, page: await checkoutPage(member, paymentId!) })
    }
    await Promise.all(orders.map(({ page }) => press(there, page, { outcome: 'pay' })))
    return Promise.all(orders.map(async ({ id }) => (await orderAgain(member, id)).status))
  }

  test('begins when the current one ends, with new units, and only one waits', async () => {
    const { member, plan } = await aMember(there, { talkMinutes: 40 })
    expect((await buyPlan(there, member, plan)).body.data.order.status).toBe('paid')
    expect(await membershipOf(member)).toMatchObject({
      ...{ endsAt: '2027-03-01T18:30:00.000Z', renewed: { endsAt: '2028-03-01T18:30:00.000Z' }, renewal: null },
    })
    expect((await buyPlan(there, member, plan)).body.code).toBe('item_unavailable')
    await moveTo(new Date('2027-03-01T18:30:00Z'))
    expect(await membershipOf(member)).toMatchObject({ status: 'active', renewed: null, daysLeft: 366 })
  })

  test('paid twice at once extends once; the second payment is refunded', async () => {
    const { member, plan } = await aMember(there)
    expect((await renewTwice(member, plan.id)).sort()).toEqual(['paid', 'refunded'])
    expect((await membershipOf(member))!.renewed).toMatchObject({ endsAt: '2028-03-01T18:30:00.000Z' })
    const { rows } = await pool.query(
      `select count(*)::int from memberships where account_id = $1 and state = 'bought'`,
      [member.id],
    )
    expect(rows).toEqual([{ count: 2 }])
    const again = pool.query(
      `update memberships set state = 'bought', bought_at = $2, number = 'PM-2603-00001', card_name = 'x', starts_at = $2,
         ends_at = $2::timestamptz + interval '1 day', value_paise = 0 where account_id = $1 and state <> 'bought'`,
      [member.id, clock.now()],
    )
    await expect(again).rejects.toMatchObject({ constraint: 'memberships_followed_once' })
    expect(await audit(there)).toEqual([])
  })

  test('a first purchase paid twice makes one membership', async () => {
    const [member, plan] = [await there.aCustomer(), await aPlan(there)]
    expect((await renewTwice(member, plan.id)).sort()).toEqual(['paid', 'refunded'])
    expect(await membershipOf(member)).toMatchObject({ endsAt: '2027-03-01T18:30:00.000Z', renewed: null })
    expect(await audit(there)).toEqual([])
  })

  test('a first purchase that was quoted before another one was paid is refused, not charged as a renewal', async () => {
    const [member, plan] = [await there.aCustomer(), await aPlan(there)]
    await fill(there, member, 2_000_000)
    const items = [{ id: plan.id, type: plan.type }]
    const first = { totalPaise: 589_882 }
    expect((await buy(member, items, first)).body.data.order.status).toBe('paid')
    expect((await buy(member, items, first)).body.code).toBe('membership_changed')
    const [{ term }] = (await member.send(quoteCart, { items })).body.data.lines as [Quoted]
    expect(term).toMatchObject({
      ...{ kind: 'renewal', follows: { id: (await membershipOf(member))!.id, title_english: 'Vyapaar' } },
      ...{ startsAt: '2027-03-01T18:30:00.000Z', endsAt: '2028-03-01T18:30:00.000Z' },
    })
    expect((await buy(member, items)).body.data.order.status).toBe('paid')
  })

  test('is reminded of 30, 7 and 1 day before the end, once each, and not after it is paid', async () => {
    const [{ member }, { member: renewing, plan: other }] = [await aMember(there), await aMember(there)]
    await buyPlan(there, renewing, other)
    const reminders = async (who: Person) =>
      (await who.send(listNotifications, { limit: 50 })).body.data.data
        .filter(({ message }) => message === 'membership_ending')
        .map(({ title }) => title)
    for (let left = 40; left >= 0; left -= 1) {
      clock.set(new Date(Date.parse('2027-03-01T04:00:00Z') - left * 86_400_000))
      await Promise.all([1, 2].map(() => remindMembers(there.app.services, clock.now())))
    }
    await moveTo(clock.now())
    expect(await reminders(member)).toEqual([
      ...['Your Vyapaar membership ends tomorrow', 'Your Vyapaar membership ends in 7 days'],
      'Your Vyapaar membership ends in 30 days',
    ])
    expect(await reminders(renewing)).toEqual([])
  })
})

describe('an upgrade', () => {
  test('begins immediately, credits the unused days before tax, and comes back as the old plan when it is cancelled', async () => {
    const { member, plan } = await aMember(there, { pricePaise: 199_900, title_english: 'Saathi', talkMinutes: 20 })
    const higher = await aPlan(there, { pricePaise: 499_900 })
    await daysLater(252)
    const quote = (await member.send(quoteCart, { items: [{ id: higher.id, type: 'membership' }], state: '27' })).body
      .data
    // 112 of 365 days of ₹1,999.
    expect(quote.lines[0]!.discounts).toMatchObject([{ title_english: '112 days left of Saathi', paise: 61_339 }])
    const { order } = (await buyPlan(there, member, higher)).body.data
    expect(order).toMatchObject({ status: 'paid', totalPaise: quote.totalPaise, discountPaise: 61_339 })
    expect(await membershipOf(member)).toMatchObject({ planId: higher.id, status: 'active', talkSeconds: { total: 0 } })
    const { id, cancellation } = (await membershipOf(member))!
    expect(cancellation).toMatchObject({ id, kind: 'upgrade', stays: { title_english: 'Saathi' } })
    const cancelled = (await member.send(api.cancelMembership, { id, to: 'wallet' })).body.data
    expect(cancelled.refundedPaise).toBe(order.totalPaise)
    expect(cancelled.memberShip).toMatchObject({ planId: plan.id, status: 'active', daysLeft: 112 })
    expect(await audit(there)).toEqual([])
  })

  test('is not credited for days that were refunded meanwhile', async () => {
    const { member, order } = await aMember(there, { pricePaise: 199_900 })
    const higher = await aPlan(there)
    const item = { id: higher.id, type: 'membership' as const }
    const { order: upgrade, paymentId } = (await buy(member, [item], { useWallet: false })).body.data
    const page = await checkoutPage(member, paymentId!)
    const lines = [{ lineId: order.lines[0]!.id }]
    await (await there.aStaff()).send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'As agreed' })
    await press(there, page, { outcome: 'pay' })
    expect((await orderAgain(member, upgrade.id)).status).toBe('refunded')
    expect(await membershipOf(member)).toBe(null)
    expect(await audit(there)).toEqual([])
  })
})

test('members of a plan with priority are called first from the queue of an expert', async () => {
  const expert = await anExpert(there)
  const talk = await anAnsweredTalk(there, { expert })
  const [first, { member }] = [await there.aCustomer(), await aMember(there, { helpDesk: 'first' })]
  for (const who of [first, member]) {
    await fill(there, who, 100_000)
    await who.send(joinTalkQueue, { id: expert.id })
  }
  const placeOf = async (who: Person) => (await who.send(getCurrentTalk, {})).body.data.queues[0]!.place
  expect([await placeOf(member), await placeOf(first)]).toEqual([1, 2])
  expect(talk.id).toBeGreaterThan(0)
})
