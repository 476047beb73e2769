import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOrder, getOrder, quoteCart } from '#contract/orders/endpoints.ts'
import { refundOrder } from '#contract/orders/staff.ts'
import { changeSetting } from '#contract/settings/endpoints.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { authorise, capture, meteredPricing } from '#server/domains/orders/public.ts'
import { audit } from '#test/auditor.ts'
import { aMember } from '#test/memberships.ts'
import { anOffer, USUAL } from '#test/packages.ts'
import type { Person } from '#test/people.ts'
import { sellInstead } from '#test/sellers.ts'
import { aCoupon, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'

const there = await world()

/** Products at 12 %, everything else at 18 %; the price of one unit is part of the id. */
const RATES = { product: 1_200, workshop: 1_800, course: 1_800, service: 1_800, booking: 1_800 } as const
type Kind = keyof typeof RATES
const KINDS = Object.keys(RATES) as Kind[]
const IN_CARTS = KINDS.filter((kind) => kind !== 'booking')
/** The package that each member has: two sessions. */
let offer: { id: number; consultantId: number }
const VARIANT = `${USUAL.mode} ${USUAL.minutes}`
const FIRST_ID = 50_000_000
const idOf = (kind: Kind, unitPaise: number) => FIRST_ID + KINDS.indexOf(kind) * 10_000_000 + unitPaise
const PLATFORM = { consultantId: null }
let restore: (() => void)[] = []
beforeAll(() => {
  restore = KINDS.map((kind) =>
    sellInstead(kind, {
      offers: async (_, items) =>
        new Map(
          items.map(({ id }) => {
            const pricePaise = (id - FIRST_ID) % 10_000_000
            const goods = { title_english: kind, title_hindi: kind, taxCode: '999293', gstRateBp: RATES[kind] }
            const session = { consultantId: offer.consultantId, variant: VARIANT }
            return [id, { id, ...goods, pricePaise, mostUnits: 10, ...(kind === 'booking' ? session : PLATFORM) }]
          }),
        ),
      fulfil: async () => 'fulfilled',
      revoke: async () => {},
    }),
  )
})
afterAll(() => {
  for (const one of restore) one()
})

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = BigInt(seed)
  return (least: number, most: number) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n
    return least + Number((state >> 33n) % BigInt(most - least + 1))
  }
}

/** Half up, in fractions: written here again, so that the product is not compared with itself. */
const share = (paise: number, numerator: number, denominator: number) => {
  const [whole, rest] = [
    (BigInt(paise) * BigInt(numerator)) / BigInt(denominator),
    (BigInt(paise) * BigInt(numerator)) % BigInt(denominator),
  ]
  return Number(whole) + (2n * rest >= BigInt(denominator) ? 1 : 0)
}

interface Terms {
  workshops: number
  products: number
  services: number
  consultations: number
  coursesLeft: number
  sessionsLeft: number
}
interface Line {
  kind: Kind
  unitPaise: number
  quantity: number
}

/** What PRODUCT 9, 10 and 12 say: included units, then plan or coupon, whichever is more, then tax per line. */
function expected(lines: readonly Line[], terms: Terms, couponBp: number | null, withinState: boolean) {
  const left: Partial<Record<Kind, number>> = { course: terms.coursesLeft, booking: terms.sessionsLeft }
  const afterUnits = lines.map(({ kind, unitPaise, quantity }) => {
    const covered = Math.min(left[kind] ?? 0, quantity)
    left[kind] = (left[kind] ?? 0) - covered
    // The consultant funds what a session costs more than in the package.
    const byConsultant = kind === 'booking' && covered ? Math.max(0, unitPaise - USUAL.sessionPaise) : 0
    return { byConsultant, includedPaise: covered * unitPaise, restPaise: (quantity - covered) * unitPaise }
  })
  const couponWhole = afterUnits.reduce((sum, { restPaise }) => sum + restPaise, 0)
  const couponPaise = couponBp === null ? 0 : share(couponWhole, couponBp, 10_000)
  let before = 0
  return lines.map(({ kind, unitPaise, quantity }, at) => {
    const { byConsultant, includedPaise, restPaise } = afterUnits[at]!
    const upTo = (paise: number) => (couponWhole === 0 ? 0 : share(couponPaise, paise, couponWhole))
    const byCoupon = upTo(before + restPaise) - upTo(before)
    before += restPaise
    const { products: product, workshops: workshop, services: service, consultations: booking } = terms
    const byPlan = share(restPaise, { product, workshop, service, booking, course: 0 }[kind], 10_000)
    const discountPaise = includedPaise + Math.max(byCoupon, byPlan)
    const taxablePaise = unitPaise * quantity - discountPaise
    const taxPaise = withinState
      ? 2 * share(taxablePaise, RATES[kind], 20_000)
      : share(taxablePaise, RATES[kind], 10_000)
    const usesCoupon = byCoupon > byPlan
    return { discountPaise, byConsultant, totalPaise: taxablePaise + taxPaise, usesCoupon }
  })
}

const BALANCE = 100_000_000
let staff: Person

interface Case {
  member: Person
  terms: Terms
  lines: Line[]
  couponBp: number | null
  state: '27' | '07'
}

async function buyAndRefund(number: number, { member, terms, lines: bought, couponBp, state }: Case) {
  const rows = expected(bought, terms, couponBp, state === '27')
  // A coupon that gives nothing is refused, so it is entered only where it does.
  const couponCode = rows.some(({ usesCoupon }) => usesCoupon) ? `CASE-${number}` : undefined
  if (couponCode) await aCoupon(there, { code: couponCode, percentBp: couponBp! })
  const items = bought.map(({ kind, unitPaise, quantity }) => ({ id: idOf(kind, unitPaise), type: kind, quantity }))
  const quote = (await member.send(quoteCart, { items, couponCode, state })).body.data
  const money = (line: { discountPaise: number; totalPaise: number }) => [line.discountPaise, line.totalPaise]
  expect([number, quote.lines.map(money)]).toEqual([number, rows.map(money)])
  const { order } = (
    await member.send(createOrder, {
      ...{ items, couponCode, useWallet: true, billing: { name: member.name, state } },
      expectedTotalPaise: quote.totalPaise,
    })
  ).body.data
  expect([number, order.lines.map(money)]).toEqual([number, rows.map(money)])
  const funded =
    'select consultant_discount_paise as "byConsultant" from order_lines where order_id = $1 order by position'
  const { rows: stored } = await there.pool.query(funded, [order.id])
  expect([number, stored]).toEqual([number, rows.map(({ byConsultant }) => ({ byConsultant }))])
  const back = { id: order.id, to: 'wallet' as const, reason: 'A case' }
  // Every other cart is refunded in two parts: a third of each line, then what is left.
  const thirds = order.lines.map(({ id, totalPaise }) => ({ lineId: id, paise: share(totalPaise, 1, 3) }))
  const first = number % 2 === 0 ? [] : thirds.filter(({ paise }) => paise > 0)
  if (first.length > 0) {
    expect((await staff.send(refundOrder, { ...back, lines: first })).status).toBe(201)
    const spent = quote.totalPaise - first.reduce((sum, { paise }) => sum + paise, 0)
    expect((await fundsOf(there.db, member.id, there.clock.now())).walletPaise).toBe(BALANCE - spent)
  }
  const lines = order.lines.map(({ id }) => ({ lineId: id }))
  expect((await staff.send(refundOrder, { ...back, lines })).status).toBe(201)
  expect((await fundsOf(there.db, member.id, there.clock.now())).walletPaise).toBe(BALANCE)
  if (couponCode)
    expect((await there.pool.query('select used from coupons where code = $1', [couponCode])).rows).toEqual([
      { used: 0 },
    ])
}

interface Talk {
  member: Person
  number: number
  ratePaise: number
  seconds: number
  state: string
}

/** Authorised, charged at the price shown before, and refunded: half of them in two parts. Returns what it cost. */
async function talkAndRefund({ member, number, ratePaise, seconds, state: stateCode }: Talk) {
  const at = there.clock.now()
  const what = { buyerId: member.id, kind: 'talk' as const, itemId: number, consultantId: null }
  const pricePaise = share(ratePaise, seconds, 60)
  const pricing = await meteredPricing(there.db, { ...what, stateCode }, at)
  const { totalPaise: shown } = pricing.charged({ pricePaise, ratePaise, seconds })
  if (pricePaise === 0) return shown
  const { orderId, totalPaise } = await there.db.transaction().execute(async (tx) => {
    const until = new Date(at.getTime() + 3_600_000)
    const authorised = await authorise(tx, { ...what, stateCode, pricePaise, ratePaise, until, at })
    const billing = { name: member.name, state: stateCode, gstin: null, address: null }
    const titles = { title_english: 'Talk', title_hindi: 'बातचीत', taxCode: '998311' }
    return capture(tx, { ...authorised, ...titles, ratePaise, pricePaise, seconds, consultantId: null, billing, at })
  })
  expect([number, totalPaise]).toEqual([number, shown])
  const walletPaise = async () => (await fundsOf(there.db, member.id, at)).walletPaise
  expect(await walletPaise()).toBe(BALANCE - totalPaise)
  const { lines } = (await member.send(getOrder, { id: orderId })).body.data.order
  const refund = async (paise?: number) => {
    const back = { id: orderId, to: 'wallet' as const, reason: 'A case', lines: [{ lineId: lines[0]!.id, paise }] }
    expect((await staff.send(refundOrder, back)).status).toBe(201)
  }
  const third = share(totalPaise, 1, 3)
  if (number % 2 === 1 && third > 0) await refund(third)
  await refund()
  expect(await walletPaise()).toBe(BALANCE)
  return totalPaise
}

/** Eighty carts in all. */
const PLANS = [1, 2, 3, 4, 5, 6, 7, 8]

describe('100 price cases', () => {
  beforeAll(async () => {
    staff = await there.aStaff()
    // One person refunds each of the carts.
    const limit = { key: 'refundOnePersonMaxRupees' as const, value: 10_000_000, reason: 'Large carts' }
    expect((await staff.send(changeSetting, limit)).status).toBe(200)
    const made = await anOffer(there, { sessions: 2 })
    offer = { id: made.offer.id, consultantId: made.consultant.id }
  })

  test.for(PLANS)(
    'ten carts with plan %i cost to the paisa what an independent calculation says, as shown before, and refunds reverse them',
    async (plan) => {
      const next = numbers(plan)
      const included = { coursesLeft: next(0, 3), sessionsLeft: 2 }
      const offBp = {
        ...{ workshops: next(0, 3_000), products: next(0, 1) * next(1, 2_500), consultations: next(0, 2_000) },
        services: next(0, 1) * next(1, 2_000),
      }
      const terms = { ...included, ...offBp }
      const { member } = await aMember(there, { courses: terms.coursesLeft, offBp })
      await fill(there, member, 500_000)
      await buy(member, [{ id: offer.id, type: 'package' }])
      await fill(there, member, BALANCE - (await fundsOf(there.db, member.id, there.clock.now())).walletPaise)
      for (let cart = 0; cart < 10; cart += 1) {
        const carted = IN_CARTS.slice(next(0, 1), next(2, 4)).map((kind) => ({
          ...{ kind, unitPaise: next(101, 999_999), quantity: next(1, 9) },
        }))
        // Up to one more than the package covers, some of them cheaper than in it.
        const sessions = Array.from({ length: next(0, 3) }, () => ({
          ...{ kind: 'booking' as const, unitPaise: next(60_000, 150_000), quantity: 1 },
        }))
        const couponBp = next(0, 2) === 0 ? null : next(1, 4_000)
        const state = cart % 2 === 0 ? '27' : '07'
        await buyAndRefund(10 * plan + cart, { member, terms, lines: [...carted, ...sessions], couponBp, state })
      }
      const { rows } = await there.pool.query(
        `select courses_used + discounts_used + (select sum(used) from packages where account_id = $1)::int as used
         from memberships where account_id = $1`,
        [member.id],
      )
      expect(rows).toEqual([{ used: 0 }])
      expect(await audit(there)).toEqual([])
    },
  )

  test('20 talks with partly free minutes and a percentage cost what they should, by the second, and refunds reverse them', async () => {
    const restoreTalks = sellInstead('talk', {
      ...{ offers: async () => new Map(), fulfil: async () => 'fulfilled' as const, revoke: async () => {} },
    })
    const next = numbers(99)
    for (let plan = 0; plan < 4; plan += 1) {
      const [talkMinutes, talks, ratePaise, seconds] = [next(0, 30), next(0, 3_000), next(100, 20_000), next(1, 3_600)]
      const { member } = await aMember(there, { talkMinutes, offBp: { talks } })
      await fill(there, member, BALANCE - (await fundsOf(there.db, member.id, there.clock.now())).walletPaise)
      const lengths = [seconds, Math.floor(seconds / 3), 60 * talkMinutes, 60 * talkMinutes + 1, 3_600]
      for (const [at, used] of lengths.entries()) {
        const pricePaise = share(ratePaise, used, 60)
        const free = Math.min(pricePaise, share(ratePaise, Math.min(used, 60 * talkMinutes), 60))
        const rest = pricePaise - free
        const taxable = rest - share(rest, talks, 10_000)
        const state = at % 2 === 0 ? '07' : '27'
        const tax = state === '27' ? 2 * share(taxable, 900, 10_000) : share(taxable, 1_800, 10_000)
        const talk = { member, number: 10 * plan + at, ratePaise, seconds: used, state }
        expect([talk.number, await talkAndRefund(talk)]).toEqual([talk.number, taxable + tax])
      }
      const counted = 'select talk_seconds_used + discounts_used as used from memberships where account_id = $1'
      expect((await there.pool.query(counted, [member.id])).rows).toEqual([{ used: 0 }])
    }
    restoreTalks()
    expect(await audit(there)).toEqual([])
  })
})
