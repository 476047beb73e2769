import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import type { Outbox } from '../db/schema.gen.ts'
import { rooms } from '../realtime/rooms.ts'
import type { Channel } from './message.ts'
import type { ParamName } from './messages.ts'

export type OutgoingRow = Selectable<Outbox>

export const insertOutgoing = (tx: Tx, rows: Insertable<Outbox>[]) => tx.insertInto('outbox').values(rows).execute()

/** Claims due rows: no one else sees them until the lease ends. Skips rows locked by another process. */
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

/** Condition that the claim is still ours: a later claim has a higher attempt count. */
const claimed = (db: Db, row: OutgoingRow) =>
  db.updateTable('outbox').where('id', '=', row.id).where('state', '=', 'waiting').where('attempts', '=', row.attempts)

export const settle = (
  db: Db,
  row: OutgoingRow,
  outcome: { state: 'sent' | 'failed'; error?: string; erase: boolean; now: Date },
) =>
  claimed(db, row)
    .set({ state: outcome.state, settled_at: outcome.now, last_error: outcome.error ?? null })
    .$if(outcome.erase, (query) => query.set({ params: null }))
    .execute()

export const tryAgainAt = (db: Db, row: OutgoingRow, at: Date, error: string) =>
  claimed(db, row).set({ next_try_at: at, last_error: error }).execute()

/** Deletes settled rows; failed ones are retained longer, for staff. */
export const deleteSettled = (db: Db, state: 'sent' | 'failed', before: Date) =>
  db.deleteFrom('outbox').where('state', '=', state).where('settled_at', '<', before).execute()

/**
 * Deletes what was sent to a deleted person. Queued messages are deleted too, unless another account has the same
 * addresses; then they may be for that one.
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
        eb('account_id', '=', accountId),
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

/** What was sent to a person in the time that messages are retained. */
export const messagesForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('outbox')
    .select(['channel', 'recipient', 'message', 'state', 'created_at as createdAt', 'settled_at as settledAt'])
    .where('account_id', '=', accountId)
    .where('channel', '<>', 'socket')
    .orderBy('created_at')
    .execute()

/** Records of two people that a message refers to by number. */
export interface Shared {
  param: ParamName
  ids: readonly number[]
}

/** The parameters of a message without the other person's name and texts. */
export const withoutOtherPerson = sql<string>`(
  select jsonb_object_agg(key, case
    when key = 'other' then '"Deleted account"'
    when key in ('text', 'subject') then '"—"'
    when key in ('reason', 'note') then '""'
    else value end)
  from jsonb_each(params))`

export const about = ({ param, ids }: Shared) => sql<boolean>`(params ->> ${param})::bigint = any (${ids}::bigint[])`

/** Removes a deleted person's name and texts from messages to people they dealt with. */
export async function eraseMentions(tx: Tx, shared: Shared, readers: readonly number[]) {
  await tx.updateTable('outbox').set({ params: withoutOtherPerson }).where(about(shared)).execute()
  // Socket events mention people in a sentence; sent ones have already been received.
  await tx
    .deleteFrom('outbox')
    .where('channel', '=', 'socket')
    .where('state', '!=', 'waiting')
    .where('recipient', 'in', readers.map(rooms.account))
    .execute()
}
