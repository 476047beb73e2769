import type { Tx } from '#server/platform/db/db.ts'
import type { By, Why } from '../talk.ts'

interface Ended {
  id: number
  at: Date
  by: By
  why: Why
  billedSeconds: number
  pricePaise: number
  balanceAfterPaise: number
  orderId: number | null
  lineId: number | null
  now: Date
}

export const setEnded = (tx: Tx, ended: Ended) =>
  tx
    .updateTable('talks')
    .set({
      state: 'ended',
      ended_at: ended.at,
      ended_by: ended.by,
      why: ended.why,
      billed_seconds: ended.billedSeconds,
      price_paise: ended.pricePaise,
      balance_after_paise: ended.balanceAfterPaise,
      order_id: ended.orderId,
      line_id: ended.lineId,
      changed_at: ended.now,
    })
    .where('id', '=', ended.id)
    .where('state', '=', 'live')
    .execute()

export const lineOfOrder = async (tx: Tx, orderId: number) =>
  (await tx.selectFrom('order_lines').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()).id

export const netOfLine = async (tx: Tx, lineId: number) =>
  (await tx.selectFrom('earnings').select('net_paise').where('line_id', '=', lineId).executeTakeFirst())?.net_paise ?? 0
