import { CompiledQuery, sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'
import { Problem } from './problem.ts'

export interface Cap {
  key: string
  max: number
  seconds: number
}

const MARK = prepared(`
  insert into call_marks as existing (key, marks, stale_at) values ($1, array[$2::timestamptz], $3)
  on conflict (key) do update
    set marks = (array[$2::timestamptz] || existing.marks)[1:$4::integer], stale_at = $3
    where coalesce(existing.marks[$4::integer], '-infinity') <= $5`)
const MARK_AND_COMMIT_LATER = prepared(`${MARK} returning set_config('synchronous_commit', 'off', true)`)

/**
 * Takes one place in a sliding window; false if none is free. The window is one row with the latest timestamps, so a
 * single statement decides for all processes. Outside a transaction it does not wait for the disk: a power failure takes
 * back marks of the last second at most.
 */
export async function tryMark(db: Db | Tx, cap: Cap, now: Date): Promise<boolean> {
  const windowStart = new Date(now.getTime() - cap.seconds * 1000)
  const staleAt = new Date(now.getTime() + cap.seconds * 1000)
  const taken = await db.executeQuery(
    CompiledQuery.raw(db.isTransaction ? MARK : MARK_AND_COMMIT_LATER, [cap.key, now, staleAt, cap.max, windowStart]),
  )
  return taken.numAffectedRows === 1n
}

/** The same, but refuses with the time until a place becomes free. */
export async function takeMark(
  db: Db | Tx,
  cap: Cap,
  now: Date,
  refusal: 'too_many_requests' | 'otp_too_soon' | 'otp_limit' = 'too_many_requests',
) {
  if (await tryMark(db, cap, now)) return
  const oldest = await db
    .selectFrom('call_marks')
    .select(sql<Date>`marks[${sql.lit(cap.max)}]`.as('at'))
    .where('key', '=', cap.key)
    .executeTakeFirst()
  const freeAt = (oldest?.at ?? now).getTime() + cap.seconds * 1000
  throw new Problem(refusal, { retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) })
}

/** Deletes empty windows. */
export const deleteStaleMarks = (db: Db, now: Date) => db.deleteFrom('call_marks').where('stale_at', '<', now).execute()

/** Deletes the counters of a deleted person's number. */
export const eraseMarks = (tx: Tx, mobile: string) =>
  tx.deleteFrom('call_marks').where(sql<boolean>`${mobile} = any (string_to_array(key, ' '))`).execute()
