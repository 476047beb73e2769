import type { Insertable } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'
import type { EarningCharges } from '#server/platform/db/schema.gen.ts'

export const insertCharge = (tx: Tx, row: Insertable<EarningCharges>) =>
  tx.insertInto('earning_charges').values(row).execute()

/** The title and kind of what was sold. */
export const soldAs = (tx: Tx, lineId: number) =>
  tx
    .selectFrom('order_lines')
    .select(['order_id as orderId', 'kind', 'title_english', 'title_hindi'])
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow()
