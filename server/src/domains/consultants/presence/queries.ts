import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export interface Lease {
  connectionId: string
  consultantId: number
  sessionId: number
  expiresAt: Date
}

export const writeLease = (tx: Tx, { connectionId, consultantId, sessionId, expiresAt }: Lease) =>
  tx
    .insertInto('presence_leases')
    .values({
      connection_id: connectionId,
      consultant_id: consultantId,
      session_id: sessionId,
      expires_at: expiresAt,
    })
    .onConflict((existing) => existing.column('connection_id').doUpdateSet({ expires_at: expiresAt }))
    .execute()

/** The connections whose lease still existed and was renewed. */
export const renewLeases = (db: Db, connectionIds: string[], expiresAt: Date) =>
  db
    .updateTable('presence_leases')
    .set({ expires_at: expiresAt })
    .where('connection_id', 'in', connectionIds)
    .returning('connection_id as connectionId')
    .execute()

export const shortenLease = (db: Db, connectionId: string, expiresAt: Date) =>
  db
    .updateTable('presence_leases')
    .set({ expires_at: expiresAt })
    .where('connection_id', '=', connectionId)
    .where('expires_at', '>', expiresAt)
    .execute()

export const dropLease = (tx: Tx, connectionId: string) =>
  tx.deleteFrom('presence_leases').where('connection_id', '=', connectionId).execute()
export const dropLeasesOfSession = (tx: Tx, sessionId: number) =>
  tx.deleteFrom('presence_leases').where('session_id', '=', sessionId).execute()

/** Consultants with expired leases, in id order. */
export const lapsed = (db: Db, now: Date) =>
  db
    .selectFrom('presence_leases')
    .select('consultant_id as consultantId')
    .distinct()
    .where('expires_at', '<=', now)
    .orderBy('consultant_id')
    .execute()

/** A concurrent renewal finds its lease gone and announces itself again. */
export const dropLapsedLeases = (tx: Tx, consultantIds: number[], now: Date) =>
  tx.deleteFrom('presence_leases').where('consultant_id', 'in', consultantIds).where('expires_at', '<=', now).execute()

/** True if they were not online before; locks the row until the transaction ends. */
export const markOnline = async (tx: Tx, consultantId: number, now: Date) => {
  await tx
    .insertInto('presences')
    .values({ consultant_id: consultantId, online: false, changed_at: now })
    .onConflict((existing) => existing.column('consultant_id').doNothing())
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('presences')
    .set({ online: true, changed_at: now })
    .where('consultant_id', '=', consultantId)
    .where('online', 'is', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** In id order, to avoid deadlocks between transactions that lock several. */
export const holdPresences = (tx: Tx, consultantIds: number[]) =>
  tx
    .selectFrom('presences')
    .select('consultant_id')
    .where('consultant_id', 'in', consultantIds)
    .orderBy('consultant_id')
    .forUpdate()
    .execute()

/** Marks locked consultants without a remaining lease who were online until now. */
export const markOffline = (tx: Tx, consultantIds: number[], now: Date) =>
  tx
    .updateTable('presences')
    .set({ online: false, changed_at: now })
    .where('consultant_id', 'in', consultantIds)
    .where('online', 'is', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('presence_leases')
            .select('connection_id')
            .whereRef('presence_leases.consultant_id', '=', 'presences.consultant_id')
            .where('expires_at', '>', now),
        ),
      ),
    )
    .returning('consultant_id as consultantId')
    .execute()

/** Which of these are online at this instant, whatever was sent last. */
export const leasedAt = (db: Db | Tx, consultantIds: number[], now: Date) =>
  db
    .selectFrom('presence_leases')
    .select('consultant_id as consultantId')
    .distinct()
    .where('consultant_id', 'in', consultantIds)
    .where('expires_at', '>', now)
    .execute()

/** Which of these are on a call with a customer: a talk, or a booked call with both in the room. */
export const onCalls = async (db: Db | Tx, consultantIds: number[]) => {
  const { rows } = await sql<{ id: number }>`
    select consultant_id as id from talks where state = 'live' and consultant_id = any(${consultantIds}::bigint[])
    union select mine.account_id from room_seats mine
    join room_seats theirs on theirs.room = mine.room and theirs.role = 'customer'
    join rooms on rooms.slug = mine.room and rooms.kind = 'booking'
    where mine.role = 'consultant' and mine.account_id = any(${consultantIds}::bigint[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export const PRESENCE_CHANGED = 'presence_changed'
/** Announces that expired leases were just swept, so that other processes need not. */
export const PRESENCE_SWEPT = 'presence_swept'

/** Reaches every process including this one, once the transaction commits. */
export const notifyProcesses = (tx: Db | Tx, channel: string, payload: string) =>
  sql`select pg_notify(${channel}, ${payload})`.execute(tx)

export async function erasePresence(tx: Tx, consultantId: number) {
  await tx.deleteFrom('presence_leases').where('consultant_id', '=', consultantId).execute()
  await tx.deleteFrom('presences').where('consultant_id', '=', consultantId).execute()
}
