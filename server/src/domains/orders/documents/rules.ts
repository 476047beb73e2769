import type { DOCUMENT_KINDS } from '#contract/orders/constants.ts'
import type { ReasonCode } from '#contract/reasons.ts'
import type { LineMoney, PaymentSplit, sumOf } from '../rules.ts'

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const SERIES: Record<DocumentKind, string> = { invoice: 'INV', credit_note: 'CRN' }

const SERIES_OF_CONSULTANT: Record<DocumentKind, string> = { invoice: 'S', credit_note: 'R' }

interface Numbered {
  kind: DocumentKind
  year: string
  /** 0 for the platform. */
  supplierId: number
  sequence: number
}

/** At most sixteen characters of letters, digits and slashes: INV/2627/0000001, or S184/26/00001 of a consultant. */
export const numberOf = ({ kind, year, supplierId, sequence }: Numbered) =>
  supplierId === 0
    ? `${SERIES[kind]}/${year}/${String(sequence).padStart(7, '0')}`
    : `${SERIES_OF_CONSULTANT[kind]}${supplierId}/${year.slice(0, 2)}/${String(sequence).padStart(5, '0')}`

interface Party {
  name: string
  address: string | null
  gstin: string | null
  state: { code: string; title_english: string; title_hindi: string }
}

export interface DocumentLine extends LineMoney {
  title_english: string
  title_hindi: string
  /** SAC or HSN; documents issued before goods were sold have `sac` instead. */
  taxCode?: string
  sac?: string
  /** Absent on older documents, where it is 1, and for a partial credit. */
  quantity?: number
  pricePaise: number
  /** Part of the price, on invoices for goods. */
  shippingPaise?: number
  gstRateBp: number
}

/** The content of a document, frozen at issue. */
export interface DocumentBody {
  orderId: number
  seller: Party
  buyer: Party
  /** Of goods; otherwise it is the state of the buyer. */
  placeOfSupply?: Party['state']
  lines: DocumentLine[]
  sums: ReturnType<typeof sumOf>
  /** On an invoice. */
  paid?: PaymentSplit
  /** On a credit note. */
  of?: { number: string; issuedAt: string }
  reason?: string
  reasonCode?: ReasonCode | undefined
}
