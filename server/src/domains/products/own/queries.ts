import { sql } from 'kysely'
import type { ProductKind, ProductState } from '#contract/products/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { GOODS, SOLD, type VersionFile } from '../queries.ts'
import type { columnsOfGoods } from '../rules.ts'

const REFUNDED = sql<number>`(select count(*) from product_purchases bought
  where bought.product_id = products.id and bought.refunded_at is not null)::int + (select coalesce(sum(sent.quantity), 0)
  from product_shipments sent where sent.product_id = products.id
    and sent.placed_at is not null and sent.state in ('cancelled', 'returned'))::int`

const LINES = sql`select line_id from product_purchases bought where bought.product_id = products.id
  union all select line_id from product_shipments sent where sent.product_id = products.id`

/** After commission and taxes, less what refunds took back. */
const EARNED = sql<number>`((select coalesce(sum(e.net_paise - e.passed_tax_paise), 0) from earnings e where e.line_id in (${LINES}))
  - (select coalesce(sum(r.net_paise - r.passed_tax_paise), 0) from earning_reversals r join earnings e on e.id = r.earning_id
    where e.line_id in (${LINES})))::bigint`

export const productsBy = (db: Db | Tx, { consultantId, id }: { consultantId?: number; id?: number }) =>
  db
    .selectFrom('products')
    .select(['id', 'title_english', 'title_hindi', 'about_english', 'about_hindi', 'photo', 'note', 'version', 'state'])
    .select(['price_paise as pricePaise', 'updated_at as updatedAt', SOLD.as('sold')])
    .select([REFUNDED.as('refunded'), EARNED.as('earnedPaise')])
    .select(['kind', ...GOODS])
    .$if(consultantId !== undefined, (list) => list.where('consultant_id', '=', consultantId!))
    .$if(id !== undefined, (list) => list.where('id', '=', id!))
    .orderBy('id', 'desc')
    .$narrowType<{ state: ProductState; kind: ProductKind }>()
    .execute()

/** Locks the consultant, so that concurrent requests count each other's products. */
export const lockConsultant = (tx: Tx, id: number) =>
  tx.selectFrom('consultants').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const countProductsOf = async (tx: Tx, consultantId: number) =>
  (
    await tx
      .selectFrom('products')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('consultant_id', '=', consultantId)
      .executeTakeFirstOrThrow()
  ).count

interface NewProduct {
  consultantId: number
  title_english: string
  title_hindi: string
  about_english: string
  about_hindi: string
  pricePaise: number
  /** Columns of a physical product. */
  goods?: ReturnType<typeof columnsOfGoods> | undefined
}

export const insertProduct = async (tx: Tx, { consultantId, pricePaise, goods, ...texts }: NewProduct, at: Date) =>
  (
    await tx
      .insertInto('products')
      .values({
        ...{ consultant_id: consultantId, ...texts, price_paise: pricePaise },
        ...(goods && { kind: 'physical', ...goods }),
        ...{ state: 'draft', created_at: at, updated_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

interface NewVersion {
  productId: number
  /** Of the first PDF. */
  previewFileId: number | null
  files: readonly Omit<VersionFile, 'position'>[]
}

/** Waits for approval; its number follows the last one. */
export async function insertVersion(tx: Tx, { productId, previewFileId, files }: NewVersion, at: Date) {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const { id } = await tx
    .insertInto('product_versions')
    .values({
      ...{ product_id: productId, preview_file_id: previewFileId, state: 'pending', created_at: at },
      ...{ pages: sum(files.map(({ pages }) => pages ?? 0)), bytes: sum(files.map(({ bytes }) => bytes)) },
      number: sql<number>`1 + coalesce((select max(number) from product_versions where product_id = ${productId}), 0)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('product_version_files')
    .values(
      files.map(({ fileId, ...file }, index) => ({ ...file, version_id: id, position: index + 1, file_id: fileId })),
    )
    .execute()
  return id
}
