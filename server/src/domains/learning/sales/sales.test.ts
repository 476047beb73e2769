import { describe, expect, test } from 'vitest'
import { getCourse, listPurchases, refundPurchase } from '#contract/learning/endpoints.ts'
import { getProgramme, listProgrammes } from '#contract/learning/programmes.ts'
import * as staffApi from '#contract/learning/staff.ts'
import { getOrder, quoteCart } from '#contract/orders/endpoints.ts'
import { audit } from '#test/auditor.ts'
import { createCaller } from '#test/caller.ts'
import { aCourse, aLearner, aProgramme, aSector, bought } from '#test/courses.ts'
import { aMember, membershipOf } from '#test/memberships.ts'
import { type Person, signIn } from '#test/people.ts'
import { aCoupon, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { completePurchases } from './service.ts'

const there = await world()
const course = (id: number) => ({ id, type: 'course' as const })
const industry = (id: number) => ({ id, type: 'sub_sub_categories' as const })
const sector = (id: number) => ({ id, type: 'sub_categories' as const })

/** A sector with two industries of one course each, all on sale. */
async function aSchool() {
  const { id, industryIds } = await aSector(there)
  const courses = []
  for (const industryId of industryIds) courses.push((await aCourse(there, { industryId, pricePaise: 100_000 })).course)
  for (const industryId of industryIds) await aProgramme(there, industryId, 300_000)
  await aProgramme(there, id, 500_000)
  return { sectorId: id, industryIds, courseIds: courses.map((one) => one.id) }
}

const owns = async (who: Person, id: number) =>
  (await who.send(getCourse, { slug: String(id) })).body.data.courseById.isOwned
const quoted = async (who: Person, ...items: Parameters<typeof buy>[1]) =>
  (await who.send(quoteCart, { items: [...items] })).body.data
const purchases = async (who: Person) => (await who.send(listPurchases, {})).body.data.data
const refund = (who: Person, lineId: number) => who.send(refundPurchase, { lineId, to: 'wallet' })
/** Signed in again, after more days than a session lasts without use. */
const later = async (who: Person) =>
  ({ ...who, ...createCaller(there.app, { token: await signIn(there.app, who.id), address: who.address }) }) as Person

describe('a course', () => {
  test('is bought once, gives access, and is then owned', async () => {
    const { learner, course: one, order } = await aLearner(there)
    expect(order).toMatchObject({ status: 'paid', totalPaise: 118_000, lines: [{ taxCode: '999293', by: null }] })
    expect(await owns(learner, one.id)).toBe(true)
    expect(await owns(await there.aCustomer(), one.id)).toBe(false)
    expect((await quoted(learner, course(one.id))).lines[0]!.blocked).toBe('owned')
  })

  test('paid twice at the same time is delivered once, and the other payment refunded', async () => {
    const { course: one } = await aCourse(there)
    const buyer = await there.aCustomer()
    await fill(there, buyer, 1_000_000)
    const both = await Promise.all(
      [1, 2].map((n) => buy(buyer, [course(one.id)], { totalPaise: 118_000, key: `twice-${one.id}-${n}` })),
    )
    const states = both.map(({ body }) => body.data?.order?.status ?? body.code).sort()
    expect([
      ['paid', 'refunded'],
      ['item_unavailable', 'paid'],
    ]).toContainEqual(states)
    expect((await purchases(buyer)).filter(({ refundObstacle }) => refundObstacle !== 'refunded')).toHaveLength(1)
    expect(await audit(there)).toEqual([])
  })

  test('that is a draft or withdrawn cannot be bought', async () => {
    const { course: draft } = await aCourse(there, { publish: false })
    const { course: gone, staff } = await aCourse(there)
    await staff.send(staffApi.withdrawCourse, { id: gone.id, version: gone.version, reason: 'Outdated' })
    const buyer = await there.aCustomer()
    const { lines } = await quoted(buyer, course(draft.id), course(gone.id), course(999_999_999))
    expect(lines.map(({ blocked }) => blocked)).toEqual(['withdrawn', 'withdrawn', 'withdrawn'])
  })

  test('is earned by the platform when the refund period is over', async () => {
    const { learner, order } = await aLearner(there)
    const stateOf = async () =>
      (await (await later(learner)).send(getOrder, { id: order.id })).body.data.order.lines[0]!.state
    await completePurchases(there.app.services, there.clock.now())
    expect(await stateOf()).toBe('fulfilled')
    there.clock.advance({ days: 7, minutes: 1 })
    await completePurchases(there.app.services, there.clock.now())
    expect(await stateOf()).toBe('completed')
    expect(await audit(there)).toEqual([])
  })
})

describe('a programme', () => {
  test('gives access to its courses, and to those published within a year', async () => {
    const { sectorId, industryIds, courseIds } = await aSchool()
    const [whole, part] = [await there.aCustomer(), await there.aCustomer()]
    await bought(there, whole, sector(sectorId))
    await bought(there, part, industry(industryIds[0]!))
    expect(await Promise.all(courseIds.map((id) => owns(whole, id)))).toEqual([true, true])
    expect(await Promise.all(courseIds.map((id) => owns(part, id)))).toEqual([true, false])
    there.clock.advance({ days: 364 })
    const { course: soon } = await aCourse(there, { industryId: industryIds[0]! })
    there.clock.advance({ days: 2 })
    const { course: late } = await aCourse(there, { industryId: industryIds[0]! })
    for (const who of [await later(whole), await later(part)])
      expect([await owns(who, soon.id), await owns(who, late.id)]).toEqual([true, false])
  })

  test('replaces what it contains in a cart, and is owned together with its sector', async () => {
    const { sectorId, industryIds, courseIds } = await aSchool()
    const buyer = await there.aCustomer()
    const cart = [course(courseIds[0]!), industry(industryIds[1]!), sector(sectorId)]
    expect((await quoted(buyer, ...cart)).lines.map(({ blocked }) => blocked)).toEqual(['included', 'included', null])
    expect((await buy(buyer, cart)).body.code).toBe('item_unavailable')
    await bought(there, buyer, sector(sectorId))
    expect((await quoted(buyer, ...cart)).lines.map(({ blocked }) => blocked)).toEqual(['owned', 'owned', 'owned'])
  })

  test('credits what was paid for contained ones, before tax and before a coupon, up to its price', async () => {
    const { sectorId, industryIds, courseIds } = await aSchool()
    const buyer = await there.aCustomer()
    await bought(there, buyer, course(courseIds[0]!))
    await aCoupon(there, { code: 'TENOFF', percentBp: 1_000 })
    const first = (await buyer.send(quoteCart, { items: [industry(industryIds[0]!)], couponCode: 'TENOFF' })).body.data
    // 3,000 − 1,000 paid for the course = 2,000; 10 % of that.
    expect(first).toMatchObject({ subtotalPaise: 300_000, discountPaise: 120_000, taxablePaise: 180_000 })
    await bought(there, buyer, industry(industryIds[0]!))
    const { creditPaise, isEdpPurchase, subSubCategories } = (await buyer.send(getProgramme, { id: sectorId })).body
      .data
    expect([creditPaise, isEdpPurchase]).toEqual([300_000, false])
    expect(subSubCategories.map(({ isOwned }) => isOwned)).toEqual([true, false])
    const order = await bought(there, buyer, sector(sectorId))
    expect(order).toMatchObject({ status: 'paid', taxablePaise: 200_000, totalPaise: 236_000 })
    expect(await audit(there)).toEqual([])
  })

  test('is listed with its price and what its courses cost singly; a visitor sees no credit', async () => {
    const { sectorId, industryIds } = await aSchool()
    const { programmes } = (await there.send(listProgrammes, {})).body.data
    expect(programmes.find(({ id }) => id === sectorId)).toMatchObject({
      ...{ type: 'sub_categories', pricePaise: 500_000, courses: 2, singlyPaise: 200_000 },
    })
    const seen = (await there.send(getProgramme, { id: sectorId })).body.data
    expect(seen).toMatchObject({ isEdpPurchase: false, creditPaise: 0, edpUser: null, edpProgress: 0 })
    expect(seen.subSubCategories.map(({ id, pricePaise }) => [id, pricePaise])).toEqual(
      industryIds.map((id) => [id, 300_000]),
    )
    expect(seen.edpRelatedCourses).toHaveLength(2)
    const staff = await there.aStaff()
    const change = { id: sectorId, pricePaise: 400_000, isOffered: false, version: 1 }
    expect((await staff.send(staffApi.changeProgramme, change)).body.data.programme.version).toBe(2)
    expect((await staff.send(staffApi.changeProgramme, change)).body.code).toBe('stale')
    expect((await there.send(getProgramme, { id: sectorId })).status).toBe(404)
  })
})

describe('a refund', () => {
  test('within 7 days gives all back and ends access', async () => {
    const { learner, course: one } = await aLearner(there)
    const [row] = await purchases(learner)
    expect(row).toMatchObject({ kind: 'course', paidPaise: 118_000, refundObstacle: null })
    const done = await refund(learner, row!.lineId)
    expect([done.status, done.body.data.paise]).toEqual([201, 118_000])
    expect(await owns(learner, one.id)).toBe(false)
    expect((await purchases(learner))[0]!.refundObstacle).toBe('refunded')
    expect((await refund(learner, row!.lineId)).body.code).toBe('nothing_to_refund')
    expect((await quoted(learner, course(one.id))).lines[0]!.blocked).toBeNull()
    expect(await audit(there)).toEqual([])
  })

  test('is refused after 7 days, and to others', async () => {
    const { learner } = await aLearner(there)
    const [row] = await purchases(learner)
    expect((await refund(await there.aCustomer(), row!.lineId)).status).toBe(404)
    there.clock.advance({ days: 7 })
    const back = await later(learner)
    expect((await purchases(back))[0]!.refundObstacle).toBe('too_late')
    expect((await refund(back, row!.lineId)).body.code).toBe('too_late')
  })

  test('of what was credited to a larger programme comes after that programme', async () => {
    const { industryIds, courseIds } = await aSchool()
    const buyer = await there.aCustomer()
    await bought(there, buyer, course(courseIds[0]!))
    const order = await bought(there, buyer, industry(industryIds[0]!))
    expect(order.taxablePaise).toBe(200_000)
    const [programme, single] = await purchases(buyer)
    expect((await refund(buyer, single!.lineId)).body.code).toBe('course_credited')
    expect((await refund(buyer, programme!.lineId)).body.data.paise).toBe(236_000)
    expect(await owns(buyer, courseIds[0]!)).toBe(true)
    expect((await refund(buyer, single!.lineId)).body.data.paise).toBe(118_000)
    expect(await owns(buyer, courseIds[0]!)).toBe(false)
    expect(await audit(there)).toEqual([])
  })

  test('and a credit at the same time do not both succeed', async () => {
    const { industryIds, courseIds } = await aSchool()
    const buyer = await there.aCustomer()
    await fill(there, buyer, 1_000_000)
    await bought(there, buyer, course(courseIds[0]!))
    const [single] = await purchases(buyer)
    const [refunded, order] = await Promise.all([
      refund(buyer, single!.lineId),
      buy(buyer, [industry(industryIds[0]!)], { totalPaise: 236_000, key: `race-of-${single!.lineId}` }),
    ])
    expect([refunded.status === 201, order.status === 201].filter(Boolean)).toHaveLength(1)
    expect(await audit(there)).toEqual([])
  })
})

test('a course that a membership includes is paid with it, the next one costs money, and a refund gives it back', async () => {
  const { member } = await aMember(there, { courses: 1 })
  const [first, second] = [(await aCourse(there)).course, (await aCourse(there)).course]
  for (const { id } of [first, second]) await buy(member, [course(id)])
  expect([await owns(member, first.id), await owns(member, second.id)]).toEqual([true, false])
  const left = async () => (await membershipOf(member))!.courses
  expect(await left()).toEqual({ total: 1, used: 1 })
  const [row] = await purchases(member)
  expect(row).toMatchObject({ paidPaise: 0, refundObstacle: null })
  expect((await refund(member, row!.lineId)).body.data.paise).toBe(0)
  expect([await owns(member, first.id), await left()]).toEqual([false, { total: 1, used: 0 }])
  await buy(member, [course(second.id)])
  expect(await owns(member, second.id)).toBe(true)
})
