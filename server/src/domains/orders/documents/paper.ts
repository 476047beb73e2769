import { amount, rupees, rupeesInWords } from '#server/platform/documents/money.ts'
import { Paper } from '#server/platform/documents/paper.ts'
import { drawTable, drawTotals, type PaperColumn } from '#server/platform/documents/table.ts'
import { dayInIndia } from '#server/platform/outbox/messages/when.ts'
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
}

/** An invoice or a credit note as a PDF, drawn from what was frozen when it was issued. */
export function drawDocument({ kind, number, issuedAt, body, brand, language }: Drawn): Promise<Buffer> {
  const say = (text: Record<Language, string>) => text[language]
  const { seller, buyer, lines, sums, of } = body
  const day = dayInIndia(issuedAt, language)
  const paper = new Paper({
    ...{ brand, language, title: say(words.titles[kind]), foot: say(words.foot) },
    facts: [
      { label: say(words.number), value: number },
      { label: say(words.date), value: day },
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
      ...(body.reason ? [{ label: say(words.reason), value: body.reason }] : []),
    ],
  )
  paper.space(16)
  drawTable(paper, columnsIn(language, sums.discountPaise > 0), lines)
  drawTotals(paper, [
    [say(words.taxableValue), amount(sums.taxablePaise)],
    ...taxRows(sums),
    [say(kind === 'invoice' ? words.total : words.credited), rupees(sums.totalPaise)],
  ])
  paper.space(4).note(rupeesInWords(sums.totalPaise))
  if (body.paid) paper.space(10).write(`${say(words.paidBy)}: ${paidBy(body.paid, language)}`, { size: 9 })
  return paper.end()
}

const stateOf = ({ code, ...titles }: DocumentBody['buyer']['state'], language: Language) =>
  `${language === 'hi' ? titles.title_hindi : titles.title_english} (${code})`

const partyLines = ({ name, address, gstin, state }: DocumentBody['seller'], language: Language) => [
  name,
  ...(address ? [address] : []),
  stateOf(state, language),
  ...(gstin ? [`GSTIN ${gstin}`] : []),
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
      cell: (line) => [language === 'hi' ? line.title_hindi : line.title_english, `SAC ${line.sac}`],
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

/** One row for each tax there is. */
const taxRows = ({ cgstPaise, sgstPaise, igstPaise }: DocumentBody['sums']): [string, string][] => [
  ...(cgstPaise + sgstPaise > 0
    ? ([
        ['CGST', amount(cgstPaise)],
        ['SGST', amount(sgstPaise)],
      ] as [string, string][])
    : []),
  ...(igstPaise > 0 ? ([['IGST', amount(igstPaise)]] as [string, string][]) : []),
]

const paidBy = ({ promoPaise, walletPaise, gatewayPaise }: NonNullable<DocumentBody['paid']>, language: Language) =>
  [[words.promo, promoPaise] as const, [words.wallet, walletPaise] as const, [words.gateway, gatewayPaise] as const]
    .filter(([, paise]) => paise > 0)
    .map(([word, paise]) => `${rupees(paise)} ${word[language]}`)
    .join(', ') || '₹0'
