import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DuePage } from '#server/platform/jobs/each-alone.ts'

const purchases = (db: Db | Tx) =>
  db
    .selectFrom('product_purchases as bought')
    .innerJoin('products', 'products.id', 'bought.product_id')
    .innerJoin('consultants', 'consultants.id', 'products.consultant_id')
    .innerJoin('accounts', 'accounts.id', 'products.consultant_id')
    .innerJoin('order_lines', 'order_lines.id', 'bought.line_id')
    .select(['bought.id', 'bought.line_id as lineId', 'bought.order_id as orderId', 'bought.product_id as productId'])
    .select(['bought.account_id as accountId', 'bought.bought_number as boughtNumber', 'bought.bought_at as boughtAt'])
    .select(['bought.updates_until as updatesUntil', 'bought.first_downloaded_at as firstDownloadedAt'])
    .select(['bought.refunded_at as refundedAt', 'bought.completed_at as completedAt', 'products.photo'])
    .select(['order_lines.title_english', 'order_lines.title_hindi', 'order_lines.total_paise as paidPaise'])
    .select(['consultants.id as consultantId', 'consultants.slug', 'accounts.name'])

export type PurchaseRow = Awaited<ReturnType<ReturnType<typeof purchases>['execute']>>[number]

export const purchasesOf = (db: Db, accountId: number, { limit, offset }: { limit: number; offset: number }) =>
  purchases(db)
    .where('bought.account_id', '=', accountId)
    .orderBy('bought.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countPurchases = async (db: Db, accountId: number) =>
  (
    await db
      .selectFrom('product_purchases')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).count

export const purchaseById = (db: Db | Tx, id: number) => purchases(db).where('bought.id', '=', id).executeTakeFirst()

/** Read again under its lock; the order is locked before. */
export const lockPurchase = (tx: Tx, id: number) =>
  tx
    .selectFrom('product_purchases')
    .select(['first_downloaded_at as firstDownloadedAt', 'refunded_at as refundedAt', 'completed_at as completedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const downloadsOf = async (db: Db | Tx, purchaseIds: readonly number[]) =>
  purchaseIds.length === 0
    ? []
    : db
        .selectFrom('product_downloads')
        .select(['purchase_id as purchaseId', 'version_id as versionId', 'position', 'downloads'])
        .where('purchase_id', 'in', purchaseIds)
        .execute()

interface Downloaded {
  purchaseId: number
  versionId: number
  position: number
}

/** Counts a download; beyond the limit a constraint refuses it. Returns how many there were. */
export const countDownload = async (tx: Tx, { purchaseId, versionId, position }: Downloaded, at: Date) =>
  (
    await tx
      .insertInto('product_downloads')
      .values({ purchase_id: purchaseId, version_id: versionId, position, downloads: 1, last_at: at })
      .onConflict((known) =>
        known
          .columns(['purchase_id', 'version_id', 'position'])
          .doUpdateSet({ downloads: sql<number>`product_downloads.downloads + 1`, last_at: at }),
      )
      .returning('downloads')
      .executeTakeFirstOrThrow()
  ).downloads

export const setDownloaded = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable('product_purchases')
    .set({ first_downloaded_at: at })
    .where('id', '=', id)
    .where('first_downloaded_at', 'is', null)
    .execute()

/** Purchases with a newer included version than the one their buyer was notified of. */
export const toNotify = async (db: Db, { after, limit }: DuePage) =>
  (
    await sql<{ id: number }>`
      select bought.id from product_purchases bought
      where bought.id > ${after?.id ?? 0} and bought.refunded_at is null and exists (
        select from product_versions v where v.product_id = bought.product_id and v.state = 'approved'
          and v.number > bought.notified_number and v.approved_at < bought.updates_until)
      order by bought.id limit ${limit}`.execute(db)
  ).rows

/** Undefined if another process has just notified them. */
export async function markNotified(tx: Tx, id: number) {
  const { rows } = await sql<{ accountId: number; title_english: string; title_hindi: string; number: number }>`
    update product_purchases bought set notified_number = newest.number
    from products p, (
      select max(v.number) as number from product_versions v join product_purchases b on b.product_id = v.product_id
      where b.id = ${id} and v.state = 'approved' and v.approved_at < b.updates_until) newest
    where bought.id = ${id} and p.id = bought.product_id and newest.number > bought.notified_number
    returning bought.account_id as "accountId", p.title_english, p.title_hindi, newest.number`.execute(tx)
  return rows[0]
}
