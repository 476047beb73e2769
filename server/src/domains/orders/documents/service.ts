import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/orders/endpoints.ts'
import type { ReasonCode } from '#contract/reasons.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { linesOf } from '../lines/queries.ts'
import { stateByCode } from '../quotes/queries.ts'
import { financialYear, type Part, sumOf } from '../rules.ts'
import { documentFile } from './files.ts'
import * as queries from './queries.ts'
import { type DocumentBody, type DocumentKind, numberOf } from './rules.ts'

interface Issued {
  kind: DocumentKind
  accountId: number
  orderId: number
  refundId: number | null
  body: DocumentBody
}

/** Assigns the document number; call it late, because the next document waits until this transaction ends. */
async function issue(tx: Tx, document: Issued, at: Date) {
  const year = financialYear(dayInIndia(at))
  const { last: sequence } = await queries.nextInSeries(tx, document.kind, year)
  const number = numberOf(document.kind, year, sequence)
  const { id } = await queries.insertDocument(tx, { ...document, year, sequence, number, issuedAt: at })
  return { id, number }
}

/** The invoice of an order that was just paid. */
export async function issueInvoice(tx: Tx, orderId: number, at: Date) {
  const [billing, lines, seller] = [
    await queries.billingOf(tx, orderId),
    await linesOf(tx, orderId),
    await sellerNow(tx, at),
  ]
  const { buyerId, name, gstin, address, promoPaise, walletPaise, gatewayPaise, ...state } = billing
  const body: DocumentBody = {
    orderId,
    seller,
    buyer: { name, gstin, address, state },
    lines: lines.map(lineOf),
    sums: sumOf(lines.map((line) => ({ ...line, taxPaise: line.totalPaise - line.taxablePaise }))),
    paid: { promoPaise, walletPaise, gatewayPaise },
  }
  return issue(tx, { kind: 'invoice', accountId: buyerId, orderId, refundId: null, body }, at)
}

type InvoicedLine = Awaited<ReturnType<typeof linesOf>>[number]

function lineOf({ title_english, title_hindi, taxCode, quantity, gstRateBp, ...line }: InvoicedLine) {
  const { pricePaise, discountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = line
  const money = { pricePaise, discountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise }
  return { title_english, title_hindi, taxCode, quantity, gstRateBp, ...money }
}

export interface CreditedLine {
  line: InvoicedLine
  back: Part & { taxPaise: number }
}

interface Credit {
  orderId: number
  buyerId: number
  refundId: number
  reason: string
  reasonCode?: ReasonCode | undefined
  lines: readonly CreditedLine[]
}

/** The credit note of a refund, with the value and taxes of each line. */
export async function issueCreditNote(tx: Tx, { orderId, buyerId, refundId, lines, ...why }: Credit, at: Date) {
  const invoice = await queries.invoiceOf(tx, orderId)
  if (!invoice) throw new Error(`order ${orderId} has no invoice to credit`)
  const credited = lines.map(({ line, back }) => {
    const { quantity, ...invoiced } = lineOf(line)
    const isWhole = back.totalPaise === line.totalPaise
    return { ...invoiced, ...(isWhole && { quantity }), ...back, pricePaise: back.taxablePaise, discountPaise: 0 }
  })
  const { seller, buyer } = invoice.body
  const of = { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() }
  const body: DocumentBody = { orderId, seller, buyer, lines: credited, sums: sumOf(credited), of, ...why }
  return issue(tx, { kind: 'credit_note', accountId: buyerId, orderId, refundId, body }, at)
}

async function sellerNow(tx: Tx, at: Date): Promise<DocumentBody['seller']> {
  const { sellerName, sellerAddress, sellerGstin, sellerState } = await readSettings(tx, at)
  const state = await stateByCode(tx, sellerState)
  if (!state) throw new Error(`no state has the code ${sellerState}`)
  return { name: sellerName, address: sellerAddress, gstin: sellerGstin || null, state }
}

/** A short-lived link to a document of the caller's own order. */
export async function linkDocument(context: SignedIn, { id, documentId }: Input<typeof api.linkDocument>) {
  const { services, db, actor, now, language } = context
  const document = await queries.documentById(db, documentId)
  const seen = actor.type === 'admin' || document?.accountId === actor.id
  if (document?.orderId !== id || !seen) throw new Problem('not_found')
  return { url: signedUrl(services, documentFile, { id: documentId, language }, { actor, now }) }
}
