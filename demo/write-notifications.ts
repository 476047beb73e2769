import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'
import { messageNamed } from '#server/platform/outbox/messages.ts'
import { dayAt } from './timeline.ts'

const UNREAD_EACH = 3
/** Messages sent earlier than this have been deleted, as the nightly sweep does. */
const KEPT_DAYS = 5

/** Notifications were created with their events: all but the latest are read, and nothing is sent today. */
export async function writeNotifications(tx: Tx, now: Date) {
  await sql`
    update notices set read_at = at
    from (select id, row_number() over (partition by account_id order by at desc, id desc) as place from notices) as newest
    where newest.id = notices.id and (place > ${UNREAD_EACH} or at < ${dayAt(now, 2, '12:00')})`.execute(tx)
  await settleMessages(tx, now)
}

/** The messages of the last days were sent when they were written, except one email that came back. */
async function settleMessages(tx: Tx, now: Date) {
  await tx
    .deleteFrom('outbox')
    .where((row) =>
      row.or([
        row('channel', 'not in', ['sms', 'mail']),
        row('created_at', '<', dayAt(now, KEPT_DAYS, '00:00')),
        row('next_try_at', '>', now),
      ]),
    )
    .execute()
  const settledAt = sql<Date>`least(created_at + interval '2 seconds', ${now})`
  await tx.updateTable('outbox').set({ state: 'sent', attempts: 1, settled_at: settledAt }).execute()
  const names = await tx.selectFrom('outbox').select('message').distinct().execute()
  const withCodes = names.map(({ message }) => message).filter((name) => messageNamed(name)?.code !== undefined)
  if (withCodes.length > 0)
    await tx.updateTable('outbox').set({ params: null }).where('message', 'in', withCodes).execute()
  await tx
    .updateTable('outbox')
    .set({ state: 'failed', last_error: 'the mail server refused the address: mailbox full' })
    .where('id', '=', (outbox) =>
      outbox
        .selectFrom('outbox')
        .select('id')
        .where('channel', '=', 'mail')
        .where('created_at', '<', dayAt(now, 1, '00:00'))
        .orderBy('id', 'desc')
        .limit(1),
    )
    .execute()
}
