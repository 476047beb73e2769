import { sql } from 'kysely'
import type { Tx } from '#server/platform/db.ts'
import { daysBefore } from './people.ts'

/** Everybody was told when it happened: what is older than two days is read, and nothing of it is sent today. */
export async function writeNotices(tx: Tx, now: Date) {
  await tx.updateTable('notices').set({ read_at: sql`at` }).where('at', '<', daysBefore(now, 2.5)).execute()
  await tx.deleteFrom('outbox').execute()
}
