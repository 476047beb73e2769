import { expect, test } from 'vitest'
import { taxRows } from './tax-rows.ts'

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
