import { sql } from 'kysely'
import { UNREAD_COUNTED_TO } from '#contract/notifications/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Language, PushSubscription } from '#server/platform/outbox/message.ts'
import { about, type Shared, withoutOtherPerson } from '#server/platform/outbox/queries.ts'
import type { Choice } from './rules.ts'

export interface Reader {
  mobile: string
  email: string | null
  language: Language
  timeZone: string
  choices: Choice[]
  subscriptions: PushSubscription[]
}

/** Contact details and preferences of an account; undefined once it is deleted. */
export async function readerOf(tx: Tx, accountId: number, at: Date): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select a.mobile, a.email, a.language,
      coalesce(z.time_zone, c.time_zone, 'Asia/Kolkata') as "timeZone",
      coalesce((select json_agg(json_build_object('topic', topic, 'channel', channel, 'wanted', wanted))
        from notice_choices where account_id = a.id), '[]') as choices,
      coalesce((select json_agg(json_build_object('endpoint', p.endpoint, 'keys',
          json_build_object('p256dh', p.p256dh, 'auth', p.auth)) order by p.id)
        from push_subscriptions p join sessions s on s.id = p.session_id
        where p.account_id = a.id and s.ended_at is null and s.expires_at > ${at}), '[]') as subscriptions
    from accounts a
    left join reader_zones z on z.account_id = a.id
    left join consultants c on c.id = a.id
    where a.id = ${accountId} and a.deleted_at is null`.execute(tx)
  return rows[0]
}

const unreadRows = (accountId: number) =>
  sql`select 1 from notices where account_id = ${accountId} and read_at is null limit ${UNREAD_COUNTED_TO + 1}`

export async function countUnread(db: Db | Tx, accountId: number) {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (${unreadRows(accountId)}) as unread`.execute(db)
  return rows[0]!
}

export interface NewNotification {
  accountId: number
  message: string
  params: object
  topic: string
  at: Date
}

/** Returns the number of unread notifications including this one. */
export async function insertNotification(tx: Tx, { accountId, message, params, topic, at }: NewNotification) {
  const { rows } = await sql<{ unread: number }>`
    with added as (
      insert into notices (account_id, message, params, topic, at)
      values (${accountId}, ${message}, ${JSON.stringify(params)}, ${topic}, ${at}))
    select least(count(*)::int + 1, ${UNREAD_COUNTED_TO + 1}::int) as unread
    from (${unreadRows(accountId)}) as unread`.execute(tx)
  return rows[0]!.unread
}

export const rememberZone = (db: Db | Tx, accountId: number, timeZone: string, now: Date) =>
  db
    .insertInto('reader_zones')
    .values({ account_id: accountId, time_zone: timeZone, seen_at: now })
    .onConflict((known) => known.column('account_id').doUpdateSet({ time_zone: timeZone, seen_at: now }))
    .execute()

export const notificationsForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('notices')
    .select(['message', 'params', 'at', 'read_at as readAt'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .execute()

export const choicesForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('notice_choices')
    .select(['topic', 'channel', 'wanted', 'changed_at as changedAt'])
    .where('account_id', '=', accountId)
    .execute()

export const readerForExport = async (db: Db | Tx, accountId: number) => ({
  timeZone:
    (await db.selectFrom('reader_zones').select('time_zone').where('account_id', '=', accountId).executeTakeFirst())
      ?.time_zone ?? null,
  pushSubscriptions: await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .execute(),
})

export async function eraseReader(tx: Tx, accountId: number) {
  await tx.deleteFrom('notices').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('notice_choices').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('reader_zones').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('push_subscriptions').where('account_id', '=', accountId).execute()
}

/** Removes a deleted person's name and texts from the notifications of people they dealt with. */
export const eraseMentions = (tx: Tx, shared: Shared, readers: readonly number[]) =>
  tx
    .updateTable('notices')
    .set({ params: withoutOtherPerson })
    .where('account_id', 'in', readers)
    .where(about(shared))
    .execute()

/** Deletes old notifications. */
export const deleteOldNotifications = (db: Db, before: Date) =>
  db.deleteFrom('notices').where('at', '<', before).execute()
