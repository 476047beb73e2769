import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Language } from '#server/platform/outbox/message.ts'
import type { Fields, TemplateChannel } from './situations.ts'

/** The channel on which processes notify each other of changed texts. */
export const TEXTS_CHANGED = 'message_texts_changed'
export const notifyOtherProcesses = (tx: Tx) => sql`select pg_notify(${TEXTS_CHANGED}, '')`.execute(tx)

export interface TextKey {
  message: string
  channel: TemplateChannel
  language: Language
  situation: string
}
type Narrow = { channel: TemplateChannel; language: Language }
const WORDS = ['title', 'body', 'label', 'is_standard as isStandard', 'dlt_template_id as dltTemplateId'] as const

/** The version of each text that applies, also where that is the standard one again. */
export const currentTexts = (db: Db | Tx, message?: string) =>
  db
    .selectFrom('message_texts')
    .select(['message', 'channel', 'language', 'situation', 'version', 'changed_at as changedAt', ...WORDS])
    .$if(message !== undefined, (query) => query.where('message', '=', message!))
    .distinctOn(['message', 'channel', 'language', 'situation'])
    .orderBy('message')
    .orderBy('channel')
    .orderBy('language')
    .orderBy('situation')
    .orderBy('version', 'desc')
    .$narrowType<Narrow>()
    .execute()
export type CurrentText = Awaited<ReturnType<typeof currentTexts>>[number]

const VERSIONS_SHOWN = 50

export const versionsOf = (db: Db | Tx, message: string) =>
  db
    .selectFrom('message_texts')
    .innerJoin('accounts', 'accounts.id', 'changed_by')
    .select(['channel', 'message_texts.language', 'situation', 'message_texts.version', ...WORDS])
    .select(['reason', 'accounts.name as changedBy', 'changed_at as changedAt'])
    .where('message', '=', message)
    .orderBy('message_texts.id', 'desc')
    .limit(VERSIONS_SHOWN)
    .$narrowType<Narrow>()
    .execute()

interface NewVersion extends TextKey, Fields {
  isStandard: boolean
  dltTemplateId: string | null
  reason: string
  changedBy: number
  changedAt: Date
  /** The version it follows. */
  seen: number
}

/** Returns whether it was written: not if somebody else has changed the text since. */
export async function insertVersion(tx: Tx, { seen, ...text }: NewVersion) {
  const { message, channel, language, situation, title, body, label } = text
  const newest = tx
    .selectFrom('message_texts')
    .select((eb) => eb.fn.coalesce(eb.fn.max('version'), sql<number>`0`).as('version'))
    .where((eb) => eb.and({ message, channel, language, situation }))
  const current = (await newest.executeTakeFirstOrThrow()).version
  if (current !== seen) return false
  const row = await tx
    .insertInto('message_texts')
    .values({
      ...{ message, channel, language, situation, title, body, label, version: seen + 1 },
      ...{ is_standard: text.isStandard, dlt_template_id: text.dltTemplateId, reason: text.reason },
      ...{ changed_by: text.changedBy, changed_at: text.changedAt },
    })
    .onConflict((conflict) => conflict.constraint('message_texts_numbered').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Where a test goes. */
export const ownAddresses = (db: Db, accountId: number) =>
  db.selectFrom('accounts').select(['mobile', 'email']).where('id', '=', accountId).executeTakeFirstOrThrow()
