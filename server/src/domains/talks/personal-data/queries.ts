import { sql } from 'kysely'
import { eraseFromMessages } from '#server/domains/notifications/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Talks of an account on either side, with their topics. */
export async function talksForExport(db: Db | Tx, accountId: number) {
  const talks = await db
    .selectFrom('talks')
    .select([
      'number',
      'mode',
      'subject',
      'state',
      'rang_at',
      'answered_at',
      'ended_at',
      'billed_seconds',
      'price_paise',
    ])
    .where((eb) => eb.or([eb('customer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .orderBy('id')
    .execute()
  const messages = await db
    .selectFrom('talk_messages')
    .innerJoin('talks', 'talks.id', 'talk_messages.talk_id')
    .select(['number', 'text', 'at'])
    .where('from_id', '=', accountId)
    .orderBy('talk_messages.id')
    .execute()
  const waiting = await db
    .selectFrom('talk_queue')
    .select('asked_at')
    .where((eb) => eb.or([eb('customer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .execute()
  return { talks, messages, waiting }
}

/** Texts are erased; the fact that a talk took place and was paid stays, because the ledger references it. */
export async function emptyTalksOf(tx: Tx, accountId: number) {
  const rows = await tx
    .selectFrom('talks')
    .select([
      'id',
      sql<number>`case when customer_id = ${accountId} then consultant_id else customer_id end`.as('other'),
    ])
    .where((eb) => eb.or([eb('customer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .execute()
  await eraseFromMessages(tx, { param: 'talkId', rows })
  await tx.updateTable('talks').set({ subject: '' }).where('customer_id', '=', accountId).execute()
  await tx.updateTable('talk_messages').set({ text: '—' }).where('from_id', '=', accountId).execute()
  await tx
    .deleteFrom('talk_queue')
    .where((eb) => eb.or([eb('customer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .execute()
}

/** An account cannot be deleted during a call. */
export const isInATalk = async (db: Db | Tx, accountId: number) =>
  (await db
    .selectFrom('talks')
    .select('id')
    .where('state', 'in', ['ringing', 'live'])
    .where((eb) => eb.or([eb('customer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .executeTakeFirst())
    ? ('in_a_talk' as const)
    : undefined
