import { sql } from 'kysely'
import type { ReasonCode } from '#contract/reasons.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Part } from '../rules.ts'

interface NewRefund {
  orderId: number
  at: Date
  reason: string
  reasonCode: ReasonCode | undefined
  by: number | null
  totalPaise: number
  toSourcePaise: number
  toWalletPaise: number
  toPromoPaise: number
}

export const insertRefund = (tx: Tx, refund: NewRefund) =>
  tx
    .insertInto('refunds')
    .values({
      order_id: refund.orderId,
      at: refund.at,
      reason: refund.reason,
      reason_code: refund.reasonCode ?? null,
      by_id: refund.by,
      total_paise: refund.totalPaise,
      to_source_paise: refund.toSourcePaise,
      to_wallet_paise: refund.toWalletPaise,
      to_promo_paise: refund.toPromoPaise,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

interface NewRefundLine {
  lineId: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  totalPaise: number
}

export const insertRefundLines = (tx: Tx, refundId: number, lines: readonly NewRefundLine[]) =>
  tx
    .insertInto('refund_lines')
    .values(
      lines.map((line) => ({
        refund_id: refundId,
        line_id: line.lineId,
        taxable_paise: line.taxablePaise,
        cgst_paise: line.cgstPaise,
        sgst_paise: line.sgstPaise,
        igst_paise: line.igstPaise,
        total_paise: line.totalPaise,
      })),
    )
    .execute()

export const refundsOf = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('refunds')
    .leftJoin('documents', 'documents.refund_id', 'refunds.id')
    .leftJoin('accounts', 'accounts.id', 'refunds.by_id')
    .select([
      'refunds.id',
      'at',
      'refunds.total_paise as paise',
      'to_source_paise as toSourcePaise',
      'to_wallet_paise as toWalletPaise',
      'to_promo_paise as toPromoPaise',
      'reason',
      'reason_code as reasonCode',
      'documents.id as documentId',
      'accounts.name as by',
    ])
    .where('refunds.order_id', '=', orderId)
    .orderBy('refunds.id')
    .$narrowType<{ reasonCode: ReasonCode | null }>()
    .execute()

const summed = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`

/** What was refunded of a line so far. */
export const givenBack = (db: Db | Tx, lineId: number): Promise<Part> =>
  db
    .selectFrom('refund_lines')
    .select([
      summed('taxable_paise').as('taxablePaise'),
      summed('cgst_paise').as('cgstPaise'),
      summed('sgst_paise').as('sgstPaise'),
      summed('igst_paise').as('igstPaise'),
      summed('total_paise').as('totalPaise'),
    ])
    .where('line_id', '=', lineId)
    .executeTakeFirstOrThrow()
