import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DocumentBody, DocumentKind } from './rules.ts'

/**
 * Derived only from the document's content: whoever has the document has the code, and rotating secrets does not
 * invalidate it.
 */
export const CHECK_CODE = sql<string>`left(encode(sha256(convert_to(
  number || ' ' || (extract(epoch from issued_at) * 1000)::bigint || ' ' || body::text, 'UTF8')), 'hex'), 24)`

/**
 * The next number of a series. Its row stays locked until commit, so concurrent documents wait and numbers have no
 * gaps.
 */
export const nextInSeries = (tx: Tx, series: { kind: DocumentKind; year: string; supplierId: number }) =>
  tx
    .insertInto('document_series')
    .values({ kind: series.kind, year: series.year, supplier_id: series.supplierId, last: 1 })
    .onConflict((known) =>
      known.columns(['kind', 'year', 'supplier_id']).doUpdateSet({ last: sql`document_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()

interface NewDocument {
  kind: DocumentKind
  year: string
  sequence: number
  number: string
  accountId: number
  orderId: number
  refundId: number | null
  supplierId: number
  issuedAt: Date
  body: DocumentBody
}

export const insertDocument = (
  tx: Tx,
  { accountId, orderId, refundId, supplierId, issuedAt, body, ...rest }: NewDocument,
) =>
  tx
    .insertInto('documents')
    .values({
      ...rest,
      account_id: accountId,
      order_id: orderId,
      refund_id: refundId,
      supplier_id: supplierId,
      issued_at: issuedAt,
      total_paise: body.sums.totalPaise,
      body: JSON.stringify(body),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const BODY = sql<DocumentBody>`body`.as('body')
const DOCUMENT = ['id', 'kind', 'number', 'issued_at as issuedAt', 'total_paise as totalPaise'] as const

export const documentsOf = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('documents')
    .select([...DOCUMENT, 'refund_id as refundId'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .$narrowType<{ kind: DocumentKind }>()
    .execute()

export const documentById = (db: Db, id: number) =>
  db
    .selectFrom('documents')
    .select([...DOCUMENT, 'account_id as accountId', 'order_id as orderId', BODY])
    .select(CHECK_CODE.as('checkCode'))
    .where('id', '=', id)
    .$narrowType<{ kind: DocumentKind }>()
    .executeTakeFirst()

export const invoiceOf = (db: Db | Tx, orderId: number, supplierId: number) =>
  db
    .selectFrom('documents')
    .select(['number', 'issued_at as issuedAt', BODY])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst()

export const billingOf = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('states', 'states.code', 'billing_state')
    .select([
      'buyer_id as buyerId',
      'billing_name as name',
      'billing_gstin as gstin',
      'billing_address as address',
      'states.code',
      'states.title_english',
      'states.title_hindi',
      'promo_paise as promoPaise',
      'wallet_paise as walletPaise',
      'gateway_paise as gatewayPaise',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()

export const checkedDocument = (db: Db, { number, code }: { number: string; code: string }) =>
  db
    .selectFrom('documents')
    .select(['kind', 'number', 'issued_at as issuedAt', 'total_paise as totalPaise', BODY])
    .select(
      sql<number>`case when kind = 'invoice' then (select coalesce(sum(note.total_paise), 0) from documents note
        where note.order_id = documents.order_id and note.supplier_id = documents.supplier_id and note.kind = 'credit_note') else 0 end::bigint`.as(
        'creditedPaise',
      ),
    )
    .where('number', '=', number)
    .where(CHECK_CODE, '=', code)
    .$narrowType<{ kind: DocumentKind }>()
    .executeTakeFirst()
