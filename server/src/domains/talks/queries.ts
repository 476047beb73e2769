import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { By, TalkFacts } from './talk.ts'

const FACTS = [
  'talks.id',
  'talks.number',
  'talks.room',
  'talks.customer_id as customerId',
  'talks.consultant_id as consultantId',
  'talks.mode',
  'talks.subject',
  'talks.rate_paise as ratePaise',
  'talks.state',
  'talks.rang_at as rangAt',
  'talks.ring_until as ringUntil',
  'talks.answered_at as answeredAt',
  'talks.ended_at as endedAt',
  'talks.ended_by as endedBy',
  'talks.why',
  'talks.limit_seconds as limitSeconds',
  'talks.paid_seconds as paidSeconds',
  'talks.held_paise as heldPaise',
  'talks.tried_at as triedAt',
  'talks.warned',
  'talks.authorisation_id as authorisationId',
  'talks.billed_seconds as billedSeconds',
  'talks.price_paise as pricePaise',
  'talks.balance_after_paise as balanceAfterPaise',
  'talks.order_id as orderId',
  'talks.line_id as lineId',
  'talks.billing_state as billingState',
] as const

const facts = (db: Db | Tx) => db.selectFrom('talks').select(FACTS).$castTo<TalkFacts>()

export const talkById = (db: Db | Tx, id: number): Promise<TalkFacts | undefined> =>
  facts(db).where('talks.id', '=', id).executeTakeFirst()

export const talkOfRoom = (db: Db | Tx, room: string): Promise<TalkFacts | undefined> =>
  facts(db).where('talks.room', '=', room).executeTakeFirst()

/** Locks the talk until the transaction ends. Callers that also lock its room lock that first. */
export const lockTalk = (tx: Tx, id: number): Promise<TalkFacts | undefined> =>
  facts(tx).where('talks.id', '=', id).forUpdate().executeTakeFirst()

/** The current talk of an account, on either side. */
export const talkGoingOn = (db: Db | Tx, accountId: number): Promise<TalkFacts | undefined> =>
  facts(db)
    .where('talks.state', 'in', ['ringing', 'live'])
    .where((eb) => eb.or([eb('talks.customer_id', '=', accountId), eb('talks.consultant_id', '=', accountId)]))
    .executeTakeFirst()

export const liveTalks = (db: Db | Tx): Promise<TalkFacts[]> =>
  facts(db).where('talks.state', '=', 'live').orderBy('talks.id').execute()

/** Names of both sides. */
export const namesOf = (db: Db | Tx, { customerId, consultantId }: Pick<TalkFacts, 'customerId' | 'consultantId'>) =>
  db
    .selectFrom('accounts as customer')
    .innerJoin('accounts as consultant', (join) => join.on('consultant.id', '=', consultantId))
    .select(['customer.name as customer', 'consultant.name as consultant'])
    .where('customer.id', '=', customerId)
    .executeTakeFirstOrThrow()

interface Event {
  talkId: number
  at: Date
  kind: string
  by: By
  paise?: number
  seconds?: number
  reason?: string
}

export const insertEvent = (tx: Tx, { talkId, at, kind, by, paise, seconds, reason = '' }: Event) =>
  tx
    .insertInto('talk_events')
    .values({ talk_id: talkId, at, kind, by, paise: paise ?? null, seconds: seconds ?? null, reason })
    .execute()

/** Start of the next session of either side that ends a talk, including buffers; a running one has begun already. */
export async function nextSession(
  db: Db | Tx,
  { consultantId, customerId }: { consultantId: number; customerId: number | undefined },
  now: Date,
) {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from (
      select lower(blocked) as at from busy_times
      where consultant_id = ${consultantId} and kind in ('hold', 'booking') and blocked && tstzrange(${now}, null)
        and (lapses_at is null or lapses_at > ${now})
      union all
      select lower(during) from bookings
      where customer_id = ${customerId ?? 0} and state in ('confirmed', 'in_call') and during && tstzrange(${now}, null)
    ) sessions`.execute(db)
  return rows[0]!.at
}

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

/** Whether one has called the other. */
export const haveTalked = async (db: Db | Tx, one: number, other: number) =>
  (await db
    .selectFrom('talks')
    .select('id')
    .where((where) =>
      where.or([
        where.and({ customer_id: one, consultant_id: other }),
        where.and({ customer_id: other, consultant_id: one }),
      ]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined

export const talksNumbered = (db: Db, number: string) =>
  db
    .selectFrom('talks')
    .innerJoin('accounts', 'accounts.id', 'talks.customer_id')
    .select(['talks.id', 'talks.number as reference', 'accounts.name'])
    .where('talks.number', '=', number.toUpperCase())
    .execute()
