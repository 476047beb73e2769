import { sql } from 'kysely'
import type { ProductFileKind, ProductKind, ProductState } from '#contract/products/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Products with the newest version that staff approved, and the terms on which goods are sold. */
export const withEdition = (db: Db | Tx) =>
  db
    .selectFrom('products')
    .innerJoin('consultants', 'consultants.id', 'products.consultant_id')
    .innerJoin('accounts', 'accounts.id', 'products.consultant_id')
    .leftJoin('product_sellers', 'product_sellers.consultant_id', 'products.consultant_id')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('product_versions')
          .selectAll()
          .whereRef('product_id', '=', 'products.id')
          .where('state', '=', 'approved')
          .orderBy('number', 'desc')
          .limit(1)
          .as('edition'),
      (join) => join.onTrue(),
    )

/** Published by a consultant whose profile is public. */
export const IS_ON_SALE = sql<boolean>`(products.state = 'published' and consultants.approval = 'approved'
  and accounts.suspended_at is null and accounts.deleted_at is null
  and (products.kind = 'physical' and product_sellers.consultant_id is not null or edition.id is not null))`

export const onSale = (db: Db | Tx) => withEdition(db).where(IS_ON_SALE)

export const hasProductsOnSale = async (db: Db, consultantId: number) =>
  (await onSale(db).select('products.id').where('products.consultant_id', '=', consultantId).executeTakeFirst()) !==
  undefined

/** As many as one part of the sitemap holds in two languages. */
const PAGES_MAX = 25_000

/** The public pages of products, newest first. */
export const productPages = async (db: Db) =>
  (
    await onSale(db)
      .select(['products.id', 'products.updated_at as updatedAt'])
      .orderBy('products.id', 'desc')
      .limit(PAGES_MAX)
      .execute()
  ).map(({ id, updatedAt }) => ({ path: `/products/${id}`, updatedAt }))

/** Set for goods only, except the stock, which is 0 for files. */
export const GOODS = [
  'products.stock',
  'products.hsn',
  'products.gst_rate_bp as gstRateBp',
  'products.weight_grams as weightGrams',
  'products.country_of_origin as countryOfOrigin',
] as const

/** Locks a product, so that changes of it happen one after another. */
export const lockProduct = (tx: Tx, id: number) =>
  tx
    .selectFrom('products')
    .select(['id', 'consultant_id as consultantId', 'state', 'version', 'published_at as publishedAt'])
    .select(['title_english', 'title_hindi', 'about_english', 'about_hindi', 'kind', ...GOODS])
    .where('id', '=', id)
    .$narrowType<{ state: ProductState; kind: ProductKind }>()
    .forUpdate()
    .executeTakeFirst()

interface Change {
  title_english?: string
  title_hindi?: string
  about_english?: string
  about_hindi?: string
  price_paise?: number
  photo?: string | null
  stock?: number
  hsn?: string
  gst_rate_bp?: number
  weight_grams?: number
  country_of_origin?: string
  state?: ProductState
  note?: string
  submitted_at?: Date
  published_at?: Date
}

export const updateProduct = (tx: Tx, id: number, change: Change, at: Date) =>
  tx
    .updateTable('products')
    .set({ ...change, version: sql<number>`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute()

export interface VersionFile {
  position: number
  name: string
  kind: ProductFileKind
  bytes: number
  pages: number | null
  fileId: number
}

/** The files of a version, in order. */
export const FILES = (version: string) => sql<VersionFile[]>`coalesce((
  select json_agg(json_build_object('position', position, 'name', name, 'kind', kind, 'bytes', file.bytes,
    'pages', file.pages, 'fileId', file_id) order by position)
  from product_version_files file where file.version_id = ${sql.ref(`${version}.id`)}), '[]')`

export const versionsOf = (db: Db | Tx, productIds: readonly number[]) =>
  productIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('product_versions')
        .select(['id', 'product_id as productId', 'number', 'pages', 'bytes', 'created_at as createdAt'])
        .select(['preview_file_id as previewFileId', 'approved_at as approvedAt'])
        .select(FILES('product_versions').as('files'))
        .select(sql<boolean>`state = 'approved'`.as('isApproved'))
        .where('product_id', 'in', productIds)
        .orderBy('number', 'desc')
        .execute()

export const photosOf = (db: Db | Tx, productIds: readonly number[]) =>
  db
    .selectFrom('product_photos')
    .select(['id', 'product_id as productId', 'path', 'alt_english', 'alt_hindi'])
    .where('product_id', 'in', [0, ...productIds])
    .orderBy('position')
    .execute()

export const SOLD = sql<number>`(select count(*) from product_purchases bought
  where bought.product_id = products.id and bought.refunded_at is null)::int + (select coalesce(sum(sent.quantity), 0)
  from product_shipments sent where sent.product_id = products.id
    and sent.state in ('placed', 'packed', 'shipped', 'delivered'))::int`

export const setApproved = (tx: Tx, versionId: number, at: Date) =>
  tx
    .updateTable('product_versions')
    .set({ state: 'approved', approved_at: at })
    .where('id', '=', versionId)
    .where('state', '=', 'pending')
    .execute()

export const dropVersion = (tx: Tx, versionId: number) =>
  tx.deleteFrom('product_versions').where('id', '=', versionId).where('state', '=', 'pending').execute()
