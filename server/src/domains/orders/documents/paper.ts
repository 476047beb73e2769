import { amount, rupees, rupeesInWords } from '#server/platform/documents/money.ts'
import { INK, INNER, Paper } from '#server/platform/documents/paper.ts'
import { drawTable, drawTotals, type PaperColumn } from '#server/platform/documents/table.ts'
import { dayInIndia } from '#server/platform/outbox/when.ts'
import { reasonText } from '../reasons.ts'
import type { DocumentBody, DocumentKind, DocumentLine } from './rules.ts'
import { words } from './words.ts'

type Language = 'en' | 'hi'

interface Drawn {
  kind: DocumentKind
  number: string
  issuedAt: Date
  body: DocumentBody
  brand: { name: string; helpDeskPhone: string }
  language: Language
  /** Where its authenticity can be checked. */
  checkAt: string
}

/** Keeps the amount in words, the payment and the QR code on the page of the totals. */
const BELOW_TOTALS = 170

/** An invoice or credit note as PDF, drawn from the data frozen at issue. */
export async function drawDocument({ kind, number, issuedAt, body, brand, language, checkAt }: Drawn): Promise<Buffer> {
  const say = (text: Record<Language, string>) => text[language]
  const { seller, buyer, lines, sums, of } = body
  const day = dayInIndia(issuedAt, language)
  const reason = reasonText(body, language)
  const paper = await Paper.open({
    ...{ brand, language, title: say(words.titles[kind]), foot: say(words.foot) },
    facts: [
      { label: say(words.number[kind]), value: number },
      { label: say(words.date[kind]), value: day },
      { label: say(words.order), value: String(body.orderId) },
    ],
    sender: partyLines(seller, language),
  })
  paper.sides(
    [say(words.billedTo), ...partyLines(buyer, language)],
    [
      { label: say(words.placeOfSupply), value: stateOf(buyer.state, language) },
      ...(of
        ? [{ label: say(words.forInvoice), value: `${of.number}, ${dayInIndia(new Date(of.issuedAt), language)}` }]
        : []),
      ...(reason ? [{ label: say(words.reason), value: reason }] : []),
    ],
  )
  paper.space(16)
  drawTable(paper, columnsIn(language, sums.discountPaise > 0), lines)
  drawTotals(
    paper,
    [
      [say(words.taxableValue), amount(sums.taxablePaise)],
      ...taxRows(sums, rateOfAll(lines)),
      [say(kind === 'invoice' ? words.total : words.credited), rupees(sums.totalPaise)],
    ],
    { after: BELOW_TOTALS },
  )
  paper.space(2).write(`${say(words.inWords)}: ${rupeesInWords(sums.totalPaise, language)}`, {
    ...{ size: 9, align: 'right', colour: INK.quiet, width: INNER },
  })
  if (body.paid) paper.space(14).note(`${say(words.paidBy)}: ${paidBy(body.paid, language)}`)
  return paper.seal(checkAt, say(words.scan[kind])).end()
}

const stateOf = ({ code, ...titles }: DocumentBody['buyer']['state'], language: Language) =>
  `${language === 'hi' ? titles.title_hindi : titles.title_english} (${code})`

const partyLines = ({ name, address, gstin, state }: DocumentBody['seller'], language: Language) => [
  name,
  ...(address ? [address] : []),
  stateOf(state, language),
  ...(gstin ? [`GSTIN: ${gstin}`] : []),
]

const percent = (rateBp: number) => `${rateBp / 100}%`
const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: DocumentLine) => cgstPaise + sgstPaise + igstPaise

function columnsIn(language: Language, discounted: boolean): PaperColumn<DocumentLine>[] {
  const say = (text: Record<Language, string>) => text[language]
  const right = 'right' as const
  return [
    {
      title: say(words.item),
      share: discounted ? 0.34 : 0.46,
      cell: (line) => [language === 'hi' ? line.title_hindi : line.title_english, `SAC: ${line.sac}`],
    },
    { title: say(words.price), share: 0.14, align: right, cell: ({ pricePaise }) => amount(pricePaise) },
    ...(discounted
      ? [
          {
            title: say(words.discount),
            share: 0.12,
            align: right,
            cell: (line: DocumentLine) => amount(-line.discountPaise),
          },
        ]
      : []),
    { title: say(words.taxable), share: 0.13, align: right, cell: ({ taxablePaise }) => amount(taxablePaise) },
    {
      title: say(words.tax),
      share: 0.13,
      align: right,
      cell: (line) => [amount(taxOf(line)), percent(line.gstRateBp)],
    },
    { title: say(words.amount), share: 0.14, align: right, cell: ({ totalPaise }) => amount(totalPaise) },
  ]
}

/** The tax rate, if all lines have the same. */
function rateOfAll(lines: readonly DocumentLine[]) {
  const rates = new Set(lines.map(({ gstRateBp }) => gstRateBp))
  return rates.size === 1 ? [...rates][0] : undefined
}

/** One row for each tax that applies. */
function taxRows({ cgstPaise, sgstPaise, igstPaise }: DocumentBody['sums'], rateBp: number | undefined) {
  const named = (tax: string, part: number) => (rateBp === undefined ? tax : `${tax} ${percent(rateBp / part)}`)
  const rows: [string, number][] = [
    [named('CGST', 2), cgstPaise],
    [named('SGST', 2), sgstPaise],
    [named('IGST', 1), igstPaise],
  ]
  return rows.filter(([, paise]) => paise > 0).map(([tax, paise]) => [tax, amount(paise)] as const)
}

const paidBy = ({ promoPaise, walletPaise, gatewayPaise }: NonNullable<DocumentBody['paid']>, language: Language) =>
  [[words.promo, promoPaise] as const, [words.wallet, walletPaise] as const, [words.gateway, gatewayPaise] as const]
    .filter(([, paise]) => paise > 0)
    .map(([word, paise]) => `${rupees(paise)} ${word[language]}`)
    .join(', ') || '₹0'
