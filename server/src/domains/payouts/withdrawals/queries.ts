import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Withdrawals } from '#server/platform/db/schema.gen.ts'
import type { State } from './rules.ts'

export const WITHDRAWAL = [
  'withdrawals.id',
  'withdrawals.consultant_id as consultantId',
  'withdrawals.bank_account_id as bankAccountId',
  'amount_paise as amountPaise',
  'withdrawals.state',
  'bank_accounts.ending',
  'bank_accounts.ifsc',
  'asked_at as askedAt',
  'decided_at as decidedAt',
  'sent_at as sentAt',
  'withdrawals.settled_at as settledAt',
  'utr',
  'note',
] as const

const rows = (db: Db | Tx) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('bank_accounts', 'bank_accounts.id', 'withdrawals.bank_account_id')
    .select(WITHDRAWAL)
    .$narrowType<{ state: State }>()

export const withdrawalsOf = (db: Db, consultantId: number, { limit, offset }: { limit: number; offset: number }) =>
  rows(db)
    .where('withdrawals.consultant_id', '=', consultantId)
    .orderBy('asked_at', 'desc')
    .orderBy('withdrawals.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const withdrawalById = (db: Db | Tx, id: number) => rows(db).where('withdrawals.id', '=', id).executeTakeFirst()

export const countAndPaid = (db: Db, consultantId: number, since: Date) =>
  db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(
      sql<number>`coalesce(sum(amount_paise) filter (where state = 'paid' and settled_at >= ${since}), 0)::bigint`.as(
        'paidSincePaise',
      ),
    )
    .select(sql<number>`coalesce(sum(amount_paise) filter (where state = 'asked'), 0)::bigint`.as('requestedPaise'))
    .where('consultant_id', '=', consultantId)
    .executeTakeFirstOrThrow()

export const ownAccount = (tx: Tx, consultantId: number, id: number) =>
  tx
    .selectFrom('bank_accounts')
    .select(['id', 'state', 'ending', 'provider_account_id as providerAccountId'])
    .where('id', '=', id)
    .where('consultant_id', '=', consultantId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

export const insertWithdrawal = async (tx: Tx, row: Insertable<Withdrawals>) =>
  (await tx.insertInto('withdrawals').values(row).returning('id').executeTakeFirstOrThrow()).id

/** Changes the state only from the expected one; false if it has changed already. */
export const moveOn = async (
  tx: Tx,
  id: number,
  from: readonly State[],
  to: Updateable<Withdrawals> & { state: State },
) =>
  (await tx.updateTable('withdrawals').set(to).where('id', '=', id).where('state', 'in', from).executeTakeFirst())
    .numUpdatedRows === 1n

/** Claims withdrawals to send or poll for one process, until `nextAt`, and marks them as sending. */
export const claimToSend = (db: Db, now: Date, nextAt: Date, limit: number) =>
  db
    .updateTable('withdrawals')
    .from('bank_accounts')
    .set({ state: 'sending', sent_at: sql`coalesce(sent_at, ${now})`, next_look_at: nextAt })
    .whereRef('bank_accounts.id', '=', 'withdrawals.bank_account_id')
    .where('withdrawals.id', 'in', (due) =>
      due
        .selectFrom('withdrawals')
        .select('id')
        .where('state', 'in', ['approved', 'sending'])
        .where('next_look_at', '<=', now)
        .orderBy('next_look_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['withdrawals.id', 'withdrawals.amount_paise as amountPaise', 'faults'])
    .returning(['withdrawals.provider_payout_id as payoutId', 'bank_accounts.provider_account_id as accountId'])
    .execute()

export type Claimed = Awaited<ReturnType<typeof claimToSend>>[number]

/** Counts a failure and schedules the retry; returns the number in a row, or undefined if it is settled. */
export const addFault = async (tx: Tx, id: number, { fault, nextAt }: { fault: string; nextAt: Date }) =>
  (
    await tx
      .updateTable('withdrawals')
      .set({ faults: sql`faults + 1`, last_fault: fault, next_look_at: nextAt })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .returning('faults')
      .executeTakeFirst()
  )?.faults

/** False if staff were already asked. */
export const askStaff = async (tx: Tx, id: number, now: Date) =>
  (
    await tx
      .updateTable('withdrawals')
      .set({ staff_asked_at: now })
      .where('id', '=', id)
      .where('staff_asked_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows === 1n

/** Ends one that staff were asked about and that is still not settled. */
export const endStuck = async (tx: Tx, id: number, to: Updateable<Withdrawals>) =>
  (
    await tx
      .updateTable('withdrawals')
      .set({ ...to, state: 'failed', next_look_at: null })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .where('staff_asked_at', 'is not', null)
      .executeTakeFirst()
  ).numUpdatedRows === 1n

/** For a failed one that turns out to be paid; false for one that was paid before and then returned. */
export const setPaidAfterAll = async (tx: Tx, id: number, to: Updateable<Withdrawals>) =>
  (
    await tx
      .updateTable('withdrawals')
      .set({ ...to, state: 'paid', note: '' })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .where('paid_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows === 1n

export const neverPaid = async (db: Db | Tx, id: number) =>
  (await db
    .selectFrom('withdrawals')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('paid_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** By the provider's id, or by ours if its response never reached us. */
export const withdrawalOfPayout = async (db: Db, payoutId: string, id: number) =>
  (
    await db
      .selectFrom('withdrawals')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('provider_payout_id', '=', payoutId),
          eb.and([eb('id', '=', id), eb('provider_payout_id', 'is', null), eb('sent_at', 'is not', null)]),
        ]),
      )
      .executeTakeFirst()
  )?.id

/** False if it was already received. */
export const storeNotice = async (
  tx: Tx,
  row: { eventId: string; withdrawalId: number | undefined; body: object; now: Date },
) =>
  (
    await tx
      .insertInto('payout_notices')
      .values({
        event_id: row.eventId,
        withdrawal_id: row.withdrawalId ?? null,
        body: JSON.stringify(row.body),
        heard_at: row.now,
      })
      .onConflict((stored) => stored.constraint('payout_notices_heard_once').doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n

export const withdrawalsNumbered = (db: Db, id: number) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('accounts', 'accounts.id', 'withdrawals.consultant_id')
    .select(['withdrawals.id', 'accounts.name'])
    .where('withdrawals.id', '=', id)
    .execute()
