import { amount, rupees, rupeesInWords } from '#server/platform/documents/money.ts'
import type { DocumentBrand } from '#server/platform/documents/ornaments.ts'
import { INK, Paper, phone } from '#server/platform/documents/paper.ts'
import { drawTable, drawTotals } from '#server/platform/documents/table.ts'
import { dayInIndia } from '#server/platform/outbox/when.ts'
import { topUpNumber } from '../top-ups/rules.ts'
import { methodIn, paperWords } from './words.ts'

interface Receipt {
  id: number
  paise: number
  automatic: boolean
  creditedAt: Date
  method: string | null
  providerPaymentId: string
  name: string
  mobile: string
  email: string | null
  city: string | null
  state: string | null
}

interface Look {
  brand: DocumentBrand
  language: 'en' | 'hi'
}

/** The receipt of a top-up: it is not taxed, so this is not an invoice. */
export async function drawReceipt(topUp: Receipt, { brand, language }: Look) {
  const words = paperWords(language)
  const paper = await Paper.open({
    ...{ brand, language, title: words.receipt, foot: words.foot },
    facts: [
      { label: words.number, value: topUpNumber(topUp.id) },
      { label: words.date, value: dayInIndia(topUp.creditedAt, language) },
    ],
  })
  const place = [topUp.city, topUp.state].filter(Boolean).join(', ')
  paper.sides(
    [words.from, topUp.name, phone(topUp.mobile), topUp.email ?? '', place].filter((line) => line !== ''),
    [
      { label: words.method, value: methodIn(topUp.method, language) },
      { label: words.reference, value: topUp.providerPaymentId },
    ],
  )
  const details = topUp.automatic ? `${words.added} ${words.automatic}` : words.added
  drawTable(
    paper.space(18),
    [
      { title: words.details, share: 0.7, cell: () => details },
      { title: words.amount, share: 0.3, align: 'right', cell: () => amount(topUp.paise) },
    ],
    [topUp],
  )
  drawTotals(paper, [[words.total, rupees(topUp.paise)]])
  paper
    .space(2)
    .write(`${words.inWords}: ${rupeesInWords(topUp.paise, language)}`, { size: 9, align: 'right', colour: INK.quiet })
  return paper.space(16).note(words.noTax).end()
}
