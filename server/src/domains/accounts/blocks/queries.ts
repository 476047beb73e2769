import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** The accounts of a person: one of each type may have the same number. */
const accountsOf = (id: number) => sql`(
  select ${id}::bigint as id
  union select other.id from accounts own join accounts other
    on other.type in ('user', 'consultant') and other.mobile = own.mobile
  where own.id = ${id} and own.deleted_at is null and other.deleted_at is null)`

/** The same for both directions and all accounts of the two. */
const keyOf = (one: number, other: number) => sql`(
  select hashtextextended('block between ' || least(a.id, b.id) || ' and ' || greatest(a.id, b.id), 0)
  from (select min(id) as id from ${accountsOf(one)} as of_one) a,
    (select min(id) as id from ${accountsOf(other)} as of_other) b)`

/** Until commit, a block of the two waits. */
export const lockAgainstBlocks = (tx: Tx, one: number, other: number) =>
  sql`select pg_advisory_xact_lock_shared(${keyOf(one, other)})`.execute(tx)

/** Until commit, whatever a block would forbid waits. */
export const lockForBlock = (tx: Tx, one: number, other: number) =>
  sql`select pg_advisory_xact_lock(${keyOf(one, other)})`.execute(tx)

/** Who of the two has blocked the other. */
export const blockBetween = async (db: Db | Tx, accountId: number, otherId: number) =>
  (
    await sql<{ isOwn: boolean }>`
      with own as (select id from ${accountsOf(accountId)} as of_own),
        others as (select id from ${accountsOf(otherId)} as of_other)
      select true as "isOwn" from account_blocks
        where blocker_id in (select id from own) and blocked_id in (select id from others)
      union all
      select false from account_blocks
        where blocker_id in (select id from others) and blocked_id in (select id from own)
      order by 1 desc limit 1`.execute(db)
  ).rows[0]

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
