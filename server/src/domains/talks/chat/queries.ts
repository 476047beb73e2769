import type { Db, Tx } from '#server/platform/db.ts'

const MESSAGE = ['id', 'from_id as fromId', 'text', 'at'] as const

/** In the order they were written: after one of them, or the newest. */
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
  at: Date
}

export const insertMessage = (tx: Tx, { talkId, fromId, text, at }: NewMessage) =>
  tx
    .insertInto('talk_messages')
    .values({ talk_id: talkId, from_id: fromId, text, at })
    .returning(MESSAGE)
    .executeTakeFirstOrThrow()
