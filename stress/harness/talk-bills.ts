import type { Db } from '#server/platform/db/db.ts'
import type { Span } from './talk-spans.ts'

/** The stored data of a talk and its money, read directly. */
export async function billOf(db: Db, id: number) {
  const talk = await db
    .selectFrom('talks')
    .leftJoin('order_lines', 'order_lines.id', 'talks.line_id')
    .select(['talks.room', 'talks.state', 'talks.why', 'talks.rate_paise as ratePaise'])
    .select(['talks.answered_at as answeredAt', 'talks.ended_at as endedAt', 'talks.paid_seconds as paidSeconds'])
    .select(['talks.billed_seconds as billedSeconds', 'talks.price_paise as pricePaise'])
    .select('order_lines.total_paise as totalPaise')
    .where('talks.id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('room_flows')
    .select(['from_at as from', 'to_at as to'])
    .where('room', '=', talk.room)
    .orderBy('from_at')
    .execute()
  const flows: Span[] = rows.map(({ from, to }) => ({ from: from.getTime(), to: to?.getTime() ?? Number.NaN }))
  return { ...talk, answeredMs: talk.answeredAt!.getTime(), endedMs: talk.endedAt!.getTime(), flows }
}
export type Bill = Awaited<ReturnType<typeof billOf>>
