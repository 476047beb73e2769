import type { Input } from '#contract/endpoint.ts'
import type { ItemType } from '#contract/orders/constants.ts'
import type * as api from '#contract/orders/endpoints.ts'
import { stateOfGstin } from '#contract/orders/tax-ids.ts'
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
import { sellerOf } from '../sellers.ts'
import { documentFile } from './files.ts'
import * as queries from './queries.ts'
import { type DocumentBody, type DocumentKind, numberOf } from './rules.ts'

interface Issued {
  kind: DocumentKind
  accountId: number
  orderId: number
  refundId: number | null
  /** 0 for the platform. */
  supplierId: number
  body: DocumentBody
}

/** Assigns the document number; call it late, because the next document waits until this transaction ends. */
async function issue(tx: Tx, document: Issued, at: Date) {
  const year = financialYear(dayInIndia(at))
  const series = { kind: document.kind, year, supplierId: document.supplierId }
  const { last: sequence } = await queries.nextInSeries(tx, series)
  const number = numberOf({ ...series, sequence })
  const { id } = await queries.insertDocument(tx, { ...document, year, sequence, number, issuedAt: at })
  return { id, number }
}

/** The invoices of an order that was just paid: one of each supplier. */
export async function issueInvoices(tx: Tx, orderId: number, at: Date) {
  const billing = await queries.billingOf(tx, orderId)
  const { buyerId, name, gstin, address, promoPaise, walletPaise, gatewayPaise, ...state } = billing
  const groups = bySupplier(await linesOf(tx, orderId))
  for (const [supplierId, lines] of groups) {
    const [first] = lines
    const place = first!.placeCode ? await stateByCode(tx, first!.placeCode) : undefined
    const body: DocumentBody = {
      orderId,
      seller: supplierId === 0 ? await sellerNow(tx, at) : await supplierNow(tx, first!.kind, supplierId),
      buyer: { name, gstin, address, state },
      ...(place && { placeOfSupply: place }),
      lines: lines.map(lineOf),
      sums: sumOf(lines.map((line) => ({ ...line, taxPaise: line.totalPaise - line.taxablePaise }))),
      // The order was paid as a whole.
      ...(groups.length === 1 && { paid: { promoPaise, walletPaise, gatewayPaise } }),
    }
    await issue(tx, { kind: 'invoice', accountId: buyerId, orderId, refundId: null, supplierId, body }, at)
  }
}

/** The platform first; then in one order, because a series stays locked until the transaction ends. */
const bySupplier = <T extends { supplierId: number | null }>(lines: readonly T[]) =>
  [...Map.groupBy(lines, ({ supplierId }) => supplierId ?? 0)].sort(([a], [b]) => a - b)

type InvoicedLine = Awaited<ReturnType<typeof linesOf>>[number]

function lineOf({ title_english, title_hindi, taxCode, quantity, gstRateBp, shippingPaise, ...line }: InvoicedLine) {
  const { pricePaise, discountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = line
  const money = { pricePaise, discountPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise }
  const shipping = shippingPaise > 0 && { shippingPaise }
  return { title_english, title_hindi, taxCode, quantity, gstRateBp, ...shipping, ...money }
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

/** The credit notes of a refund, one of each supplier, with the value and taxes of each line. Returns the first number. */
export async function issueCreditNotes(tx: Tx, { orderId, buyerId, refundId, lines, ...why }: Credit, at: Date) {
  const issued: string[] = []
  const groups = bySupplier(lines.map((credited) => ({ ...credited, supplierId: credited.line.supplierId })))
  for (const [supplierId, group] of groups) {
    const invoice = await queries.invoiceOf(tx, orderId, supplierId)
    if (!invoice) throw new Error(`order ${orderId} has no invoice to credit`)
    const credited = group.map(({ line, back }) => {
      const { quantity, shippingPaise: _, ...invoiced } = lineOf(line)
      const isWhole = back.totalPaise === line.totalPaise
      return { ...invoiced, ...(isWhole && { quantity }), ...back, pricePaise: back.taxablePaise, discountPaise: 0 }
    })
    const { seller, buyer, placeOfSupply } = invoice.body
    const of = { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() }
    const parties = { seller, buyer, ...(placeOfSupply && { placeOfSupply }) }
    const body: DocumentBody = { orderId, ...parties, lines: credited, sums: sumOf(credited), of, ...why }
    const note = { kind: 'credit_note', accountId: buyerId, orderId, refundId, supplierId, body } as const
    issued.push((await issue(tx, note, at)).number)
  }
  return issued[0]!
}

async function supplierNow(tx: Tx, kind: ItemType, consultantId: number): Promise<DocumentBody['seller']> {
  const supplier = await sellerOf(kind)?.supplier?.(tx, consultantId)
  const state = supplier && (await stateByCode(tx, supplier.stateCode))
  if (!state) throw new Error(`consultant ${consultantId} has no details for an invoice`)
  return { name: supplier.name, address: supplier.address, gstin: supplier.gstin, state }
}

async function sellerNow(tx: Tx, at: Date): Promise<DocumentBody['seller']> {
  const { sellerName, sellerAddress, sellerGstin } = await readSettings(tx, at)
  const state = await stateByCode(tx, stateOfGstin(sellerGstin))
  if (!state) throw new Error(`no state has the code of ${sellerGstin}`)
  return { name: sellerName, address: sellerAddress, gstin: sellerGstin, state }
}

/** A short-lived link to a document of the caller's own order. */
export async function linkDocument(context: SignedIn, { id, documentId }: Input<typeof api.linkDocument>) {
  const { services, db, actor, now, language } = context
  const document = await queries.documentById(db, documentId)
  const seen = actor.type === 'admin' || document?.accountId === actor.id
  if (document?.orderId !== id || !seen) throw new Problem('not_found')
  return { url: signedUrl(services, documentFile, { id: documentId, language }, { actor, now }) }
}
