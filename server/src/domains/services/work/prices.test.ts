import { expect, test } from 'vitest'
import * as api from '#contract/services/ordering.ts'
import { audit } from '#test/auditor.ts'
import * as make from '#test/services.ts'
import { aCoupon } from '#test/shop.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()

const halfUp = (paise: number, share: number, whole: number) =>
  Number((BigInt(paise) * BigInt(share) * 2n + BigInt(whole)) / (BigInt(whole) * 2n))
/** What the customer pays: the coupon first, then CGST and SGST of 9 % each. */
function totalOf(pricePaise: number, couponBp: number) {
  const taxable = pricePaise - halfUp(pricePaise, couponBp, 10_000)
  return taxable + 2 * halfUp(taxable, 900, 10_000)
}

const sumOf = (percents: readonly number[]) => percents.reduce((sum, percent) => sum + percent, 0)
const walletOf = async (accountId: number) =>
  (
    await there.pool.query<{ paise: number }>(
      `select balance_paise::integer as paise from ledger_accounts where owner_id = $1 and kind = 'wallet'`,
      [accountId],
    )
  ).rows[0]!.paise
const grossOf = async (consultantId: number) =>
  (
    await there.pool.query<{ paise: number }>(
      'select coalesce(sum(gross_paise), 0)::integer as paise from earnings where consultant_id = $1',
      [consultantId],
    )
  ).rows[0]!.paise

/** Price, coupon in hundredths of a percent, shares of the milestones, how many are accepted before it is cancelled. */
const cases: [pricePaise: number, couponBp: number, percents: number[], accepted: number][] = [
  [150_000, 0, [40, 60], 1],
  [149_999, 1000, [40, 60], 1],
  [10_001, 3333, [33, 33, 34], 2],
  [99_999, 777, [1, 98, 1], 1],
  [1_234_567, 2500, [17, 19, 23, 41], 3],
  [10_000, 9900, [50, 50], 1],
  [333_333, 5000, [10, 20, 30, 40], 4],
  [77_777, 0, [14, 14, 14, 14, 14, 30], 6],
]

test.each(cases)(
  'a price of %i paise with a coupon of %i and milestones %j: after %i the rest is refunded, to the paisa',
  async (pricePaise, couponBp, percents, accepted) => {
    const couponCode = `CASE${pricePaise}`
    if (couponBp > 0) await aCoupon(there, { code: couponCode, percentBp: couponBp })
    const order = await make.aStarted(there, {
      ...{ pricePaise, ...(couponBp > 0 && { couponCode }) },
      milestones: percents.map((percent, i) => ({ title_english: `Part ${i}`, title_hindi: `भाग ${i}`, percent })),
    })
    const { id, customer, consultant } = order
    const total = totalOf(pricePaise, couponBp)
    const before = await walletOf(customer.id)
    expect((await make.seenBy(customer, id)).paid?.totalPaise).toBe(total)
    for (let position = 1; position <= accepted; position += 1) {
      await make.deliver(order, position)
      await customer.send(api.acceptService, { id, position })
    }
    const rest = total - halfUp(total, sumOf(percents.slice(0, accepted)), 100)
    expect((await make.seenBy(customer, id)).refundPaise).toBe(rest)
    if (accepted < percents.length) await consultant.send(api.cancelServiceOrder, { id, reason: 'Unwell' })
    expect((await walletOf(customer.id)) - before).toBe(rest)
    const gross = await grossOf(consultant.id)
    // The platform funds the coupon: the consultant earns the share of the full price.
    expect(Math.abs(gross - halfUp(pricePaise, sumOf(percents.slice(0, accepted)), 100))).toBeLessThanOrEqual(1)
    if (accepted === percents.length) expect(gross).toBe(pricePaise)
    expect(await audit(there)).toEqual([])
  },
)

test.each([
  [2, 0],
  [2, 1],
  [2, 2],
])(
  'a service that costs the customer nothing, of %i halves, is earned for the %i accepted',
  async (_halves, accepted) => {
    const couponCode = `FREE${accepted}`
    await aCoupon(there, { code: couponCode, percentBp: 10_000 })
    const halves = [50, 50].map((percent, i) => ({ title_english: `Half ${i}`, title_hindi: `आधा ${i}`, percent }))
    const order = await make.aStarted(there, { pricePaise: 80_000, couponCode, milestones: halves })
    const { id, customer, consultant } = order
    for (let position = 1; position <= accepted; position += 1) {
      await make.deliver(order, position)
      await customer.send(api.acceptService, { id, position })
    }
    if (accepted < 2) await consultant.send(api.cancelServiceOrder, { id, reason: 'Unwell' })
    expect(await grossOf(consultant.id)).toBe(accepted * 40_000)
    expect(await audit(there)).toEqual([])
  },
)
