import type { DOCUMENT_KINDS } from '#contract/orders/constants.ts'
import type { ReasonCode } from '#contract/reasons.ts'
import type { LineMoney, PaymentSplit, sumOf } from '../rules.ts'

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const SERIES: Record<DocumentKind, string> = { invoice: 'INV', credit_note: 'CRN' }

/** At most sixteen characters of letters, digits and slashes: INV/2627/0000001. */
export const numberOf = (kind: DocumentKind, year: string, sequence: number) =>
  `${SERIES[kind]}/${year}/${String(sequence).padStart(7, '0')}`

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
  gstRateBp: number
}

/** The content of a document, frozen at issue. */
export interface DocumentBody {
  orderId: number
  seller: Party
  buyer: Party
  lines: DocumentLine[]
  sums: ReturnType<typeof sumOf>
  /** On an invoice. */
  paid?: PaymentSplit
  /** On a credit note. */
  of?: { number: string; issuedAt: string }
  reason?: string
  reasonCode?: ReasonCode | undefined
}
