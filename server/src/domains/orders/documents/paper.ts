import { amount, rupees, rupeesInWords } from '#server/platform/documents/money.ts'
import type { DocumentBrand } from '#server/platform/documents/ornaments.ts'
import { INK, INNER, Paper } from '#server/platform/documents/paper.ts'
import { drawTable, drawTotals, type PaperColumn } from '#server/platform/documents/table.ts'
import { dayInIndia } from '#server/platform/outbox/when.ts'
import { reasonText } from '../reasons.ts'
import type { DocumentBody, DocumentKind, DocumentLine } from './rules.ts'
import { type Worded, words } from './words.ts'

type Language = 'en' | 'hi'

interface Drawn {
  kind: DocumentKind
  number: string
  issuedAt: Date
  body: DocumentBody
  brand: DocumentBrand
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
  const worded = isReceipt(kind, body) ? 'receipt' : kind
  const paper = await Paper.open({
    ...{
      brand,
      language,
      title: say(words.titles[worded]),
      foot: say(words.foot),
    },
    facts: [
      { label: say(words.number[worded]), value: number },
      { label: say(words.date[worded]), value: day },
      { label: say(words.order), value: String(body.orderId) },
    ],
    sender: partyLines(seller, language),
  })
  paper.sides(
    [say(words.billedTo), ...partyLines(buyer, language)],
    [
      { label: say(words.placeOfSupply), value: stateOf(body.placeOfSupply ?? buyer.state, language) },
      ...(of
        ? [{ label: say(words.forInvoice), value: `${of.number}, ${dayInIndia(new Date(of.issuedAt), language)}` }]
        : []),
      ...(reason ? [{ label: say(words.reason), value: reason }] : []),
    ],
  )
  paper.space(16)
  drawTable(paper, columnsIn(worded, language, sums.discountPaise > 0), lines)
  drawTotals(
    paper,
    [
      ...(worded === 'receipt'
        ? []
        : [[say(words.taxableValue), amount(sums.taxablePaise)] as const, ...taxRows(sums, rateOfAll(lines))]),
      [say(kind === 'invoice' ? words.total : words.credited), rupees(sums.totalPaise)],
    ],
    { after: BELOW_TOTALS },
  )
  paper.space(2).write(`${say(words.inWords)}: ${rupeesInWords(sums.totalPaise, language)}`, {
    ...{ size: 9, align: 'right', colour: INK.quiet, width: INNER },
  })
  if (body.paid) paper.space(14).note(`${say(words.paidBy)}: ${paidBy(body.paid, language)}`)
  return paper.seal(checkAt, say(words.scan[worded])).end()
}

/** A voucher is not supplied, so there is no tax to invoice. */
const isReceipt = (kind: DocumentKind, { lines }: DocumentBody) =>
  kind === 'invoice' && lines.every((line) => taxCodeOf(line) === '')

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

/** Documents issued before lines had a quantity are for one unit each. */
const quantityOf = ({ quantity = 1 }: DocumentLine) => quantity
const taxCodeOf = ({ taxCode, sac = '' }: DocumentLine) => taxCode ?? sac

/** An invoice has the rate of one unit; a credit note has the value credited, and the units of lines credited in full. */
function columnsIn(kind: Worded, language: Language, discounted: boolean): PaperColumn<DocumentLine>[] {
  const say = (text: Record<Language, string>) => text[language]
  const right = 'right' as const
  const isInvoice = kind !== 'credit_note'
  const isTaxed = kind !== 'receipt'
  const figure = (title: Record<Language, string>, share: number, cell: (line: DocumentLine) => string) => ({
    ...{ title: say(title), share, align: right, cell },
  })
  const item = {
    title: say(words.item),
    cell: (line: DocumentLine) => {
      const title = language === 'hi' ? line.title_hindi : line.title_english
      return line.shippingPaise ? ([title, `${say(words.shipping)} ${amount(line.shippingPaise)}`] as const) : title
    },
  }
  const figures: PaperColumn<DocumentLine>[] = [
    ...(isTaxed ? [{ title: say(words.taxCode), share: 0.1, cell: taxCodeOf }] : []),
    figure(words.quantity, 0.07, (line) => (isInvoice ? String(quantityOf(line)) : String(line.quantity ?? '–'))),
    ...(isInvoice
      ? [figure(words.rate, 0.13, (line) => amount((line.pricePaise - (line.shippingPaise ?? 0)) / quantityOf(line)))]
      : []),
    ...(discounted ? [figure(words.discount, 0.11, ({ discountPaise }) => amount(-discountPaise))] : []),
    ...(isTaxed
      ? [
          figure(words.taxable, 0.13, ({ taxablePaise }) => amount(taxablePaise)),
          {
            ...{ title: say(words.tax), share: 0.12, align: right },
            cell: (line: DocumentLine) => [amount(taxOf(line)), percent(line.gstRateBp)] as const,
          },
        ]
      : []),
    figure(words.amount, 0.13, ({ totalPaise }) => amount(totalPaise)),
  ]
  return [{ ...item, share: 1 - figures.reduce((sum, { share }) => sum + share, 0) }, ...figures]
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
