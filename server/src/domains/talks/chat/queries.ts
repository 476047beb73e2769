import type { Db, Tx } from '#server/platform/db/db.ts'

const MESSAGE = ['id', 'from_id as fromId', 'text', 'at'] as const

/** In chronological order: those after a given message, or the newest. */
export const pageOfMessages = async (
  db: Db,
  talkId: number,
  { after, limit }: { after: number | undefined; limit: number },
) => {
  const own = db.selectFrom('talk_messages').select(MESSAGE).where('talk_id', '=', talkId).limit(limit)
  if (after !== undefined) return own.where('id', '>', after).orderBy('id').execute()
  return (await own.orderBy('id', 'desc').execute()).reverse()
}

interface NewMessage {
  talkId: number
  fromId: number
  text: string
  sentOnce: string | undefined
  at: Date
}

/** Undefined if it has already arrived. */
export const insertMessage = (tx: Tx, { talkId, fromId, text, sentOnce, at }: NewMessage) =>
  tx
    .insertInto('talk_messages')
    .values({ talk_id: talkId, from_id: fromId, text, client_id: sentOnce ?? null, at })
    .onConflict((before) => before.constraint('talk_messages_sent_once').doNothing())
    .returning(MESSAGE)
    .executeTakeFirst()

export const messageSent = async (tx: Tx, { talkId, fromId, sentOnce }: Omit<NewMessage, 'text' | 'at'>) =>
  sentOnce === undefined
    ? undefined
    : tx
        .selectFrom('talk_messages')
        .select(MESSAGE)
        .where('talk_id', '=', talkId)
        .where('from_id', '=', fromId)
        .where('client_id', '=', sentOnce)
        .executeTakeFirst()
