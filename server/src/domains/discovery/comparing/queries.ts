import { sql } from 'kysely'
import type { Db } from '#server/platform/db/db.ts'

/** Every fee of these consultants, in the order of modes and lengths. */
export const feesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('consultant_fees')
    .select(['consultant_id as consultantId', 'mode', 'minutes', 'fee_paise as feePaise'])
    .where(sql<boolean>`consultant_id = any(${ids}::bigint[])`)
    .orderBy(sql`array_position(array['video', 'audio', 'written'], mode)`)
    .orderBy('minutes')
    .execute()
