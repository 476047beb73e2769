import type { Tx } from '#server/platform/db/db.ts'

/** False if it is not on its way any more, or was reported before. Constraints keep the time. */
export const setMissing = async (tx: Tx, id: number, { details, at }: { details: string; at: Date }) =>
  (
    await tx
      .updateTable('product_shipments')
      .set({ missing_at: at, missing_details: details })
      .where('id', '=', id)
      .where('state', '=', 'shipped')
      .where('missing_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n
