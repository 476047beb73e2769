import { sql } from 'kysely'
import type { ProductKind, ProductState } from '#contract/products/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import { GOODS, SOLD } from '../queries.ts'

export interface ProductFilter {
  id?: number | undefined
  search?: string | undefined
  state?: ProductState | undefined
  waiting?: 'yes' | undefined
}

/** Staff have to decide about the product, or about the new version of one on sale. */
const IS_WAITING = sql<boolean>`(products.state = 'submitted' or (products.state = 'published' and exists (
  select from product_versions v where v.product_id = products.id and v.state = 'pending')))`

const matching = (db: Db | Tx, { id, search, state, waiting }: ProductFilter) =>
  db
    .selectFrom('products')
    .innerJoin('consultants', 'consultants.id', 'products.consultant_id')
    .innerJoin('accounts', 'accounts.id', 'products.consultant_id')
    .$if(id !== undefined, (list) => list.where('products.id', '=', id!))
    .$if(state !== undefined, (list) => list.where('products.state', '=', state!))
    .$if(waiting !== undefined, (list) => list.where(IS_WAITING))
    .$if(Boolean(search), (list) =>
      list.where(
        sql<boolean>`concat_ws(' ', products.title_english, products.title_hindi, accounts.name) ilike ${containing(search!)}`,
      ),
    )

export interface ProductView {
  sort: 'updated' | 'price' | 'sold'
  descending: boolean
  limit: number
  offset: number
}

const ORDER = { updated: sql`products.updated_at`, price: sql`products.price_paise`, sold: SOLD }

export const productsMatching = (
  db: Db | Tx,
  filter: ProductFilter,
  { sort, descending, limit, offset }: ProductView,
) =>
  matching(db, filter)
    .select(['products.id', 'products.title_english', 'products.title_hindi', 'products.about_english'])
    .select(['products.about_hindi', 'products.photo', 'products.note', 'products.version', 'products.state'])
    .select(['products.price_paise as pricePaise', 'products.updated_at as updatedAt'])
    .select(['consultants.id as consultantId', 'consultants.slug', 'accounts.name'])
    .select(['products.kind', ...GOODS])
    .select([SOLD.as('sold'), IS_WAITING.as('isWaiting')])
    .orderBy(ORDER[sort], descending ? 'desc' : 'asc')
    .orderBy('products.id', descending ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ state: ProductState; kind: ProductKind }>()
    .execute()

export type StaffRow = Awaited<ReturnType<typeof productsMatching>>[number]

export const countMatching = async (db: Db, filter: ProductFilter) =>
  (
    await matching(db, filter)
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
