import type { Db } from '#server/platform/db/db.ts'
import { onSale } from '../queries.ts'

/** A version as a buyer gets it; whether it is included is decided when the link is made. */
export const purchasedVersion = (db: Db, purchaseId: number, versionId: number) =>
  db
    .selectFrom('product_purchases as bought')
    .innerJoin('product_versions as version', 'version.product_id', 'bought.product_id')
    .innerJoin('products', 'products.id', 'bought.product_id')
    .innerJoin('accounts', 'accounts.id', 'bought.account_id')
    .select(['bought.account_id as accountId', 'bought.order_id as orderId', 'bought.refunded_at as refundedAt'])
    .select(['version.file_id as fileId', 'version.number', 'products.title_english as title', 'accounts.name'])
    .where('bought.id', '=', purchaseId)
    .where('version.id', '=', versionId)
    .executeTakeFirst()

export const previewOnSale = (db: Db, productId: number) =>
  onSale(db)
    .select((of) => of.ref('edition.preview_file_id').$notNull().as('fileId'))
    .where('products.id', '=', productId)
    .executeTakeFirst()

export const versionById = (db: Db, id: number) =>
  db
    .selectFrom('product_versions as version')
    .innerJoin('products', 'products.id', 'version.product_id')
    .select(['version.file_id as fileId', 'version.number', 'products.title_english as title'])
    .where('version.id', '=', id)
    .executeTakeFirst()
