import { sql } from 'kysely'
import type { Db } from '../db.ts'

export const ENDED_SESSIONS = 'ended_sessions'

/** Tells every process, this one too. */
export const tellSessionEnded = (db: Db, sessionId: number) =>
  sql`select pg_notify(${ENDED_SESSIONS}, ${String(sessionId)})`.execute(db)
