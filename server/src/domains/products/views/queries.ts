import { sql } from 'kysely'
import type { PRODUCT_SORTS, ProductKind } from '#contract/products/constants.ts'
import type { Db } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import { FILES, GOODS, onSale, SOLD } from '../queries.ts'

interface Filter {
  id?: number | undefined
  consultantId?: number | undefined
  search?: string | undefined
}

const matching = (db: Db, { id, consultantId, search }: Filter) =>
  onSale(db)
    .$if(id !== undefined, (list) => list.where('products.id', '=', id!))
    .$if(consultantId !== undefined, (list) => list.where('products.consultant_id', '=', consultantId!))
    .$if(Boolean(search), (list) =>
      list.where(
        sql<boolean>`concat_ws(' ', products.title_english, products.title_hindi, accounts.name) ilike ${containing(search!)}`,
      ),
    )

/** Reviews that staff did not hide. */
const stars = sql`(select avg(r.rating) as average, count(*)::int as count from reviews r
  where r.kind = 'product' and r.item_id = products.id and r.hidden_at is null)`

interface Page {
  sort: (typeof PRODUCT_SORTS)[number]
  limit: number
  offset: number
}

export const pageOfProducts = (db: Db, filter: Filter, { sort, limit, offset }: Page) =>
  matching(db, filter)
    .select((eb) => [
      ...(['products.id', 'products.title_english', 'products.title_hindi', 'products.photo'] as const),
      ...(['products.about_english', 'products.about_hindi', 'products.price_paise as pricePaise'] as const),
      ...([
        'products.consultant_id as consultantId',
        'consultants.slug',
        'accounts.name',
        'accounts.thumbnail',
      ] as const),
      ...(['edition.pages', 'edition.number as edition', 'edition.approved_at as editionAt'] as const),
      FILES('edition').as('files'),
      ...GOODS,
      eb.ref('products.kind').$castTo<ProductKind>().as('kind'),
      ...(['product_sellers.name as seller', 'product_sellers.shipping_paise as shippingPaise'] as const),
      sql<number>`products.stock - products.reserved`.as('piecesLeft'),
      sql<{ average: number | null; count: number }>`(select to_json(stars) from ${stars} stars)`.as('stars'),
    ])
    .$if(sort === 'newest', (list) => list.orderBy('products.published_at', 'desc'))
    .$if(sort === 'cheapest', (list) => list.orderBy('products.price_paise'))
    .$if(sort === 'popular', (list) => list.orderBy(SOLD, 'desc'))
    .orderBy('products.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export type ProductRow = Awaited<ReturnType<typeof pageOfProducts>>[number]

export const countProducts = async (db: Db, filter: Filter) =>
  (
    await matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Those of these that are on sale, as a search shows them. */
export const titledOnSale = (db: Db, ids: readonly number[]) =>
  onSale(db)
    .select(['products.id', 'products.title_english', 'products.title_hindi', 'products.price_paise as pricePaise'])
    .select((eb) => [
      eb.ref('products.kind').$castTo<ProductKind>().as('kind'),
      ...(['products.gst_rate_bp as gstRateBp', 'products.consultant_id as consultantId', 'accounts.name'] as const),
    ])
    .where('products.id', 'in', ids)
    .execute()
