import type { ProblemCode } from '#contract/problems.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

const REQUEST = [
  'id',
  'state',
  'requested_at as requestedAt',
  'due_at as dueAt',
  'postponed_because as postponedBecause',
] as const
type RequestState = { state: 'open' | 'withdrawn' | 'done' }

export const openDeletionRequest = (db: Db, accountId: number) =>
  db
    .selectFrom('deletion_requests')
    .select(REQUEST)
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .$narrowType<RequestState>()
    .executeTakeFirst()

export const insertDeletionRequest = (
  tx: Tx,
  row: { accountId: number; reason: string | undefined; now: Date; dueAt: Date },
) =>
  tx
    .insertInto('deletion_requests')
    .values({
      account_id: row.accountId,
      reason: row.reason ?? null,
      state: 'open',
      requested_at: row.now,
      due_at: row.dueAt,
    })
    .returning(REQUEST)
    .$narrowType<RequestState>()
    .executeTakeFirstOrThrow()

export const withdrawDeletionRequest = (db: Db, accountId: number, id: number, now: Date) =>
  db
    .updateTable('deletion_requests')
    .set({ state: 'withdrawn', settled_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .returning(REQUEST)
    .$narrowType<RequestState>()
    .executeTakeFirst()

/** Claims one due request, so that two processes never delete the same account twice. */
export const claimDueDeletion = (tx: Tx, now: Date) =>
  tx
    .updateTable('deletion_requests')
    .set({ state: 'done', settled_at: now })
    .where('id', '=', (due) =>
      due
        .selectFrom('deletion_requests')
        .select('id')
        .where('state', '=', 'open')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'account_id as accountId'])
    .executeTakeFirst()

/** Postpones the deletion; it is checked again later. */
export const postponeDeletion = (tx: Tx, id: number, { dueAt, because }: { dueAt: Date; because: ProblemCode }) =>
  tx
    .updateTable('deletion_requests')
    .set({ state: 'open', settled_at: null, due_at: dueAt, postponed_because: because })
    .where('id', '=', id)
    .execute()

/** Clears all personal columns; the row stays because other records reference it. */
export const emptyAccount = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('accounts')
    .set({
      name: 'Deleted account',
      mobile: '',
      email: null,
      pincode: null,
      city: null,
      state: null,
      remarks: null,
      source: '',
      suspended_reason: null,
      thumbnail: null,
      password_hash: null,
      deleted_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()

const EXPORT = [
  'id',
  'state',
  'requested_at as requestedAt',
  'ready_at as readyAt',
  'gone_at as goneAt',
  'bytes',
  'file_key as fileKey',
] as const
type ExportState = { state: 'preparing' | 'ready' | 'failed' | 'gone' }

export const exportsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('data_exports')
    .select(EXPORT)
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .limit(10)
    .$narrowType<ExportState>()
    .execute()

export const insertExport = (tx: Tx, accountId: number, now: Date) =>
  tx
    .insertInto('data_exports')
    .values({ account_id: accountId, state: 'preparing', requested_at: now })
    .returning(EXPORT)
    .$narrowType<ExportState>()
    .executeTakeFirstOrThrow()

export const claimExport = (tx: Tx) =>
  tx
    .selectFrom('data_exports')
    .select(['id', 'account_id as accountId'])
    .where('state', '=', 'preparing')
    .orderBy('requested_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const finishExport = (
  tx: Tx,
  id: number,
  outcome: { fileKey: string; bytes: number; readyAt: Date; goneAt: Date } | 'failed',
) =>
  tx
    .updateTable('data_exports')
    .set(
      outcome === 'failed'
        ? { state: 'failed' }
        : {
            state: 'ready',
            file_key: outcome.fileKey,
            bytes: outcome.bytes,
            ready_at: outcome.readyAt,
            gone_at: outcome.goneAt,
          },
    )
    .where('id', '=', id)
    .execute()

export const exportsToRemove = (db: Db, now: Date) =>
  db
    .selectFrom('data_exports')
    .select(['id', 'file_key as fileKey'])
    .where('state', '=', 'ready')
    .where('gone_at', '<=', now)
    .execute()

export const markExportGone = (db: Db, id: number) =>
  db.updateTable('data_exports').set({ state: 'gone', file_key: null }).where('id', '=', id).execute()

export const deletionRequestsForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('deletion_requests')
    .select(['state', 'reason', 'requested_at as requestedAt', 'due_at as dueAt', 'settled_at as settledAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

/**
 * Clears the reason for leaving, the addresses of sign-ins and consents, and the exports: files expire immediately, and
 * pending ones are not prepared.
 */
export async function eraseRequests(tx: Tx, accountId: number, now: Date) {
  await tx.updateTable('sessions').set({ user_agent: '', address: '' }).where('account_id', '=', accountId).execute()
  await tx.updateTable('consents').set({ address: '' }).where('account_id', '=', accountId).execute()
  await tx.updateTable('deletion_requests').set({ reason: null }).where('account_id', '=', accountId).execute()
  const exports = tx.updateTable('data_exports').where('account_id', '=', accountId)
  await exports.set({ state: 'failed' }).where('state', '=', 'preparing').execute()
  await exports.set({ gone_at: now }).where('state', '=', 'ready').execute()
}

/** Whether the same mobile number belongs to another account: a consultant may also have a customer account. */
export const hasOtherAccount = async (tx: Tx, { id, mobile }: { id: number; mobile: string }) =>
  (await tx
    .selectFrom('accounts')
    .select('id')
    .where('mobile', '=', mobile)
    .where('id', '!=', id)
    .executeTakeFirst()) !== undefined

export const readyExport = (db: Db, accountId: number, id: number, now: Date) =>
  db
    .selectFrom('data_exports')
    .select(['file_key as fileKey', 'requested_at as requestedAt'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', '=', 'ready')
    .where('gone_at', '>', now)
    .executeTakeFirst()

export const profileForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('accounts')
    .select([
      'type',
      'name',
      'mobile',
      'email',
      'pincode',
      'city',
      'state',
      'remarks',
      'language',
      'source',
      'created_at',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()

export const devicesForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('sessions')
    .select(['user_agent', 'address', 'created_at', 'last_used_at', 'ended_at', 'end_reason'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

export const consentsOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('consents')
    .select(['document', 'version', 'agreed_at as agreedAt'])
    .where('account_id', '=', accountId)
    .orderBy('agreed_at', 'desc')
    .$narrowType<{ document: 'terms' | 'privacy' }>()
    .execute()
