import { expect, test } from 'vitest'
import { amount } from './money.ts'
import { Paper } from './paper.ts'
import { drawTable, drawTotals } from './table.ts'

const brand = { name: 'Paramarsh', helpDeskPhone: '1800 000 2525', colour: '#0b5c6b' }
const paperIn = (language: 'en' | 'hi') =>
  Paper.open({
    ...{ brand, language, title: language === 'hi' ? 'रसीद' : 'Receipt', foot: 'Made by computer.' },
    facts: [{ label: 'Number', value: 'TOP-000001' }],
    sender: ['Paramarsh Advisory Services', 'Pune 411001, Maharashtra'],
  })
const pagesIn = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\n/g)?.length

test('a document is one PDF with embedded fonts', async () => {
  const file = await (await paperIn('hi')).write('₹1,25,000 आपके वॉलेट में जोड़े गए').note('क्षेत्र में सलाहकार').end()
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pagesIn(file)).toBe(1)
  expect(file.toString('latin1')).toContain('/FontFile2')
})

test('a long table continues over pages, and its totals stay together', async () => {
  const paper = await paperIn('en')
  const rows = Array.from({ length: 90 }, (_, n) => ({ n, paise: n * 150 }))
  const columns = [
    { title: 'Details', share: 0.7, cell: ({ n }: { n: number }) => [`Row ${n}`, 'with a second line'] as const },
    { title: 'Amount', share: 0.3, align: 'right' as const, cell: ({ paise }: { paise: number }) => amount(paise) },
  ]
  drawTotals(drawTable(paper, columns, rows), [
    ['Taxable', '1.00'],
    ['Total', '₹1.18'],
  ])
  expect(pagesIn(await paper.end())).toBeGreaterThan(3)
})

test('a number stays on one line, however large', async () => {
  const heightWith = async (paise: number) => {
    const columns = [
      { title: 'Item', share: 0.7, cell: () => 'Report' },
      ...[1, 2, 3].map((n) => ({ title: `${n}`, share: 0.1, align: 'right' as const, cell: () => amount(paise) })),
    ]
    return drawTable(await paperIn('en'), columns, [{}]).y
  }
  expect(await heightWith(-49_99_999_99)).toBe(await heightWith(1_00))
})

test.each(['body', 'strong', 'title'] as const)('in the %s font every spacing sign has its own width', async (font) => {
  const paper = await paperIn('en')
  const width = (text: string) => paper.widthOf(text, { font, size: 100 })
  // Characters that a font may wrongly declare as combining marks: they would be drawn over the previous letter.
  const overlaid = [...'`¨¯´·¸ˆ˚˜•…×−–₹'].filter((sign) => width(`H${sign}H`) < width('HH') + 10)
  expect(overlaid).toEqual([])
  expect(width('ABCPK····M')).toBeGreaterThan(width('ABCPKM') + 4 * 15)
})
