import { expect, test } from 'vitest'
import { taxRows, taxRowsByRate } from './tax-rows.ts'

test('taxes of an order have a row each: CGST and SGST, IGST, or all three with sellers in several states', () => {
  const within = { cgstPaise: 4_050, sgstPaise: 4_050, igstPaise: 0 }
  expect(taxRows(within, 1800)).toEqual([
    ['CGST 9%', 4_050],
    ['SGST 9%', 4_050],
  ])
  expect(taxRows({ cgstPaise: 0, sgstPaise: 0, igstPaise: 80_100 }, 1800)).toEqual([['IGST 18%', 80_100]])
  expect(taxRows({ ...within, igstPaise: 80_100 }, null)).toEqual([
    ['CGST', 4_050],
    ['SGST', 4_050],
    ['IGST', 80_100],
  ])
})

test('items with different rates have their tax by rate; what is not taxed or cannot be bought has none', () => {
  const none = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, taxablePaise: 0 }
  const session = { gstRateBp: 1800, taxablePaise: 100_000, cgstPaise: 9_000, sgstPaise: 9_000, igstPaise: 0 }
  const goods = { gstRateBp: 500, taxablePaise: 40_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 2_000 }
  const lines = [session, goods, { ...none, gstRateBp: 1200 }, { ...none, gstRateBp: 0, taxablePaise: 50_000 }]
  expect(taxRowsByRate([...lines, session], true)).toEqual([
    ['IGST 5%', 2_000],
    ['CGST 9%', 18_000],
    ['SGST 9%', 18_000],
  ])
  expect(taxRowsByRate(lines, false)).toEqual([
    ['GST 5%', 2_000],
    ['GST 18%', 18_000],
  ])
})
