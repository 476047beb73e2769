import { sql } from 'kysely'
import type { ProductKind } from '#contract/products/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DuePage } from '#server/platform/jobs/each-alone.ts'
import { GOODS, IS_ON_SALE, withEdition } from '../queries.ts'

export const productsForSale = (db: Db | Tx, ids: readonly number[]) =>
  withEdition(db)
    .select(['products.id', 'products.title_english', 'products.title_hindi', 'products.price_paise as pricePaise'])
    .select(['products.consultant_id as consultantId', 'edition.number as edition', IS_ON_SALE.as('isOnSale')])
    .select(['products.kind', ...GOODS, 'product_sellers.shipping_paise as shippingPaise'])
    .select(['product_sellers.pincodes', 'product_sellers.gstin'])
    .where('products.id', 'in', ids)
    .$narrowType<{ kind: ProductKind }>()
    .execute()

export type ForSale = Awaited<ReturnType<typeof productsForSale>>[number]

/** Which of the products an account has bought and not given back. */
export const ownedAmong = async (db: Db | Tx, accountId: number | undefined, productIds: readonly number[]) =>
  new Set(
    (accountId === undefined || productIds.length === 0
      ? []
      : await db
          .selectFrom('product_purchases')
          .select('product_id as id')
          .where('account_id', '=', accountId)
          .where('product_id', 'in', productIds)
          .where('refunded_at', 'is', null)
          .execute()
    ).map(({ id }) => id),
  )

interface NewPurchase {
  lineId: number
  orderId: number
  accountId: number
  productId: number
  edition: number
  updatesUntil: Date
  at: Date
}

/** Undefined if this line was fulfilled before, or if the buyer already has the product. */
export const insertPurchase = (tx: Tx, bought: NewPurchase) =>
  tx
    .insertInto('product_purchases')
    .values({
      ...{ line_id: bought.lineId, order_id: bought.orderId, account_id: bought.accountId },
      ...{ product_id: bought.productId, bought_number: bought.edition, notified_number: bought.edition },
      ...{ bought_at: bought.at, updates_until: bought.updatesUntil },
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()

export const isFulfilled = async (tx: Tx, lineId: number) =>
  Boolean(await tx.selectFrom('product_purchases').select('id').where('line_id', '=', lineId).executeTakeFirst())

export const setRefunded = (tx: Tx, lineId: number, at: Date) =>
  tx
    .updateTable('product_purchases')
    .set({ refunded_at: sql`coalesce(refunded_at, ${at})` })
    .where('line_id', '=', lineId)
    .execute()

export const setCompleted = (tx: Tx, lineId: number, at: Date) =>
  tx.updateTable('product_purchases').set({ completed_at: at }).where('line_id', '=', lineId).execute()

/** Lines that were bought before an instant and never downloaded. */
export const linesToComplete = (db: Db, before: Date, { after, limit }: DuePage) =>
  db
    .selectFrom('product_purchases as bought')
    .innerJoin('order_lines', 'order_lines.id', 'bought.line_id')
    .select('bought.line_id as id')
    .where('bought.line_id', '>', after?.id ?? 0)
    .where('bought.bought_at', '<=', before)
    .where('bought.completed_at', 'is', null)
    .where('bought.refunded_at', 'is', null)
    .where('order_lines.state', '=', 'fulfilled')
    .orderBy('bought.line_id')
    .limit(limit)
    .execute()
