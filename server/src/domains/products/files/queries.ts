import type { ProductFileKind } from '#contract/products/constants.ts'
import type { Db } from '#server/platform/db/db.ts'
import { onSale } from '../queries.ts'

const FILE = ['file.file_id as fileId', 'file.name', 'file.kind'] as const

/** A version as a buyer gets it; whether it is included is decided when the link is made. */
export const purchasedVersion = (db: Db, purchaseId: number, versionId: number, position: number) =>
  db
    .selectFrom('product_purchases as bought')
    .innerJoin('product_versions as version', 'version.product_id', 'bought.product_id')
    .innerJoin('product_version_files as file', 'file.version_id', 'version.id')
    .innerJoin('accounts', 'accounts.id', 'bought.account_id')
    .select(['bought.account_id as accountId', 'bought.order_id as orderId', 'bought.refunded_at as refundedAt'])
    .select([...FILE, 'accounts.name as buyer'])
    .where('bought.id', '=', purchaseId)
    .where('version.id', '=', versionId)
    .where('file.position', '=', position)
    .$narrowType<{ kind: ProductFileKind }>()
    .executeTakeFirst()

export const previewOnSale = (db: Db, productId: number) =>
  onSale(db)
    .select((of) => of.ref('edition.preview_file_id').$notNull().as('fileId'))
    .where('products.id', '=', productId)
    .where('edition.preview_file_id', 'is not', null)
    .executeTakeFirst()

export const fileOfVersion = (db: Db, versionId: number, position: number) =>
  db
    .selectFrom('product_version_files as file')
    .select(FILE)
    .where('file.version_id', '=', versionId)
    .where('file.position', '=', position)
    .$narrowType<{ kind: ProductFileKind }>()
    .executeTakeFirst()
