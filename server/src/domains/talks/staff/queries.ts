import type { Db, Tx } from '#server/platform/db/db.ts'
import type { By } from '../talk.ts'

export const eventsOf = (db: Db | Tx, talkId: number) =>
  db
    .selectFrom('talk_events')
    .select(['at', 'kind', 'by', 'paise', 'seconds', 'reason'])
    .where('talk_id', '=', talkId)
    .orderBy('id')
    .$narrowType<{ by: By }>()
    .execute()

export const seatsIn = (db: Db | Tx, room: string) =>
  db
    .selectFrom('room_seats')
    .select(['role', 'connected', 'seen_at as seenAt'])
    .where('room', '=', room)
    .orderBy('role')
    .$narrowType<{ role: 'customer' | 'consultant' }>()
    .execute()

/** Number of ringing and live talks. */
export const countGoingOn = async (db: Db, now: Date) => {
  const { live, ringing } = await db
    .selectFrom('talks')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('state', '=', 'live').as('live'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'ringing').filterWhere('ring_until', '>', now).as('ringing'),
    ])
    .where('state', 'in', ['ringing', 'live'])
    .executeTakeFirstOrThrow()
  return { liveCount: live, ringingCount: ringing }
}

export const moneyOfOrder = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('order_lines')
    .leftJoin('earnings', 'earnings.line_id', 'order_lines.id')
    .leftJoin('documents', (join) =>
      join.onRef('documents.order_id', '=', 'order_lines.order_id').on('documents.kind', '=', 'invoice'),
    )
    .select([
      'order_lines.total_paise as totalPaise',
      'order_lines.refunded_paise as refundedPaise',
      'earnings.net_paise as netPaise',
      'documents.number as invoiceNumber',
    ])
    .where('order_lines.order_id', '=', orderId)
    .executeTakeFirst()
