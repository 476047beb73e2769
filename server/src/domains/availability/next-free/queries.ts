import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'

/** Some consultants whose next free slot has to be recomputed, locked until the transaction ends. */
export const takeDue = async (tx: Tx, now: Date, limit: number) => {
  const due = await tx
    .selectFrom('next_free_times')
    .select('consultant_id')
    .where('refresh_at', '<=', now)
    .orderBy('refresh_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return due.map(({ consultant_id }) => consultant_id)
}

export interface NextFreeTime {
  consultantId: number
  at: Date | null
  /** The last of the slots that follow without a gap. */
  lastAt: Date | null
  noticeMinutes: number
  /** Null: not until something changes. */
  refreshAt: Date | null
}

export const storeNextFree = (tx: Tx, times: NextFreeTime[], computedWith: string) =>
  sql`
    update next_free_times kept
    set at = found.at, last_at = found.last_at, computed_with = ${computedWith}, notice_minutes = found.notice, refresh_at = coalesce(found.refresh_at, 'infinity')
    from unnest(
      ${times.map(({ consultantId }) => consultantId)}::bigint[],
      ${times.map(({ at }) => at)}::timestamptz[],
      ${times.map(({ lastAt }) => lastAt)}::timestamptz[],
      ${times.map(({ noticeMinutes }) => noticeMinutes)}::integer[],
      ${times.map(({ refreshAt }) => refreshAt)}::timestamptz[]
    ) as found (id, at, last_at, notice, refresh_at)
    where kept.consultant_id = found.id`.execute(tx)
