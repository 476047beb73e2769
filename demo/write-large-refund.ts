import { insertProposal } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { demoStaffRoles } from './people.ts'

/** More than one person may refund. */
const LARGE_PAISE = 1_000_000

const NOTE = 'By phone: the bank wanted the report a week earlier. Agreed with the consultant.'

/** A refund that the operations login has proposed; the other staff logins can approve it. */
export async function writeLargeRefund(tx: Tx, now: Date) {
  const [, mobile] = demoStaffRoles.find(([role]) => role === 'operations')!
  const { id: by } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'admin')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow()
  const line = await tx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.id', 'order_id as orderId', 'order_lines.total_paise as paise'])
    .where('orders.state', '=', 'paid')
    .where('order_lines.state', '=', 'completed')
    .where('kind', '=', 'service')
    .where('refunded_paise', '=', 0)
    .where('order_lines.total_paise', '>', LARGE_PAISE)
    .orderBy('orders.paid_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!line) return
  const { orderId, paise } = line
  const why = { reasonCode: 'not_as_described', reason: NOTE } as const
  await insertProposal(tx, {
    ...{ orderId, operation: 'order', paise, to: 'wallet', by, at: minutesAfter(now, -95) },
    ...{ input: { id: orderId, lines: [{ lineId: line.id }], to: 'wallet', ...why } },
    ...{ reasonCode: why.reasonCode, note: NOTE },
  })
}
