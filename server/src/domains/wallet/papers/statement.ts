import { amount } from '#server/platform/documents/money.ts'
import type { DocumentBrand } from '#server/platform/documents/ornaments.ts'
import { Paper, phone } from '#server/platform/documents/paper.ts'
import { drawTable, drawTotals } from '#server/platform/documents/table.ts'
import { dayInIndia, instantInIndia } from '#server/platform/outbox/when.ts'
import type { WalletRow } from '../history/queries.ts'
import { referenceOf } from '../history/rules.ts'
import { kindIn, methodIn, paperWords } from './words.ts'

interface Statement {
  brand: DocumentBrand
  language: 'en' | 'hi'
  owner: { name: string; mobile: string; email: string | null }
  from: Date
  to: Date
  openingPaise: number
  /** Oldest first. */
  rows: readonly WalletRow[]
}

/** The details of a row: the item if known, otherwise the kind of movement. */
export const detailsOf = (row: WalletRow, language: 'en' | 'hi') => {
  const kind = kindIn(row.kind, language)
  if (row.topUpId) return `${kind}, ${methodIn(row.method, language)}`
  const title = (language === 'hi' ? row.orderHindi : row.orderEnglish) ?? row.memo
  return title && title !== kind ? `${kind}: ${title}` : kind
}

export async function drawStatement({ brand, language, owner, from, to, openingPaise, rows }: Statement) {
  const words = paperWords(language)
  const period = `${dayInIndia(from, language)} – ${dayInIndia(to, language)}`
  const paper = await Paper.open({
    ...{ brand, language, title: words.statement, foot: words.foot },
    facts: [{ label: words.period, value: period }],
  })
  paper.sides([words.of, owner.name, phone(owner.mobile), owner.email ?? ''].filter(Boolean), []).space(18)
  if (rows.length === 0) paper.note(words.nothing)
  else
    drawTable(
      paper,
      [
        { title: words.date, share: 0.25, cell: (row) => instantInIndia(row.at, language) },
        { title: words.details, share: 0.32, cell: (row) => detailsOf(row, language) },
        { title: words.reference, share: 0.14, cell: referenceOf },
        { title: words.amount, share: 0.145, align: 'right', cell: (row) => amount(row.amountPaise) },
        { title: words.balance, share: 0.145, align: 'right', cell: (row) => amount(row.balancePaise) },
      ],
      rows,
    )
  const sum = (sign: 1 | -1) => rows.reduce((total, row) => total + Math.max(0, sign * row.amountPaise), 0)
  drawTotals(paper, [
    [words.opening, amount(openingPaise)],
    [words.in, amount(sum(1))],
    [words.out, amount(sum(-1))],
    [words.closing, amount(openingPaise + sum(1) - sum(-1))],
  ])
  return paper.end()
}
