import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db.ts'
import { rooms } from '../realtime/rooms.ts'
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

/**
 * Removes what was sent to a deleted person. What still waits goes too, unless another account has the same addresses; then it
 * may be for that one.
 */
export async function eraseRecipient(
  tx: Tx,
  { mobile, email, accountId }: { mobile: string; email: string | null; accountId: number },
  addressesInUse: boolean,
) {
  const addresses = [mobile, ...(email ? [email] : [])]
  const rows = tx.deleteFrom('outbox').where('recipient', 'in', addresses)
  await (addressesInUse ? rows.where('state', '!=', 'waiting') : rows).execute()
  await tx
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        eb('recipient', '=', rooms.account(accountId)),
        eb.and([
          eb('channel', '=', 'push'),
          eb(
            sql<string>`case when channel = 'push' then recipient::jsonb ->> 'endpoint' end`,
            'in',
            tx.selectFrom('push_subscriptions').select('endpoint').where('account_id', '=', accountId),
          ),
        ]),
      ]),
    )
    .execute()
  await tx.deleteFrom('demo_inbox').where('recipient', 'in', addresses).execute()
}

/** The records of two people that a message names by number. */
export interface Shared {
  param: 'bookingId' | 'talkId'
  ids: readonly number[]
}

/** The parameters of a message without the other person's name and words. */
export const withoutOtherPerson = sql<string>`(
  select jsonb_object_agg(key, case
    when key = 'other' then '"Deleted account"'
    when key in ('text', 'subject') then '"—"'
    when key in ('reason', 'note') then '""'
    else value end)
  from jsonb_each(params))`

export const about = ({ param, ids }: Shared) => sql<boolean>`(params ->> ${param})::bigint = any (${ids}::bigint[])`

/** Takes a deleted person's name and words out of messages to the readers they dealt with. */
export async function eraseMentions(tx: Tx, shared: Shared, readers: readonly number[]) {
  await tx.updateTable('outbox').set({ params: withoutOtherPerson }).where(about(shared)).execute()
  // Socket events name people in a sentence; whoever was connected has had those that are sent.
  await tx
    .deleteFrom('outbox')
    .where('channel', '=', 'socket')
    .where('state', '!=', 'waiting')
    .where('recipient', 'in', readers.map(rooms.account))
    .execute()
}
