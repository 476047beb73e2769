import type { Db, Tx } from '#server/platform/db/db.ts'

const MESSAGE = ['id', 'from_id as fromId', 'text', 'at', 'read_at as readAt'] as const

export const pageOfMessages = (db: Db, bookingId: number, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('booking_messages')
    .select(MESSAGE)
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** In chronological order: those after a given message, or the newest. */
export const messagesAfter = async (
  db: Db,
  bookingId: number,
  { after, limit }: { after: number | undefined; limit: number },
) => {
  const all = db.selectFrom('booking_messages').select(MESSAGE).where('booking_id', '=', bookingId).limit(limit)
  if (after !== undefined) return all.where('id', '>', after).orderBy('id').execute()
  return (await all.orderBy('id', 'desc').execute()).reverse()
}

export const countMessages = async (db: Db, bookingId: number) =>
  (
    await db
      .selectFrom('booking_messages')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow()
  ).count

interface NewMessage {
  bookingId: number
  fromId: number
  text: string
  sentOnce: string | undefined
  at: Date
}

/** Undefined if it has already arrived. */
export const insertMessage = (tx: Tx, { bookingId, fromId, text, sentOnce, at }: NewMessage) =>
  tx
    .insertInto('booking_messages')
    .values({ booking_id: bookingId, from_id: fromId, text, client_id: sentOnce ?? null, at })
    .onConflict((before) => before.constraint('booking_messages_sent_once').doNothing())
    .returning(MESSAGE)
    .executeTakeFirst()

export const messageSent = async (tx: Tx, { bookingId, fromId, sentOnce }: Omit<NewMessage, 'text' | 'at'>) =>
  sentOnce === undefined
    ? undefined
    : tx
        .selectFrom('booking_messages')
        .select(MESSAGE)
        .where('booking_id', '=', bookingId)
        .where('from_id', '=', fromId)
        .where('client_id', '=', sentOnce)
        .executeTakeFirst()

interface Seen {
  bookingId: number
  readerId: number
  lastId: number
  at: Date
}

/** Marks the other side's messages as read; returns how many. */
export const markRead = async (tx: Tx, { bookingId, readerId, lastId, at }: Seen) =>
  (
    await tx
      .updateTable('booking_messages')
      .set({ read_at: at })
      .where('booking_id', '=', bookingId)
      .where('from_id', '<>', readerId)
      .where('id', '<=', lastId)
      .where('read_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const countUnread = async (db: Db | Tx, bookingId: number, readerId: number) =>
  (
    await db
      .selectFrom('booking_messages')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('booking_id', '=', bookingId)
      .where('from_id', '<>', readerId)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count
