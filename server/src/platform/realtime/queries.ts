import { sql } from 'kysely'
import type { Db } from '../db.ts'

export const ENDED_SESSIONS = 'ended_sessions'

/** Tells every process, this one too. */
export const tellSessionEnded = (db: Db, sessionId: number) =>
  sql`select pg_notify(${ENDED_SESSIONS}, ${String(sessionId)})`.execute(db)

interface Told {
  recipients: readonly string[]
  events: readonly string[]
  since: Date
  limit: number
}

/** What these were told, or are being told right now. */
export const toldSince = (db: Db, { recipients, events, since, limit }: Told) =>
  db
    .selectFrom('outbox')
    .select((eb) => ['message as event', 'params as data', eb.fn.max('settled_at').as('toldAt')])
    .where('channel', '=', 'socket')
    .where('recipient', 'in', recipients)
    .where('message', 'in', events)
    .where((eb) => eb.or([eb('settled_at', '>=', since), eb('settled_at', 'is', null)]))
    .groupBy(['message', 'params'])
    .orderBy((eb) => eb.fn.max('id'))
    .limit(limit)
    .execute()
