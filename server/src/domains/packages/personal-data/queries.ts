import type { ProblemCode } from '#contract/problems.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Packages bought, and packages offered as a consultant. */
export const packagesForExport = async (db: Db | Tx, accountId: number) => ({
  packages: await db
    .selectFrom('packages')
    .select(['order_id as orderId', 'consultant_id as consultantId', 'mode', 'minutes', 'sessions', 'used', 'refunded'])
    .select(['session_paise as sessionPaise', 'state', 'bought_at as boughtAt', 'valid_until as validUntil'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute(),
  offers: await db
    .selectFrom('package_offers')
    .select(['mode', 'minutes', 'sessions', 'session_paise as sessionPaise', 'state', 'created_at as createdAt'])
    .where('consultant_id', '=', accountId)
    .orderBy('id')
    .execute(),
})

/** What was bought stays with the order; nothing more is sold. */
export const withdrawOffers = (tx: Tx, accountId: number, now: Date) =>
  tx
    .updateTable('package_offers')
    .set({ state: 'withdrawn', updated_at: now })
    .where('consultant_id', '=', accountId)
    .where('state', '=', 'offered')
    .execute()

/** Sessions that were paid for and not booked. */
export async function hasUnusedSessions(db: Db | Tx, accountId: number, now: Date): Promise<ProblemCode | undefined> {
  const unused = await db
    .selectFrom('packages')
    .select('id')
    .where((where) => where.or([where('account_id', '=', accountId), where('consultant_id', '=', accountId)]))
    .where('state', '=', 'active')
    .where('valid_until', '>', now)
    .whereRef('used', '<', 'sessions')
    .limit(1)
    .executeTakeFirst()
  return unused && 'unused_sessions'
}
