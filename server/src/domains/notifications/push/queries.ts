import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

interface NewSubscription {
  accountId: number
  sessionId: number
  endpoint: string
  keys: { p256dh: string; auth: string }
  now: Date
}

/** A browser belongs to the account signed in on it now, and to no earlier one. */
export const storeSubscription = (tx: Tx, { accountId, sessionId, endpoint, keys, now }: NewSubscription) => {
  const row = { account_id: accountId, session_id: sessionId, ...keys, created_at: now }
  return tx
    .insertInto('push_subscriptions')
    .values({ endpoint, ...row })
    .onConflict((known) => known.column('endpoint').doUpdateSet(row))
    .execute()
}

/** Deletes the oldest browsers beyond this number. */
export const keepNewest = (tx: Tx, accountId: number, most: number) =>
  tx
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('push_subscriptions')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most),
    )
    .execute()

export const dropSubscription = (db: Db, accountId: number, endpoint: string) =>
  db.deleteFrom('push_subscriptions').where('account_id', '=', accountId).where('endpoint', '=', endpoint).execute()

/** Deletes browsers reported as unsubscribed by their push service, and those whose device is signed out. */
export async function deleteGoneBrowsers(db: Db, now: Date) {
  await db
    .deleteFrom('push_subscriptions as browser')
    .where(
      sql<boolean>`exists (select from outbox where channel = 'push' and state = 'failed'
        and last_error in ('the push service answered 404', 'the push service answered 410')
        and recipient::jsonb ->> 'endpoint' = browser.endpoint and created_at >= browser.created_at)`,
    )
    .execute()
  await db
    .deleteFrom('push_subscriptions')
    .using('sessions')
    .whereRef('sessions.id', '=', 'push_subscriptions.session_id')
    .where((where) => where.or([where('sessions.ended_at', 'is not', null), where('sessions.expires_at', '<=', now)]))
    .execute()
}

export const hasSubscription = async (tx: Tx, sessionId: number) =>
  (await tx.selectFrom('push_subscriptions').select('id').where('session_id', '=', sessionId).executeTakeFirst()) !==
  undefined
