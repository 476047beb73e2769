import type { summariseEarnings } from '#server/domains/orders/public.ts'
import { amount, rupees } from '#server/platform/documents/money.ts'
import type { DocumentBrand } from '#server/platform/documents/ornaments.ts'
import { Paper } from '#server/platform/documents/paper.ts'
import { drawTable, drawTotals, type PaperColumn } from '#server/platform/documents/table.ts'
import { dayInIndia as dayInWords } from '#server/platform/outbox/when.ts'
import { startOfDay } from '#server/platform/time.ts'
import { wordsOf } from './rules.ts'

type Earned = Awaited<ReturnType<typeof summariseEarnings>>
type Row = Earned['rows'][number]

interface Statement extends Earned {
  brand: DocumentBrand
  language: 'en' | 'hi'
  statement: 'earnings' | 'tds'
  from: string
  to: string
  person: string
  pan: string | null
}

/** From the customer's payment to the bank payout, or only the tax, for a tax return. */
export async function drawStatement({ brand, language, statement, from, to, person, pan, rows, sums }: Statement) {
  const words = wordsOf(language)
  const day = (on: string) => dayInWords(startOfDay(on), language)
  const paper = await Paper.open({
    ...{ brand, language, title: words[statement], foot: words.foot },
    facts: [
      { label: words.from, value: day(from) },
      { label: words.to, value: day(to) },
    ],
  })
  paper.sides([words.for, person], [{ label: words.pan, value: pan ?? words.without }]).space(16)
  if (rows.length === 0) return paper.note(words.none).end()
  const money = (title: string, share: number, of: (row: Row) => number): PaperColumn<Row> => ({
    ...{ title, share, align: 'right' as const },
    cell: (row) => amount(of(row)),
  })
  const work = (row: Row) => (language === 'hi' ? row.title_hindi : row.title_english)
  const about = (share: number): PaperColumn<Row>[] => [
    { title: words.day, share: 0.17, cell: (row) => dayInWords(row.at, language) },
    {
      ...{ title: words.what, share },
      cell: (row) => [
        row.entry === 'earned' ? work(row) : `${words[row.entry]}: ${work(row)}`,
        [
          row.reference,
          row.customer,
          row.deliveryPaise !== 0 && `${words.delivery}: ${amount(row.deliveryPaise)}`,
          row.passedTaxPaise !== 0 && `${words.passedTax}: ${amount(row.passedTaxPaise)}`,
        ]
          .filter(Boolean)
          .join(' · '),
      ],
    },
  ]
  if (statement === 'tds') {
    const columns = [
      ...about(0.48),
      money(words.gross, 0.18, (row) => row.grossPaise),
      money(words.tds_, 0.17, (row) => row.tdsPaise),
    ]
    const taxed = rows.filter(({ entry }) => entry !== 'charged')
    return drawTotals(drawTable(paper, columns, taxed), [
      [words.gross, amount(sums.grossPaise)],
      [words.deducted, rupees(sums.tdsPaise)],
    ]).end()
  }
  const columns = [
    ...about(0.24),
    money(words.gross, 0.13, (row) => row.grossPaise),
    money(words.fees, 0.14, (row) => row.commissionPaise + row.commissionGstPaise),
    money(words.tcs, 0.09, (row) => row.tcsPaise),
    money(words.tds_, 0.09, (row) => row.tdsPaise),
    money(words.net, 0.14, (row) => row.netPaise),
  ]
  return drawTotals(drawTable(paper, columns, rows), [
    [words.gross, amount(sums.grossPaise)],
    [words.fees, amount(-(sums.commissionPaise + sums.commissionGstPaise))],
    [words.tcs, amount(-sums.tcsPaise)],
    [words.tds_, amount(-sums.tdsPaise)],
    ...(sums.passedTaxPaise === 0 ? [] : [[words.passedTax, amount(sums.passedTaxPaise)] as const]),
    ...(sums.chargedPaise > 0 ? [[words.charged, amount(-sums.chargedPaise)] as const] : []),
    [words.net, rupees(sums.netPaise)],
  ]).end()
}
