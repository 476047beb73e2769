import { type SelectQueryBuilder, sql } from 'kysely'
import { wholeMobile } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DB } from '#server/platform/db/schema.gen.ts'
import { WITHDRAWAL } from '../withdrawals/queries.ts'
import type { State } from '../withdrawals/rules.ts'

export interface PayoutFilter {
  state: State | undefined
  /** A reference such as WD-1042, the beginning of a name, or a mobile number. */
  search: string | undefined
  personId?: number | undefined
}

/** The request as a query filter. */
export const filterOf = ({
  state,
  search,
  person,
}: {
  state?: State | undefined
  search?: string | undefined
  person?: number | undefined
}): PayoutFilter => ({
  state,
  search: search || undefined,
  personId: person,
})

const rows = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('bank_accounts', 'bank_accounts.id', 'withdrawals.bank_account_id')
    .innerJoin('accounts', 'accounts.id', 'withdrawals.consultant_id')

type Rows = SelectQueryBuilder<DB, 'withdrawals' | 'bank_accounts' | 'accounts', object>

const narrowed = <Q extends Rows>(query: Q, { state, search, personId }: PayoutFilter): Q => {
  let narrow: Rows = query
  if (state) narrow = narrow.where('withdrawals.state', '=', state)
  if (personId) narrow = narrow.where('withdrawals.consultant_id', '=', personId)
  const mobile = search && wholeMobile(search)
  const reference = /^(?:wd-?)?(\d{4,12})$/i.exec(search ?? '')?.[1]
  if (search)
    narrow = narrow.where((eb) =>
      eb.or([
        eb('accounts.name', 'ilike', `%${search.replaceAll(/[%_\\]/g, '\\$&')}%`),
        ...(mobile ? [eb('accounts.mobile', '=', mobile)] : []),
        ...(reference ? [eb('withdrawals.id', '=', Number(reference))] : []),
      ]),
    )
  return narrow as Q
}

const shown = (db: Db) =>
  rows(db)
    .select(WITHDRAWAL)
    .select([
      'accounts.name as consultantName',
      'accounts.mobile as consultantMobile',
      'accounts.thumbnail as consultantThumbnail',
      'bank_accounts.id as accountId',
      'bank_accounts.kind as accountKind',
      'holder',
      'bank_accounts.state as accountState',
      'bank_says as bankSays',
      'added_at as addedAt',
      'faults',
      'last_fault as lastFault',
      'staff_asked_at as staffAskedAt',
      'first_approved_by as firstApproverId',
      'first_approved_at as firstApprovedAt',
    ])
    .$narrowType<{
      state: State
      accountKind: 'savings' | 'current'
      accountState: 'checking' | 'verified' | 'refused'
    }>()

export const payoutsMatching = (
  db: Db,
  filter: PayoutFilter,
  view: { sort: 'asked_at' | 'amount_paise'; descending: boolean; limit: number; offset: number },
) => {
  const order = view.descending ? 'desc' : 'asc'
  return narrowed(shown(db), filter)
    .orderBy(view.sort, order)
    .orderBy('withdrawals.id', order)
    .limit(view.limit)
    .offset(view.offset)
    .execute()
}

/** Counts matches up to `most`; only a search reads whose they are, and no column is read that the smallest index lacks. */
export const countMatching = async (db: Db, filter: PayoutFilter, most: number) => {
  const matching = filter.search
    ? narrowed(rows(db), filter).select(sql.lit(1).as('one'))
    : db
        .selectFrom('withdrawals')
        .select(sql.lit(1).as('one'))
        .$if(filter.state !== undefined, (query) => query.where('state', '=', filter.state!))
        .$if(filter.personId !== undefined, (query) => query.where('consultant_id', '=', filter.personId!))
  const { count } = await db
    .selectFrom(matching.limit(most).as('matching'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const payoutById = (db: Db, id: number) =>
  shown(db)
    .leftJoin('accounts as decider', 'decider.id', 'withdrawals.decided_by')
    .leftJoin('accounts as first_approver', 'first_approver.id', 'withdrawals.first_approved_by')
    .select(['decider.name as decidedBy', 'first_approver.name as firstApprovedBy'])
    .where('withdrawals.id', '=', id)
    .executeTakeFirst()

export const waitingForApproval = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .select([
      sql<number>`count(*)::integer`.as('withdrawals'),
      sql<number>`coalesce(sum(amount_paise), 0)::bigint`.as('amountPaise'),
    ])
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow()

export const paidBefore = async (db: Db, consultantId: number) =>
  (
    await db
      .selectFrom('withdrawals')
      .select(sql<number>`coalesce(sum(amount_paise), 0)::bigint`.as('paise'))
      .where('consultant_id', '=', consultantId)
      .where('state', '=', 'paid')
      .executeTakeFirstOrThrow()
  ).paise

/** False if somebody whose approval still counts approved it before, or it is decided. */
export const recordFirstApproval = async (tx: Tx, id: number, by: number, at: Date) =>
  (
    await tx
      .updateTable('withdrawals')
      .set({ first_approved_by: by, first_approved_at: at })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .where(sql<boolean>`(first_approved_by is null or not may_approve_payouts(first_approved_by))`)
      .executeTakeFirst()
  ).numUpdatedRows === 1n

/** False if it is somebody else's, or decided. */
export const removeFirstApproval = async (tx: Tx, id: number, by: number) =>
  (
    await tx
      .updateTable('withdrawals')
      .set({ first_approved_by: null, first_approved_at: null })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .where('first_approved_by', '=', by)
      .executeTakeFirst()
  ).numUpdatedRows === 1n
