import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceCases } from '#test/invoice-cases.ts'
import { couponDiscount } from './coupons/rules.ts'
import {
  financialYear,
  partOfLine,
  priceLine,
  shareOfPart,
  spread,
  sumOf,
  takenBack,
  walletPartOf,
  withRate,
} from './rules.ts'

describe('an invoice is right to the paisa', () => {
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

  test('as reckoned by hand', () => {
    const line = (price: number, discountPaise: number, withinState: boolean, gstRateBp = 1800) => {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = priceLine(price, {
        discountPaise,
        gstRateBp,
        withinState,
      })
      return [taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise]
    }
    // The design's cart: ₹5,049 less ₹385 is ₹4,664; 18 % are ₹839.52.
    expect(line(504_900, 38_500, false)).toEqual([466_400, 0, 0, 83_952, 550_352])
    expect(line(504_900, 38_500, true)).toEqual([466_400, 41_976, 41_976, 0, 550_352])
    // ₹1,275 and 18 %: ₹229.50, half ₹114.75.
    expect(line(127_500, 0, true)).toEqual([127_500, 11_475, 11_475, 0, 150_450])
    // 18 % of 25 paise are 4.5: up to 5, and the odd paisa is CGST's.
    expect(line(25, 0, true)).toEqual([25, 3, 2, 0, 30])
    // 18 % of 2 paise are 0.36, of 3 paise 0.54.
    expect(line(2, 0, false)).toEqual([2, 0, 0, 0, 2])
    expect(line(3, 0, false)).toEqual([3, 0, 0, 1, 4])
    // 5 % of ₹10.10 are 50.5 paise.
    expect(line(1010, 0, true, 500)).toEqual([1010, 26, 25, 0, 1061])
    expect(line(99_900, 99_900, true)).toEqual([0, 0, 0, 0, 0])
  })
})

const paise = fc.integer({ min: 0, max: 10_000_000_000 })

test('the total is the same within the state and outside it', () => {
  fc.assert(
    fc.property(paise, fc.integer({ min: 0, max: 10_000 }), (price, gstRateBp) => {
      const [here, there] = [true, false].map((withinState) =>
        priceLine(price, { discountPaise: 0, gstRateBp, withinState }),
      )
      expect(here!.totalPaise).toBe(there!.totalPaise)
      expect(here!.cgstPaise + here!.sgstPaise).toBe(there!.igstPaise)
      expect(here!.cgstPaise - here!.sgstPaise).toBeOneOf([0, 1])
    }),
  )
})

test('a discount laid over lines is spent to the paisa and makes no line cost less than nothing', () => {
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

test('part refunds of a line give back exactly its value and its taxes, however it is cut', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(
      paise,
      fc.integer({ min: 0, max: 2800 }),
      fc.boolean(),
      cuts,
      (price, gstRateBp, withinState, parts) => {
        const line = priceLine(price, { discountPaise: 0, gstRateBp, withinState })
        const back = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
        let refunded = 0
        for (const wanted of [...parts, Number.MAX_SAFE_INTEGER]) {
          const part = Math.min(wanted, line.totalPaise - refunded)
          const given = partOfLine(line, refunded, part)
          for (const key of Object.keys(back) as (keyof typeof back)[]) {
            expect(given[key]).toBeGreaterThanOrEqual(0)
            back[key] += given[key]
          }
          expect(given.taxablePaise + given.taxPaise).toBe(part)
          refunded += part
        }
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = line
        expect(back).toEqual({ taxablePaise, cgstPaise, sgstPaise, igstPaise })
      },
    ),
  )
})

test('a third of ₹100 three times is ₹100', () => {
  const third = (before: number) => shareOfPart(10_000, { before, part: 1, whole: 3 })
  expect([third(0), third(1), third(2)]).toEqual([3333, 3334, 3333])
})

test('money goes back to the gateway first, then to the wallet, and promotional money last', () => {
  const paid = { promoPaise: 500, walletPaise: 1000, gatewayPaise: 2000 }
  const none = { promoPaise: 0, walletPaise: 0, gatewayPaise: 0 }
  expect(takenBack(paid, none, 1500)).toEqual({ ...none, gatewayPaise: 1500 })
  const first = { ...none, gatewayPaise: 1500 }
  expect(takenBack(paid, first, 1000)).toEqual({ ...none, gatewayPaise: 500, walletPaise: 500 })
  expect(takenBack(paid, none, 3500)).toEqual(paid)
  expect(() => takenBack(paid, none, 3501)).toThrow('1 paise more')
})

test('the wallet leaves nothing, or at least the rupee that a gateway takes', () => {
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
