import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db.ts'
import type { Outbox } from '../schema.gen.ts'
import type { Channel } from './message.ts'

export type OutgoingRow = Selectable<Outbox>

export const insertOutgoing = (tx: Tx, rows: Insertable<Outbox>[]) => tx.insertInto('outbox').values(rows).execute()

/** Takes what is due: nobody else sees these rows until the lease ends. Rows another process is taking are passed over. */
export const claimDue = (db: Db, claim: { channel: Channel; now: Date; leaseUntil: Date; limit: number }) =>
  db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('channel', '=', claim.channel)
        .where('next_try_at', '<=', claim.now)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(claim.limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .from('due')
    .set({ next_try_at: claim.leaseUntil, attempts: sql`outbox.attempts + 1` })
    .whereRef('outbox.id', '=', 'due.id')
    .returningAll('outbox')
    .execute()

/** What a claim allows only while it is ours: a later claim has counted one attempt more. */
const claimed = (db: Db, row: OutgoingRow) =>
  db.updateTable('outbox').where('id', '=', row.id).where('state', '=', 'waiting').where('attempts', '=', row.attempts)

export const settle = (
  db: Db,
  row: OutgoingRow,
  outcome: { state: 'sent' | 'failed'; error?: string; forget: boolean; now: Date },
) =>
  claimed(db, row)
    .set({ state: outcome.state, settled_at: outcome.now, last_error: outcome.error ?? null })
    .$if(outcome.forget, (query) => query.set({ params: null }))
    .execute()

export const tryAgainAt = (db: Db, row: OutgoingRow, at: Date, error: string) =>
  claimed(db, row).set({ next_try_at: at, last_error: error }).execute()

/** Sent rows are forgotten; failed ones stay longer, for staff. */
export const forgetSettled = (db: Db, state: 'sent' | 'failed', before: Date) =>
  db.deleteFrom('outbox').where('state', '=', state).where('settled_at', '<', before).execute()
