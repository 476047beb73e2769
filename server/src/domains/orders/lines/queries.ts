import type { Tx } from '#server/platform/db.ts'

export const setCompleted = async (tx: Tx, lineId: number, at: Date) =>
  (
    await tx
      .updateTable('order_lines')
      .set({ state: 'completed', completed_at: at })
      .where('id', '=', lineId)
      .where('state', '=', 'fulfilled')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** While nobody has earned with it. */
export const setLineConsultant = async (tx: Tx, lineId: number, consultantId: number) =>
  (
    await tx
      .updateTable('order_lines')
      .set({ consultant_id: consultantId })
      .where('id', '=', lineId)
      .where('state', '=', 'fulfilled')
      .executeTakeFirst()
  ).numUpdatedRows > 0n
