import { sql } from 'kysely'
import { FOLLOW_UPS_MAX } from '#contract/questions/constants.ts'
import { eraseFromMessages } from '#server/domains/notifications/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Questions of an account on either side, with what it wrote and did. */
export async function questionsForExport(db: Db | Tx, accountId: number) {
  const questions = await db
    .selectFrom('questions')
    .select([
      ...(['id', 'number', 'state', 'title', 'body', 'price_paise', 'created_at', 'asked_at'] as const),
      ...(['accepted_at', 'answered_at', 'closed_at', 'refunded_at'] as const),
    ])
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', accountId),
        eb.and([eb('consultant_id', '=', accountId), eb('state', '<>', 'draft')]),
      ]),
    )
    .orderBy('id')
    .execute()
  const messages = await db
    .selectFrom('question_messages')
    .select(['question_id', 'kind', 'body', 'at'])
    .where('author_id', '=', accountId)
    .orderBy('id')
    .execute()
  const changes = await db
    .selectFrom('question_events')
    .select(['question_id', 'kind', 'reason', 'at'])
    .where('by_id', '=', accountId)
    .orderBy('id')
    .execute()
  return { questions, messages, changes }
}

/** The questions an account took part in, with everybody else who was ever asked or asked them. */
const sharedWith = async (tx: Tx, accountId: number) =>
  (
    await sql<{ id: number; other: number }>`
      with own as (
        select id from questions where customer_id = ${accountId}
        union select question_id from question_events where by_id = ${accountId}
        union select question_id from question_events where (data ->> 'consultantId')::bigint = ${accountId}
      )
      select id, customer_id as other from questions where id in (select id from own) and customer_id <> ${accountId}
      union select question_id, (data ->> 'consultantId')::bigint from question_events
        where question_id in (select id from own) and (data ->> 'consultantId')::bigint <> ${accountId}
      union select question_id, by_id from question_events
        where question_id in (select id from own) and by_role = 'consultant' and by_id <> ${accountId}`.execute(tx)
  ).rows

/** Drafts are deleted and texts erased; the fact that a question was asked and paid stays, because orders reference it. */
export async function emptyQuestionsOf(tx: Tx, accountId: number) {
  const rows = await sharedWith(tx, accountId)
  await eraseFromMessages(tx, { param: 'questionId', rows })
  await tx.deleteFrom('questions').where('customer_id', '=', accountId).where('state', '=', 'draft').execute()
  // A draft of somebody else to this consultant can no longer be sent.
  await tx
    .updateTable('questions')
    .set({ consultant_id: null })
    .where('consultant_id', '=', accountId)
    .where('state', '=', 'draft')
    .execute()
  await tx.updateTable('questions').set({ title: '—', body: '—' }).where('customer_id', '=', accountId).execute()
  await tx.updateTable('question_messages').set({ body: '—' }).where('author_id', '=', accountId).execute()
  await tx.updateTable('question_events').set({ reason: '' }).where('by_id', '=', accountId).execute()
}

/**
 * An account with a question that is paid and not answered cannot be deleted, nor a consultant who may still be asked
 * follow-ups that the price includes.
 */
export const hasOpenQuestions = async (db: Db | Tx, accountId: number, now: Date) =>
  (await db
    .selectFrom('questions')
    .select('id')
    .where((eb) => {
      const isUnfinished = eb('state', 'in', ['asked', 'follow_up'])
      const mayFollowUp = eb.and([
        eb('state', '=', 'answered'),
        eb('follow_ups', '<', FOLLOW_UPS_MAX),
        eb('follow_ups_until', '>', now),
      ])
      return eb.or([
        eb.and([eb('customer_id', '=', accountId), isUnfinished]),
        eb.and([eb('consultant_id', '=', accountId), eb.or([isUnfinished, mayFollowUp])]),
      ])
    })
    .limit(1)
    .executeTakeFirst())
    ? ('questions_left' as const)
    : undefined
