import { sql } from 'kysely'
import type { Db } from '#server/platform/db/db.ts'
import type { DocumentBody, DocumentKind } from '../rules.ts'

/**
 * Derived only from the document's content: whoever has the document has the code, and rotating secrets does not
 * invalidate it.
 */
export const CHECK_CODE = sql<string>`left(encode(sha256(convert_to(
  number || ' ' || (extract(epoch from issued_at) * 1000)::bigint || ' ' || body::text, 'UTF8')), 'hex'), 24)`

export const checkedDocument = (db: Db, { number, code }: { number: string; code: string }) =>
  db
    .selectFrom('documents')
    .select([
      'kind',
      'number',
      'issued_at as issuedAt',
      'total_paise as totalPaise',
      sql<DocumentBody>`body`.as('body'),
    ])
    .select(
      sql<number>`case when kind = 'invoice' then (select coalesce(sum(note.total_paise), 0) from documents note
        where note.order_id = documents.order_id and note.kind = 'credit_note') else 0 end::bigint`.as('creditedPaise'),
    )
    .where('number', '=', number)
    .where(CHECK_CODE, '=', code)
    .$narrowType<{ kind: DocumentKind }>()
    .executeTakeFirst()
