import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { asPrepared } from '#server/platform/db/prepared.ts'

/** The accounts of a person: one of each type may have the same number. */
const accountsOf = (id: number | RawBuilder<unknown>) => sql`(
  select ${id}::bigint as id
  union select other.id from accounts own join accounts other
    on other.type in ('user', 'consultant') and other.mobile = own.mobile
  where own.id = ${id} and own.deleted_at is null and other.deleted_at is null)`

/** Two people, by any of their accounts. */
export interface Pair {
  accountId: number
  otherId: number
}

const [ACCOUNT, OTHER] = [sql.ref('pair.account_id'), sql.ref('pair.other_id')]
const listed = (pairs: readonly Pair[]) => sql`
  unnest(${pairs.map(({ accountId }) => accountId)}::bigint[], ${pairs.map(({ otherId }) => otherId)}::bigint[])
    with ordinality as pair (account_id, other_id, place)`

/** The keys of the pairs in ascending order; the same for both directions and all accounts of the two. */
const keysOf = (pairs: readonly Pair[]) => sql`(
  select distinct hashtextextended('block between ' || least(a.id, b.id) || ' and ' || greatest(a.id, b.id), 0) as key
  from ${listed(pairs)},
    lateral (select min(id) as id from ${accountsOf(ACCOUNT)} as of_one) a,
    lateral (select min(id) as id from ${accountsOf(OTHER)} as of_other) b
  order by 1)`

/** Until commit, a block of the two waits; the same for each of the pairs. */
export const lockAgainstBlocks = (tx: Tx, pairs: readonly Pair[]) =>
  asPrepared(sql`select pg_advisory_xact_lock_shared(key) from ${keysOf(pairs)} as pairs`.compile(tx))

/** Until commit, whatever a block would forbid waits. */
export const lockForBlock = (tx: Tx, accountId: number, otherId: number) =>
  sql`select pg_advisory_xact_lock(key) from ${keysOf([{ accountId, otherId }])} as pairs`.execute(tx)

const isBlocked = (by: typeof ACCOUNT, who: typeof ACCOUNT) => sql`exists (
  select from ${accountsOf(by)} as blocker
    join account_blocks on blocker_id = blocker.id
    join ${accountsOf(who)} as blocked on blocked.id = blocked_id)`

/** Who of the two has blocked the other, in the order of the pairs: null if nobody has. */
export const blocksBetween = (db: Db | Tx, pairs: readonly Pair[]) =>
  asPrepared(
    sql<{ isOwn: boolean | null }>`
      select case when ${isBlocked(ACCOUNT, OTHER)} then true when ${isBlocked(OTHER, ACCOUNT)} then false end as "isOwn"
      from ${listed(pairs)} order by place`.compile(db),
  )

/** Whether somebody with this number and the person with this account have blocked each other, in either direction. */
export const isNumberBlocked = async (db: Db | Tx, mobile: string, accountId: number) =>
  (
    await sql`
      with own as (select id from ${accountsOf(accountId)} as of_own),
        others as (
          select id from accounts where mobile = ${mobile} and type in ('user', 'consultant') and deleted_at is null)
      select from account_blocks
      where (blocker_id in (select id from own) and blocked_id in (select id from others))
        or (blocker_id in (select id from others) and blocked_id in (select id from own))
      limit 1`.execute(db)
  ).rows.length > 0

/** All accounts of the people whom someone has blocked, and of those who have blocked them. */
export const blockedWith = async (db: Db | Tx, accountId: number) =>
  (
    await sql<{ id: number }>`
      with own as (select id from ${accountsOf(accountId)} as of_own),
        blocked as (
          select blocked_id as id from account_blocks where blocker_id in (select id from own)
          union select blocker_id from account_blocks where blocked_id in (select id from own))
      select id from blocked
      union select other.id from blocked join accounts known on known.id = blocked.id
        join accounts other on other.type in ('user', 'consultant') and other.mobile = known.mobile
        where known.deleted_at is null and other.deleted_at is null`.execute(db)
  ).rows.map(({ id }) => id)

export const insertBlock = (tx: Tx, blockerId: number, blockedId: number, at: Date) =>
  tx
    .insertInto('account_blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, blocked_at: at })
    .onConflict((known) => known.columns(['blocker_id', 'blocked_id']).doNothing())
    .execute()

export const deleteBlock = (tx: Tx, blockerId: number, blockedId: number) =>
  tx
    .deleteFrom('account_blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .returning('blocked_id')
    .executeTakeFirst()

/** The people someone has blocked, newest first. */
export const blocksOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('account_blocks')
    .innerJoin('accounts', 'accounts.id', 'blocked_id')
    .select(['accounts.id', 'name', 'type', 'thumbnail', 'blocked_at as blockedAt'])
    .$narrowType<{ type: 'user' | 'consultant' }>()
    .where('blocker_id', '=', accountId)
    .orderBy('blocked_at', 'desc')
    .orderBy('blocked_id')
    .execute()

export const countBlocks = async (tx: Tx, accountId: number) =>
  (
    await tx
      .selectFrom('account_blocks')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('blocker_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).count

export const blocksForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('account_blocks')
    .innerJoin('accounts', 'accounts.id', 'blocked_id')
    .select(['name', 'blocked_at'])
    .where('blocker_id', '=', accountId)
    .orderBy('blocked_at')
    .execute()

export const eraseBlocks = (tx: Tx, accountId: number) =>
  tx
    .deleteFrom('account_blocks')
    .where((where) => where.or([where('blocker_id', '=', accountId), where('blocked_id', '=', accountId)]))
    .execute()
