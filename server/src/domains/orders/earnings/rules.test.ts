import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOfPart } from '../rules.ts'
import { debtFirst, type Earned, earnedWith, type FeeRates, partTakenBack, saleLeft, waterfall } from './rules.ts'

const RATES: FeeRates = { commissionBp: 2000, commissionGstBp: 1800, tcsBp: 50, tdsBp: 10 }

test.each([
  // gross, commission, GST on it, TCS, TDS, net
  [150_000, 30_000, 5_400, 750, 150, 113_700],
  [110_000, 22_000, 3_960, 550, 110, 83_380],
  [99, 20, 4, 0, 0, 75],
  [333, 67, 12, 2, 0, 252],
  [1, 0, 0, 0, 0, 1],
])('₹ in paise: %i → commission %i, its GST %i, TCS %i, TDS %i → net %i', (...[gross, c, g, tcs, tds, net]) => {
  expect(Object.values(waterfall(gross!, RATES))).toEqual([gross, c, g, tcs, tds, net])
})

test('no commission is taken on delivery; TCS and TDS are', () => {
  expect(waterfall(108_000, RATES, 8_000)).toEqual({
    ...{ grossPaise: 108_000, commissionPaise: 20_000, commissionGstPaise: 3_600, tcsPaise: 540, tdsPaise: 108 },
    netPaise: 83_752,
  })
})

test('without a PAN five percent are deducted', () => {
  expect(waterfall(100_000, { ...RATES, tdsBp: 500 })).toMatchObject({ tdsPaise: 5_000, netPaise: 70_900 })
})

const paise = fc.integer({ min: 0, max: 1_000_000_000 })
const bp = fc.integer({ min: 0, max: 10_000 })
const rates = fc.record({ commissionBp: bp, commissionGstBp: bp, tcsBp: bp, tdsBp: bp })
const amounts = { grossPaise: paise, delivery: bp, discount: bp, taxBp: bp }
const sale = fc.record(amounts).map(({ grossPaise, delivery, discount, taxBp }) => {
  const deliveryPaise = Math.floor((grossPaise * delivery) / 10_000)
  const discountPaise = Math.floor((grossPaise * discount) / 10_000)
  const saleTaxPaise = Math.round(((grossPaise - discountPaise) * taxBp) / 10_000)
  const paidPaise = grossPaise - discountPaise + saleTaxPaise
  return { grossPaise, deliveryPaise, discountPaise, saleTaxPaise, paidPaise }
})

test('at any rates, the steps add up to the gross and none is negative', () => {
  fc.assert(
    fc.property(sale, rates, (sold, fees) => {
      const { grossPaise, ...steps } = waterfall(sold.grossPaise, fees, sold.deliveryPaise)
      const all = Object.values(steps)
      expect(all.reduce((sum, step) => sum + step, 0)).toBe(grossPaise)
      expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
    }),
  )
})

/** A part with the tax of its credit note. */
const partOf = (earned: Earned, before: number, upto: number) => {
  const cut = { before, part: upto - before, whole: earned.paidPaise }
  return { before, part: upto - before, saleTaxPaise: shareOfPart(earned.saleTaxPaise, cut) }
}

test('refunded in any number of parts, exactly everything is taken back, and every part balances', () => {
  fc.assert(
    fc.property(
      sale,
      rates,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
      fc.boolean(),
      (sold, fees, cuts, isSupplier) => {
        const earned = earnedWith(sold, waterfall(sold.grossPaise, fees, sold.deliveryPaise), isSupplier)
        const edges = [...cuts.map((cut) => Math.floor(cut * sold.paidPaise)).sort((a, b) => a - b), sold.paidPaise]
        const total = Object.fromEntries(Object.keys(earned).map((key) => [key, 0]))
        let before = 0
        for (const edge of edges) {
          const part = partTakenBack(earned, partOf(earned, before, edge))
          const { grossPaise, commissionPaise, commissionGstPaise, tcsPaise, tdsPaise, netPaise } = part
          const taxPaise = isSupplier ? part.saleTaxPaise : 0
          expect(part.passedTaxPaise).toBe(taxPaise)
          expect(commissionPaise + commissionGstPaise + tcsPaise + tdsPaise + netPaise).toBe(grossPaise + taxPaise)
          expect(part.paidPaise + part.discountPaise - part.saleTaxPaise).toBe(grossPaise)
          for (const [key, value] of Object.entries(part)) total[key]! += value
          before = edge
        }
        if (sold.paidPaise > 0) expect(total).toEqual(earned)
      },
    ),
  )
})

test('no part takes more from a consultant than was earned, or anything if the platform is the seller', () => {
  const own = { commissionBp: 10_000, commissionGstBp: 0, tcsBp: 0, tdsBp: 0 }
  fc.assert(
    fc.property(sale, fc.oneof(rates, fc.constant(own)), fc.nat(), fc.nat(), (sold, fees, one, two) => {
      const earned = earnedWith(sold, waterfall(sold.grossPaise, fees), false)
      const [before, upto] = [one, two].map((cut) => cut % (sold.paidPaise + 1)).sort((a, b) => a - b) as [
        number,
        number,
      ]
      const { netPaise } = partTakenBack(earned, partOf(earned, before, upto))
      expect(netPaise).toBeGreaterThanOrEqual(0)
      expect(partTakenBack(earned, partOf(earned, 0, upto)).netPaise).toBeLessThanOrEqual(earned.netPaise)
    }),
  )
})

test('a part refunded before the work was done is not earned', () => {
  const line = {
    ...{ shippingPaise: 4_000, discountPaise: 10_000 },
    consultantDiscountPaise: 0,
    supplierId: null,
    taxablePaise: 90_000,
    totalPaise: 106_200,
  }
  const back = { totalPaise: 53_100, taxablePaise: 45_000 }
  const half = {
    grossPaise: 50_000,
    deliveryPaise: 2_000,
    discountPaise: 5_000,
    saleTaxPaise: 8_100,
    paidPaise: 53_100,
  }
  expect(saleLeft(line, { back, retainedPercent: undefined })).toEqual(half)
  expect(saleLeft(line, { back, retainedPercent: 50 })).toEqual(half)
})

test('a debt is paid first, and never with more than comes in', () => {
  expect(debtFirst(1_000, 0)).toEqual({ toDebtPaise: 0, toEarningsPaise: 1_000 })
  expect(debtFirst(1_000, -300)).toEqual({ toDebtPaise: 300, toEarningsPaise: 700 })
  expect(debtFirst(1_000, -4_000)).toEqual({ toDebtPaise: 1_000, toEarningsPaise: 0 })
})
