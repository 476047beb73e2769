import { beforeEach, describe, expect, test } from 'vitest'
import * as api from '#contract/memberships/endpoints.ts'
import { getOrder, quoteCart } from '#contract/orders/endpoints.ts'
import { audit } from '#test/auditor.ts'
import { aMember, aPlan, buyPlan, membershipOf } from '#test/memberships.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { completeMemberships } from '../jobs.ts'

const there = await world()
const { clock, pool } = there
const START = clock.now()
beforeEach(() => clock.set(START))

/** Moves the clock, with everyone still signed in. */
async function daysLater(days: number, hours = 0) {
  const at = new Date(START.getTime() + (24 * days + hours) * 3_600_000)
  clock.set(at)
  await pool.query(`update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval '1 day'`, [at])
}

const orderAgain = async (who: Person, id: number) => (await who.send(getOrder, { id })).body.data.order

describe('a pause', () => {
  test('moves the end, and that of a paid renewal, once; resuming early returns the days that were not used', async () => {
    const { member, plan } = await aMember(there)
    await buyPlan(there, member, plan)
    const pause = (days: number) => member.send(api.pauseMembership, { days })
    expect((await pause(61)).body.code).toBe('pause_not_available')
    const answers = await Promise.all([pause(60), pause(60)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await membershipOf(member)).toMatchObject({
      ...{ status: 'paused', endsAt: '2027-04-30T18:30:00.000Z', daysLeft: 364, mayPauseDays: 0 },
      renewed: { endsAt: '2028-04-30T18:30:00.000Z' },
    })
    await daysLater(9, 5)
    const { id } = (await membershipOf(member))!
    expect((await member.send(api.resumeMembership, { id })).body.data.memberShip).toMatchObject({
      ...{ status: 'active', endsAt: '2027-03-10T18:30:00.000Z', renewed: { endsAt: '2028-03-10T18:30:00.000Z' } },
    })
    expect((await member.send(api.resumeMembership, { id })).body.code).toBe('stale')
    expect((await pause(5)).body.code).toBe('pause_not_available')
  })

  test('that is resumed before a day has passed adds none, and no credit', async () => {
    const { member } = await aMember(there)
    const items = [{ id: (await aPlan(there, { pricePaise: 999_900 })).id, type: 'membership' as const }]
    const creditOf = async () => (await member.send(quoteCart, { items })).body.data.discountPaise
    const credit = await creditOf()
    const { id, endsAt } = (await member.send(api.pauseMembership, { days: 10 })).body.data.memberShip
    expect(endsAt).toBe('2027-03-11T18:30:00.000Z')
    await daysLater(0, 1)
    expect((await member.send(api.resumeMembership, { id })).body.data.memberShip).toMatchObject({
      ...{ status: 'active', endsAt: '2027-03-01T18:30:00.000Z', daysLeft: 364 },
    })
    expect([credit, await creditOf()]).toEqual([498_530, 498_530])
  })
})

test('a cancellation refunds everything within 7 days; later it is refused and the payment is earned', async () => {
  const [{ member, order }, { member: later }] = [await aMember(there), await aMember(there)]
  const cancelling = async (who: Person) => {
    const { id } = (await membershipOf(who))!
    return () => who.send(api.cancelMembership, { id, to: 'wallet' })
  }
  const cancel = await cancelling(member)
  const answers = await Promise.all([cancel(), cancel()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404])
  expect([(await orderAgain(member, order.id)).status, await membershipOf(member)]).toEqual(['refunded', null])
  await daysLater(7)
  expect((await (await cancelling(later))()).body.code).toBe('too_late')
  for (const _ of [1, 2]) await completeMemberships(there.app.services, clock.now())
  const earned = await pool.query(
    `select gross_paise, commission_paise from earnings e join orders o on o.id = e.order_id where o.buyer_id = $1`,
    [later.id],
  )
  expect(earned.rows).toEqual([{ gross_paise: 499_900, commission_paise: 499_900 }])
  expect((await later.send(api.getOwnMembership, {})).body.data.memberShip).toMatchObject({ cancellation: null })
  expect(await audit(there)).toEqual([])
})

test('a renewal is cancelled alone, however often it is pressed', async () => {
  const { member, plan } = await aMember(there)
  await buyPlan(there, member, plan)
  const { id: running, cancellation } = (await membershipOf(member))!
  expect(cancellation).toMatchObject({ kind: 'renewal', refundPaise: 589_882, stays: { title_english: 'Vyapaar' } })
  const cancel = (id: number) => member.send(api.cancelMembership, { id, to: 'wallet' })
  expect((await cancel(running)).body.code).toBe('stale')
  const answers = await Promise.all([1, 2, 3].map(() => cancel(cancellation!.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404])
  expect((await cancel(cancellation!.id)).status).toBe(404)
  expect(await membershipOf(member)).toMatchObject({ id: running, status: 'active', renewed: null })
  expect(await audit(there)).toEqual([])
})
