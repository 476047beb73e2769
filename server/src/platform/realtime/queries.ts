import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export const ENDED_SESSIONS = 'ended_sessions'

/** Notifies every process, including this one. */
export const notifySessionEnded = (db: Db, sessionId: number) =>
  sql`select pg_notify(${ENDED_SESSIONS}, ${String(sessionId)})`.execute(db)

interface SentFilter {
  recipients: readonly string[]
  events: readonly string[]
  since: Date
  limit: number
}

/** Events sent to these recipients, or being sent right now. */
export const sentSince = (db: Db, { recipients, events, since, limit }: SentFilter) =>
  db
    .selectFrom('outbox')
    .select((eb) => ['message as event', 'params as data', eb.fn.max('settled_at').as('sentAt')])
    .where('channel', '=', 'socket')
    .where('recipient', 'in', recipients)
    .where('message', 'in', events)
    .where((eb) => eb.or([eb('settled_at', '>=', since), eb('settled_at', 'is', null)]))
    .groupBy(['message', 'params'])
    .orderBy((eb) => eb.fn.max('id'))
    .limit(limit)
    .execute()
