import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'
import { dayAt } from './timeline.ts'

const UNREAD_EACH = 3

/** Notifications were created with their events: all but the latest are read, and nothing is sent today. */
export async function writeNotifications(tx: Tx, now: Date) {
  await sql`
    update notices set read_at = at
    from (select id, row_number() over (partition by account_id order by at desc, id desc) as place from notices) as newest
    where newest.id = notices.id and (place > ${UNREAD_EACH} or at < ${dayAt(now, 2, '12:00')})`.execute(tx)
  await tx.deleteFrom('outbox').execute()
}
