import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceCases } from '#test/invoice-cases.ts'
import { couponDiscount } from './discounts/coupons/rules.ts'
import {
  financialYear,
  type LineMoney,
  type Part,
  partOfLine,
  priceLine,
  shareOfPart,
  spread,
  sumOf,
  takenBack,
  walletPartOf,
  withRate,
} from './rules.ts'

describe('an invoice is correct to the paisa', () => {
  test('in each of 200 cases: rounding, discounts, both kinds of tax', () => {
    expect(invoiceCases).toHaveLength(200)
    for (const [prices, coupon, ratesBp, withinState, expected, total] of invoiceCases) {
      const subtotal = prices.reduce((sum, price) => sum + price, 0)
      const [kind, value, mostPaise] = coupon ?? ['fixed', 0, null]
      const gift = { kind, percentBp: value, amountPaise: value, mostPaise }
      const discounts = spread(couponDiscount(gift, subtotal), prices)
      const lines = prices.map((price, i) =>
        priceLine(price, { discountPaise: discounts[i]!, gstRateBp: ratesBp[i]!, withinState }),
      )
      expect([
        prices,
        lines.map((line) => [line.discountPaise, line.cgstPaise, line.sgstPaise, line.igstPaise, line.totalPaise]),
        sumOf(lines).totalPaise,
      ]).toEqual([prices, expected, total])
    }
  })

  test('as calculated by hand', () => {
    const line = (price: number, discountPaise: number, withinState: boolean, gstRateBp = 1800) => {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = priceLine(price, {
        discountPaise,
        gstRateBp,
        withinState,
      })
      return [taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise]
    }
    // The cart of the design: ₹5,049 less ₹385 is ₹4,664; 18 % is ₹839.52.
    expect(line(504_900, 38_500, false)).toEqual([466_400, 0, 0, 83_952, 550_352])
    expect(line(504_900, 38_500, true)).toEqual([466_400, 41_976, 41_976, 0, 550_352])
    // ₹1,275 at 18 %: ₹229.50, half of it ₹114.75.
    expect(line(127_500, 0, true)).toEqual([127_500, 11_475, 11_475, 0, 150_450])
    // 18 % of 25 paise is 4.5, rounded to 5 as one tax; 9 % is 2.25, rounded to 2 for each of two taxes.
    expect(line(25, 0, false)).toEqual([25, 0, 0, 5, 30])
    expect(line(25, 0, true)).toEqual([25, 2, 2, 0, 29])
    // 9 % of 50 paise is 4.5: rounded up to 5, twice.
    expect(line(50, 0, true)).toEqual([50, 5, 5, 0, 60])
    // 18 % of 2 paise is 0.36, of 3 paise 0.54.
    expect(line(2, 0, false)).toEqual([2, 0, 0, 0, 2])
    expect(line(3, 0, false)).toEqual([3, 0, 0, 1, 4])
    // 5 % of ₹10.10 is 50.5 paise, half of it 25.25.
    expect(line(1010, 0, true, 500)).toEqual([1010, 25, 25, 0, 1060])
    expect(line(99_900, 99_900, true)).toEqual([0, 0, 0, 0, 0])
  })
})

const paise = fc.integer({ min: 0, max: 10_000_000_000 })

test('CGST and SGST are equal, each half the rate to the nearest paisa, and the total differs from IGST by at most a paisa', () => {
  fc.assert(
    fc.property(paise, fc.integer({ min: 0, max: 10_000 }), (price, gstRateBp) => {
      const [here, there] = [true, false].map((withinState) =>
        priceLine(price, { discountPaise: 0, gstRateBp, withinState }),
      )
      expect(here!.cgstPaise).toBe(here!.sgstPaise)
      const exactly = BigInt(price) * BigInt(gstRateBp)
      expect(Number(20_000n * BigInt(here!.cgstPaise) - exactly)).toBeLessThanOrEqual(10_000)
      expect(Number(exactly - 20_000n * BigInt(here!.cgstPaise))).toBeLessThan(10_000)
      expect(Math.abs(here!.totalPaise - there!.totalPaise)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a discount spread over lines is used to the paisa and makes no line negative', () => {
  fc.assert(
    fc.property(fc.array(paise, { minLength: 1, maxLength: 20 }), fc.integer({ min: 0, max: 10_000 }), (prices, bp) => {
      const sum = prices.reduce((total, price) => total + price, 0)
      const amount = withRate(sum, bp)
      const shares = spread(amount, prices)
      expect(shares.reduce((total, share) => total + share, 0)).toBe(amount)
      for (const [i, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(prices[i]!)
      }
    }),
  )
})

const NOTHING_BACK = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 }

/** Refunds a line in these parts and then the rest; returns the total refunded. */
function refundedIn(line: LineMoney, parts: readonly number[], begin: Part = NOTHING_BACK) {
  const back = { ...begin }
  for (const wanted of [...parts, Number.MAX_SAFE_INTEGER]) {
    const paise = Math.min(wanted, line.totalPaise - back.totalPaise)
    const isLast = back.totalPaise + paise === line.totalPaise
    const given = partOfLine(line, back, paise)
    if (!given) {
      // Only if nothing but tax is left, and it cannot be halved.
      expect([isLast, line.taxablePaise - back.taxablePaise]).toEqual([false, 0])
      continue
    }
    if (!isLast) expect(given.cgstPaise).toBe(given.sgstPaise)
    for (const key of Object.keys(back) as (keyof Part)[]) {
      expect(given[key]).toBeGreaterThanOrEqual(0)
      back[key] += given[key]
    }
    expect(given.taxablePaise + given.taxPaise).toBe(paise)
  }
  return back
}

const cuts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 30 })
const wholeOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise }: LineMoney): Part => ({
  ...{ taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise },
})

test('partial refunds of a line return exactly its value and its taxes, in equal halves, in any parts', () => {
  fc.assert(
    fc.property(
      fc.oneof(paise, fc.integer({ min: 0, max: 500 })),
      fc.integer({ min: 0, max: 2800 }),
      fc.boolean(),
      fc.oneof(cuts, fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 200 })),
      (price, gstRateBp, withinState, parts) => {
        const line = priceLine(price, { discountPaise: 0, gstRateBp, withinState })
        expect(refundedIn(line, parts)).toEqual(wholeOf(line))
      },
    ),
  )
})

test('a line from before the halves were equal, also one partly refunded since then, is refunded to the paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 1_000_000 }),
      cuts,
      fc.integer({ min: 0, max: 100 }),
      (price, parts, done) => {
        const tax = withRate(price, 1800)
        const [cgstPaise, sgstPaise] = [Math.ceil(tax / 2), Math.floor(tax / 2)]
        const line = {
          discountPaise: 0,
          taxablePaise: price,
          cgstPaise,
          sgstPaise,
          igstPaise: 0,
          totalPaise: price + tax,
        }
        const totalPaise = Math.floor((line.totalPaise * done) / 100)
        const wasTax = shareOfPart(tax, { before: 0, part: totalPaise, whole: line.totalPaise })
        const [wasCgst, wasSgst] = [Math.ceil(wasTax / 2), Math.floor(wasTax / 2)]
        const before = {
          taxablePaise: totalPaise - wasTax,
          cgstPaise: wasCgst,
          sgstPaise: wasSgst,
          igstPaise: 0,
          totalPaise,
        }
        expect(refundedIn(line, parts, before)).toEqual(wholeOf(line))
      },
    ),
  )
})

test('a third of ₹100 three times is ₹100', () => {
  const third = (before: number) => shareOfPart(10_000, { before, part: 1, whole: 3 })
  expect([third(0), third(1), third(2)]).toEqual([3333, 3334, 3333])
})

test('money is refunded to the gateway first, then to the wallet, and promotional credit last', () => {
  const paid = { promoPaise: 500, walletPaise: 1000, gatewayPaise: 2000 }
  const none = { promoPaise: 0, walletPaise: 0, gatewayPaise: 0 }
  expect(takenBack(paid, none, 1500)).toEqual({ ...none, gatewayPaise: 1500 })
  const first = { ...none, gatewayPaise: 1500 }
  expect(takenBack(paid, first, 1000)).toEqual({ ...none, gatewayPaise: 500, walletPaise: 500 })
  expect(takenBack(paid, none, 3500)).toEqual(paid)
  expect(() => takenBack(paid, none, 3501)).toThrow('by 1 paise')
})

test("the wallet leaves nothing to pay, or at least the gateway's minimum of one rupee", () => {
  expect(walletPartOf(10_000, 20_000)).toBe(10_000)
  expect(walletPartOf(10_000, 4_000)).toBe(4_000)
  expect(walletPartOf(10_000, 9_950)).toBe(9_900)
  expect(walletPartOf(50, 20)).toBe(0)
  expect(walletPartOf(0, 0)).toBe(0)
})

test('the financial year runs from April to March', () => {
  expect(['2026-03-31', '2026-04-01', '2099-12-31', '2100-01-01'].map(financialYear)).toEqual([
    '2526',
    '2627',
    '9900',
    '9900',
  ])
})
